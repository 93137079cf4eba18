//! Custom positions: their pieces, and a game that begins with them.

use alloc::sync::Arc;
use core::fmt;

use super::{Deal, Position, Told};
use crate::color::{ByColor, Color};
use crate::event::Event;
use crate::role::Role;
use crate::square::Square;
use crate::variant::Variant;

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

impl Position {
    /// Custom position of `pieces` and `deals`, with `turn` to move.
    ///
    /// No piece has moved, and each is known to its owner only; both players know the enchanted ones. Missing
    /// pieces of the army count as captured and are announced as R9.8 says.
    ///
    /// # Errors
    /// The first piece that cannot be there.
    pub fn from_pieces(
        variant: Arc<Variant>,
        pieces: &[Placed],
        deals: &ByColor<Deal>,
        turn: Color,
    ) -> Result<Self, BadPosition> {
        let mut position = Self::laid_out(variant, pieces, deals)?;
        position.settle(turn, &mut |_| {});
        Ok(position)
    }

    /// Custom position as in [`from_pieces`](Self::from_pieces), before the first turn begins.
    pub(crate) fn laid_out(
        variant: Arc<Variant>,
        pieces: &[Placed],
        deals: &ByColor<Deal>,
    ) -> Result<Self, BadPosition> {
        let mut position = Self::empty(variant);
        let land = position.public.variant().board.land();
        let mut missing = ByColor::new(|_| position.public.variant().army.counts());
        for &placed in pieces {
            let Placed { color, square, role, enchanted } = placed;
            if !land.contains(square) {
                return Err(BadPosition::NotLand(square));
            }
            if position.public.color_at(square).is_some() {
                return Err(BadPosition::Twice(square));
            }
            position.private[color].put(square, role);
            let printed = placed.printed();
            if enchanted {
                position.public.put_enchanted(color, square, role);
            } else {
                position.public.put(color, square);
            }
            let left = &mut missing[printed][role as usize];
            *left = left.checked_sub(1).ok_or(BadPosition::TooMany(printed, role))?;
        }
        let roles = position.public.variant().army.roles();
        for (color, role) in Color::ALL.into_iter().flat_map(|color| roles.iter().map(move |role| (color, role))) {
            (0..missing[color][role as usize]).for_each(|_| position.start_captured(color, role));
        }
        position.set_deal(deals);
        Ok(position)
    }

    fn start_captured(&mut self, color: Color, role: Role) {
        let to = self.tray_audience(color);
        self.public.count_captured(color, role, to);
        self.private[color].count_lost(role);
        for player in Color::ALL.into_iter().filter(|&player| to.includes(player)) {
            self.private[player].follow(Told { event: Event::Taken(color, role), to }, &self.public);
        }
    }
}
