//! Texts of what happens on the board: in the band over it, in the status line and for screen readers.

use vexillum_engine::Square;

use crate::name::Name;

/// What a fight came to, by the names of attacker and defender.
pub type FightText = fn(&str, &str) -> String;

/// Texts of what happens on the board.
pub struct Scene {
    /// Something told: who did it, and what.
    pub told: fn(&Name, &str) -> String,
    /// Two sentences, one after the other.
    pub then: fn(&str, &str) -> String,
    /// Parts of a phrase.
    pub parts: fn(&[&str]) -> String,
    /// One of several.
    pub one_of: fn(&[&str]) -> String,
    /// A piece whose kind was not shown.
    pub a_piece: &'static str,
    /// A move: from, to.
    pub moved: fn(Square, Square) -> String,
    /// Two pieces change places.
    pub swapped: fn(Square, Square) -> String,
    /// A card lies face down.
    pub laid: &'static str,
    /// Over a fight: the person at the screen attacks.
    pub you_attack: &'static str,
    /// Over a fight: who attacks.
    pub attacks: fn(&Name) -> String,
    /// The attacker wins.
    pub wins: FightText,
    /// The attacker takes the Flag.
    pub takes_flag: FightText,
    /// The attacker falls.
    pub falls: FightText,
    /// The attacker falls to a Bomb.
    pub blown_up: FightText,
    /// Both fall.
    pub both_fall: FightText,
    /// A Mock attack on the piece of that name: nobody falls.
    pub mock: fn(&str) -> String,
    /// Ranks with what cards add to them, attacker's and defender's, and what the fight came to.
    pub sums: fn(&str, &str, &str) -> String,
    /// A power that was used: its name, where the piece stood at which it pointed or that it reached.
    pub power: fn(&str, Square) -> String,
    /// What Detect came to: the piece, if it was shown.
    pub detected: fn(&str) -> String,
    /// A piece that was enchanted.
    pub enchanted: fn(&str) -> String,
    /// A piece that an Arrow removed.
    pub shot: fn(&str) -> String,
    /// A piece to which nothing happened.
    pub stands: fn(&str) -> String,
    /// What fell in a Rampage.
    pub fallen: fn(&str) -> String,
    /// Nothing fell in a Rampage.
    pub none_fallen: &'static str,
    /// A piece was named: as what, and where it stood.
    pub named: fn(&str, Square) -> String,
    /// Over a naming: the person at the screen names.
    pub you_name: &'static str,
    /// Over a naming: who names.
    pub names: fn(&Name) -> String,
    /// What the piece is not.
    pub not_that: fn(&str) -> String,
    /// The name was right: the piece.
    pub right: fn(&str) -> String,
    /// The name was wrong.
    pub wrong: &'static str,
    /// A piece comes back: its name, and where.
    pub rescued: fn(&str, Square) -> String,
    /// None comes back.
    pub not_rescued: &'static str,
    /// A card was exchanged.
    pub exchanged: &'static str,
    /// The first hand is kept.
    pub hand_kept: &'static str,
    /// The first hand went under the pile.
    pub hand_changed: &'static str,
    /// The cards that the person at the screen drew.
    pub drawn: fn(&str) -> String,
}

/// English.
pub const ENGLISH: Scene = Scene {
    told: |name, what| format!("{name}: {what}."),
    then: |first, second| format!("{first} {second}"),
    parts: |parts| parts.join(", "),
    one_of: |parts| match parts {
        [first @ .., last] if !first.is_empty() => format!("{} or {last}", first.join(", ")),
        parts => parts.join(""),
    },
    a_piece: "a piece",
    moved: |from, to| format!("{from} to {to}"),
    swapped: |a, b| format!("{a} and {b} change places"),
    laid: "a card face down",
    you_attack: "You attack",
    attacks: |name| format!("{name} attacks"),
    wins: |attacker, defender| format!("{attacker} takes {defender}"),
    takes_flag: |attacker, _| format!("{attacker} captures the Flag"),
    falls: |attacker, defender| format!("{attacker} falls to {defender}"),
    blown_up: |attacker, defender| format!("{attacker} is lost on a {defender}"),
    both_fall: |attacker, defender| {
        if attacker == defender {
            format!("{attacker} against {defender}: both fall")
        } else {
            format!("{attacker} and {defender} both fall")
        }
    },
    mock: |defender| format!("Seen: {defender}, nobody falls"),
    sums: |attack, defence, result| format!("{attack} against {defence}: {result}"),
    power: |power, square| format!("{power} on {square}"),
    detected: |piece| format!("Seen: {piece}"),
    enchanted: |piece| format!("{piece} changes sides for good"),
    shot: |piece| format!("{piece} is shot"),
    stands: |piece| format!("{piece} stands"),
    fallen: |pieces| format!("Fallen: {pieces}"),
    none_fallen: "Nobody falls",
    named: |piece, square| format!("{piece} named on {square}"),
    you_name: "You name",
    names: |name| format!("{name} names"),
    not_that: |piece| format!("no {piece}"),
    right: |piece| format!("Right: {piece} is removed"),
    wrong: "Wrong: both stay",
    rescued: |piece, square| format!("{piece} back on {square}"),
    not_rescued: "no rescue",
    exchanged: "one card swapped",
    hand_kept: "first hand kept",
    hand_changed: "first hand changed",
    drawn: |cards| format!("Drawn: {cards}."),
};
