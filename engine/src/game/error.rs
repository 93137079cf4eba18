//! Why a game did not take something.

use alloc::vec::Vec;
use core::fmt;

use crate::notation::ParseError;
use crate::position::{BadDeal, BadPosition, Illegal};
use crate::setup::Problem;
use crate::variant::Flaw;

/// Why a game did not take something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameError {
    /// The variant cannot be played.
    Variant(Flaw),
    /// The set-up has these problems.
    Setup(Vec<Problem>),
    /// The set-ups stand already, or do not stand yet.
    WrongTime,
    /// The action is not legal.
    Illegal(Illegal),
    /// A record or a saved game cannot be read.
    Unreadable(ParseError),
    /// A position of a record cannot be.
    Position(BadPosition),
    /// Cards cannot lie so.
    Cards(BadDeal),
    /// A record's action is not legal; the number counts actions from 1.
    IllegalAt(usize, Illegal),
    /// A record ends otherwise than its actions do.
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
