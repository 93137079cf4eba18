//! What the edition has below the board.

use vexillum_engine::{Movement, Unit, Variant};

/// What stands below the board: a hand of cards, or what special pieces can do.
pub(super) fn orders(variant: &Variant) -> Option<&'static str> {
    let special = |unit: &Unit| unit.power.is_some() || matches!(unit.movement, Movement::Double { .. });
    match (variant.cards, variant.army.units().any(special)) {
        (true, _) => Some("cards"),
        (false, true) => Some("powers"),
        (false, false) => None,
    }
}
