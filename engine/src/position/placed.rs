//! Pieces of custom positions.

use core::fmt;

use crate::color::Color;
use crate::role::Role;
use crate::square::Square;

/// Piece of a custom position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Placed {
    /// Side for which the piece stands.
    pub color: Color,
    /// Square of the piece.
    pub square: Square,
    /// Kind of the piece.
    pub role: Role,
    /// True if the piece has changed sides (R11.4).
    ///
    /// Its printed color is the opponent's, and both players know its kind.
    pub enchanted: bool,
}

impl Placed {
    /// Printed color of the piece.
    pub fn printed(&self) -> Color {
        if self.enchanted { !self.color } else { self.color }
    }
}

/// Reason why a board cannot be a position of a variant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadPosition {
    /// Piece on a lake or off the board.
    NotLand(Square),
    /// Two pieces on one square.
    Twice(Square),
    /// More pieces of a kind than the army of the side has.
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
