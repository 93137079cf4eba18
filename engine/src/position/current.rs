//! What has happened in the turn that is being played, by what both players saw.

use crate::card::{Card, CardKind};
use crate::event::Event;
use crate::position::two_square::Borders;
use crate::square::Square;

/// What has happened in the turn that is being played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is something that can have happened by its own name")]
pub(super) struct Current {
    /// From where and to where the piece of this turn went (or attacked).
    pub path: Option<(Square, Square)>,
    pub crossed: Borders,
    /// The last attack: from where and on which square.
    pub attack: Option<(Square, Square)>,
    /// The Attack card that is open.
    pub card: Option<Card>,
    /// The Defence card that is open.
    pub defence: Option<Card>,
    /// An Attack card lies face down (R12.15).
    pub laid: bool,
    /// A card decided how the piece moved.
    pub move_card: bool,
    /// Two pieces have changed places.
    pub swapped: bool,
    /// A card was exchanged.
    pub exchanged: bool,
    /// A piece left the board, came back or changed sides.
    pub changed: bool,
    pub begun: bool,
}

impl Current {
    /// Whether the attack is a Mock (R12.12).
    pub(super) fn is_mock(&self) -> bool {
        self.card == Some(Card::Mock)
    }

    /// Whether a piece was attacked in earnest.
    pub(super) fn attacked(&self) -> bool {
        self.attack.is_some() && !self.is_mock()
    }

    /// Whether the turn counts against the quiet limit (R8.4).
    pub(super) fn is_quiet(&self) -> bool {
        !self.attacked() && !self.changed
    }

    /// The path as the two-square rule counts it: a Mock crosses nothing (R7.3).
    pub(super) fn worn_path(&self) -> Option<(Square, Square)> {
        self.path.filter(|_| !self.is_mock())
    }

    /// The path as the chase rule counts it: a Swap and a Mock are no moves (R7.4).
    pub(super) fn chasing_path(&self) -> Option<(Square, Square)> {
        self.worn_path().filter(|_| !self.swapped)
    }

    /// Follows a public event.
    #[inline]
    pub(super) fn apply(&mut self, event: Event) {
        // What is drawn at the end of a turn comes after it has been counted.
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
