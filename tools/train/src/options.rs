//! Parts of options that several subjects share.

use std::ops::RangeInclusive;

use vexillum_engine::{Color, Level};

/// Parser of a number within a range.
pub(crate) fn within(range: RangeInclusive<f32>) -> impl Fn(&str) -> Result<f32, String> + Clone {
    move |text| match text.parse() {
        Ok(number) if range.contains(&number) => Ok(number),
        Ok(_) => Err(format!("not from {} to {}", range.start(), range.end())),
        Err(error) => Err(error.to_string()),
    }
}

/// Number of a game in a run, by which everything random in it is drawn.
pub(crate) fn game_number(seed: u32, game: usize) -> u64 {
    u64::from(seed) * 10_000_000 + game as u64
}

/// Level of the opponent that a player meets besides itself, so that it does not learn to beat itself alone.
pub(crate) const OPPONENT: Level = Level::Legate;

/// Side of the [opponent](OPPONENT) in a game, if one is drawn for this share of the games.
pub(crate) fn stranger(share: f32, rng: &mut fastrand::Rng) -> Option<Color> {
    (rng.f32() < share).then(|| if rng.bool() { Color::Red } else { Color::Blue })
}
