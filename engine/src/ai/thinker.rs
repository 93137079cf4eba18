//! Choosing an action.

use alloc::vec::Vec;

use crate::action::Action;
use crate::ai::Level;
use crate::view::View;

/// A thought about one decision: run it in slices as time allows, then take the [best](Self::best) action.
///
/// What it finds depends on view, level, seed and the sum of nodes alone, not on how they were sliced.
pub struct Thinker {
    actions: Vec<Action>,
    best: usize,
    nodes: u64,
}

impl Thinker {
    /// Starts to think in the place of the player whose view it is.
    pub fn new(view: &View, level: Level, seed: u64) -> Self {
        let actions = view.legal_actions();
        let best = fastrand::Rng::with_seed(seed ^ level.nodes()).usize(..actions.len().max(1));
        Self { actions, best, nodes: 0 }
    }

    /// Thinks on for about so many nodes (positions looked at). True when there is nothing left to think about.
    pub fn run(&mut self, nodes: u64) -> bool {
        self.nodes += nodes;
        true
    }

    /// The best action found so far; none if it is not this player's to decide.
    pub fn best(&self) -> Option<Action> {
        self.actions.get(self.best).copied()
    }

    /// How many nodes have been looked at.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }
}

/// The action for a budget of nodes; none if it is not this player's to decide.
pub fn choose(view: &View, level: Level, nodes: u64, seed: u64) -> Option<Action> {
    let mut thinker = Thinker::new(view, level, seed);
    thinker.run(nodes);
    thinker.best()
}

/// Whether the player in whose place it thinks should accept a draw: only if he is clearly behind, or nothing happens.
pub fn accepts_draw(view: &View) -> bool {
    view.captured(view.me()) > view.captured(!view.me()) + 3
}
