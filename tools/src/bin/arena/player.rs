//! Who can play in the arena. A player gets a view and gives an action.

use std::time::{Duration, Instant};

use vexillum_engine::ai::{Level, Thinker};
use vexillum_engine::{Action, View};

use crate::greedy;

/// A kind of player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Any legal action.
    Random,
    /// Takes what it knows it beats; else any action that loses nothing known.
    Greedy,
    /// The computer player.
    Computer(Level),
}

/// How much the computer player may think about an action.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Budget {
    pub(crate) time: Option<Duration>,
    pub(crate) nodes: Option<u64>,
}

/// So many nodes are run between two looks at the clock.
const SLICE: u64 = 50;

impl Kind {
    pub(crate) fn from_name(name: &str) -> Option<Self> {
        match name {
            "random" => Some(Self::Random),
            "greedy" => Some(Self::Greedy),
            _ => Level::from_name(name).map(Self::Computer),
        }
    }

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Computer(level) => level.name(),
        }
    }

    /// The action of this kind of player, and how many nodes it looked at.
    pub(crate) fn choose(self, view: &View, budget: Budget, rng: &mut fastrand::Rng) -> (Option<Action>, u64) {
        match self {
            Self::Random => (rng.choice(view.legal_actions()), 0),
            Self::Greedy => (greedy::choose(view, rng), 0),
            Self::Computer(level) => think(view, level, budget, rng.u64(..)),
        }
    }
}

fn think(view: &View, level: Level, budget: Budget, seed: u64) -> (Option<Action>, u64) {
    let start = Instant::now();
    let mut thinker = Thinker::new(view, level, seed);
    match (budget.time, budget.nodes) {
        (None, nodes) => {
            thinker.run(nodes.unwrap_or(level.nodes()));
        }
        (Some(time), nodes) => {
            let nodes = nodes.unwrap_or(u64::MAX);
            while start.elapsed() < time && thinker.nodes() < nodes && !thinker.run(SLICE) {}
        }
    }
    (thinker.best(), thinker.nodes())
}
