//! The tray of pieces still to place.

use std::cell::RefCell;
use std::rc::Rc;

use vexillum_engine::{Role, Square};
use web_sys::PointerEvent;
use yew::prelude::*;

use super::drag::Drag;
use super::editor::Act;
use super::words::Speaker;
use crate::components::piece::{Face, piece};
use crate::draft::{Draft, Picked};
use crate::hooks::drag::square_of;

/// What the tray shows and tells.
pub(super) struct Stock<'a> {
    /// The draft.
    pub(super) draft: &'a Draft,
    /// Who sets up, and in which language.
    pub(super) speaker: Speaker<'a>,
    /// Why the last try was refused.
    pub(super) refusal: Option<AttrValue>,
    /// What holds a piece of the tray.
    pub(super) hand: &'a Rc<RefCell<Hand>>,
    /// What the player does.
    pub(super) on_act: &'a Callback<Act>,
}

/// The pointer on a piece of the tray.
#[derive(Default)]
pub(super) struct Hand {
    drag: Option<Drag>,
    /// The click that follows a drag is none.
    dragged: bool,
}

/// The kinds of which pieces are left, to be tapped or dragged.
pub(super) fn stock(view: &Stock) -> Html {
    let Stock { draft, speaker, refusal, hand, on_act } = view;
    let texts = &speaker.texts.setup;
    let color = speaker.color;
    let look = speaker.look();

    let kind = |role: Role| {
        let left = draft.left(role);
        let pressed = draft.picked() == Some(Picked::Stock(role));
        let onpointerdown = {
            let hand = Rc::clone(hand);
            Callback::from(move |event: PointerEvent| {
                *hand.borrow_mut() = Hand { drag: Drag::begin(&event), dragged: false };
            })
        };
        let onpointermove = {
            let (hand, on_act) = (Rc::clone(hand), Callback::clone(on_act));
            Callback::from(move |event: PointerEvent| {
                let begins = {
                    let mut hand = hand.borrow_mut();
                    let dragged = hand.drag.as_mut().is_some_and(|drag| drag.follow(&event));
                    dragged && !std::mem::replace(&mut hand.dragged, true)
                };
                if begins {
                    on_act.emit(Act::Grab(Picked::Stock(role)));
                }
            })
        };
        let onpointerup = {
            let (hand, on_act) = (Rc::clone(hand), Callback::clone(on_act));
            let home: Vec<Square> = draft.variant().board.home(color).collect();
            Callback::from(move |event: PointerEvent| {
                let drag = hand.borrow_mut().drag.take();
                if let Some(over) = drag.and_then(|drag| drag.end(&event)) {
                    let index =
                        square_of(Some(over.into())).and_then(|square| home.iter().position(|&at| at == square));
                    on_act.emit(Act::Drop(Picked::Stock(role), index));
                }
            })
        };
        let onpointercancel = {
            let (hand, on_act) = (Rc::clone(hand), Callback::clone(on_act));
            Callback::from(move |_: PointerEvent| {
                hand.borrow_mut().drag = None;
                on_act.emit(Act::PutDown);
            })
        };
        let onclick = {
            let (hand, on_act) = (Rc::clone(hand), Callback::clone(on_act));
            Callback::from(move |_: MouseEvent| {
                if !std::mem::take(&mut hand.borrow_mut().dragged) {
                    on_act.emit(Act::Stock(role));
                }
            })
        };
        html! {
            <button
                key={role.letter().to_string()}
                type="button"
                aria-pressed={pressed.to_string()}
                aria-label={(texts.left)(speaker.name(role), left)}
                {onclick} {onpointerdown} {onpointermove} {onpointerup} {onpointercancel}
            >
                { piece(Face::mine(color, role), look, false) }
                <span>{ speaker.name(role) }</span>
                <span class="count">{ left }</span>
            </button>
        }
    };
    let full = draft.placed() == draft.variant().army.total();
    let put_back = match draft.picked() {
        Some(Picked::Square(index)) => draft.setup().get(index).map(|role| (index, role)),
        _ => None,
    };
    html! {
        <section class="panel stock-panel" aria-labelledby="stock-title">
            <h2 id="stock-title" class="legend">{ texts.stock }</h2>
            <div class="stock">{ for draft.stock().into_iter().map(kind) }</div>
            if let Some(refusal) = refusal {
                <p class="stock-empty">{ refusal }</p>
            } else if full && put_back.is_none() {
                <p class="stock-empty">{ texts.stock_empty }</p>
            }
            if let Some((index, role)) = put_back {
                <button type="button" class="button" onclick={on_act.reform(move |_| Act::TakeOff(Some(index)))}>
                    { (texts.put_back)(speaker.name(role)) }
                </button>
            }
        </section>
    }
}
