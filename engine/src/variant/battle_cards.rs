//! Edition with Battle Cards (R12).

use super::Variant;
use super::original::ORIGINAL;
use super::small::CLASSIC30;
use crate::board::Board;

/// Edition `battle-cards`.
pub(super) const BATTLE_CARDS: Variant = Variant {
    id: "battle-cards",
    board: Board { home_rows: 3, ..Board::LARGE },
    army: CLASSIC30.army,
    cards: true,
    ..ORIGINAL
};
