//! The moves: each can be gone to.

use std::rc::Rc;

use web_sys::{DomRect, Element};
use yew::prelude::*;

use super::Msg;
use crate::components::moves::{fight, use_numbered};
use crate::display::Ply;

/// What the list needs.
#[derive(PartialEq, Properties)]
pub(super) struct ListProps {
    pub(super) plies: Rc<Vec<Rc<Ply>>>,
    /// The entry of the log that is seen on the board.
    pub(super) current: Option<usize>,
    pub(super) on: Callback<Msg>,
}

/// The list. It follows the move that is seen.
#[component]
pub(super) fn List(props: &ListProps) -> Html {
    let ListProps { plies, current, on } = props;
    // An answer, or an offer, belongs to the move before it.
    let seen = current.and_then(|at| plies.iter().rfind(|ply| ply.index <= at)).map(|ply| ply.index);
    let numbered = use_numbered(plies, seen);
    {
        let node = numbered.list.clone();
        use_effect_with(seen, move |seen| {
            let _: Option<()> = follow(&node, seen.is_none());
        });
    }
    numbered.draw(|ply: Option<&Ply>| {
        let Some(ply) = ply else { return html! { <span class="ply"></span> } };
        let index = ply.index;
        html! {
            <button type="button" class="ply" aria-current={(seen == Some(index)).then_some("true")} onclick={on.reform(move |_| Msg::Show(index))}>
                { ply.text.clone() }
                { fight(ply) }
            </button>
        }
    })
}

/// Scrolls the panel, and nothing else, so that the move is seen.
fn follow(node: &NodeRef, begins: bool) -> Option<()> {
    let list = node.cast::<Element>()?;
    let panel = list.parent_element()?;
    if begins {
        panel.set_scroll_top(0);
        return Some(());
    }
    // Of a long list it may come with the rows that are drawn next, which are in view then.
    let seen = list.query_selector("[aria-current]").ok()??;
    let (seen, frame) = (seen.get_bounding_client_rect(), panel.get_bounding_client_rect());
    let middle = |rect: &DomRect| rect.top() + rect.height() / 2.0;
    panel.set_scroll_top(panel.scroll_top() + (middle(&seen) - middle(&frame)) as i32);
    Some(())
}
