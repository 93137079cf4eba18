//! Contradictions between events and the knowledge of a player.

use core::fmt;

use crate::color::Color;
use crate::event::Told;
use crate::position::BadPosition;
use crate::square::Square;

/// Event that contradicts the knowledge of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Impossible {
    /// Event in question; `None` if several events together or the start of the game are at fault.
    pub event: Option<Told>,
    /// Contradiction found.
    pub reason: Misfit,
}

impl From<Misfit> for Impossible {
    fn from(reason: Misfit) -> Self {
        Self { event: None, reason }
    }
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.event {
            Some(event) => write!(f, "{event}: {}", self.reason),
            None => self.reason.fmt(f),
        }
    }
}

impl core::error::Error for Impossible {}

/// Contradiction between an event and the knowledge of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// Impossible starting position.
    Start(BadPosition),
    /// Game already over.
    Over,
    /// Event that cannot happen now, or not in this edition.
    Time,
    /// Audience that such an event never has.
    Audience,
    /// Square without the right piece, or one that no such piece can reach.
    Square(Square),
    /// Piece that cannot be of this kind.
    Kind(Square),
    /// More or fewer pieces of a kind than the army has.
    Count,
    /// Impossible cards of this side.
    Cards(Color),
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(bad) => bad.fmt(f),
            Self::Over => f.write_str("the game is over"),
            Self::Time => f.write_str("that does not happen at this point of the game"),
            Self::Audience => f.write_str("that is told to others"),
            Self::Square(square) => write!(f, "that cannot happen on {square}"),
            Self::Kind(square) => write!(f, "the piece on {square} cannot be of such a kind"),
            Self::Count => f.write_str("the army has another number of some kind"),
            Self::Cards(color) => write!(f, "the cards of {color} cannot lie so"),
        }
    }
}
