//! The named levels of the computer player.

/// How well the computer plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Sees one move ahead and overlooks much.
    Recruit,
    /// Sees the next exchange.
    Legionary,
    /// Plays a sound game.
    Centurion,
    /// Looks ahead and remembers everything.
    Tribune,
    /// Takes the time that it is given.
    Legate,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 5] = [Self::Recruit, Self::Legionary, Self::Centurion, Self::Tribune, Self::Legate];

    /// The name in notation and records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Recruit => "recruit",
            Self::Legionary => "legionary",
            Self::Centurion => "centurion",
            Self::Tribune => "tribune",
            Self::Legate => "legate",
        }
    }

    /// The level of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// How it plays.
    pub(super) const fn skill(self) -> Skill {
        match self {
            Self::Recruit => Skill { samples: 1, depth: 1, attacks: 0, overlooked: 45, whim: 200 },
            Self::Legionary => Skill { samples: 2, depth: 1, attacks: 1, overlooked: 22, whim: 100 },
            Self::Centurion => Skill { samples: 4, depth: 1, attacks: 3, overlooked: 0, whim: 50 },
            Self::Tribune => Skill { samples: 8, depth: 2, attacks: 4, overlooked: 0, whim: 2 },
            Self::Legate => Skill { samples: 16, depth: 4, attacks: 5, overlooked: 0, whim: 2 },
        }
    }

    /// The default budget of a move, in nodes (positions looked at).
    pub const fn nodes(self) -> u64 {
        match self {
            Self::Recruit => 2_000,
            Self::Legionary => 5_000,
            Self::Centurion => 20_000,
            Self::Tribune => 80_000,
            Self::Legate => 400_000,
        }
    }
}

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
    pub(super) overlooked: u32,
    /// How much its values may be off.
    pub(super) whim: i32,
}
