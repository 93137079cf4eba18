//! What can be chosen on the start screen.

use vexillum_engine::{Rules, Variant};
use yew::prelude::*;

use super::StartProps;
use super::choice::Choice;
use super::clock::clock;
use super::families::editions;
use super::players::players;
use super::rules::{RuleSwitches, rule_switches};
use crate::settings::Settings;
use crate::storage::{self, Key};
use crate::workshop::lessons;

/// The editions, the players, the clock and the rules.
pub fn options(props: &StartProps, choice: &Choice) -> Html {
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
    let played = props.resume.is_some() || storage::load(Key::Games).is_some();
    html! {
        <form class="options" onsubmit={|event: SubmitEvent| event.prevent_default()}>
            { lessons::invitation(language, played) }
            { editions(&choice, language, &choose) }
            { players(props, &choice, language, &choose) }
            { clock(&choice, language, &choose) }
            { rule_switches(&switches) }
        </form>
    }
}
