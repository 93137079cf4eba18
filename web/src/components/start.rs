//! The start screen.

mod choice;
pub mod edition;
mod hero;
mod players;
pub mod rules;
mod segmented;

use vexillum_engine::{SwitchError, VARIANTS, Variant};
use yew::prelude::*;

use crate::i18n::Texts;
use crate::screen::{NewGame, ResumeInfo};
use crate::settings::{Settings, Theme};

use choice::{Against, Choice};
use edition::{FIRST, edition_card};
use hero::hero;
use players::players;
use rules::{RuleSwitches, rule_switches};
use segmented::{Segment, Segmented, segmented};

/// What the start screen shows and tells.
#[derive(PartialEq, Properties)]
pub struct StartProps {
    /// The open game, if there is one.
    pub resume: Option<ResumeInfo>,
    /// The settings.
    pub settings: Settings,
    /// A game is to begin.
    pub on_start: Callback<NewGame>,
    /// The open game is to go on.
    pub on_resume: Callback<()>,
    /// The settings change.
    pub on_settings: Callback<Settings>,
}

/// The start screen.
#[component]
pub fn Start(props: &StartProps) -> Html {
    let refused = use_state(|| None::<AttrValue>);
    let Some(choice) = Choice::read(&props.settings.last) else { return Html::default() };
    let texts = props.settings.language.texts();
    let choose = {
        let (settings, refused) = (props.settings.clone(), refused.clone());
        props.on_settings.reform(move |choice: Choice| {
            refused.set(None);
            Settings { last: choice.write(), ..settings.clone() }
        })
    };
    let on_set = {
        let (choose, refused) = (choose.clone(), refused.clone());
        Callback::from(move |(name, value): (&'static str, String)| match choice.with_switch(name, &value) {
            Ok(choice) => choose.emit(choice),
            Err(error) => refused.set(Some(refusal(texts, name, &error).into())),
        })
    };
    let on_reset =
        choose.reform(move |()| Variant::find(choice.variant.id).map_or(choice, |own| choice.with_edition(own)));
    let switches = RuleSwitches {
        variant: choice.variant,
        language: props.settings.language,
        refused: (*refused).clone(),
        on_set,
        on_reset,
    };
    html! {
        <main id="main" class="start" data-screen="start">
            { hero(props, &choice, texts) }
            <form class="options" onsubmit={|event: SubmitEvent| event.prevent_default()}>
                { editions(&choice, texts, &choose) }
                { players(props, choice, texts, &choose) }
                { theme(props, &choice, texts) }
                { rule_switches(&switches) }
            </form>
        </main>
    }
}

fn refusal(texts: &Texts, name: &str, error: &SwitchError) -> String {
    let switch = texts.start.switch(name).map_or(name, |text| text.name);
    match error {
        SwitchError::Refused(flaw) => (texts.start.refused)(switch, (texts.start.flaw)(*flaw)),
        // The screen offers known switches and values alone: no reason to load the engine's own words for them.
        SwitchError::Unknown(what) | SwitchError::BadValue { value: what, .. } => (texts.start.refused)(switch, what),
    }
}

/// The cards: those for a newcomer in front, the others folded away.
fn editions(choice: &Choice, texts: &Texts, choose: &Callback<Choice>) -> Html {
    let on_choose = {
        let choice = *choice;
        choose.reform(move |variant: Variant| choice.with_edition(&variant))
    };
    let card = |variant: &Variant| {
        let chosen = variant.id == choice.variant.id;
        edition_card(*variant, chosen, texts, &on_choose)
    };
    let first = FIRST.iter().filter_map(|id| Variant::find(id));
    let others: Vec<&Variant> = VARIANTS.iter().copied().filter(|variant| !FIRST.contains(&variant.id)).collect();
    let open = others.iter().any(|variant| variant.id == choice.variant.id);
    html! {
        <section class="span">
            <fieldset>
                <legend>{ texts.start.editions }</legend>
                <div class="editions">{ for first.map(card) }</div>
                if !others.is_empty() {
                    <details class="more" {open}>
                        <summary>{ (texts.start.more_editions)(others.len()) }</summary>
                        <div class="editions">{ for others.into_iter().map(card) }</div>
                    </details>
                }
            </fieldset>
        </section>
    }
}

/// The colors of the page, beside the choice of a side where there is one.
fn theme(props: &StartProps, choice: &Choice, texts: &'static Texts) -> Html {
    let segments: Vec<Segment> = Theme::ALL
        .into_iter()
        .zip(texts.settings.themes)
        .map(|(theme, label)| Segment { label: label.into(), chosen: theme == props.settings.theme })
        .collect();
    let settings = props.settings.clone();
    let on_choose = props.on_settings.reform(move |index: usize| Settings {
        theme: Theme::ALL.get(index).copied().unwrap_or_default(),
        ..settings.clone()
    });
    let span = choice.against != Against::Computer;
    segmented(Segmented { name: "theme", legend: texts.settings.theme, segments, span, line: None, on_choose })
}
