//! The tray of pieces still to place.

use vexillum_engine::{Color, Role, Square};
use web_sys::PointerEvent;
use yew::prelude::*;

use super::drag::Drag;
use super::editor::Act;
use super::words::Speaker;
use crate::components::piece::{Face, Look, piece};
use crate::draft::{Draft, Picked};
use crate::hooks::drag::square_of;
use crate::i18n::Language;

/// What the tray shows and tells.
#[derive(PartialEq, Properties)]
pub(super) struct StockProps {
    /// The draft.
    pub(super) draft: Draft,
    /// Who sets up.
    pub(super) color: Color,
    /// The language.
    pub(super) language: Language,
    /// Why the last try was refused.
    pub(super) refusal: Option<AttrValue>,
    /// What the player does.
    pub(super) on_act: Callback<Act>,
}

/// The kinds of which pieces are left, to be tapped or dragged.
#[component]
pub(super) fn Stock(props: &StockProps) -> Html {
    let drag = use_mut_ref(|| None::<Drag>);
    // The click that follows a drag is none.
    let dragged = use_mut_ref(|| false);
    let StockProps { draft, color, on_act, .. } = props;
    let texts = &props.language.texts().setup;
    let speaker = Speaker { texts: props.language.texts(), variant: draft.variant(), color: *color };
    let look = Look::from(draft.variant());

    let kind = |role: Role| {
        let left = draft.left(role);
        let pressed = draft.picked() == Some(Picked::Stock(role));
        let onpointerdown = {
            let (drag, dragged) = (drag.clone(), dragged.clone());
            Callback::from(move |event: PointerEvent| {
                dragged.replace(false);
                drag.replace(Drag::begin(&event));
            })
        };
        let onpointermove = {
            let (drag, dragged, on_act) = (drag.clone(), dragged.clone(), on_act.clone());
            Callback::from(move |event: PointerEvent| {
                let lifted = drag.borrow_mut().as_mut().is_some_and(|drag| drag.follow(&event));
                if lifted && !dragged.replace(true) {
                    on_act.emit(Act::Grab(Picked::Stock(role)));
                }
            })
        };
        let onpointerup = {
            let (drag, on_act) = (drag.clone(), on_act.clone());
            let home: Vec<Square> = draft.variant().board.home(*color).collect();
            Callback::from(move |event: PointerEvent| {
                // Taken out first: what the act redraws may look at it.
                let ended = drag.borrow_mut().take();
                if let Some(over) = ended.and_then(|drag| drag.end(&event)) {
                    let index =
                        square_of(Some(over.into())).and_then(|square| home.iter().position(|&other| other == square));
                    on_act.emit(Act::Drop(Picked::Stock(role), index));
                }
            })
        };
        let onpointercancel = {
            let (drag, on_act) = (drag.clone(), on_act.clone());
            Callback::from(move |_: PointerEvent| {
                drag.borrow_mut().take();
                on_act.emit(Act::PutDown);
            })
        };
        let onclick = {
            let (dragged, on_act) = (dragged.clone(), on_act.clone());
            Callback::from(move |_: MouseEvent| {
                if !dragged.replace(false) {
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
                { piece(Face::mine(*color, role), look, false) }
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
            if let Some(refusal) = &props.refusal {
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
