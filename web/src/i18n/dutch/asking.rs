//! Texts of the answers to keys on the board, in Dutch.

use crate::i18n::asking::Asking;

/// Dutch.
pub(super) const DUTCH: Asking = Asking {
    row: |row, pieces| format!("Rij {row}: {pieces}"),
    column: |column, pieces| format!("Kolom {column}: {pieces}"),
    empty: "geen stukken",
    moves: |square, squares| format!("Vanaf {square}: {squares}"),
    no_moves: |square| format!("Vanaf {square}: geen zet"),
    not_now: |square| format!("Vanaf {square}: nu kan er niet worden gezet"),
    no_last: "Nog geen zet",
    no_fight: "Nog geen gevecht",
    none: |printed| format!("Geen {printed} op het bord"),
    help: "Pijltoetsen: lopen. Enter: oppakken en neerzetten. Escape: terugleggen. R: deze rij. C: deze kolom. M: waar dit stuk heen kan. L: laatste zet. X: laatste gevecht. 0 tot 9, S, B, F: volgend stuk met die rang, 0 voor 10. P: een vermoeden op een stuk van de tegenstander zetten. U: zet terug. Y: vooruit. H: deze toetsen.",
};
