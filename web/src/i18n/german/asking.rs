//! Texts of the answers to keys on the board, in German.

use crate::i18n::asking::Asking;

/// German.
pub(super) const GERMAN: Asking = Asking {
    row: |row, pieces| format!("Reihe {row}: {pieces}"),
    column: |column, pieces| format!("Spalte {column}: {pieces}"),
    empty: "keine Figuren",
    moves: |square, squares| format!("Von {square}: {squares}"),
    no_moves: |square| format!("Von {square}: kein Zug"),
    not_now: |square| format!("Von {square}: jetzt kann nicht gezogen werden"),
    no_last: "Noch kein Zug",
    no_fight: "Noch kein Kampf",
    none: |printed| format!("Keine {printed} auf dem Brett"),
    help: "Pfeiltasten: gehen. Enter: aufnehmen, absetzen. Escape: zurücklegen. R: diese Reihe. C: diese Spalte. M: wohin diese Figur kann. L: letzter Zug. X: letzter Kampf. 0 bis 9, S, B, F: nächste Figur mit diesem Rang, 0 für 10. P: eine Vermutung auf eine gegnerische Figur schreiben. U: Zug zurück. Y: wieder vor. H: diese Tasten.",
};
