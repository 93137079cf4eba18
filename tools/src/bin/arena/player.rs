//! Who can play in the arena. A player gets a view and gives an action.

use std::time::{Duration, Instant};

use vexillum_engine::ai::{Level, Thinker};
use vexillum_engine::{Action, Played, View, clash};

/// A kind of player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Any legal action.
    Random,
    /// Takes what it knows it beats; else any action that loses nothing to a known piece.
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
            Self::Greedy => (greedy(view, rng), 0),
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

fn greedy(view: &View, rng: &mut fastrand::Rng) -> Option<Action> {
    let variant = view.variant();
    // Whether the action takes a known piece for nothing, or loses to one; nothing known happens otherwise.
    let known_end = |action: Action| {
        let Action::Move { from, to } = action else { return None };
        let target = view.public().occupied(!view.me()).contains(to).then(|| view.known(to)).flatten()?;
        let result =
            clash(&variant.rules, variant.army.unit(view.known(from)?), variant.army.unit(target), Played::default());
        Some(result.attacker_survives && !result.defender_survives)
    };
    let actions = view.legal_actions();
    let that = |end: Option<bool>| actions.iter().copied().filter(move |&action| known_end(action) == end);
    let takes: Vec<Action> = that(Some(true)).collect();
    let others: Vec<Action> = that(None).collect();
    [takes, others, actions.clone()].into_iter().find_map(|some| rng.choice(some))
}
