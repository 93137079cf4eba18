//! Things that cannot have happened, as far as one player knows.

use core::fmt;

use crate::color::Color;
use crate::event::Told;
use crate::position::BadPosition;
use crate::square::Square;

/// Something that cannot have happened, as far as a player knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Impossible {
    /// The event; none if it is what several come to, or how the game began.
    pub event: Option<Told>,
    /// Reason why it cannot have happened.
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

/// Reason why something cannot have happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// The game cannot have begun so.
    Start(BadPosition),
    /// The game is over.
    Over,
    /// Nothing of the kind happens now, or in this edition.
    Time,
    /// It is not told to those who are told of such a thing.
    Audience,
    /// No piece of the side stands there, or none can come to stand there.
    Square(Square),
    /// The piece there cannot be of such a kind.
    Kind(Square),
    /// More or fewer pieces of some kind than the army has.
    Count,
    /// The side's cards cannot lie so.
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
