//! Texts of what happens on the board, in French.

use super::list;
use super::pieces::of;
use crate::i18n::scene::Scene;

/// Texts of what happens on the board.
pub(super) const FRENCH: Scene = Scene {
    told: |name, what| format!("{name} : {what}."),
    then: |first, second| format!("{first} {second}"),
    parts: |parts| parts.join(", "),
    one_of: |parts| list(parts, " ou "),
    a_piece: "une pièce",
    moved: |from, to| format!("{from} vers {to}"),
    swapped: |a, b| format!("{a} et {b} changent de place"),
    laid: "une carte face cachée",
    you_attack: "Vous attaquez",
    attacks: |name| format!("{name} attaque"),
    wins: |attacker, defender| format!("{attacker} capture {defender}"),
    takes_flag: |attacker, _| format!("{attacker} capture le Drapeau"),
    falls: |attacker, defender| format!("{attacker} tombe face à {defender}"),
    blown_up: |attacker, defender| match defender {
        "Bombe" => format!("{attacker} saute sur une Bombe"),
        "Piège" => format!("{attacker} tombe dans un Piège"),
        defender => format!("{attacker} tombe face à {defender}"),
    },
    both_fall: |attacker, defender| {
        if attacker == defender {
            format!("{attacker} contre {defender}, les deux tombent")
        } else {
            format!("{attacker} et {defender} tombent")
        }
    },
    mock: |defender| format!("Vu : {defender}, aucune perte"),
    sums: |attack, defence, result| format!("{attack} contre {defence} : {result}"),
    power: |power, square| format!("{power} en {square}"),
    detected: |piece| format!("Vu : {piece}"),
    enchanted: |piece| format!("{piece} change de camp pour de bon"),
    shot: |piece| format!("{piece} tombe sous la flèche"),
    stands: |piece| format!("{piece} reste en place"),
    fallen: |pieces| format!("Pertes : {pieces}"),
    none_fallen: "Aucune perte",
    named: |piece, square| format!("annonce « {piece} » en {square}"),
    you_name: "Vous annoncez",
    names: |name| format!("{name} annonce"),
    not_that: |piece| format!("pas {}", of(piece)),
    right: |piece| format!("Exact : {piece} tombe"),
    wrong: "Faux : les deux restent",
    rescued: |piece, square| format!("{piece} de retour en {square}"),
    not_rescued: "pas de sauvetage",
    exchanged: "une carte changée",
    hand_kept: "première main gardée",
    hand_changed: "première main changée",
    drawn: |cards| format!("Pioche : {cards}."),
};
