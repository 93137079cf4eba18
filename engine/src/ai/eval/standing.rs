//! How a game stands for whoever sees all of it, once it is over.

use super::accumulator::Accumulator;
use super::evaluator::Evaluator;
use super::weights::EvalWeights;
use crate::ai::belief::Belief;
use crate::color::{ByColor, Color};
use crate::position::Position;

/// The advantage that is half of a win; a fresh Marshal is worth about as much.
const HALF: f32 = 1000.0;

/// How a whole position stands: 1 where Red has won, -1 where Blue has, 0 where both have the same chances. It counts what both
/// armies have left and where they stand, as if both knew everything, and looks no move ahead.
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
