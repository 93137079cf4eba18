//! Static evaluation of a finished game's positions, with all pieces known.

use super::accumulator::Accumulator;
use super::evaluator::Evaluator;
use super::weights::EvalWeights;
use crate::ai::belief::Belief;
use crate::color::{ByColor, Color};
use crate::position::Position;

/// The advantage that counts as half of a win, about the value of a fresh Marshal.
const HALF: f32 = 1000.0;

/// The static evaluation of a whole position, from 1 (Red has won) to -1 (Blue has won).
///
/// It weighs the pieces and squares of both armies as if both players knew everything. It does not search.
pub fn standing(position: &Position) -> f32 {
    if let Some(outcome) = position.outcome() {
        return match outcome.winner {
            Some(Color::Red) => 1.0,
            Some(Color::Blue) => -1.0,
            None => 0.0,
        };
    }
    let beliefs = ByColor::new(|color| Belief::open(position, color));
    let weights = EvalWeights::of(position.public().variant()).without_secrets();
    let evaluator = Evaluator::with(&position.view(Color::Red), beliefs, weights);
    let advantage = evaluator.evaluate(position, &Accumulator::new(&evaluator, position)) as f32;
    advantage / (advantage.abs() + HALF)
}
