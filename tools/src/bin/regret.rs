//! What chance in the samples costs: `regret --edition barrage --nodes 3000,30000 16,16,16 48,16,8:255,12,8`.
//!
//! In positions of games of the strongest level each way to look, without instinct and with so many nodes, chooses an action.
//! How much worse that is than the best one is told by a look into far more samples (`--truth`): the mean, its 95 % interval,
//! and the nodes that it took.

use std::collections::HashMap;
use std::process::ExitCode;

use vexillum_engine::ai::{Look, Thinker};
use vexillum_engine::{Action, Level, Variant, View};
use vexillum_tools::{edition, look, opening};

const HELP: &str =
    "regret [--edition ID] [--positions N] [--truth LOOK] [--nodes N,N,..] [--seed N] LOOK [LOOK..]
LOOK: in how many samples one move ahead is looked, in how many of those two, and so on; at how many actions; how often, each
time in twice as many: 48,16,8:255,12,8:4";

/// Of this many decisions one is looked at, and the games go on with so many nodes.
const EVERY: usize = 25;
const NODES: u64 = 300;
/// No decision counts more: a game that is won anyway would drown the others.
const MOST: f64 = 500.0;

struct Options {
    variant: &'static Variant,
    positions: usize,
    truth: Look,
    nodes: Vec<u64>,
    seed: u64,
    ways: Vec<Look>,
}

impl Options {
    fn parse(mut arguments: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut options = Self {
            variant: edition("barrage")?,
            positions: 300,
            truth: look("255,64,64")?,
            nodes: vec![3_000, 10_000, 30_000],
            seed: 1,
            ways: Vec::new(),
        };
        let number = |text: &str| text.parse::<u64>().map_err(|_| format!("{text:?} is no number"));
        while let Some(name) = arguments.next() {
            if !name.starts_with("--") {
                options.ways.push(look(&name)?);
                continue;
            }
            let value = arguments.next().ok_or_else(|| format!("{name} needs a value"))?;
            match name.as_str() {
                "--edition" => options.variant = edition(&value)?,
                "--positions" => options.positions = number(&value)? as usize,
                "--truth" => options.truth = look(&value)?,
                "--nodes" => options.nodes = value.split(',').map(number).collect::<Result<_, _>>()?,
                "--seed" => options.seed = number(&value)?,
                _ => return Err(format!("unknown argument {name:?}")),
            }
        }
        if options.ways.is_empty() { Err(String::from("no looks to compare")) } else { Ok(options) }
    }
}

/// Some regrets.
#[derive(Clone, Copy, Default)]
struct Tally {
    count: f64,
    sum: f64,
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

    fn told(&self) -> String {
        let mean = self.sum / self.count;
        let error = ((self.squares / self.count - mean * mean) / self.count).sqrt();
        format!("{mean:6.1} (+- {:4.1}; {:6.0})", 1.96 * error, self.nodes / self.count)
    }
}

fn main() -> ExitCode {
    match Options::parse(std::env::args().skip(1)) {
        Ok(options) => {
            report(&options, &tallies(&options));
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("{problem}\n\n{HELP}");
            ExitCode::FAILURE
        }
    }
}

fn report(options: &Options, tallies: &[Vec<Tally>]) {
    println!(
        "{}, {} positions: regret (95 %; nodes) with {:?} nodes",
        options.variant.id, options.positions, options.nodes
    );
    for (Look { samples, kept, rounds }, tallies) in options.ways.iter().zip(tallies) {
        let told: Vec<String> = tallies.iter().map(Tally::told).collect();
        println!("{:<44}{}", format!("{samples:?} {kept:?} x{rounds}"), told.join("   "));
    }
}

/// For each way to look and each number of nodes the regrets.
fn tallies(options: &Options) -> Vec<Vec<Tally>> {
    let mut tallies = vec![vec![Tally::default(); options.nodes.len()]; options.ways.len()];
    let mut rng = fastrand::Rng::with_seed(options.seed);
    let mut looked_at = 0;
    for number in options.seed.. {
        let game = opening(options.variant, number).ok();
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

/// Compares the ways to look in one position; false if there is nothing to choose.
fn compare(options: &Options, view: &View, rng: &mut fastrand::Rng, tallies: &mut [Vec<Tally>]) -> bool {
    let values = |look: Look, nodes: u64, seed: u64| {
        let mut thinker = Thinker::pupil(view, look, seed);
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
    for (&way, tallies) in options.ways.iter().zip(tallies) {
        for (&nodes, tally) in options.nodes.iter().zip(tallies) {
            let (values, took) = values(way, nodes, seed);
            let chosen = values.iter().max_by(|a, b| a.1.total_cmp(&b.1)).and_then(|(action, _)| truth.get(action));
            if let Some(value) = chosen.filter(|_| truth.len() > 1) {
                tally.add((best - value).min(MOST), took);
            }
        }
    }
    truth.len() > 1
}
