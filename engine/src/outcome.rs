//! How a game ended (R8).

use core::fmt;

use crate::color::Color;

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Who won; nobody in a draw.
    pub winner: Option<Color>,
    /// Why it ended.
    pub reason: Reason,
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The Flag was captured (R8.1).
    Flag,
    /// The own Flag came home to the opponent's back row (R9.4).
    FlagHome,
    /// The loser had no legal action (R8.2).
    NoMove,
    /// Neither side had a legal action: a draw (R8.2).
    BothStuck,
    /// The loser gave up (R8.3).
    Resign,
    /// The loser's time was up (R9.14).
    Time,
    /// Too many turns without an attack: a draw (R8.4).
    QuietLimit,
    /// Too many turns in all: a draw (R8.4).
    TurnLimit,
    /// A draw was offered and accepted (R8.3).
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

    /// The name in the notation (N3).
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

    /// The reason of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.name() == name)
    }

    /// Whether a game that ends so has a winner.
    pub const fn is_win(self) -> bool {
        matches!(self, Self::Flag | Self::FlagHome | Self::NoMove | Self::Resign | Self::Time)
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.winner.map_or("draw", Color::name), self.reason.name())
    }
}
