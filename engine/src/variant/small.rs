//! Edition on the small board with 30 pieces.

use super::original::ORIGINAL;
use super::{Rules, Variant};
use crate::board::Board;
use crate::role::Role;
use crate::unit::Army;

/// Edition `classic30`.
pub(super) const CLASSIC30: Variant = Variant {
    id: "classic30",
    board: Board::SMALL,
    army: Army::classic([1, 1, 2, 3, 3, 2, 2, 4, 5, 0, 1, 0, 5, 1]),
    unnumbered: Some(Role::Spy),
    rules: Rules { two_square: Some(2), ..Rules::STANDARD },
    ..ORIGINAL
};

const _: () = assert!(CLASSIC30.army.total() == 30);
