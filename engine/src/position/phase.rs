//! Who decides what.

use crate::color::Color;
use crate::event::Question;
use crate::outcome::Outcome;

/// Who decides what now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Phase {
    /// That player makes his turn.
    Turn(Color),
    /// That player answers a question within a turn or before the first.
    Answer(Color, Question),
    /// The game is over.
    Over(Outcome),
}

impl Phase {
    /// Who decides; nobody once the game is over.
    pub const fn to_act(self) -> Option<Color> {
        match self {
            Self::Turn(color) | Self::Answer(color, _) => Some(color),
            Self::Over(_) => None,
        }
    }

    /// How the game ended, if it has.
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// The name in the text protocol.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Turn(_) => "turn",
            Self::Answer(_, question) => question.name(),
            Self::Over(_) => "over",
        }
    }
}
