//! What the player chooses before a game, and which screen a game calls for.

use serde::{Deserialize, Serialize};
use vexillum_engine::{Color, Level, Times, Variant};

/// A game to begin, as the start screen hands it over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// The edition with its switches.
    pub variant: Variant,
    /// Who plays against whom.
    pub opponent: Opponent,
    /// The side of the person at the screen (already drawn at random if asked); the one who sets up first beside somebody.
    pub color: Color,
    /// What the clock allows, if there is one.
    pub clock: Option<Times>,
}

/// Who plays against whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opponent {
    /// The person at the screen against the computer.
    Computer(Level),
    /// Two persons at one screen.
    Beside,
    /// Two computers, Red and Blue, watched openly.
    Watch(Level, Level),
}

/// Which screen is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// The choice of a game.
    Start,
    /// A game that another window may have open.
    Elsewhere,
    /// That side sets up.
    Setup(Color),
    /// The cover before that side gets the screen.
    Handover(Color),
    /// The board.
    Play,
    /// The end.
    Result,
}
