//! The 2008 fantasy edition.

use super::small::CLASSIC30;
use super::{Names, Rules, Variant};
use crate::unit::Army;

/// `fantasy`: game 1, other names and pictures only.
pub(super) const FANTASY: Variant = Variant {
    id: "fantasy",
    army: Army::classic([1, 1, 2, 3, 2, 2, 2, 5, 4, 0, 1, 0, 6, 1]),
    names: Names::Fantasy,
    unnumbered: None,
    rules: Rules::STANDARD,
    ..CLASSIC30
};

const _: () = assert!(FANTASY.army.total() == 30);
