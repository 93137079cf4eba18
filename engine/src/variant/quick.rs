//! Editions with few pieces on any home squares.

use super::original::{MASTERS, ORIGINAL};
use super::small::CLASSIC30;
use super::{Fill, Rules, Variant};
use crate::role::Role;
use crate::unit::{Army, Movement};

/// Edition `duel`.
pub(super) const DUEL: Variant = Variant {
    id: "duel",
    army: Army::classic([1, 1, 0, 0, 0, 0, 0, 2, 2, 0, 1, 0, 2, 1]),
    fill: Fill::Any,
    rules: MASTERS.rules,
    ..ORIGINAL
};

/// Edition `duel-small`.
pub(super) const DUEL_SMALL: Variant = Variant { id: "duel-small", army: DUEL.army, fill: Fill::Any, ..CLASSIC30 };

/// Edition `barrage`.
pub(super) const BARRAGE: Variant =
    Variant { id: "barrage", army: Army::classic([1, 1, 0, 0, 0, 0, 0, 1, 2, 0, 1, 0, 1, 1]), ..DUEL };

/// Edition `lightning`.
pub(super) const LIGHTNING: Variant = Variant {
    id: "lightning",
    army: Army::classic([1, 1, 1, 1, 2, 2, 2, 2, 4, 0, 1, 0, 2, 1])
        .moving(Role::Captain, Movement::Double { shown: false }),
    ..DUEL
};

/// Edition `lightning-tournament`.
pub(super) const LIGHTNING_TOURNAMENT: Variant = Variant {
    id: "lightning-tournament",
    rules: Rules {
        attackers_advantage: true,
        exploding_bombs: true,
        rescue: true,
        both_stuck_draws: true,
        ..LIGHTNING.rules
    },
    ..LIGHTNING
};

const _: () = assert!(LIGHTNING.army.total() == 20);
const _: () = assert!(DUEL.army.total() == 10 && BARRAGE.army.total() == 8);
