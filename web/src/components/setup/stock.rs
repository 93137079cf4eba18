//! The tray of pieces still to place.

use gloo::utils::document;
use vexillum_engine::{Color, Role, Square};
use web_sys::Element;
use yew::prelude::*;

use super::editor::Act;
use super::words::Speaker;
use crate::components::piece::{Face, piece};
use crate::draft::{Draft, Picked};
use crate::hooks::drag::{Drag, Spot, use_dragging};
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

/// The kinds of which pieces are left, to be tapped or dragged.
#[component]
pub(super) fn Stock(StockProps { draft, color, language, style, refusal, on_act }: &StockProps) -> Html {
    let dragging = use_dragging();
    let color = *color;
    let speaker = Speaker { texts: language.texts(), variant: draft.variant(), color, style: *style };
    let texts = &speaker.texts.setup;
    let look = speaker.look();

    let kind = |role: Role| {
        let left = draft.left(role);
        let pressed = draft.picked() == Some(Picked::Stock(role));
        let onpointerdown = {
            let (dragging, on_act) = (dragging.clone(), on_act.clone());
            let home: Vec<Square> = draft.variant().board.home(color).collect();
            Callback::from(move |event: PointerEvent| {
                let button = event.target_dyn_into::<Element>().and_then(|element| element.closest("button").ok()?);
                let Some(button) = button else { return };
                let (on_act, home) = (on_act.clone(), home.clone());
                let on_drag = Callback::from(move |drag: Drag| {
                    let index = |square| home.iter().position(|&at| at == square);
                    on_act.emit(match drag {
                        Drag::Grab => Act::Grab(Picked::Stock(role)),
                        Drag::Drop(Spot::Square(square)) => Act::Drop(Picked::Stock(role), index(square)),
                        Drag::Drop(Spot::Tray | Spot::Elsewhere) | Drag::Cancel => Act::PutDown,
                    });
                });
                dragging.press(&event, button, cell_width(), on_drag);
            })
        };
        let onclick = on_act.reform(move |_: MouseEvent| Act::Stock(role));
        html! {
            <button
                key={role.letter().to_string()}
                type="button"
                aria-pressed={pressed.to_string()}
                aria-label={(texts.left)(&speaker.name(role), left)}
                {onclick} {onpointerdown}
            >
                { piece(Face::mine(color, role), look, false) }
                <span>{ speaker.name(role).text() }</span>
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
                    { (texts.put_back)(&speaker.name(role)) }
                </button>
            }
        </section>
    }
}

/// Width of a square of the board, in pixels.
fn cell_width() -> i32 {
    document().query_selector(".board [data-square]").ok().flatten().map_or(0, |cell| cell.client_width())
}
