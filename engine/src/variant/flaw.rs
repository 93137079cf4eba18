//! Why a variant cannot be played.

use core::fmt;

use crate::role::Role;

/// Why a variant cannot be played (R3.2, R13).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// The board is smaller or larger than the program knows.
    BoardSize,
    /// The home rows of the two sides overlap, or there are none.
    HomeRows,
    /// A lake lies off the board or on a home square.
    Lakes,
    /// No piece can come from one side to the other.
    NoWay,
    /// No piece whose capture wins.
    NoFlag,
    /// No piece that moves.
    NoMovablePiece,
    /// A kind with a power that does not move and attack, or does not go with how it moves, or that no rule knows.
    Power(Role),
    /// More pieces than home squares, or fewer although every square is to be filled.
    ArmySize,
    /// A two-square limit other than 2, 3 and 5, or a draw limit of 0.
    Limit,
    /// These two do not go together (R13): by the names of switches, or `cards` and `powers`.
    Together(&'static str, &'static str),
    /// The first does nothing without the second (R13).
    Needs(&'static str, &'static str),
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::BoardSize => "the board must have 4 to 12 columns and 4 to 10 rows",
            Self::HomeRows => "the home rows of the two sides overlap or are missing",
            Self::Lakes => "a lake lies off the board or on a home square",
            Self::NoWay => "the lakes part the two sides",
            Self::NoFlag => "the army has no flag",
            Self::NoMovablePiece => "the army has no movable piece",
            Self::ArmySize => "the army does not fit the home squares",
            Self::Limit => "a limit is out of range",
            Self::Power(role) => return write!(f, "{role} cannot have this power"),
            Self::Together(one, other) => return write!(f, "{one} does not go with {other}"),
            Self::Needs(one, other) => return write!(f, "{one} needs {other}"),
        })
    }
}

impl core::error::Error for Flaw {}
