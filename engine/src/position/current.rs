//! Turn in progress, as both players see it.

use crate::card::{Card, CardKind};
use crate::event::Event;
use crate::position::two_square::Borders;
use crate::square::Square;

/// Events of the turn in progress, summed up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is something that can have happened by its own name")]
pub(super) struct Current {
    /// Start and end of the move or attack of this turn.
    pub path: Option<(Square, Square)>,
    pub crossed: Borders,
    /// Last attack: the square of the attacker and the square of the defender.
    pub attack: Option<(Square, Square)>,
    /// Attack card that lies face up.
    pub card: Option<Card>,
    /// Defence card that lies face up.
    pub defence: Option<Card>,
    /// True if an Attack card was laid face down (R12.15).
    pub laid: bool,
    /// True if a Move card decided the piece's path.
    pub move_card: bool,
    /// True if two pieces swapped places.
    pub swapped: bool,
    /// True if a card was exchanged.
    pub exchanged: bool,
    /// True if a piece left the board, came back or changed sides.
    pub changed: bool,
    pub begun: bool,
}

impl Current {
    /// True if the attack is a Mock (R12.12).
    pub(super) fn is_mock(&self) -> bool {
        self.card == Some(Card::Mock)
    }

    /// True if a piece was attacked, other than by a Mock.
    pub(super) fn attacked(&self) -> bool {
        self.attack.is_some() && !self.is_mock()
    }

    /// True if the turn counts toward the quiet limit (R8.4).
    pub(super) fn is_quiet(&self) -> bool {
        !self.attacked() && !self.changed
    }

    /// Path for the two-square rule; a Mock crosses no borders (R7.3).
    pub(super) fn worn_path(&self) -> Option<(Square, Square)> {
        self.path.filter(|_| !self.is_mock())
    }

    /// Path for the chase rule; a Swap and a Mock do not count as moves (R7.4).
    pub(super) fn chasing_path(&self) -> Option<(Square, Square)> {
        self.worn_path().filter(|_| !self.swapped)
    }

    /// Follows a public event.
    #[inline]
    pub(super) fn apply(&mut self, event: Event) {
        // Cards drawn at the end of a turn come after the turn has been counted.
        self.begun |=
            !matches!(event, Event::Turn(_) | Event::End(_) | Event::Offer(_) | Event::Ask(..) | Event::Draw(..));
        match event {
            Event::Move { from, to } => self.extend_path(from, to),
            Event::Attack { from, to } => {
                self.attack = Some((from, to));
                self.extend_path(from, to);
            }
            Event::Remove(_) | Event::Owner(..) | Event::Place(..) => self.changed = true,
            Event::Swap(..) => self.swapped = true,
            Event::Lay(..) => self.laid = true,
            Event::Under(..) => self.exchanged = true,
            Event::Card(_, card) => match card.kind() {
                CardKind::Move => self.move_card = true,
                CardKind::Attack => self.card = Some(card),
                CardKind::Defence => self.defence = Some(card),
            },
            _ => {}
        }
    }

    fn extend_path(&mut self, from: Square, to: Square) {
        let start = self.path.map_or(from, |(start, _)| start);
        self.path = Some((start, to));
        self.crossed.cross(from, to);
    }
}
