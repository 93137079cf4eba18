//! Positions made up by hand.

use core::fmt;

use crate::color::Color;
use crate::role::Role;
use crate::square::Square;

/// A piece of a position made up by hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Placed {
    /// The side for which it stands.
    pub color: Color,
    /// Where.
    pub square: Square,
    /// Its kind.
    pub role: Role,
    /// Whether it has changed sides (R11.4): it is of the opponent's printed color, and known to both.
    pub enchanted: bool,
}

impl Placed {
    /// The color that is printed on it.
    pub fn printed(&self) -> Color {
        if self.enchanted { !self.color } else { self.color }
    }
}

/// Why a board cannot be a position of a variant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadPosition {
    /// A piece on a lake or off the board.
    NotLand(Square),
    /// Two pieces on one square.
    Twice(Square),
    /// A side has more of a kind than its army.
    TooMany(Color, Role),
}

impl fmt::Display for BadPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotLand(square) => write!(f, "no piece can stand on {square}"),
            Self::Twice(square) => write!(f, "two pieces on {square}"),
            Self::TooMany(color, role) => write!(f, "{color} has more {role} than its army"),
        }
    }
}

impl core::error::Error for BadPosition {}
