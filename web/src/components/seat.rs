//! A seat: who sits there, and whether it is his turn.

use vexillum_engine::Color;
use yew::prelude::*;

use super::clock::{Clock, ClockView};
use super::piece::{Face, Look, piece};
use crate::i18n::Language;
use crate::name::Name;

/// Properties of [`Seat`].
#[derive(Clone, PartialEq, Properties)]
pub struct SeatProps {
    /// Language of the page.
    pub language: Language,
    /// His side.
    pub color: Color,
    /// What he is called.
    pub name: Name,
    /// What stands beside the name.
    pub note: AttrValue,
    /// What stands there while it is his turn; nothing while it is not.
    #[prop_or_default]
    pub turn: Option<AttrValue>,
    /// Whether he thinks (a computer).
    #[prop_or_default]
    pub thinking: bool,
    /// Look of the pieces.
    pub look: Look,
    /// Whether it is the seat at the bottom.
    pub ours: bool,
    /// How many cards he has in his hand and in his pile, in an edition with cards.
    #[prop_or_default]
    pub cards: Option<(u8, u8)>,
    /// His clock, where time is limited.
    #[prop_or_default]
    pub clock: Option<ClockView>,
}

/// A seat at the board.
#[component]
pub fn Seat(props: &SeatProps) -> Html {
    let SeatProps { language, color, name, note, turn, thinking, look, ours, cards, clock } = props;
    let class = classes!("seat", if *ours { "ours" } else { "theirs" }, turn.is_some().then_some("to-move"));
    let texts = &language.texts().cards;
    html! {
        <div {class}>
            { piece(Face::back(*color), *look, false) }
            <span class="seat-name" translate="no" title={name.text()}>{ name.text() }</span>
            <span class="seat-note">{ note.clone() }</span>
            if let Some((hand, pile)) = *cards {
                <span class="seat-cards">
                    <i aria-hidden="true">{ hand }</i><small aria-hidden="true">{ texts.hand }</small>
                    <i aria-hidden="true">{ pile }</i><small aria-hidden="true">{ texts.pile }</small>
                    <span class="visually-hidden">{ (texts.hand_and_pile)(hand, pile) }</span>
                </span>
            }
            if let Some(clock) = clock {
                <Clock language={*language} name={name.clone()} view={clock.clone()} />
            }
            <span class="seat-turn">
                if *thinking {
                    <span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span>
                }
                if let Some(turn) = turn {
                    <span title={turn.clone()}>{ turn.clone() }</span>
                }
            </span>
        </div>
    }
}
