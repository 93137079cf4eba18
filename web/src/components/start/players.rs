//! The choice of the players: who plays, how strong, and which side.

use vexillum_engine::{Color, Level, Names};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::choice::{Against, Choice};
use super::segmented::{Segment, Segmented};
use crate::components::piece::{Face, Look, piece};
use crate::i18n::Language;
use crate::name::{LONGEST, written};
use crate::settings::Style;

/// Properties of [`Players`].
#[derive(Clone, PartialEq, Properties)]
pub(super) struct PlayersProps {
    /// Current choice.
    pub(super) choice: Choice,
    /// Names of two at one screen.
    pub(super) names: [String; 2],
    /// Language of the page.
    pub(super) language: Language,
    /// Called with another choice.
    pub(super) on_choose: Callback<Choice>,
    /// Called with other names.
    pub(super) on_names: Callback<[String; 2]>,
}

/// The choice of the players.
#[component]
pub(super) fn Players(props: &PlayersProps) -> Html {
    let PlayersProps { choice, language, on_choose: choose, .. } = props;
    let (choice, language) = (*choice, *language);
    let (words, start) = (&language.texts().words, &language.texts().options);
    let segments: Vec<Segment> = Against::ALL
        .iter()
        .zip(start.opponents)
        .map(|((against, _), label)| Segment { label: label.into(), chosen: choice.against == *against })
        .collect();
    let on_against = choose.reform(move |index: usize| Choice {
        against: Against::ALL.get(index).map_or(choice.against, |(against, _)| *against),
        ..choice
    });
    let line = match choice.against {
        Against::Computer => None,
        Against::Beside => Some(start.beside_line),
        Against::Watch => Some(start.watch_line),
    };
    html! {
        <>
            <Segmented name="opponent" legend={start.opponent} {segments} span={true}
                line={line.map(AttrValue::from)} on_choose={on_against} />
            { match choice.against {
                Against::Computer => level("level", start.level, choice.level, language,
                    &choose.reform(move |level| Choice { level, ..choice })),
                Against::Watch => html! {
                    <>
                        { level("red", &(start.levels_of)(words.color(Color::Red)), choice.level, language,
                            &choose.reform(move |level| Choice { level, ..choice })) }
                        { level("blue", &(start.levels_of)(words.color(Color::Blue)), choice.second, language,
                            &choose.reform(move |second| Choice { second, ..choice })) }
                    </>
                },
                Against::Beside => names(props),
            } }
        </>
    }
}

/// Properties of [`SideChoice`].
#[derive(Clone, PartialEq, Properties)]
pub(super) struct SideChoiceProps {
    /// Current choice.
    pub(super) choice: Choice,
    /// Language of the page.
    pub(super) language: Language,
    /// Called with another choice.
    pub(super) on_choose: Callback<Choice>,
}

/// The choice of the side of the person at the screen.
#[component]
pub(super) fn SideChoice(SideChoiceProps { choice, language, on_choose: choose }: &SideChoiceProps) -> Html {
    let choice = *choice;
    let texts = language.texts();
    let start = &texts.options;
    let look = Look::new(&choice.variant, Style::default());
    let sides = Color::ALL.into_iter().map(|color| Segment {
        label: html! { <>{ piece(Face::back(color), look, false) }{ texts.words.color(color) }</> },
        chosen: choice.color == Some(color),
    });
    let lot = Segment { label: start.lot.into(), chosen: choice.color.is_none() };
    let on_choose = choose.reform(move |index: usize| Choice { color: Color::ALL.get(index).copied(), ..choice });
    let segments: Vec<Segment> = sides.chain([lot]).collect();
    html! { <Segmented name="side" legend={start.color} {segments} {on_choose} /> }
}

/// Name of a level over its meaning.
pub(crate) fn level_label(level: Level, language: Language) -> Html {
    let (name, meaning) = language.texts().words.level_words(level);
    html! { <span class="level">{ name }{ " " }<small>{ meaning }</small></span> }
}

fn level(name: &'static str, legend: &str, chosen: Level, language: Language, on_choose: &Callback<Level>) -> Html {
    let texts = language.texts();
    let start = &texts.options;
    let segments: Vec<Segment> = Level::ALL
        .into_iter()
        .map(|level| Segment { label: level_label(level, language), chosen: level == chosen })
        .collect();
    let line = start.level_lines.get(chosen as usize).map(|line| AttrValue::from(*line));
    let on_choose = on_choose.reform(move |index: usize| Level::ALL.get(index).copied().unwrap_or(chosen));
    html! { <Segmented {name} legend={legend.to_owned()} {segments} span={true} {line} {on_choose} /> }
}

/// The names of two at one screen.
fn names(props: &PlayersProps) -> Html {
    let language = props.language;
    let texts = language.texts();
    let start = &texts.options;
    let field = |color: Color| {
        let names = props.names.clone();
        let oninput = props.on_names.reform(move |event: InputEvent| {
            let mut names = names.clone();
            if let (Some(input), Some(name)) =
                (event.target_dyn_into::<HtmlInputElement>(), names.get_mut(color as usize))
            {
                *name = written(&input.value());
            }
            names
        });
        html! {
            <label class="name-field">
                { piece(Face::back(color), Look { names: Names::Classic, unnumbered: None, style: Style::default() }, false) }
                <span class="visually-hidden">{ (start.name_of)(texts.words.color(color)) }</span>
                <input
                    class="field"
                    maxlength={LONGEST.to_string()}
                    autocomplete="off"
                    placeholder={texts.words.color(color)}
                    value={props.names.get(color as usize).cloned()}
                    {oninput}
                />
            </label>
        }
    };
    html! {
        <fieldset class="span">
            <legend>{ start.names }</legend>
            <div class="field-row names">{ for Color::ALL.into_iter().map(field) }</div>
        </fieldset>
    }
}
