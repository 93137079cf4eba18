//! Texts of the answers to keys on the board, in French.

use crate::i18n::asking::Asking;

/// French.
pub(super) const FRENCH: Asking = Asking {
    row: |row, pieces| format!("Ligne {row} : {pieces}"),
    column: |column, pieces| format!("Colonne {column} : {pieces}"),
    empty: "aucune pièce",
    moves: |square, squares| format!("De {square} : {squares}"),
    no_moves: |square| format!("De {square} : aucun coup"),
    not_now: |square| format!("De {square} : impossible de jouer maintenant"),
    no_last: "Aucun coup joué",
    no_fight: "Aucun combat",
    none: |printed| format!("Pas de {printed} sur le plateau"),
    help: "Flèches : se déplacer. Entrée : prendre, poser. Échap : remettre. R : cette ligne. C : cette colonne. M : où cette pièce peut aller. L : dernier coup. X : dernier combat. 0 à 9, S, B, F : pièce suivante de ce rang, 0 pour 10. P : noter une supposition sur une pièce adverse. U : reprendre. Y : rétablir. H : ces touches.",
};
