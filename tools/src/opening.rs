//! Openings of games between computer players.

use vexillum_engine::ai::arrange;
use vexillum_engine::{ByColor, Color, Game, GameError, Seat, Variant};

/// Game that has just begun; the same number always gives the same set-ups and cards.
///
/// # Errors
/// If the edition has no playable set-up: the side and the problem.
pub fn opening(variant: &Variant, number: u64) -> Result<Game, (Color, GameError)> {
    let seats = ByColor::new(|_| Seat::Person(String::new()));
    let mut game = Game::new(*variant, seats, number).map_err(|error| (Color::Red, error))?;
    for (color, seed) in Color::ALL.into_iter().zip(2 * number..) {
        game.set_up(color, arrange(variant, seed)).map_err(|error| (color, error))?;
    }
    Ok(game)
}
