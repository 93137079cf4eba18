//! What happened (N3). Views, animation, sounds, move list and announcements are all made from events.

use crate::card::Card;
use crate::color::Color;
use crate::outcome::Outcome;
use crate::role::{Role, RoleSet};
use crate::square::Square;

/// What a player is asked for between turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Whether to change the first hand (R12.2).
    Redraw,
    /// Whether to play a Defence card (R12.4).
    Defend,
    /// Whether to put a captured piece back (R9.5).
    Rescue,
}

impl Question {
    /// All questions.
    pub const ALL: [Self; 3] = [Self::Redraw, Self::Defend, Self::Rescue];

    /// The name in the notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Redraw => "redraw",
            Self::Defend => "defend",
            Self::Rescue => "rescue",
        }
    }
}

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// That player decides now.
    Ask(Color, Question),
    /// A piece goes from one square to another.
    Move {
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// A piece attacks another.
    Attack {
        /// Where the attacker stands.
        from: Square,
        /// Where the defender stands.
        to: Square,
    },
    /// A piece points at another.
    Target {
        /// Where the piece stands.
        from: Square,
        /// What it points at.
        to: Square,
    },
    /// The piece there is known to be of that kind from now on.
    Show(Square, Role),
    /// The piece there is one of these kinds.
    Hint(Square, RoleSet),
    /// The piece there was named as that kind, rightly or wrongly.
    Guess(Square, Role, bool),
    /// The piece there leaves the board.
    Remove(Square),
    /// A piece of that kind goes into that side's tray.
    Taken(Color, Role),
    /// A rescued piece comes back; its kind, where it is told.
    Place(Square, Option<Role>),
    /// The piece there belongs to that side now.
    Owner(Square, Color),
    /// Two pieces change places.
    Swap(Square, Square),
    /// A card is played open.
    Card(Color, Card),
    /// A card is laid face down; which, where it is told.
    Lay(Color, Option<Card>),
    /// A card is drawn; which, where it is told.
    Draw(Color, Option<Card>),
    /// A card goes under the pile; which, where it is told.
    Under(Color, Option<Card>),
    /// It is that side's turn.
    Turn(Color),
    /// That side offers a draw.
    Offer(Color),
    /// The game is over.
    End(Outcome),
}

/// Who learns of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Audience {
    /// Both players.
    Everyone,
    /// One player.
    Only(Color),
    /// Neither: it stays with the referee (R9.8 `nobody`).
    Nobody,
}

impl Audience {
    /// Whether that player learns of it.
    pub fn includes(self, color: Color) -> bool {
        match self {
            Self::Everyone => true,
            Self::Only(player) => player == color,
            Self::Nobody => false,
        }
    }
}

/// An event and who learns of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Told {
    /// What happened.
    pub event: Event,
    /// Who is told.
    pub to: Audience,
}
