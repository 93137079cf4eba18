//! What screen readers say of a square.

use crate::i18n::board::Board;

/// Dutch.
pub(super) const DUTCH: Board = Board {
    lake: "{meer}",
    mine: |piece| format!("jouw {piece}"),
    enemy: |piece| format!("{piece} van de tegenstander"),
    unknown: "onbekend stuk van de tegenstander",
    guess: |piece| format!("jouw vermoeden: {piece}"),
    open: |side, piece| format!("{piece} van {side}"),
    enchanted: "betoverd",
    moved: "is verplaatst",
    marks: [
        "opgepakt",
        "kan hierheen",
        "kan hierheen in twee stappen",
        "een weg daarheen",
        "kan hier neerkomen",
        "kan worden aangevallen",
        "kan worden aangewezen",
        "zou vallen",
        "zou kunnen vallen",
        "zou vallen",
        "gemarkeerd",
    ],
    join: |square, parts| parts.iter().fold(square.to_string(), |label, part| label + ", " + part),
};
