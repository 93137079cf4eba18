//! The named levels of the computer player.

/// How well the computer plays. Each level beats the one below in about three games of four.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord, Hash)]
pub enum Level {
    /// A beginner: sees one move ahead, overlooks most of what it could do, and forgets what it has seen.
    Recruit,
    /// Overlooks much and forgets half.
    Legionary,
    /// Sees the next exchange, if it does not overlook it.
    Centurion,
    /// Seldom overlooks anything.
    Tribune,
    /// Remembers everything and plays a sound game.
    Legate,
    /// A master: looks ahead and takes the time that it is given.
    Consul,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 6] =
        [Self::Recruit, Self::Legionary, Self::Centurion, Self::Tribune, Self::Legate, Self::Consul];

    /// The name in notation and records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Recruit => "recruit",
            Self::Legionary => "legionary",
            Self::Centurion => "centurion",
            Self::Tribune => "tribune",
            Self::Legate => "legate",
            Self::Consul => "consul",
        }
    }

    /// The level of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// How it plays.
    pub(super) const fn skill(self) -> Skill {
        match self {
            Self::Recruit => {
                Skill { samples: 1, depth: 1, attacks: 0, overlooked: 90, forgotten: 80, whim: 400, instinct: 0 }
            }
            Self::Legionary => {
                Skill { samples: 1, depth: 1, attacks: 0, overlooked: 66, forgotten: 60, whim: 250, instinct: 0 }
            }
            Self::Centurion => {
                Skill { samples: 1, depth: 1, attacks: 0, overlooked: 42, forgotten: 40, whim: 150, instinct: 0 }
            }
            Self::Tribune => {
                Skill { samples: 2, depth: 1, attacks: 1, overlooked: 27, forgotten: 27, whim: 100, instinct: 0 }
            }
            Self::Legate => {
                Skill { samples: 3, depth: 1, attacks: 2, overlooked: 20, forgotten: 0, whim: 80, instinct: 60 }
            }
            Self::Consul => {
                Skill { samples: 16, depth: 4, attacks: 5, overlooked: 0, forgotten: 0, whim: 2, instinct: 100 }
            }
        }
    }

    /// The default budget of a move, in nodes (positions looked at).
    pub const fn nodes(self) -> u64 {
        match self {
            Self::Recruit => 2_000,
            Self::Legionary | Self::Centurion => 5_000,
            Self::Tribune => 10_000,
            Self::Legate => 20_000,
            Self::Consul => 400_000,
        }
    }
}

/// Who is taught: looks no further than thousands of games allow.
pub(super) const PUPIL: Skill =
    Skill { samples: 4, depth: 1, attacks: 2, overlooked: 0, forgotten: 0, whim: 2, instinct: 0 };

/// What sets the levels apart, besides the nodes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Skill {
    /// How many completions of what it knows it thinks about.
    pub(super) samples: usize,
    /// How many moves it looks ahead.
    pub(super) depth: u32,
    /// How many attacks it follows on after that.
    pub(super) attacks: u32,
    /// How many of a hundred actions it does not think of.
    pub(super) overlooked: usize,
    /// How many of a hundred enemy pieces that it has seen it takes for unknown.
    pub(super) forgotten: u32,
    /// How much its values may be off.
    pub(super) whim: i32,
    /// How much it goes by what games have taught, in percent.
    pub(super) instinct: i32,
}
