//! How fast the engine is: random games, counted lines and thinking, for each edition.

use std::sync::Arc;
use std::time::Instant;

use clap::Parser;
use vexillum_engine::ai::{self, Thinker};
use vexillum_engine::{ByColor, Color, Level, Phase, Position, VARIANTS, shuffled_decks};
use vexillum_tools::playouts;

/// Random games for each edition.
const GAMES: u64 = 400;
/// How often the policy network is asked for each edition.
const ASKED: u32 = 100;
/// Positions that the computer player looks at for each edition.
const NODES: u64 = 100_000;
/// Lines are counted until there are this many.
const LINES: u64 = 300_000;
const SEED: u64 = 1;

/// Measure how fast the engine is on one core: random games, counted lines and thinking, for each edition
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
        // With cards, past the questions about the first hands.
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

/// Leaves a second of the first count that is large enough to be timed.
fn leaves(position: &Position) -> f64 {
    let mut rate = 0.0;
    for depth in 1.. {
        let began = Instant::now();
        let lines = position.perft(depth);
        rate = lines as f64 / began.elapsed().as_secs_f64();
        if lines == 0 || lines >= LINES {
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

/// How often a second the policy network can be asked, where it says anything.
fn policies(position: &Position) -> Option<f64> {
    let view = position.view(Color::Red);
    let began = Instant::now();
    for _ in 0..ASKED {
        ai::log_priors(&view)?;
    }
    Some(f64::from(ASKED) / began.elapsed().as_secs_f64())
}
