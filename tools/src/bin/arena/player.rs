//! Built-in players of the arena.

use std::time::{Duration, Instant};

use vexillum_engine::ai::{Thinker, accepts_draw};
use vexillum_engine::{Action, Level, View};

use crate::greedy;

/// Kind of built-in player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Plays any legal action.
    Random,
    /// Captures known pieces where it can; otherwise avoids losses to known pieces.
    Greedy,
    /// Computer player of a level.
    Computer(Level),
}

/// Limits of the search for an action.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Budget {
    pub(crate) time: Option<Duration>,
    pub(crate) nodes: Option<u64>,
}

/// Nodes between two readings of the clock.
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

    /// Action of this kind of player, and the nodes searched.
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

    /// True if this kind of player accepts a draw that the other side has offered.
    ///
    /// The computer player accepts if it is behind. The other kinds never accept, as they evaluate nothing.
    pub(crate) fn accepts_draw(self, view: &View) -> bool {
        matches!(self, Self::Computer(_)) && accepts_draw(view)
    }
}

impl Budget {
    /// Options of player mode for this budget.
    pub(crate) fn options(self) -> String {
        let time = self.time.map(|time| format!("ms={}", time.as_millis()));
        let nodes = self.nodes.map(|nodes| format!("nodes={nodes}"));
        time.into_iter().chain(nodes).collect::<Vec<_>>().join(" ")
    }

    /// Longest time to wait for an answer of an external program with this budget.
    ///
    /// It is generous, so that no program loses just because it is slow or the machine is busy.
    pub(crate) fn patience(self) -> Duration {
        let time = self.time.unwrap_or_default().saturating_mul(10);
        let nodes = Duration::from_millis(self.nodes.unwrap_or_default());
        Duration::from_secs(10).saturating_add(time).saturating_add(nodes)
    }

    /// Spends the budget on a search that began at `start`.
    ///
    /// `run` searches a number of nodes and returns true once the search is complete. `usual` is the number
    /// of nodes without limits.
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
