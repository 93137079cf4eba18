//! Why a variant cannot be played, in French.

use super::pieces::the;
use crate::i18n::flaws::Flaws;

/// Why a variant cannot be played.
pub(super) const FRENCH: Flaws = Flaws {
    board_size: "Le plateau doit avoir de 4 à 12 colonnes et de 4 à 10 lignes.",
    home_rows: "Les lignes de départ des deux camps se recouvrent, ou il n’y en a pas.",
    lakes: "Un lac se trouve sur une case de départ.",
    no_way: "Les lacs ne laissent aucun chemin d’un camp à l’autre.",
    no_flag: "Aucune pièce de cette armée n’est un Drapeau.",
    no_movable_piece: "Aucune pièce de cette armée ne se déplace.",
    power: |name| {
        format!(
            "Ce pouvoir est impossible pour {} : il faut que la pièce puisse se déplacer et attaquer, et, pour le Vol, qu’elle avance d’une case.",
            the(name)
        )
    },
    army_all: |pieces, squares| {
        format!("Pièces de l’armée : {pieces}, cases de départ : {squares}. Toutes doivent être occupées.")
    },
    army_any: |pieces, squares| {
        format!("Pièces de l’armée : {pieces}. C’est trop pour les cases de départ ({squares}).")
    },
    limit: "Une limite de tours est hors des bornes permises.",
    together: |one, other| format!("« {one} » ne va pas avec « {other} »."),
    needs: |one, other| format!("« {one} » ne va pas sans « {other} »."),
    others: [
        ("cards", "Cartes de combat"),
        ("powers", "Pouvoirs Fantasy"),
        ("exploding-bombs=off", "Bombes explosives désactivées"),
        ("a spy", "Une pièce qui capture comme l’Espion"),
    ],
};
