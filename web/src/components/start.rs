//! The start screen.

mod choice;
mod clock;
pub mod edition;
mod families;
mod hero;
mod players;
pub mod rules;
mod segmented;

use vexillum_engine::{Rules, Variant};
use yew::prelude::*;

use crate::own::OwnVariants;
use crate::screen::{NewGame, ResumeInfo};
use crate::settings::Settings;

use choice::Choice;
use clock::clock;
use families::editions;
use hero::hero;
use players::players;
use rules::{RuleSwitches, rule_switches};

/// What the start screen shows and tells.
#[derive(PartialEq, Properties)]
pub struct StartProps {
    /// The open game, if there is one.
    pub resume: Option<ResumeInfo>,
    /// The settings.
    pub settings: Settings,
    /// The variants that the player keeps.
    pub own: OwnVariants,
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
    let Some(choice) = Choice::read(&props.settings.last) else { return Html::default() };
    let language = props.settings.language;
    let texts = language.texts();
    let choose = {
        let settings = props.settings.clone();
        props.on_settings.reform(move |choice: Choice| Settings { last: choice.write(), ..settings.clone() })
    };
    let switches = RuleSwitches {
        variant: choice.variant,
        own: choice.edition.rules,
        language,
        on_set: choose.reform(move |rules: Rules| Choice { variant: Variant { rules, ..choice.variant }, ..choice }),
    };
    html! {
        <main id="main" class="start" data-screen="start">
            { hero(props, &choice, texts) }
            <form class="options" onsubmit={|event: SubmitEvent| event.prevent_default()}>
                { editions(props, &choice, texts, &choose) }
                { players(props, &choice, texts, &choose) }
                { clock(&choice, texts, &choose) }
                { rule_switches(&switches) }
            </form>
        </main>
    }
}
