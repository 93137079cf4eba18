//! A seat: who sits there, and whether it is his turn.

use vexillum_engine::Color;
use yew::prelude::*;

use super::piece::{Face, Look, PieceView};

/// Who sits there.
#[derive(Clone, PartialEq, Properties)]
pub struct SeatProps {
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
    #[prop_or_default]
    pub ours: bool,
}

/// The seat.
#[component]
pub fn Seat(props: &SeatProps) -> Html {
    let SeatProps { color, name, note, turn, thinking, look, ours } = props;
    let class = classes!("seat", if *ours { "ours" } else { "theirs" }, turn.is_some().then_some("to-move"));
    html! {
        <div {class}>
            <PieceView face={Face::back(*color)} look={*look} />
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
