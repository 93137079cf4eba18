//! What screen readers say of a square.

use vexillum_engine::Square;

use crate::components::board::Marks;

/// What screen readers say of a square.
pub struct Board {
    /// A lake.
    pub lake: &'static str,
    /// An own piece: its name.
    pub mine: fn(&str) -> String,
    /// A known enemy piece: its name.
    pub enemy: fn(&str) -> String,
    /// An unknown enemy piece.
    pub unknown: &'static str,
    /// What the player has guessed of it: the name of a kind.
    pub guess: fn(&str) -> String,
    /// A piece where everything is open: the side and its name.
    pub open: fn(&str, &str) -> String,
    /// The piece has changed sides.
    pub enchanted: &'static str,
    /// The piece has moved.
    pub moved: &'static str,
    /// The marks, in the order of [`Board::SPOKEN`].
    pub marks: [&'static str; 11],
    /// The parts of a label in one.
    pub join: fn(Square, &[&str]) -> String,
}

impl Board {
    /// The marks that are said.
    pub const SPOKEN: [Marks; 11] = [
        Marks::SELECTED,
        Marks::TARGET,
        Marks::SECOND,
        Marks::VIA,
        Marks::LANDING,
        Marks::ATTACK,
        Marks::AIM,
        Marks::HIT,
        Marks::DOUBT,
        Marks::RISK,
        Marks::HINT,
    ];

    /// What is said of a mark.
    pub fn mark(&self, mark: Marks) -> &'static str {
        Self::SPOKEN.into_iter().zip(self.marks).find(|(spoken, _)| *spoken == mark).map_or("", |(_, word)| word)
    }
}

/// English.
pub const ENGLISH: Board = Board {
    lake: "{lake}",
    mine: |piece| format!("your {piece}"),
    enemy: |piece| format!("enemy {piece}"),
    unknown: "enemy piece, unknown",
    guess: |piece| format!("your guess: {piece}"),
    open: |side, piece| format!("{side} {piece}"),
    enchanted: "enchanted",
    moved: "has moved",
    marks: [
        "picked up",
        "can go here",
        "can go here in two steps",
        "a way to there",
        "can come here",
        "can attack",
        "can be pointed at",
        "would fall",
        "might fall",
        "would fall",
        "marked",
    ],
    join: |square, parts| parts.iter().fold(square.to_string(), |label, part| label + ", " + part),
};
