//! Speed of the engine for each edition: random games, perft, search and policy network.

use std::sync::Arc;
use std::time::Instant;

use clap::Parser;
use vexillum_engine::ai::{self, Thinker};
use vexillum_engine::{ByColor, Color, Level, Phase, Position, VARIANTS, shuffled_decks};
use vexillum_tools::playouts;

/// Random games for each edition.
const GAMES: u64 = 400;
/// Evaluations by the policy network for each edition.
const POLICIES: u32 = 100;
/// Nodes of the search for each edition.
const NODES: u64 = 100_000;
/// Fewest perft leaves that are worth timing.
const LEAVES: u64 = 300_000;
const SEED: u64 = 1;

/// Measure the engine's speed on one core for each edition: random games, perft, search, policy network
#[derive(Parser)]
struct Options {}

fn main() {
    let Options {} = Options::parse();
    println!(
        "{:<16}{:>16}{:>16}{:>16}{:>16}",
        "edition", "playout plies/s", "perft leaves/s", "search nodes/s", "policies/s"
    );
    for &variant in VARIANTS {
        let setups = ByColor::new(|color| ai::arrange(variant, SEED + u64::from(color == Color::Blue)));
        let Ok(mut position) = Position::new(Arc::new(*variant), &setups, &shuffled_decks(SEED), &mut |_| {}) else {
            println!("{:<16} has no set-up", variant.id);
            continue;
        };
        // In editions with cards, the redraws of the first hands come first.
        while let (Phase::Answer(..), Some(&action)) = (position.public().phase(), position.legal_actions().first()) {
            position.play_legal(action, &mut |_| {});
        }
        let random = playouts(&position, GAMES, SEED);
        let plies = random.plies as f64 / random.time.as_secs_f64();
        println!(
            "{:<16}{plies:>16.0}{:>16.0}{:>16.0}{:>16}",
            variant.id,
            leaves(&position),
            nodes(&position),
            policies(&position).map_or_else(|| String::from("none"), |rate| format!("{rate:.0}"))
        );
    }
}

/// Leaves a second of the first perft that has at least [`LEAVES`].
fn leaves(position: &Position) -> f64 {
    let mut rate = 0.0;
    for depth in 1.. {
        let began = Instant::now();
        let leaves = position.perft(depth);
        rate = leaves as f64 / began.elapsed().as_secs_f64();
        if leaves == 0 || leaves >= LEAVES {
            break;
        }
    }
    rate
}

fn nodes(position: &Position) -> f64 {
    let mut thinker = Thinker::new(&position.view(Color::Red), Level::Consul, SEED);
    let began = Instant::now();
    thinker.run(NODES);
    thinker.nodes() as f64 / began.elapsed().as_secs_f64()
}

/// Evaluations a second by the policy network; `None` where it was not trained for the edition.
fn policies(position: &Position) -> Option<f64> {
    let view = position.view(Color::Red);
    let began = Instant::now();
    for _ in 0..POLICIES {
        ai::log_priors(&view)?;
    }
    Some(f64::from(POLICIES) / began.elapsed().as_secs_f64())
}
