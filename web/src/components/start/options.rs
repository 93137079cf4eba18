//! What can be chosen on the start screen.

use vexillum_engine::{Rules, Variant};
use yew::prelude::*;

use super::StartProps;
use super::choice::Choice;
use super::clock::clock;
use super::families::{FOLDS, editions};
use super::players::players;
use super::rules::{RuleSwitches, rule_switches};
use crate::hooks::steps::use_steps;
use crate::settings::Settings;
use crate::storage::{self, Key};
use crate::workshop::lessons;

/// The editions, the players, the clock and the rules.
pub fn options(props: &StartProps, choice: &Choice) -> Html {
    html! { <Options start={props.clone()} choice={*choice} /> }
}

#[derive(PartialEq, Properties)]
struct OptionsProps {
    start: StartProps,
    choice: Choice,
}

/// The parts as they are drawn, one after the other from above; last what is in the folds of the editions, since most are
/// closed.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
pub(super) enum Part {
    /// The editions in front.
    First,
    /// The folds, the open one with its cards.
    Folds,
    /// The ways to other screens.
    Links,
    Players,
    Clock,
    Rules,
    /// The cards of the fold of that number.
    Cards(usize),
}

impl Part {
    const ABOVE: [Self; 6] = [Self::First, Self::Folds, Self::Links, Self::Players, Self::Clock, Self::Rules];

    /// The part that is drawn last when so many are.
    fn last(drawn: usize) -> Self {
        let index = drawn.saturating_sub(1);
        Self::ABOVE.get(index).copied().unwrap_or(Self::Cards(index.saturating_sub(Self::ABOVE.len())))
    }
}

/// All of them.
#[component]
fn Options(OptionsProps { start: props, choice }: &OptionsProps) -> Html {
    let drawn = Part::last(use_steps(Part::ABOVE.len() + FOLDS));
    let choice = *choice;
    let language = props.settings.language;
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
    let played = props.resume.is_some() || storage::read(Key::Games).is_some();
    html! {
        <form class="options" onsubmit={|event: SubmitEvent| event.prevent_default()}>
            { lessons::invitation(language, played) }
            { editions(&choice, language, &choose, drawn) }
            if drawn >= Part::Players {
                { players(props, &choice, language, &choose) }
            }
            if drawn >= Part::Clock {
                { clock(&choice, language, &choose) }
            }
            if drawn >= Part::Rules {
                { rule_switches(&switches) }
            }
        </form>
    }
}
