//! Public knowledge of one piece.

use crate::color::Color;
use crate::role::RoleSet;

/// Public knowledge of a piece on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Token {
    /// Kinds that the piece can still be.
    pub kinds: RoleSet,
    /// True if the piece has moved.
    pub moved: bool,
    /// True if the piece has changed sides (R11.4), so that its printed color is the opponent's.
    pub enchanted: bool,
    /// True if the piece has rescued another (R9.5).
    pub rescued: bool,
}

impl Token {
    /// Printed color of a piece that stands for `side` (R11.4).
    pub fn printed(self, side: Color) -> Color {
        if self.enchanted { !side } else { side }
    }
}
