//! Which quiet moves have cut lines short before, so that they are tried first: killer moves and the history heuristic.

use alloc::vec;
use alloc::vec::Vec;

use crate::action::Action;
use crate::color::{ByColor, Color};
use crate::square::MAX_SQUARES;

/// What a search remembers of quiet moves, whatever the position.
pub(in crate::ai) struct History {
    /// The last that cut a line after so many actions.
    killers: Vec<Option<Action>>,
    /// For each side, by its two squares, how much a move has saved.
    saved: ByColor<Vec<u32>>,
}

impl History {
    /// For lines of at most so many actions.
    pub(in crate::ai) fn new(plies: usize) -> Self {
        Self { killers: vec![None; plies], saved: ByColor::new(|_| vec![0; MAX_SQUARES * MAX_SQUARES]) }
    }

    /// Whether it is the last quiet move that cut a line after so many actions.
    pub(in crate::ai) fn is_killer(&self, ply: usize, action: Action) -> bool {
        self.killers.get(ply).is_some_and(|&killer| killer == Some(action))
    }

    /// How much a side's move has saved; nothing for what is no plain move.
    pub(in crate::ai) fn saved(&self, color: Color, action: Action) -> u32 {
        let saved = squares(action).and_then(|index| self.saved[color].get(index));
        saved.copied().unwrap_or_default()
    }

    /// A side's quiet move has cut a line after so many actions, with so many still to be looked at.
    pub(in crate::ai) fn cut(&mut self, color: Color, ply: usize, depth: u32, action: Action) {
        if let Some(killer) = self.killers.get_mut(ply) {
            *killer = Some(action);
        }
        if let Some(saved) = squares(action).and_then(|index| self.saved[color].get_mut(index)) {
            *saved = saved.saturating_add(depth * depth);
        }
    }
}

/// A number for the two squares of a plain move.
const fn squares(action: Action) -> Option<usize> {
    match action {
        Action::Move { from, to } => Some(from.index() * MAX_SQUARES + to.index()),
        _ => None,
    }
}
