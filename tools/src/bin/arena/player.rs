//! Who can play in the arena: its own players, who get a view and give an action.

use std::time::{Duration, Instant};

use vexillum_engine::ai::{Thinker, accepts_draw};
use vexillum_engine::{Action, Level, View};

use crate::greedy;

/// A kind of player of the arena's own.
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
        let start = Instant::now();
        match self {
            Self::Random => (rng.choice(view.legal_actions()), 0),
            Self::Greedy => (greedy::choose(view, rng), 0),
            Self::Computer(level) => {
                let mut thinker = Thinker::new(view, level, rng.u64(..));
                budget.spend(start, level.nodes(), &mut |nodes| thinker.run(nodes));
                (thinker.best(), thinker.nodes())
            }
        }
    }

    /// Whether this kind of player accepts the draw that it is offered: the computer player if it has less left, the others,
    /// who cannot tell, never.
    pub(crate) fn accepts_draw(self, view: &View) -> bool {
        matches!(self, Self::Computer(_)) && accepts_draw(view)
    }
}

impl Budget {
    /// As the options that player mode begins with.
    pub(crate) fn options(self) -> String {
        let time = self.time.map(|time| format!("ms={}", time.as_millis()));
        let nodes = self.nodes.map(|nodes| format!("nodes={nodes}"));
        time.into_iter().chain(nodes).collect::<Vec<_>>().join(" ")
    }

    /// How long the arena waits for an answer of a program that has this budget: so long that none is lost which merely
    /// runs on a busy machine or thinks slowly.
    pub(crate) fn patience(self) -> Duration {
        let time = self.time.unwrap_or_default().saturating_mul(10);
        let nodes = Duration::from_millis(self.nodes.unwrap_or_default());
        Duration::from_secs(10).saturating_add(time).saturating_add(nodes)
    }

    /// Lets a player who began at `start` think for as long as it may; `run` thinks on for so many nodes and tells whether there
    /// is nothing left to think about.
    fn spend(self, start: Instant, usual: u64, run: &mut impl FnMut(u64) -> bool) {
        let mut left = match self.time {
            None => self.nodes.unwrap_or(usual),
            Some(_) => self.nodes.unwrap_or(u64::MAX),
        };
        let slice = if self.time.is_some() { SLICE } else { left };
        while left > 0 && self.time.is_none_or(|time| start.elapsed() < time) && !run(slice.min(left)) {
            left -= slice.min(left);
        }
    }
}
