//! What stands under the pictures of movements, powers and cards.

use vexillum_engine::{Movement, Power};

/// A title and a sentence or two.
pub type Caption = (&'static str, &'static str);

/// What stands under the pictures.
pub struct Pictures {
    /// The title of a picture and the kinds for which it holds.
    pub title: fn(&str, &str) -> String,
    /// Movements, in the order of [`Movement::ALL`].
    pub movements: [Caption; Movement::ALL.len()],
    /// A slide where it may not end in an attack.
    pub slide_without_attack: &'static str,
    /// Powers, in the order of [`Power::ALL`].
    pub powers: [Caption; Power::ALL.len()],
    /// Boat, Jump, Charge, Feint, Swap.
    pub cards: [&'static str; 5],
}

/// English.
pub const ENGLISH: Pictures = Pictures {
    title: |title, kinds| format!("{title}: {kinds}"),
    movements: [
        ("Fixed", "It never moves."),
        ("One square", "Forward, backward or sideways, onto an empty square or against an enemy."),
        ("Any distance", "Over any number of empty squares in a straight line, and it may attack at the end."),
        (
            "One or two squares",
            "Straight or round a corner, through empty squares. An attack ends the move. Nothing is said about it.",
        ),
        (
            "One or two squares",
            "Straight or round a corner, through empty squares. An attack ends the move. Going two makes it known.",
        ),
    ],
    slide_without_attack: "Over any number of empty squares in a straight line, or one square against an enemy: it does \
                           not move far and attack in one turn.",
    powers: [
        (
            "Naming",
            "It may take a step to an empty square; then it names a rank for the enemy piece right in front of it. If \
             the name is right, that piece is removed; if not, nothing happens.",
        ),
        (
            "Naming",
            "It may take a step to an empty square; then it names a rank for one of the enemy pieces beside it. If the \
             name is right, that piece is removed; if not, the player who named it is shown the piece.",
        ),
        (
            "Naming",
            "It takes a step to an empty square, and then names a rank for one of the enemy pieces beside it. If the \
             name is right, that piece is removed; if not, the player who named it is shown the piece. Without the step \
             there is no naming.",
        ),
        (
            "Naming",
            "From the enemy’s home rows, instead of moving, it names a rank for a piece one or two squares away in a \
             straight line. If the name is right, that piece is removed; if not, nothing happens.",
        ),
        (
            "Flight",
            "It flies straight over one or more pieces to the first empty square behind them, and may then attack a \
             piece beside it.",
        ),
        ("Detect Enemy", "Its player is shown one enemy piece within two squares, also across a corner."),
        (
            "Detect Enemy",
            "Its player is shown one enemy piece one or two squares away, straight or diagonally, whatever stands or lies \
             between.",
        ),
        (
            "Enchant",
            "One enemy piece within two squares is shown to both. If its rank is lower, it changes sides for good.",
        ),
        ("Arrow Strike", "One enemy piece within two squares is shown to both. If its rank is lower, it is removed."),
        (
            "Rampage",
            "One step, then all eight neighbors are hit, own ones too: equal and lower ranks fall. If a higher one stands \
             there, so does the attacker. What has no rank is not hit.",
        ),
    ],
    cards: [
        "Straight across a lake to the first square behind it, or against an enemy there.",
        "Straight over one piece beside it, to the square behind.",
        "Exactly two or three squares straight; the last may hold an enemy.",
        "One square diagonally; whatever moves any distance straight may go any distance here.",
        "Two own pieces that can move, in one row or column, change places.",
    ],
};
