//! Plays the games.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use vexillum_engine::{Color, Outcome, Variant};
use vexillum_tools::opening;

use crate::options::Options;

/// A game that was played.
#[derive(Clone, Copy)]
pub(crate) struct Played {
    /// Which color the first player had.
    pub(crate) first: Color,
    pub(crate) outcome: Outcome,
    pub(crate) plies: u32,
    /// What the first player used, and the second.
    pub(crate) used: [Usage; 2],
}

/// What a player used in a game.
#[derive(Clone, Copy, Default)]
pub(crate) struct Usage {
    pub(crate) actions: u32,
    pub(crate) time: Duration,
    pub(crate) nodes: u64,
}

/// Plays all games of an edition, in the order of their numbers; progress goes to standard error.
pub(crate) fn run(variant: &Variant, options: &Options) -> Vec<Played> {
    let shared = Arc::new(*variant);
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::new());
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= options.games {
                return;
            }
            let played = play(&shared, options, number);
            let Ok(mut done) = done.lock() else { return };
            done.push((number, played));
            eprint!("\r{} {}/{} ", variant.id, done.len(), options.games);
        }
    };
    thread::scope(|scope| {
        for _ in 0..options.threads {
            scope.spawn(work);
        }
    });
    eprintln!();
    let mut done = done.into_inner().unwrap_or_default();
    done.sort_by_key(|&(number, _)| number);
    done.into_iter().filter_map(|(_, played)| played).collect()
}

/// Plays the game of a number: the set-ups are those of its pair. `None` if the edition gave no playable set-ups or a
/// player gave no legal action, which is told.
fn play(variant: &Arc<Variant>, options: &Options, number: usize) -> Option<Played> {
    let pair = options.seed.wrapping_add(number as u64 / 2);
    let first = if number.is_multiple_of(2) { Color::Red } else { Color::Blue };
    let mut position = opening(variant.clone(), pair)
        .inspect_err(|(color, problem)| eprintln!("\ngame {number}: set-up of {color}: {problem}"))
        .ok()?;
    let mut rng = fastrand::Rng::with_seed(options.seed ^ (number as u64) << 32);
    let mut used = [Usage::default(); 2];
    while let Some(color) = position.to_act() {
        let player = usize::from(color != first);
        let start = Instant::now();
        let (action, nodes) = options.players[player].choose(&position.view(color), options.budget, &mut rng);
        used[player].time += start.elapsed();
        used[player].actions += 1;
        used[player].nodes += nodes;
        if let Err(error) = position.play(action?) {
            eprintln!("\ngame {number}: {color} played an illegal action: {error}");
            return None;
        }
    }
    Some(Played { first, outcome: position.outcome()?, plies: position.public().turns(), used })
}
