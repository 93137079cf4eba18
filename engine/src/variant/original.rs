//! Editions on the large board with 40 pieces.

use super::{Fill, Names, Rules, Variant};
use crate::board::Board;
use crate::label::Label;
use crate::role::Role;
use crate::unit::{Army, Naming, Power};

/// Edition `original`.
pub(super) const ORIGINAL: Variant = Variant {
    id: "original",
    title: Label::EMPTY,
    board: Board::LARGE,
    army: Army::classic([1, 1, 2, 3, 4, 4, 4, 5, 8, 0, 1, 0, 6, 1]),
    fill: Fill::All,
    names: Names::Classic,
    unnumbered: None,
    cards: false,
    rules: Rules::STANDARD,
};

/// Edition `masters`.
pub(super) const MASTERS: Variant =
    Variant { id: "masters", rules: Rules { chase: true, ..Rules::STANDARD }, ..ORIGINAL };

/// Edition `faq-original`.
pub(super) const FAQ_ORIGINAL: Variant =
    Variant { id: "faq-original", rules: Rules { two_square: Some(2), ..Rules::STANDARD }, ..ORIGINAL };

/// Edition `infiltrator`.
pub(super) const INFILTRATOR: Variant = Variant {
    id: "infiltrator",
    army: Army::classic([1, 1, 2, 3, 4, 4, 4, 5, 7, 0, 1, 1, 6, 1])
        .empowered(Role::Infiltrator, Power::Name(Naming::AWAY)),
    ..FAQ_ORIGINAL
};

const _: () = assert!(ORIGINAL.army.total() == 40 && INFILTRATOR.army.total() == 40);
