//! Events (N3), the source of views, animation, sounds, move list and announcements.

use crate::card::Card;
use crate::color::Color;
use crate::outcome::Outcome;
use crate::role::{Role, RoleSet};
use crate::square::Square;

/// Question to a player between turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Offer to redraw the first hand (R12.2).
    Redraw,
    /// Choice of a Defence card (R12.4).
    Defend,
    /// Offer to put a captured piece back (R9.5).
    Rescue,
}

impl Question {
    /// All questions.
    pub const ALL: [Self; 3] = [Self::Redraw, Self::Defend, Self::Rescue];

    /// Name in the notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Redraw => "redraw",
            Self::Defend => "defend",
            Self::Rescue => "rescue",
        }
    }
}

/// Event of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Question to a player.
    Ask(Color, Question),
    /// Move of a piece from one square to another.
    Move {
        /// Square that the piece leaves.
        from: Square,
        /// Square that the piece reaches.
        to: Square,
    },
    /// Attack of a piece on another.
    Attack {
        /// Square of the attacker.
        from: Square,
        /// Square of the defender.
        to: Square,
    },
    /// Power of a piece aimed at another.
    Target {
        /// Square of the piece with the power.
        from: Square,
        /// Square of the target.
        to: Square,
    },
    /// Reveal of a piece's kind.
    Show(Square, Role),
    /// Set of kinds that a piece must be one of.
    Hint(Square, RoleSet),
    /// Guess at the kind of a piece; true if it was right.
    Guess(Square, Role, bool),
    /// Removal of a piece from the board.
    Remove(Square),
    /// Kind of a piece that goes into a side's tray.
    Taken(Color, Role),
    /// Return of a rescued piece, with its kind if it is announced.
    Place(Square, Option<Role>),
    /// Change of a piece to another side.
    Owner(Square, Color),
    /// Swap of two pieces.
    Swap(Square, Square),
    /// Card played face up.
    Card(Color, Card),
    /// Card laid face down, with its name if it is announced.
    Lay(Color, Option<Card>),
    /// Card drawn, with its name if it is announced.
    Draw(Color, Option<Card>),
    /// Card put under the draw pile, with its name if it is announced.
    Under(Color, Option<Card>),
    /// Start of a side's turn.
    Turn(Color),
    /// Offer of a draw.
    Offer(Color),
    /// End of the game.
    End(Outcome),
}

/// Players who learn of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Audience {
    /// Both players.
    Everyone,
    /// One player.
    Only(Color),
    /// Neither player: only the referee knows (R9.8 `nobody`).
    Nobody,
}

impl Audience {
    /// True if the player learns of the event.
    pub fn includes(self, color: Color) -> bool {
        match self {
            Self::Everyone => true,
            Self::Only(player) => player == color,
            Self::Nobody => false,
        }
    }
}

/// Event with its audience.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Told {
    /// Event itself.
    pub event: Event,
    /// Players who learn of the event.
    pub to: Audience,
}
