//! The switches in force.

use vexillum_engine::{Rules, SWITCHES, Switch, Variant};
use yew::prelude::*;

use super::Kinds;
use crate::components::start::rules::word;

/// The switches that only decks of cards have.
const OF_CARDS: [&str; 3] = ["swap-then-attack", "tactical-reveal", "refill"];

/// A switch in words.
pub(super) struct Row {
    pub(super) name: String,
    pub(super) value: String,
    pub(super) line: String,
    /// The value in the edition's box, where it is another one.
    pub(super) own: Option<String>,
}

/// Every switch that means something here, with its value and a sentence.
pub(super) fn switches(kinds: Kinds) -> Html {
    let row = |Row { name, value, line, own }: Row| {
        html! {
            <div class={classes!(own.as_ref().map(|_| "changed"))}>
                <dt>{ name }</dt>
                <dd>{ value }</dd>
                <dd>
                    { line }
                    if let Some(own) = own {
                        { " " }<em>{ own }</em>
                    }
                </dd>
            </div>
        }
    };
    html! { <dl class="switch-table">{ for rows(kinds).into_iter().map(row) }</dl> }
}

pub(super) fn rows(kinds: Kinds) -> Vec<Row> {
    let start = &kinds.language.texts().options;
    let own = Variant::find(kinds.variant.id).map_or(Rules::STANDARD, |edition| edition.rules);
    let shown = SWITCHES.iter().filter(|switch| kinds.variant.cards || !OF_CARDS.contains(&switch.name));
    let row = |switch: &Switch| {
        let text = start.switch(switch.name)?;
        let [value, own] = [&kinds.variant.rules, &own].map(|rules| switch.get(rules));
        Some(Row {
            name: kinds.fill(text.name),
            value: word(start, switch, value),
            line: kinds.fill(text.line),
            own: (own != value).then(|| (start.own_value)(&word(start, switch, own))),
        })
    };
    shown.filter_map(row).collect()
}
