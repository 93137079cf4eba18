//! What screen readers say of a square, in French.

use crate::i18n::board::Board;

/// What screen readers say of a square.
pub(super) const FRENCH: Board = Board {
    lake: "{lac}",
    mine: |piece| format!("votre {piece}"),
    enemy: |piece| format!("{piece} adverse"),
    unknown: "pièce adverse inconnue",
    guess: |piece| format!("votre supposition : {piece}"),
    open: |side, piece| format!("{side}, {piece}"),
    enchanted: "sous Sortilège",
    moved: "a bougé",
    marks: [
        "pièce choisie",
        "peut aller ici",
        "peut aller ici en deux pas",
        "passage possible",
        "peut venir ici",
        "peut attaquer ici",
        "cible possible",
        "tomberait",
        "pourrait tomber",
        "tomberait",
        "marquée",
    ],
    join: |square, parts| parts.iter().fold(square.to_string(), |label, part| label + ", " + part),
};
