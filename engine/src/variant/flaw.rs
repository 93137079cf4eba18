//! Flaws of variants.

use core::fmt;

use crate::role::Role;

/// Flaw that keeps a variant from being played (R3.2, R13).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// Board smaller or larger than supported.
    BoardSize,
    /// Home rows of the two sides that overlap, or none.
    HomeRows,
    /// Lake off the board or on a home square.
    Lakes,
    /// Lakes that block every way between the two sides.
    NoWay,
    /// No piece whose capture wins.
    NoFlag,
    /// No movable piece.
    NoMovablePiece,
    /// Unknown power, or power of a piece that cannot move, cannot attack or moves in a conflicting way.
    Power(Role),
    /// More pieces than home squares, or fewer although every home square must be filled.
    ArmySize,
    /// Two-square limit other than 2, 3 and 5, or a draw limit of 0.
    Limit,
    /// Two features that exclude each other (R13): names of switches, `cards` or `powers`.
    Together(&'static str, &'static str),
    /// Feature that does nothing without the second one (R13).
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
