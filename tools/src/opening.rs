//! How the games that computers play among themselves begin.

use std::sync::Arc;

use vexillum_engine::ai::arrange;
use vexillum_engine::{ByColor, Color, Position, Problem, Variant, shuffled_decks};

/// The beginning of a number: always the same two set-ups and cards.
///
/// # Errors
/// Whose set-up cannot be played, and why, where an edition gives none.
pub fn opening(variant: Arc<Variant>, number: u64) -> Result<Position, (Color, Problem)> {
    let setups = ByColor { red: arrange(&variant, 2 * number), blue: arrange(&variant, 2 * number + 1) };
    Position::new(variant, &setups, &shuffled_decks(number), &mut |_| {})
}
