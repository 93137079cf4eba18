//! Random games, as many as wanted, and how long they took.

use std::time::{Duration, Instant};

use vexillum_engine::Position;

/// A game in which no limit is in force could go on for ever; the standard limit is 4,000 turns (R8.4).
const LONGEST_GAME: u64 = 100_000;

/// What random games came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playouts {
    /// How many games.
    pub games: u64,
    /// How many actions in all of them.
    pub plies: u64,
    /// How long they took.
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
