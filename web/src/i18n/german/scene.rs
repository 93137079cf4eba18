//! Texts of what happens on the board, in German. The names of pieces are never inflected: sentences with them are built
//! like headlines.

use crate::i18n::scene::Scene;

/// German.
pub(super) const GERMAN: Scene = Scene {
    told: |name, what| format!("{name}: {what}."),
    then: |first, second| format!("{first} {second}"),
    parts: |parts| parts.join(", "),
    one_of: |parts| match parts {
        [first @ .., last] if !first.is_empty() => format!("{} oder {last}", first.join(", ")),
        parts => parts.join(""),
    },
    a_piece: "eine Figur",
    moved: |from, to| format!("{from} nach {to}"),
    swapped: |a, b| format!("{a} und {b} tauschen die Plätze"),
    laid: "eine verdeckte Karte",
    you_attack: "Du greifst an",
    attacks: |name| format!("{name} greift an"),
    wins: |attacker, defender| format!("{attacker} schlägt {defender}"),
    takes_flag: |attacker, _| format!("{attacker} erobert die Fahne"),
    falls: |attacker, defender| format!("{attacker} verliert gegen {defender}"),
    blown_up: |attacker, defender| format!("{attacker} scheitert an {defender}"),
    both_fall: |attacker, defender| {
        if attacker == defender {
            format!("{attacker} gegen {defender}: Beide fallen")
        } else {
            format!("{attacker} und {defender} fallen beide")
        }
    },
    mock: |defender| format!("Gesehen: {defender}, keine Figur fällt"),
    sums: |attack, defence, result| format!("{attack} gegen {defence}: {result}"),
    power: |power, square| format!("{power} auf {square}"),
    detected: |piece| format!("Gesehen: {piece}"),
    enchanted: |piece| format!("{piece} wechselt für immer die Seite"),
    shot: |piece| format!("{piece} ist getroffen"),
    stands: |piece| format!("{piece} bleibt stehen"),
    fallen: |pieces| format!("Gefallen: {pieces}"),
    none_fallen: "Keine Figur fällt",
    named: |piece, square| format!("{piece} auf {square} genannt"),
    you_name: "Du nennst",
    names: |name| format!("{name} nennt"),
    not_that: |piece| format!("{piece}? Nein"),
    right: |piece| format!("Richtig: {piece} scheidet aus"),
    wrong: "Falsch: Beide bleiben",
    rescued: |piece, square| format!("{piece} zurück auf {square}"),
    not_rescued: "keine Rettung",
    exchanged: "eine Karte getauscht",
    hand_kept: "erste Hand behalten",
    hand_changed: "erste Hand getauscht",
    drawn: |cards| format!("Gezogen: {cards}."),
};
