//! How the games that computers play among themselves begin.

use vexillum_engine::ai::arrange;
use vexillum_engine::{ByColor, Color, Game, GameError, Seat, Variant};

/// The beginning of a number: always the same two set-ups and cards.
///
/// # Errors
/// Whose set-up cannot be played, and why, where an edition gives none.
pub fn opening(variant: &Variant, number: u64) -> Result<Game, (Color, GameError)> {
    let seats = ByColor::new(|_| Seat::Person(String::new()));
    let mut game = Game::new(*variant, seats, number).map_err(|error| (Color::Red, error))?;
    for (color, seed) in Color::ALL.into_iter().zip(2 * number..) {
        game.set_up(color, arrange(variant, seed)).map_err(|error| (color, error))?;
    }
    Ok(game)
}
