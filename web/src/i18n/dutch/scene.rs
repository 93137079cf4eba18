//! Texts of what happens on the board: in the band over it, in the status line and for screen readers.

use super::several;
use crate::i18n::scene::Scene;

/// Dutch.
pub(super) const DUTCH: Scene = Scene {
    told: |name, what| format!("{name}: {what}."),
    then: |first, second| format!("{first} {second}"),
    parts: |parts| parts.join(", "),
    one_of: |parts| several(parts, "of"),
    a_piece: "een stuk",
    moved: |from, to| format!("{from} naar {to}"),
    swapped: |a, b| format!("{a} en {b} wisselen van plaats"),
    laid: "een gedekte kaart",
    you_attack: "Jij valt aan",
    attacks: |name| format!("{name} valt aan"),
    wins: |attacker, defender| format!("{attacker} slaat {defender}"),
    takes_flag: |attacker, _| format!("{attacker} verovert de Vlag"),
    falls: |attacker, defender| format!("{attacker} verliest van {defender}"),
    blown_up: |attacker, defender| format!("{attacker} valt door een {defender}"),
    both_fall: |attacker, defender| {
        if attacker == defender {
            format!("{attacker} tegen {defender}: beide vallen")
        } else {
            format!("{attacker} en {defender} vallen allebei")
        }
    },
    mock: |defender| format!("Gezien: {defender}, niemand valt"),
    sums: |attack, defence, result| format!("{attack} tegen {defence}: {result}"),
    power: |power, square| format!("{power} op {square}"),
    detected: |piece| format!("Gezien: {piece}"),
    enchanted: |piece| format!("{piece} loopt voorgoed over"),
    shot: |piece| format!("{piece} is geraakt en valt"),
    stands: |piece| format!("{piece} blijft staan"),
    fallen: |pieces| format!("Gevallen: {pieces}"),
    none_fallen: "Niemand valt",
    named: |piece, square| format!("{piece} genoemd op {square}"),
    you_name: "Jij noemt",
    names: |name| format!("{name} noemt"),
    not_that: |piece| format!("geen {piece}"),
    right: |piece| format!("Goed: {piece} gaat van het bord"),
    wrong: "Fout: beide blijven staan",
    rescued: |piece, square| format!("{piece} terug op {square}"),
    not_rescued: "niets gered",
    exchanged: "één kaart geruild",
    hand_kept: "eerste hand gehouden",
    hand_changed: "eerste hand geruild",
    drawn: |cards| format!("Getrokken: {cards}."),
};
