//! What screen readers say of a square.

use crate::i18n::board::Board;

/// Spanish.
pub(super) const SPANISH: Board = Board {
    lake: "{lago}",
    mine: |piece| format!("tu {piece}"),
    enemy: |piece| format!("pieza enemiga, {piece}"),
    unknown: "pieza enemiga, desconocida",
    guess: |piece| format!("tu sospecha: {piece}"),
    open: |side, piece| format!("{side}, {piece}"),
    enchanted: "pieza hechizada",
    moved: "se ha movido",
    marks: [
        "pieza elegida",
        "puede ir aquí",
        "puede ir aquí en dos pasos",
        "casilla de paso",
        "puede acabar aquí",
        "se puede atacar",
        "se puede señalar",
        "caería",
        "podría caer",
        "caería",
        "marcada",
    ],
    join: |square, parts| parts.iter().fold(square.to_string(), |label, part| label + ", " + part),
};
