//! Killer moves and the history heuristic: quiet moves that caused cutoffs before are tried first.

use alloc::vec;
use alloc::vec::Vec;

use crate::action::Action;
use crate::color::{ByColor, Color};
use crate::square::MAX_SQUARES;

/// The memory of quiet moves that caused cutoffs, regardless of the position.
pub(in crate::ai) struct History {
    /// The last quiet move that caused a cutoff at each ply.
    killers: Vec<Option<Action>>,
    /// The history scores of each side's moves, by the two squares of the move.
    scores: ByColor<Vec<u32>>,
}

impl History {
    /// An empty history for lines of at most `plies` actions.
    pub(in crate::ai) fn new(plies: usize) -> Self {
        Self { killers: vec![None; plies], scores: ByColor::new(|_| vec![0; MAX_SQUARES * MAX_SQUARES]) }
    }

    /// True if the action is the last quiet move that caused a cutoff at the ply.
    pub(in crate::ai) fn is_killer(&self, ply: usize, action: Action) -> bool {
        self.killers.get(ply).is_some_and(|&killer| killer == Some(action))
    }

    /// The history score of a side's move; 0 for other actions.
    pub(in crate::ai) fn score(&self, color: Color, action: Action) -> u32 {
        let score = move_index(action).and_then(|index| self.scores[color].get(index));
        score.copied().unwrap_or_default()
    }

    /// Records a cutoff by a side's quiet move, at a ply and with a remaining depth.
    pub(in crate::ai) fn record_cutoff(&mut self, color: Color, ply: usize, depth: u32, action: Action) {
        if let Some(killer) = self.killers.get_mut(ply) {
            *killer = Some(action);
        }
        if let Some(score) = move_index(action).and_then(|index| self.scores[color].get_mut(index)) {
            *score = score.saturating_add(depth * depth);
        }
    }
}

/// The index of a plain move in the table of scores.
const fn move_index(action: Action) -> Option<usize> {
    match action {
        Action::Move { from, to } => Some(from.index() * MAX_SQUARES + to.index()),
        _ => None,
    }
}
