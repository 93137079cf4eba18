//! Errors of games.

use alloc::vec::Vec;
use core::fmt;

use crate::notation::ParseError;
use crate::position::{BadDeal, BadPosition, Illegal};
use crate::setup::Problem;
use crate::variant::Flaw;

/// Reason why a game refused something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameError {
    /// Variant that cannot be played.
    Variant(Flaw),
    /// Set-up with these problems.
    Setup(Vec<Problem>),
    /// Action at the wrong time: before the game begins, after its set-ups or after its end.
    WrongTime,
    /// Illegal action.
    Illegal(Illegal),
    /// Record or saved game that cannot be read.
    Unreadable(ParseError),
    /// Impossible position in a record.
    Position(BadPosition),
    /// Impossible hand or draw pile.
    Cards(BadDeal),
    /// Illegal action in a record, with its number from 1.
    IllegalAt(usize, Illegal),
    /// End of a record that does not agree with its actions.
    WrongEnd,
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Variant(flaw) => flaw.fmt(f),
            Self::Setup(problems) => problems
                .iter()
                .enumerate()
                .try_for_each(|(index, problem)| write!(f, "{}{problem}", if index > 0 { "; " } else { "" })),
            Self::WrongTime => f.write_str("not at this point of the game"),
            Self::Illegal(illegal) => illegal.fmt(f),
            Self::Unreadable(error) => error.fmt(f),
            Self::Position(bad) => bad.fmt(f),
            Self::Cards(bad) => bad.fmt(f),
            Self::IllegalAt(number, illegal) => write!(f, "action {number} is illegal: {illegal}"),
            Self::WrongEnd => f.write_str("the game did not end so"),
        }
    }
}

impl core::error::Error for GameError {}

impl From<Illegal> for GameError {
    fn from(illegal: Illegal) -> Self {
        Self::Illegal(illegal)
    }
}

impl From<ParseError> for GameError {
    fn from(error: ParseError) -> Self {
        Self::Unreadable(error)
    }
}
