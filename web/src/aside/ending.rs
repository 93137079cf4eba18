//! Record, controls and facts of a game that is over.

use yew::prelude::*;

use super::records::Records;
use super::replay::Replay;
use crate::components::later::EndingProps;

/// The record, the controls that step through the game, and the facts.
#[component]
pub(super) fn Ending(EndingProps { language, record, facts, at, on_seek }: &EndingProps) -> Html {
    let fact = |(name, value): &(AttrValue, AttrValue)| {
        html! { <><dt>{ name.clone() }</dt><dd>{ value.clone() }</dd></> }
    };
    let (at, of) = *at;
    html! {
        <>
            if let Some(record) = record {
                <Records language={*language} record={record.clone()} />
            }
            <section class="panel wide">
                <Replay language={*language} {at} {of} on_seek={on_seek.clone()} />
            </section>
            <section class="panel">
                <dl class="facts">{ for facts.iter().map(fact) }</dl>
            </section>
        </>
    }
}
