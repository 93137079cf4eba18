//! Accumulator: the evaluation sums of a position, updated incrementally from move to move.

use super::evaluator::Evaluator;
use crate::action::Action;
use crate::color::{ByColor, Color};
use crate::position::Position;
use crate::square::SquareSet;

/// The sums over all pieces of a position that its evaluation starts from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::ai) struct Accumulator {
    /// The value of the player's pieces minus that of the opponent's.
    pub(in crate::ai) difference: i32,
    /// The value of all pieces.
    pub(in crate::ai) total: i32,
    /// The influence values of the player's pieces minus those of the opponent's.
    pub(in crate::ai) place: i32,
    /// The squares of each side's prizes.
    pub(in crate::ai) prizes: ByColor<SquareSet>,
    /// The squares of each side's other pieces that can move.
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

    /// The sums of a position, counted from scratch.
    pub(in crate::ai) fn new(evaluator: &Evaluator, position: &Position) -> Self {
        let mut accumulator = Self::EMPTY;
        for color in Color::ALL {
            accumulator.count(evaluator, position, position.public().occupied(color), 1);
        }
        accumulator
    }

    /// The sums of the position `after` an action, from those of the position `before` it.
    pub(in crate::ai) fn after(
        mut self,
        evaluator: &Evaluator,
        action: Action,
        before: &Position,
        after: &Position,
    ) -> Self {
        let changed = match action {
            Action::Move { from, to } => SquareSet::EMPTY.with(from).with(to),
            // A piece whose attack fails stays on the square between.
            Action::Turn { from, via, to } => SquareSet::EMPTY.with(from).with(via).with(to),
            _ => return Self::new(evaluator, after),
        };
        self.count(evaluator, before, changed, -1);
        self.count(evaluator, after, changed, 1);
        debug_assert_eq!(self, Self::new(evaluator, after), "{action:?} changes more than where it begins and ends");
        self
    }

    /// Adds the pieces on some squares, or subtracts them with a `sign` of -1.
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
            let value = evaluator.piece_value_at(position, color, role, square);
            let mine = if color == evaluator.me { sign } else { -sign };
            self.total += sign * value;
            self.difference += mine * value;
            self.place += mine * evaluator.influence(color, role, square);
        }
    }
}
