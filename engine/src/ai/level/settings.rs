//! Settings of the levels.

use crate::level::Level;

impl Level {
    /// The handicaps and search settings of the level.
    pub(in crate::ai) const fn settings(self) -> LevelSettings {
        match self {
            Self::Recruit => LevelSettings { overlooked: 90, forgotten: 80, noise: 400, ..BASE },
            Self::Legionary => LevelSettings { overlooked: 66, forgotten: 60, noise: 250, ..BASE },
            Self::Centurion => LevelSettings { overlooked: 31, forgotten: 31, noise: 150, ..BASE },
            Self::Tribune => LevelSettings {
                schedule: SearchSchedule::ahead(2),
                attacks: 1,
                overlooked: 24,
                forgotten: 20,
                noise: 100,
                move_prior: 8,
                ..BASE
            },
            Self::Legate => LevelSettings {
                schedule: SearchSchedule::ahead(3),
                attacks: 2,
                overlooked: 21,
                noise: 80,
                move_prior: 26,
                ..BASE
            },
            Self::Consul => LevelSettings {
                schedule: SearchSchedule::FAR,
                attacks: 5,
                noise: 2,
                move_prior: 100,
                bluff: 300,
                ..BASE
            },
        }
    }

    /// The default budget of a move, in nodes (positions searched).
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

/// The maximum search depth, in moves.
pub const MOVES: usize = 6;

/// A search schedule: all actions are searched one move ahead, and the best ones deeper.
///
/// The error of sampling shrinks with the number of samples. Most of it shows one move ahead, so deeper
/// searches use fewer samples.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchSchedule {
    /// The number of samples that are searched to each depth, from one move ahead on; it never grows.
    pub samples: [u8; MOVES],
    /// The number of best actions that are searched to each depth; the first entry is not used.
    pub kept: [u8; MOVES],
    /// The number of rounds, each with twice as many samples as the one before.
    pub rounds: u32,
}

impl SearchSchedule {
    /// The schedule of the strongest level, as deep as time allows.
    pub const FAR: Self = Self { samples: [16, 16, 16, 8, 4, 4], kept: [ALL, 16, 12, 8, 6, 4], rounds: 4 };

    /// A schedule of one move ahead in a number of samples.
    pub const fn ahead(samples: u8) -> Self {
        let mut schedule = Self { samples: [0; MOVES], kept: [ALL; MOVES], rounds: 1 };
        schedule.samples[0] = samples;
        schedule
    }

    /// The number of samples for a depth in the first round; 0 beyond the last depth.
    pub(in crate::ai) fn samples(&self, moves: usize) -> usize {
        moves.checked_sub(1).and_then(|index| self.samples.get(index)).map_or(0, |&count| count.into())
    }

    /// The number of actions for a depth, at least 1.
    pub(in crate::ai) fn kept(&self, moves: usize) -> usize {
        moves.checked_sub(1).and_then(|index| self.kept.get(index)).map_or(ALL, |&count| count.max(1)).into()
    }
}

/// More actions than any decision has to search.
const ALL: u8 = u8::MAX;

/// The base settings: one move ahead in one sample, without handicaps.
const BASE: LevelSettings = LevelSettings {
    schedule: SearchSchedule::ahead(1),
    attacks: 0,
    overlooked: 0,
    forgotten: 0,
    noise: 0,
    move_prior: 0,
    bluff: 0,
};

/// The settings of an agent in training, but for its search schedule.
#[cfg(feature = "train")]
pub(in crate::ai) const AGENT: LevelSettings = LevelSettings { attacks: 2, noise: 2, ..BASE };

/// The settings of a level, but for its nodes.
#[derive(Clone, Copy, Debug)]
pub(in crate::ai) struct LevelSettings {
    /// The search schedule.
    pub(in crate::ai) schedule: SearchSchedule,
    /// The number of attacks that are followed beyond the depth (quiescence search).
    pub(in crate::ai) attacks: u32,
    /// The share of actions that are overlooked, in percent.
    pub(in crate::ai) overlooked: usize,
    /// The share of shown enemy pieces that are forgotten, in percent.
    pub(in crate::ai) forgotten: u32,
    /// The maximum of the random noise that is added to the value of each action.
    pub(in crate::ai) noise: i32,
    /// The weight of the networks' priors, in percent.
    pub(in crate::ai) move_prior: i32,
    /// The maximum of the random bonus for a [bluff](crate::ai::level::bluff).
    pub(in crate::ai) bluff: i32,
}
