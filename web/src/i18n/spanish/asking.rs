//! Texts of the answers to keys on the board, in Spanish.

use crate::i18n::asking::Asking;

/// Spanish.
pub(super) const SPANISH: Asking = Asking {
    row: |row, pieces| format!("Fila {row}: {pieces}"),
    column: |column, pieces| format!("Columna {column}: {pieces}"),
    empty: "ninguna pieza",
    moves: |square, squares| format!("Desde {square}: {squares}"),
    no_moves: |square| format!("Desde {square}: ninguna jugada"),
    not_now: |square| format!("Desde {square}: ahora no se puede jugar"),
    no_last: "Aún no hay jugadas",
    no_fight: "Aún no hay combates",
    none: |printed| format!("Ningún {printed} en el tablero"),
    help: "Flechas: moverse. Intro: tomar, dejar. Escape: devolver. R: esta fila. C: esta columna. M: adónde puede ir esta pieza. L: última jugada. X: último combate. 0 a 9, S, B, F: siguiente pieza de ese rango, 0 para 10. P: anotar una sospecha en una pieza enemiga. U: deshacer. Y: rehacer. H: estas teclas.",
};
