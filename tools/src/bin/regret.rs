//! Regret of search schedules: `regret --edition barrage --nodes 3000,30000 16,16,16 48,16,8:255,12,8`.
//!
//! In positions from games of the strongest level, each schedule chooses an action with each number of nodes,
//! without the move prior. The regret is the value of the best action less that of the chosen one, by a
//! search of far more samples (`--truth`). The program prints its mean, the 95 % interval, and the mean
//! number of nodes that were used.

use std::collections::HashMap;

use clap::{Parser, value_parser};
use vexillum_engine::ai::{SearchSchedule, Thinker};
use vexillum_engine::{Action, Level, Variant, View};
use vexillum_tools::{count, edition, opening, schedule};

/// Mean number of decisions from one that is measured to the next.
const EVERY: usize = 25;
/// Nodes for each move of the games.
const NODES: u64 = 300;
/// Largest regret of a decision, so that positions that are won anyway do not dominate the mean.
const MOST: f64 = 500.0;

/// Notes at the end of the help.
const NOTES: &str = "\
In positions from games of the strongest level, each SCHEDULE chooses an action with each number of nodes.
The regret is the value of the best action less that of the chosen one, by the schedule of --truth.

SCHEDULE is SAMPLES[:KEPT[:ROUNDS]], like 48,16,8:255,12,8:4. SAMPLES: the samples for a search of one move,
of two moves and so on. KEPT: the number of best actions that each of these searches looks at.
ROUNDS: the number of times that this is done, each time with twice the samples.";

/// Measure the regret of search schedules, which comes from chance in their samples
#[derive(Parser)]
#[command(after_help = NOTES)]
struct Options {
    /// Edition to play
    #[arg(long, value_name = "ID", default_value = "barrage", value_parser = edition)]
    edition: &'static Variant,
    /// Positions to measure
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = count())]
    positions: usize,
    /// Schedule that gives the true value of each action
    #[arg(long, value_name = "SCHEDULE", default_value = "255,64,64", value_parser = schedule)]
    truth: SearchSchedule,
    /// Nodes for each choice
    #[arg(
        long,
        value_name = "N[,N..]",
        default_value = "3000,10000,30000",
        value_delimiter = ',',
        value_parser = value_parser!(u64).range(1..)
    )]
    nodes: Vec<u64>,
    /// Number of the first game
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u32,
    /// Schedules to compare
    #[arg(value_name = "SCHEDULE", required = true, value_parser = schedule)]
    schedules: Vec<SearchSchedule>,
}

/// Sums over decisions.
#[derive(Clone, Copy, Default)]
struct Tally {
    count: f64,
    /// Sum of the regrets.
    sum: f64,
    /// Sum of the squared regrets.
    squares: f64,
    nodes: f64,
}

impl Tally {
    fn add(&mut self, regret: f64, nodes: u64) {
        self.count += 1.0;
        self.sum += regret;
        self.squares += regret * regret;
        self.nodes += nodes as f64;
    }

    /// Mean, half of the 95 % interval, and mean number of nodes.
    fn summary(&self) -> String {
        let mean = self.sum / self.count;
        let error = ((self.squares / self.count - mean * mean) / self.count).sqrt();
        format!("{mean:6.1} (+- {:4.1}; {:6.0})", 1.96 * error, self.nodes / self.count)
    }
}

fn main() {
    let options = Options::parse();
    report(&options, &tallies(&options));
}

fn report(options: &Options, tallies: &[Vec<Tally>]) {
    println!(
        "{}, {} positions: regret (95 %; nodes) with {:?} nodes",
        options.edition.id, options.positions, options.nodes
    );
    for (SearchSchedule { samples, kept, rounds }, tallies) in options.schedules.iter().zip(tallies) {
        let summaries: Vec<String> = tallies.iter().map(Tally::summary).collect();
        println!("{:<44}{}", format!("{samples:?} {kept:?} x{rounds}"), summaries.join("   "));
    }
}

/// Regrets of each schedule with each number of nodes.
fn tallies(options: &Options) -> Vec<Vec<Tally>> {
    let mut tallies = vec![vec![Tally::default(); options.nodes.len()]; options.schedules.len()];
    let mut rng = fastrand::Rng::with_seed(options.seed.into());
    let mut looked_at = 0;
    for number in u64::from(options.seed).. {
        let game = opening(options.edition, number).ok();
        let Some(mut position) = game.and_then(|game| game.true_position().cloned()) else { break };
        while let Some(color) = position.to_act() {
            let view = position.view(color);
            if looked_at == options.positions {
                return tallies;
            }
            if rng.usize(..EVERY) == 0 && compare(options, &view, &mut rng, &mut tallies) {
                looked_at += 1;
            }
            let mut thinker = Thinker::new(&view, Level::Consul, rng.u64(..));
            thinker.run(NODES);
            let Some(action) = thinker.best() else { break };
            position.play_legal(action, &mut |_| {});
        }
    }
    tallies
}

/// Compares the schedules in one position; false if there is only one action.
fn compare(options: &Options, view: &View, rng: &mut fastrand::Rng, tallies: &mut [Vec<Tally>]) -> bool {
    let values = |schedule: SearchSchedule, nodes: u64, seed: u64| {
        let mut thinker = Thinker::agent(view, schedule, seed);
        thinker.run(nodes);
        let choices = thinker.choices().0;
        (
            choices.into_iter().map(|choice| (choice.action, f64::from(choice.value))).collect::<Vec<_>>(),
            thinker.nodes(),
        )
    };
    let truth: HashMap<Action, f64> = values(options.truth, u64::MAX, rng.u64(..)).0.into_iter().collect();
    let best = truth.values().copied().fold(f64::MIN, f64::max);
    let seed = rng.u64(..);
    for (&schedule, tallies) in options.schedules.iter().zip(tallies) {
        for (&nodes, tally) in options.nodes.iter().zip(tallies) {
            let (values, used) = values(schedule, nodes, seed);
            let chosen = values.iter().max_by(|a, b| a.1.total_cmp(&b.1)).and_then(|(action, _)| truth.get(action));
            if let Some(value) = chosen.filter(|_| truth.len() > 1) {
                tally.add((best - value).min(MOST), used);
            }
        }
    }
    truth.len() > 1
}
