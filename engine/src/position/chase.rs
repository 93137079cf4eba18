//! Chase rule (R7.4).

use alloc::vec::Vec;

use crate::color::{ByColor, Color};
use crate::square::{Square, SquareSet};

type Path = (Square, Square);

/// Upper bound of a chase counter, and so of the moves that the rule looks back (R7.4).
///
/// It equals the quiet limit of the editions, which ends a longer chase anyway.
const MAX_COUNTER: u32 = 200;

/// Chase counters, and as many past moves as the counters reach back.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Chase {
    counters: ByColor<u32>,
    last: ByColor<Option<Path>>,
    trail: Vec<Path>,
}

impl Chase {
    /// Counts a turn of `mover`.
    ///
    /// `changed` is true if a piece left the board or came back. `enemies` are the opponent's squares after
    /// the turn.
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
            self.count(!mover, fled);
        }
        let chases = !(to.neighbors() & enemies).is_empty();
        self.count(mover, chases);
        self.last[mover] = Some((from, to));
        if changed {
            // No earlier board can come back after this.
            self.trail.clear();
        } else {
            self.trail.push((from, to));
        }
        let reach = self.counters.red.max(self.counters.blue) as usize;
        self.trail.drain(..self.trail.len().saturating_sub(reach));
    }

    fn count(&mut self, color: Color, goes_on: bool) {
        self.counters[color] = if goes_on { MAX_COUNTER.min(self.counters[color] + 1) } else { 0 };
    }

    /// True if the player is chasing, so that the rule applies to the next move.
    #[inline]
    pub(super) fn concerns(&self, mover: Color) -> bool {
        self.counters[mover] >= 2
    }

    /// True if the rule forbids a move that is not an attack.
    pub(super) fn forbids(&self, mover: Color, from: Square, to: Square, enemies: SquareSet) -> bool {
        if (to.neighbors() & enemies).is_empty() || self.last[mover] == Some((to, from)) {
            return false;
        }
        // Pieces that stand elsewhere than before: the square after this move, and the square at the earlier
        // time.
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

#[cfg(test)]
mod tests {
    use super::*;

    const EVERYWHERE: SquareSet = SquareSet::rectangle(10, 0, 10);

    fn square(name: &str) -> Square {
        name.parse().expect("a square")
    }

    /// Moves a red piece to and fro beside enemies.
    fn shuttle(chase: &mut Chase, moves: usize) {
        for (from, to) in [("c4", "c5"), ("c5", "c4")].into_iter().cycle().take(moves) {
            chase.record(Color::Red, Some((square(from), square(to))), false, false, EVERYWHERE);
        }
    }

    /// True if Red may not restore a board from `moves` moves ago.
    fn is_forbidden_after(moves: usize) -> bool {
        let mut chase = Chase::default();
        for (from, to) in [("a1", "a2"), ("d1", "d2")] {
            chase.record(Color::Red, Some((square(from), square(to))), false, false, EVERYWHERE);
        }
        shuttle(&mut chase, moves - 1);
        assert!(chase.concerns(Color::Red));
        chase.forbids(Color::Red, square("d2"), square("d1"), EVERYWHERE)
    }

    #[test]
    fn boards_are_looked_back_at_up_to_a_bound() {
        for moves in [3, 5, 99, 199] {
            assert!(is_forbidden_after(moves), "{moves}");
        }
        for moves in [201, 203, 999] {
            assert!(!is_forbidden_after(moves), "{moves}");
        }
    }

    #[test]
    fn the_longest_chase_remembers_no_more() {
        let mut chase = Chase::default();
        shuttle(&mut chase, 10_000);
        assert_eq!((chase.trail.len(), chase.counters.red), (MAX_COUNTER as usize, MAX_COUNTER));
    }
}
