//! The computer player as it first played every edition, frozen: what later ones are measured against. Nothing here is
//! changed but what the engine's own interface asks for.

use vexillum_engine::{Action, View};

mod aims;
mod belief;
mod deed;
mod habit;
mod hand;
mod judge;
mod missing;
mod options;
mod prospect;
mod pull;
mod race;
mod search;
mod thinker;
mod worth;

pub use thinker::Thinker;

/// The action for a budget of nodes; none if it is not this player's to decide.
pub fn choose(view: &View, nodes: u64, seed: u64) -> Option<Action> {
    let mut thinker = Thinker::new(view, seed);
    thinker.run(nodes);
    thinker.best()
}
