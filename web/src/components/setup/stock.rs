//! The tray of pieces still to place.

use std::rc::Rc;

use vexillum_engine::{Color, Role, Square};
use web_sys::PointerEvent;
use yew::prelude::*;

use super::drag::Drag;
use super::editor::Act;
use super::words::Speaker;
use crate::components::piece::{Face, piece};
use crate::draft::{Draft, Picked};
use crate::hooks::drag::square_of;
use crate::i18n::Language;
use crate::settings::Style;

/// Properties of [`Stock`].
#[derive(Clone, PartialEq, Properties)]
pub(super) struct StockProps {
    /// The draft.
    pub(super) draft: Draft,
    /// Side that sets up.
    pub(super) color: Color,
    /// Language of the page.
    pub(super) language: Language,
    /// Look of the pieces.
    pub(super) style: Style,
    /// Why the last try was refused.
    pub(super) refusal: Option<AttrValue>,
    /// Called with what the player does.
    pub(super) on_act: Callback<Act>,
}

/// The pointer on a piece of the tray.
#[derive(Default)]
struct Pointer {
    drag: Option<Drag>,
    /// The click that follows a drag is none.
    dragged: bool,
}

/// The kinds of which pieces are left, to be tapped or dragged.
#[component]
pub(super) fn Stock(StockProps { draft, color, language, style, refusal, on_act }: &StockProps) -> Html {
    let pointer = use_mut_ref(Pointer::default);
    let color = *color;
    let speaker = Speaker { texts: language.texts(), variant: draft.variant(), color, style: *style };
    let texts = &speaker.texts.setup;
    let look = speaker.look();

    let kind = |role: Role| {
        let left = draft.left(role);
        let pressed = draft.picked() == Some(Picked::Stock(role));
        let onpointerdown = {
            let pointer = Rc::clone(&pointer);
            Callback::from(move |event: PointerEvent| {
                *pointer.borrow_mut() = Pointer { drag: Drag::begin(&event), dragged: false };
            })
        };
        let onpointermove = {
            let (pointer, on_act) = (Rc::clone(&pointer), on_act.clone());
            Callback::from(move |event: PointerEvent| {
                let begins = {
                    let mut pointer = pointer.borrow_mut();
                    let dragged = pointer.drag.as_mut().is_some_and(|drag| drag.follow(&event));
                    dragged && !std::mem::replace(&mut pointer.dragged, true)
                };
                if begins {
                    on_act.emit(Act::Grab(Picked::Stock(role)));
                }
            })
        };
        let onpointerup = {
            let (pointer, on_act) = (Rc::clone(&pointer), on_act.clone());
            let home: Vec<Square> = draft.variant().board.home(color).collect();
            Callback::from(move |event: PointerEvent| {
                let drag = pointer.borrow_mut().drag.take();
                if let Some(over) = drag.and_then(|drag| drag.end(&event)) {
                    let index =
                        square_of(Some(over.into())).and_then(|square| home.iter().position(|&at| at == square));
                    on_act.emit(Act::Drop(Picked::Stock(role), index));
                }
            })
        };
        let onpointercancel = {
            let (pointer, on_act) = (Rc::clone(&pointer), on_act.clone());
            Callback::from(move |_: PointerEvent| {
                pointer.borrow_mut().drag = None;
                on_act.emit(Act::PutDown);
            })
        };
        let onclick = {
            let (pointer, on_act) = (Rc::clone(&pointer), on_act.clone());
            Callback::from(move |_: MouseEvent| {
                if !std::mem::take(&mut pointer.borrow_mut().dragged) {
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
