//! Few pieces on any home squares.

use super::original::{MASTERS, ORIGINAL};
use super::small::CLASSIC30;
use super::{Fill, Variant};
use crate::unit::Army;

/// `duel`
pub(super) const DUEL: Variant = Variant {
    id: "duel",
    army: Army::classic([1, 1, 0, 0, 0, 0, 0, 2, 2, 0, 1, 0, 2, 1]),
    fill: Fill::Any,
    rules: MASTERS.rules,
    ..ORIGINAL
};

/// `duel-small`
pub(super) const DUEL_SMALL: Variant = Variant { id: "duel-small", army: DUEL.army, fill: Fill::Any, ..CLASSIC30 };

/// `barrage`
pub(super) const BARRAGE: Variant =
    Variant { id: "barrage", army: Army::classic([1, 1, 0, 0, 0, 0, 0, 1, 2, 0, 1, 0, 1, 1]), ..DUEL };

const _: () = assert!(DUEL.army.total() == 10 && BARRAGE.army.total() == 8);
