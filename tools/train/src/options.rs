//! Parts of options that several subjects share.

use std::ops::RangeInclusive;

use vexillum_engine::Color;

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

/// Side of the frozen player in a game, if that player is drawn for this share of the games.
pub(crate) fn stranger(share: f32, rng: &mut fastrand::Rng) -> Option<Color> {
    (rng.f32() < share).then(|| if rng.bool() { Color::Red } else { Color::Blue })
}
