//! The numbers by which the levels play.

use crate::level::Level;

impl Level {
    /// Handicaps and search settings of the level.
    pub(in crate::ai) const fn settings(self) -> LevelSettings {
        match self {
            Self::Recruit => LevelSettings { overlooked: 90, forgotten: 80, noise: 400, ..GLANCE },
            Self::Legionary => LevelSettings { overlooked: 66, forgotten: 60, noise: 250, ..GLANCE },
            Self::Centurion => LevelSettings { overlooked: 31, forgotten: 31, noise: 150, ..GLANCE },
            Self::Tribune => LevelSettings {
                schedule: SearchSchedule::ahead(2),
                attacks: 1,
                overlooked: 24,
                forgotten: 20,
                noise: 100,
                move_prior: 8,
                ..GLANCE
            },
            Self::Legate => LevelSettings {
                schedule: SearchSchedule::ahead(3),
                attacks: 2,
                overlooked: 21,
                noise: 80,
                move_prior: 26,
                ..GLANCE
            },
            Self::Consul => LevelSettings {
                schedule: SearchSchedule::FAR,
                attacks: 5,
                noise: 2,
                move_prior: 100,
                bluff: 300,
                ..GLANCE
            },
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

/// The most moves that anybody looks ahead.
pub const MOVES: usize = 6;

/// How a player looks ahead: one move for all that it may do, further for what then seems best. What it is told by chance of
/// the samples shrinks with their number, and most of that can be seen one move ahead: so fewer do further on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchSchedule {
    /// In how many completions of what it knows it looks one move ahead, in how many of those two, and so on: never in more.
    pub samples: [u8; MOVES],
    /// How many of the best actions it looks at one move ahead, at how many of those two, and so on; the first counts nothing.
    pub kept: [u8; MOVES],
    /// How often it does that, each time in twice as many completions.
    pub rounds: u32,
}

impl SearchSchedule {
    /// As far as time allows.
    pub const FAR: Self = Self { samples: [16, 16, 16, 8, 4, 4], kept: [ALL, 16, 12, 8, 6, 4], rounds: 4 };

    /// One move ahead in so many samples.
    pub const fn ahead(samples: u8) -> Self {
        let mut schedule = Self { samples: [0; MOVES], kept: [ALL; MOVES], rounds: 1 };
        schedule.samples[0] = samples;
        schedule
    }

    /// In how many completions it looks so many moves ahead at first; none if it does not look as far.
    pub(in crate::ai) fn samples(&self, moves: usize) -> usize {
        moves.checked_sub(1).and_then(|index| self.samples.get(index)).map_or(0, |&count| count.into())
    }

    /// How many actions it looks at so many moves ahead: at least one.
    pub(in crate::ai) fn kept(&self, moves: usize) -> usize {
        moves.checked_sub(1).and_then(|index| self.kept.get(index)).map_or(ALL, |&count| count.max(1)).into()
    }
}

/// More actions than are worth a look.
const ALL: u8 = u8::MAX;

/// A look at what is in front of one's eyes.
const GLANCE: LevelSettings = LevelSettings {
    schedule: SearchSchedule::ahead(1),
    attacks: 0,
    overlooked: 0,
    forgotten: 0,
    noise: 0,
    move_prior: 0,
    bluff: 0,
};

/// Who is taught, apart from how he looks.
#[cfg(feature = "train")]
pub(in crate::ai) const AGENT: LevelSettings = LevelSettings { attacks: 2, noise: 2, ..GLANCE };

/// What sets the levels apart, besides the nodes.
#[derive(Clone, Copy, Debug)]
pub(in crate::ai) struct LevelSettings {
    /// How it looks ahead.
    pub(in crate::ai) schedule: SearchSchedule,
    /// How many attacks it follows on after that.
    pub(in crate::ai) attacks: u32,
    /// How many of a hundred actions it does not think of.
    pub(in crate::ai) overlooked: usize,
    /// How many of a hundred enemy pieces that it has seen it takes for unknown.
    pub(in crate::ai) forgotten: u32,
    /// How much its values may be off.
    pub(in crate::ai) noise: i32,
    /// How much it goes by what games have taught, in percent.
    pub(in crate::ai) move_prior: i32,
    /// What it may count at most, in some turns more than in others, to [bluff](crate::ai::level::bluff).
    pub(in crate::ai) bluff: i32,
}
