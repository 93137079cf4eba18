//! Phases of a game.

use crate::color::Color;
use crate::event::Question;
use crate::outcome::Outcome;

/// Phase of a game: the side to decide and the decision due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Phase {
    /// Turn of a player.
    Turn(Color),
    /// Question to a player, within a turn or before the first.
    Answer(Color, Question),
    /// End of the game.
    Over(Outcome),
}

impl Phase {
    /// Side to decide; `None` once the game is over.
    pub const fn to_act(self) -> Option<Color> {
        match self {
            Self::Turn(color) | Self::Answer(color, _) => Some(color),
            Self::Over(_) => None,
        }
    }

    /// Outcome of a finished game.
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Name in the text protocol.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Turn(_) => "turn",
            Self::Answer(_, question) => question.name(),
            Self::Over(_) => "over",
        }
    }
}
