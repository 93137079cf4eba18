//! The named levels of the computer player.

/// How well the computer plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Sees one move ahead and overlooks much.
    Recruit,
    /// Sees the next exchange.
    Corporal,
    /// Plays a sound game.
    Officer,
    /// Looks ahead and remembers everything.
    Strategist,
    /// Takes the time that it is given.
    Commander,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 5] = [Self::Recruit, Self::Corporal, Self::Officer, Self::Strategist, Self::Commander];

    /// The name in notation and records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Recruit => "recruit",
            Self::Corporal => "corporal",
            Self::Officer => "officer",
            Self::Strategist => "strategist",
            Self::Commander => "commander",
        }
    }

    /// The level of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// The default budget of a move, in nodes (positions looked at).
    pub const fn nodes(self) -> u64 {
        match self {
            Self::Recruit => 2_000,
            Self::Corporal => 5_000,
            Self::Officer => 20_000,
            Self::Strategist => 80_000,
            Self::Commander => 400_000,
        }
    }
}
