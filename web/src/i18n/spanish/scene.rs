//! Texts of what happens on the board.

use super::{joined, or};
use crate::i18n::scene::Scene;

/// Spanish.
pub(super) const SPANISH: Scene = Scene {
    told: |name, what| format!("{name}: {what}."),
    then: |first, second| format!("{first} {second}"),
    parts: |parts| parts.join(", "),
    one_of: |parts| joined(parts, or),
    a_piece: "una pieza",
    moved: |from, to| format!("de {from} a {to}"),
    swapped: |a, b| format!("{a} cambia de sitio con {b}"),
    laid: "una carta boca abajo",
    you_attack: "Atacas",
    attacks: |name| format!("{name} ataca"),
    wins: |attacker, defender| format!("{attacker} captura a {defender}"),
    takes_flag: |attacker, _| format!("{attacker} captura la Bandera"),
    falls: |attacker, defender| format!("{attacker} cae ante {defender}"),
    blown_up: |attacker, defender| format!("{attacker} topa con {defender} y cae"),
    both_fall: |attacker, defender| format!("{attacker} contra {defender}: caen ambas piezas"),
    mock: |defender| format!("Se revela: {defender}, nadie cae"),
    sums: |attack, defence, result| format!("{attack} contra {defence}: {result}"),
    power: |power, square| format!("{power} en {square}"),
    detected: |piece| format!("Se revela: {piece}"),
    enchanted: |piece| format!("{piece} cambia de bando para siempre"),
    shot: |piece| format!("{piece} cae por la flecha"),
    stands: |piece| format!("{piece} resiste"),
    fallen: |pieces| format!("Bajas: {pieces}"),
    none_fallen: "Nadie cae",
    named: |piece, square| format!("apuesta por {piece} en {square}"),
    you_name: "Nombras",
    names: |name| format!("{name} nombra"),
    not_that: |piece| format!("no es {piece}"),
    right: |piece| format!("Acierto: {piece} se retira"),
    wrong: "Fallo: ambas piezas siguen",
    rescued: |piece, square| format!("{piece} reaparece en {square}"),
    not_rescued: "sin rescate",
    exchanged: "una carta intercambiada",
    hand_kept: "primera mano conservada",
    hand_changed: "primera mano cambiada",
    drawn: |cards| format!("De la pila: {cards}."),
};
