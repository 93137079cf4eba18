//! The switches in force.

use vexillum_engine::{Rules, SWITCHES, Switch};
use yew::prelude::*;

use super::Kinds;
use crate::components::start::rules::word;

/// The switches that only decks of cards have.
const OF_CARDS: [&str; 3] = ["swap-then-attack", "tactical-reveal", "refill"];

/// Every switch that means something here, with its value and a sentence.
pub(super) fn switches(kinds: Kinds) -> Html {
    let start = &kinds.language.texts().options;
    let rules = &kinds.variant.rules;
    let shown = SWITCHES.iter().filter(|switch| kinds.variant.cards || !OF_CARDS.contains(&switch.name));
    let row = |switch: &Switch| {
        let value = switch.get(rules);
        let text = start.switch(switch.name)?;
        let changed = value != switch.get(&Rules::STANDARD);
        Some(html! {
            <div class={classes!(changed.then_some("changed"))}>
                <dt>{ text.name }</dt>
                <dd>{ word(start, switch, value) }</dd>
                <dd>{ text.line }</dd>
            </div>
        })
    };
    html! { <dl class="switch-table">{ for shown.filter_map(row) }</dl> }
}
