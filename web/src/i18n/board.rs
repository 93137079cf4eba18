//! What screen readers say of a square.

use vexillum_engine::Square;

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
    /// A piece where everything is open: the side and its name.
    pub open: fn(&str, &str) -> String,
    /// The piece has moved.
    pub moved: &'static str,
    /// The piece is picked up.
    pub selected: &'static str,
    /// The piece picked up can go there.
    pub target: &'static str,
    /// The piece picked up can attack there.
    pub attack: &'static str,
    /// The parts of a label in one.
    pub join: fn(Square, &[&str]) -> String,
}

/// English.
pub const ENGLISH: Board = Board {
    lake: "lake",
    mine: |piece| format!("your {piece}"),
    enemy: |piece| format!("enemy {piece}"),
    unknown: "enemy piece, unknown",
    open: |side, piece| format!("{side} {piece}"),
    moved: "has moved",
    selected: "picked up",
    target: "can go here",
    attack: "can attack",
    join: |square, parts| parts.iter().fold(square.to_string(), |label, part| label + ", " + part),
};
