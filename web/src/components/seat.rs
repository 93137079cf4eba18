//! A seat: who sits there, and whether it is his turn.

use vexillum_engine::Color;
use yew::prelude::*;

use super::piece::{Face, Look, piece};

/// Who sits there.
#[derive(Clone, PartialEq)]
pub struct SeatView {
    /// His side.
    pub color: Color,
    /// What he is called.
    pub name: AttrValue,
    /// What stands beside the name.
    pub note: AttrValue,
    /// What stands there while it is his turn; nothing while it is not.
    pub turn: Option<AttrValue>,
    /// Whether he thinks (a computer).
    pub thinking: bool,
    /// How pieces are drawn.
    pub look: Look,
    /// Whether it is the seat at the bottom.
    pub ours: bool,
}

/// The seat.
pub fn seat(view: &SeatView) -> Html {
    let SeatView { color, name, note, turn, thinking, look, ours } = view;
    let class = classes!("seat", if *ours { "ours" } else { "theirs" }, turn.is_some().then_some("to-move"));
    html! {
        <div {class}>
            { piece(Face::back(*color), *look, false) }
            <span class="seat-name">{ name.clone() }</span>
            <span class="seat-note">{ note.clone() }</span>
            <span class="seat-turn">
                if *thinking {
                    <span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span>
                }
                { turn.clone() }
            </span>
        </div>
    }
}
