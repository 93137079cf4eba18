//! What both players know of one piece.

use crate::color::Color;
use crate::role::RoleSet;

/// What is known to both of a piece on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Token {
    /// The kinds that it can still be.
    pub kinds: RoleSet,
    /// Whether it has moved.
    pub moved: bool,
    /// Whether it has changed sides (R11.4): it is of the opponent's printed color.
    pub enchanted: bool,
    /// Whether it has rescued another (R9.5).
    pub rescued: bool,
}

impl Token {
    /// The color that is printed on a piece that stands for a side (R11.4).
    pub fn printed(self, side: Color) -> Color {
        if self.enchanted { !side } else { side }
    }
}
