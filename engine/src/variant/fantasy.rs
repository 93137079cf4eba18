//! Fantasy edition of 2008.

use super::small::CLASSIC30;
use super::{Names, Rules, Variant};
use crate::action::Pointing;
use crate::role::Role;
use crate::unit::{Army, Movement, Power, Reach};

/// Edition `fantasy`: game 1 of the box, with other names and pictures only.
pub(super) const FANTASY: Variant = Variant {
    id: "fantasy",
    army: Army::classic([1, 1, 2, 3, 2, 2, 2, 5, 4, 0, 1, 0, 6, 1]),
    names: Names::Fantasy,
    unnumbered: None,
    rules: Rules { spy_strikes_back: true, ..Rules::STANDARD },
    ..CLASSIC30
};

/// Edition `fantasy-powers`: game 2 of the box, with the powers of R11.
pub(super) const FANTASY_POWERS: Variant = Variant {
    id: "fantasy-powers",
    army: FANTASY
        .army
        .empowered(Role::Marshal, Power::Flight)
        .empowered(Role::General, Power::Point(Pointing::Detect, Reach::Lines2))
        .moving(Role::Colonel, Movement::Double { shown: true })
        .moving(Role::Major, Movement::Double { shown: true })
        .empowered(Role::Captain, Power::Point(Pointing::Enchant, Reach::Around2))
        .empowered(Role::Lieutenant, Power::Rampage)
        .empowered(Role::Sergeant, Power::Point(Pointing::Arrow, Reach::Around2)),
    ..FANTASY
};

const _: () = assert!(FANTASY.army.total() == 30);
