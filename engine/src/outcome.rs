//! Outcomes of games (R8).

use core::fmt;

use crate::color::Color;

/// Outcome of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Winner; `None` for a draw.
    pub winner: Option<Color>,
    /// Reason for the end.
    pub reason: Reason,
}

/// Reason for the end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Capture of the Flag (R8.1).
    Flag,
    /// Arrival of the winner's Flag in the opponent's back row (R9.4).
    FlagHome,
    /// No legal action for the loser (R8.2).
    NoMove,
    /// No legal action for either side: a draw (R8.2).
    BothStuck,
    /// Resignation of the loser (R8.3).
    Resign,
    /// No time left for the loser (R9.14).
    Time,
    /// Too many turns without an attack: a draw (R8.4).
    QuietLimit,
    /// Too many turns in all: a draw (R8.4).
    TurnLimit,
    /// Draw by agreement (R8.3).
    Agreed,
}

impl Reason {
    /// All reasons.
    pub const ALL: [Self; 9] = [
        Self::Flag,
        Self::FlagHome,
        Self::NoMove,
        Self::BothStuck,
        Self::Resign,
        Self::Time,
        Self::QuietLimit,
        Self::TurnLimit,
        Self::Agreed,
    ];

    /// Name in the notation (N3).
    pub const fn name(self) -> &'static str {
        match self {
            Self::Flag => "flag",
            Self::FlagHome => "flag-home",
            Self::NoMove => "no-move",
            Self::BothStuck => "both-stuck",
            Self::Resign => "resign",
            Self::Time => "time",
            Self::QuietLimit => "quiet-limit",
            Self::TurnLimit => "turn-limit",
            Self::Agreed => "agreed",
        }
    }

    /// Reason with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.name() == name)
    }

    /// True if a game with this end has a winner.
    pub const fn is_win(self) -> bool {
        matches!(self, Self::Flag | Self::FlagHome | Self::NoMove | Self::Resign | Self::Time)
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.winner.map_or("draw", Color::name), self.reason.name())
    }
}
