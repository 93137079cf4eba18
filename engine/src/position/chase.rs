//! The chase rule (R7.4).

use alloc::vec::Vec;

use crate::color::{ByColor, Color};
use crate::square::{Square, SquareSet};

type Path = (Square, Square);

/// The counters of the chase rule and as many of the last moves as they reach back.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Chase {
    counters: ByColor<u32>,
    last: ByColor<Option<Path>>,
    trail: Vec<Path>,
}

impl Chase {
    /// Counts a turn of `mover`. `changed` tells that a piece left the board or came back, `enemies` are the opponent's squares
    /// afterwards.
    pub(super) fn record(
        &mut self,
        mover: Color,
        path: Option<Path>,
        attacked: bool,
        changed: bool,
        enemies: SquareSet,
    ) {
        let Some((from, to)) = path else {
            self.counters = ByColor::default();
            self.last[mover] = None;
            self.trail.clear();
            return;
        };
        let fled = self.last[!mover].is_some_and(|(_, end)| from.is_next_to(end));
        if attacked {
            self.counters = ByColor::default();
        } else {
            self.counters[!mover] = if fled { self.counters[!mover] + 1 } else { 0 };
        }
        let chases = !(to.neighbors() & enemies).is_empty();
        self.counters[mover] = if chases { self.counters[mover] + 1 } else { 0 };
        self.last[mover] = Some((from, to));
        if changed {
            // No board before this can come back.
            self.trail.clear();
        } else {
            self.trail.push((from, to));
        }
        let reach = self.counters.red.max(self.counters.blue) as usize;
        self.trail.drain(..self.trail.len().saturating_sub(reach));
    }

    /// Whether any move of that player has to be looked at: he is chasing.
    #[inline]
    pub(super) fn concerns(&self, mover: Color) -> bool {
        self.counters[mover] >= 2
    }

    /// Whether a move that is no attack is forbidden.
    pub(super) fn forbids(&self, mover: Color, from: Square, to: Square, enemies: SquareSet) -> bool {
        if (to.neighbors() & enemies).is_empty() || self.last[mover] == Some((to, from)) {
            return false;
        }
        // Every piece that stands elsewhere than it did: where after the move, and where at the time looked back at.
        let mut displaced: Vec<(Square, Square)> = alloc::vec![(to, from)];
        let reach = self.counters[mover] as usize;
        for &(start, end) in self.trail.iter().rev().take(reach.saturating_sub(1)) {
            match displaced.iter_mut().find(|(_, then)| *then == end) {
                Some((_, then)) => *then = start,
                None => displaced.push((end, start)),
            }
            if displaced.iter().all(|(now, then)| now == then) {
                return true;
            }
        }
        false
    }
}
