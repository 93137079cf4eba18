//! What the edition has below the board.

use vexillum_engine::{Unit, Variant};

/// What stands below the board: a hand of cards, or what special pieces can do.
pub(super) fn orders(variant: &Variant) -> Option<&'static str> {
    let special = |unit: &Unit| unit.power.is_some() || unit.movement.is_double();
    match (variant.cards, variant.army.units().any(special)) {
        (true, _) => Some("cards"),
        (false, true) => Some("powers"),
        (false, false) => None,
    }
}
