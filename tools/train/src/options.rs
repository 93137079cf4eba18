//! Command-line options and settings shared by several commands.

use std::ops::RangeInclusive;

use vexillum_engine::{Color, Level};

/// Argument parser for a number within a range.
pub(crate) fn within(range: RangeInclusive<f32>) -> impl Fn(&str) -> Result<f32, String> + Clone {
    move |text| match text.parse() {
        Ok(number) if range.contains(&number) => Ok(number),
        Ok(_) => Err(format!("not from {} to {}", range.start(), range.end())),
        Err(error) => Err(error.to_string()),
    }
}

/// Random seed of a game in a run.
pub(crate) fn game_number(seed: u32, game: usize) -> u64 {
    u64::from(seed) * 10_000_000 + game as u64
}

/// Level of the opponent in games that are not self-play.
///
/// With self-play alone an agent learns to beat only itself.
pub(crate) const OPPONENT: Level = Level::Legate;

/// Side of the [opponent](OPPONENT) in a game; `None` for self-play.
///
/// `share` is the share of games with an opponent.
pub(crate) fn opponent_side(share: f32, rng: &mut fastrand::Rng) -> Option<Color> {
    (rng.f32() < share).then(|| if rng.bool() { Color::Red } else { Color::Blue })
}
