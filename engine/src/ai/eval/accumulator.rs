//! What a position counts, piece by piece, and kept up to date from move to move.

use super::evaluator::Evaluator;
use crate::action::Action;
use crate::color::{ByColor, Color};
use crate::position::Position;
use crate::square::SquareSet;

/// The sums over all pieces of a position from which it is judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::ai) struct Accumulator {
    /// By how much the pieces of the player who thinks are worth more than the others, and what all are worth.
    pub(in crate::ai) difference: i32,
    pub(in crate::ai) total: i32,
    /// By how much his pieces stand better.
    pub(in crate::ai) place: i32,
    /// Where each side's prize stands, and what else of it can walk.
    pub(in crate::ai) prizes: ByColor<SquareSet>,
    pub(in crate::ai) walkers: ByColor<SquareSet>,
}

impl Accumulator {
    const EMPTY: Self = Self {
        difference: 0,
        total: 0,
        place: 0,
        prizes: ByColor { red: SquareSet::EMPTY, blue: SquareSet::EMPTY },
        walkers: ByColor { red: SquareSet::EMPTY, blue: SquareSet::EMPTY },
    };

    /// Counts all pieces.
    pub(in crate::ai) fn new(evaluator: &Evaluator, position: &Position) -> Self {
        let mut accumulator = Self::EMPTY;
        for color in Color::ALL {
            accumulator.count(evaluator, position, position.public().occupied(color), 1);
        }
        accumulator
    }

    /// The same after an action that has made one position of another.
    pub(in crate::ai) fn after(
        mut self,
        evaluator: &Evaluator,
        action: Action,
        before: &Position,
        after: &Position,
    ) -> Self {
        let changed = match action {
            Action::Move { from, to } => SquareSet::EMPTY.with(from).with(to),
            // Who is beaten off stays between.
            Action::Turn { from, via, to } => SquareSet::EMPTY.with(from).with(via).with(to),
            _ => return Self::new(evaluator, after),
        };
        self.count(evaluator, before, changed, -1);
        self.count(evaluator, after, changed, 1);
        debug_assert_eq!(self, Self::new(evaluator, after), "{action:?} changes more than where it begins and ends");
        self
    }

    /// Counts what stands on some squares in, or with `sign` -1 out.
    fn count(&mut self, evaluator: &Evaluator, position: &Position, squares: SquareSet, sign: i32) {
        for (square, (color, role)) in squares.into_iter().filter_map(|at| Some((at, position.piece(at)?))) {
            let sets = if evaluator.prizes.contains(role) {
                Some(&mut self.prizes)
            } else {
                Some(&mut self.walkers).filter(|_| evaluator.walkers.contains(role))
            };
            if let Some(sets) = sets {
                sets[color] = if sign > 0 { sets[color].with(square) } else { sets[color].without(square) };
            }
            let worth = evaluator.worth_at(position, color, role, square);
            let mine = if color == evaluator.me { sign } else { -sign };
            self.total += sign * worth;
            self.difference += mine * worth;
            self.place += mine * evaluator.field(color, role, square);
        }
    }
}
