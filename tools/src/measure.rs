//! Timed random games.

use std::time::{Duration, Instant};

use vexillum_engine::Position;

/// Most actions of a random game, which could go on forever without the limits of R8.4.
///
/// The standard limit is 4,000 turns.
const LONGEST_GAME: u64 = 100_000;

/// Result of random games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playouts {
    /// Games played.
    pub games: u64,
    /// Actions in all games together.
    pub plies: u64,
    /// Time that all games took.
    pub time: Duration,
}

/// Plays random games from a position to their end.
pub fn playouts(start: &Position, games: u64, seed: u64) -> Playouts {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut actions = Vec::new();
    let mut plies = 0;
    let began = Instant::now();
    for _ in 0..games {
        let mut position = start.clone();
        for _ in 0..LONGEST_GAME {
            position.legal_actions_into(&mut actions);
            let Some(&action) = random.choice(&actions) else { break };
            position.play_legal(action, &mut |_| {});
            plies += 1;
        }
    }
    Playouts { games, plies, time: began.elapsed() }
}
