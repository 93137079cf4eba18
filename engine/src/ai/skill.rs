//! The numbers by which the levels play.

use crate::level::Level;

impl Level {
    /// Handicaps and search settings of the level.
    pub(super) const fn skill(self) -> Skill {
        match self {
            Self::Recruit => Skill { overlooked: 90, forgotten: 80, whim: 400, ..GLANCE },
            Self::Legionary => Skill { overlooked: 66, forgotten: 60, whim: 250, ..GLANCE },
            Self::Centurion => Skill { overlooked: 31, forgotten: 31, whim: 150, ..GLANCE },
            Self::Tribune => Skill {
                look: Look::ahead(2),
                attacks: 1,
                overlooked: 24,
                forgotten: 20,
                whim: 100,
                instinct: 8,
                ..GLANCE
            },
            Self::Legate => {
                Skill { look: Look::ahead(3), attacks: 2, overlooked: 21, whim: 80, instinct: 26, ..GLANCE }
            }
            Self::Consul => Skill { look: Look::FAR, attacks: 5, whim: 2, instinct: 100, bluff: 300, ..GLANCE },
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
pub struct Look {
    /// In how many completions of what it knows it looks one move ahead, in how many of those two, and so on: never in more.
    pub samples: [u8; MOVES],
    /// How many of the best actions it looks at one move ahead, at how many of those two, and so on; the first counts nothing.
    pub kept: [u8; MOVES],
    /// How often it does that, each time in twice as many completions.
    pub rounds: u32,
}

impl Look {
    /// As far as time allows.
    pub const FAR: Self = Self { samples: [16, 16, 16, 8, 4, 4], kept: [ALL, 16, 12, 8, 6, 4], rounds: 4 };

    /// One move ahead in so many samples.
    pub const fn ahead(samples: u8) -> Self {
        let mut look = Self { samples: [0; MOVES], kept: [ALL; MOVES], rounds: 1 };
        look.samples[0] = samples;
        look
    }

    /// In how many completions it looks so many moves ahead at first; none if it does not look as far.
    pub(super) fn samples(&self, moves: usize) -> usize {
        moves.checked_sub(1).and_then(|index| self.samples.get(index)).map_or(0, |&count| count.into())
    }

    /// How many actions it looks at so many moves ahead: at least one.
    pub(super) fn kept(&self, moves: usize) -> usize {
        moves.checked_sub(1).and_then(|index| self.kept.get(index)).map_or(ALL, |&count| count.max(1)).into()
    }
}

/// More actions than are worth a look.
const ALL: u8 = u8::MAX;

/// A look at what is in front of one's eyes.
const GLANCE: Skill =
    Skill { look: Look::ahead(1), attacks: 0, overlooked: 0, forgotten: 0, whim: 0, instinct: 0, bluff: 0 };

/// Who is taught, apart from how he looks.
#[cfg(feature = "train")]
pub(super) const PUPIL: Skill = Skill { attacks: 2, whim: 2, ..GLANCE };

/// What sets the levels apart, besides the nodes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Skill {
    /// How it looks ahead.
    pub(super) look: Look,
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
    /// What it may count at most, in some turns more than in others, to [bluff](super::bluff).
    pub(super) bluff: i32,
}
