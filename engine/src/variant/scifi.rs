//! Editions with Spotters.

use super::small::CLASSIC30;
use super::{Fill, Rules, Variant};
use crate::role::Role;
use crate::unit::{Army, Naming, Power};

const ARMY: Army = Army::classic([1, 1, 1, 1, 2, 2, 2, 5, 5, 2, 1, 0, 6, 1]);

/// Edition `scifi`.
pub(super) const SCIFI: Variant =
    Variant { id: "scifi", army: ARMY.empowered(Role::Spotter, Power::Name(Naming::FORWARD)), ..CLASSIC30 };

/// Edition `scifi-duel`.
pub(super) const SCIFI_DUEL: Variant = Variant {
    id: "scifi-duel",
    army: Army::classic([1, 1, 0, 0, 0, 0, 0, 2, 1, 1, 1, 0, 2, 1])
        .empowered(Role::Spotter, Power::Name(Naming::FORWARD)),
    fill: Fill::Any,
    ..SCIFI
};

/// Edition `spotter2011`.
pub(super) const SPOTTER2011: Variant = Variant {
    id: "spotter2011",
    army: ARMY.empowered(Role::Spotter, Power::Name(Naming::AFTER_STEP)),
    rules: Rules { spy_strikes_back: true, ..Rules::STANDARD },
    ..SCIFI
};

const _: () = assert!(ARMY.total() == 30 && SCIFI_DUEL.army.total() == 10);
