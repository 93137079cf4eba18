//! Texts of what helps a person who plays: hints, and guesses written on pieces.

use vexillum_engine::Square;

/// Texts of what helps a person who plays.
pub struct Help {
    /// Asks for a hint.
    pub hint: &'static str,
    /// The hint: the action.
    pub proposal: fn(&str) -> String,
    /// Over the kinds that an enemy piece can be.
    pub guess: &'static str,
    /// What such a guess is: the square of the piece.
    pub guess_line: fn(Square) -> String,
    /// Erases it.
    pub erase: &'static str,
}

/// English.
pub const ENGLISH: Help = Help {
    hint: "Hint",
    proposal: |action| format!("Hint: {action}"),
    guess: "Your guess",
    guess_line: |square| format!("What stands on {square}? Only you see it, and it goes with the piece."),
    erase: "Erase",
};
