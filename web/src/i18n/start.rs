//! Texts of the start screen.

/// Texts of the start screen.
pub struct Start {
    /// Begins a game.
    pub play: &'static str,
}

/// English.
pub const ENGLISH: Start = Start { play: "Play" };
