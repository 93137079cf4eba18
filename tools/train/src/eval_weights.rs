//! Training of the evaluation weights by simultaneous perturbation (SPSA, Spall 1992).
//!
//! Two players whose weights are perturbed at random in opposite directions play two games with sides
//! swapped. Each weight moves toward its value in the players that won. A weight that is perturbed for a
//! whole game gives a clearer signal than a single changed decision, of which long games have hundreds.

use clap::{Parser, value_parser};
use rayon::prelude::*;
use vexillum_engine::ai::{EvalWeights, Thinker};
use vexillum_engine::{ByColor, Color, Level, Outcome, Variant};
use vexillum_tools::{Editions, count, editions, opening};

use crate::options::{game_number, within};

/// Batches between two reports.
const REPORT: usize = 5;
/// Smallest perturbation; the strongest piece of a fresh army is worth about 1000.
const LEAST_STEP: f32 = 10.0;

/// Train the evaluation weights and print them
#[derive(Parser)]
pub(crate) struct Options {
    /// Weights to start from, where they differ from those of the first edition
    #[arg(long, value_name = "NAME=NUMBER[,..]", default_value = "", hide_default_value = true)]
    from: String,
    /// Editions to play in turn
    #[arg(long, value_name = "ID[,ID..]|all", default_value = "original", value_parser = editions)]
    edition: Editions,
    /// Batches of games
    #[arg(long, value_name = "N", default_value_t = 240, value_parser = count())]
    batches: usize,
    /// Games in a batch, in pairs with the same set-ups
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = count())]
    games: usize,
    /// Number of the run
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u32,
    /// Step size of the weights
    #[arg(long, value_name = "X", default_value_t = 3.0, value_parser = within(0.0..=1000.0))]
    rate: f32,
    /// Nodes for each move
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = value_parser!(u64).range(1..))]
    nodes: u64,
    /// Perturbation of a weight, as a share of its value
    #[arg(long, value_name = "X", default_value_t = 0.4, value_parser = within(0.0..=1.0))]
    spread: f32,
}

/// Sample of the gradient: a pair of games.
struct Sample {
    /// For each weight, true if it was raised for the first player and lowered for the second.
    raised: Vec<bool>,
    /// Result of the first player, from -0.5 (both games lost) to 0.5.
    success: f32,
}

/// Evaluation weights in training.
struct Numbers {
    /// Weights before the training.
    first: EvalWeights,
    /// Current weights.
    now: Vec<f32>,
    /// Perturbation of each weight.
    steps: Vec<f32>,
}

impl Numbers {
    fn new(options: &Options) -> Result<Self, String> {
        let variant = options.edition.first().ok_or("no edition")?;
        let first = changed(EvalWeights::of(variant), &options.from)?;
        let now: Vec<f32> = first.numbers().iter().map(|&number| number as f32).collect();
        let steps = now.iter().map(|number| (number * options.spread).max(LEAST_STEP)).collect();
        Ok(Self { first, now, steps })
    }

    /// Perturbed weights of the first player or of the second.
    fn weights(&self, raised: &[bool], first: bool) -> EvalWeights {
        let weight = |(index, &raised): (usize, &bool)| self.stepped(index, if raised == first { 1.0 } else { -1.0 });
        self.first.with(&raised.iter().enumerate().map(|pair| weight(pair).round() as i32).collect::<Vec<_>>())
    }

    fn learn(&mut self, samples: &[Sample], rate: f32) {
        self.now = (0..self.now.len()).map(|index| self.stepped(index, rate * slope(samples, index))).collect();
    }

    /// Weight after a number of steps, at least 0.
    fn stepped(&self, index: usize, steps: f32) -> f32 {
        (self.now[index] + steps * self.steps[index]).max(0.0)
    }
}

/// Plays games and prints the trained weights.
///
/// # Errors
/// If the weights to start from are not valid.
pub(crate) fn train(options: &Options) -> Result<(), String> {
    let mut numbers = Numbers::new(options)?;
    let mut all = Vec::new();
    for batch in 0..options.batches {
        let samples = samples(options, &numbers, batch);
        numbers.learn(&samples, options.rate);
        all.extend(samples);
        if (batch + 1).is_multiple_of(REPORT) || batch + 1 == options.batches {
            report(&numbers, &all);
        }
    }
    Ok(())
}

/// Plays the games of a batch and returns their samples in the order of the pairs.
fn samples(options: &Options, numbers: &Numbers, batch: usize) -> Vec<Sample> {
    let number = |pair| game_number(options.seed, batch * options.games + pair);
    let pairs = (0..options.games / 2).into_par_iter().with_max_len(1);
    pairs.filter_map(|pair| play(options, numbers, number(pair))).collect()
}

/// Plays a pair of games; `None` if the edition has no playable set-ups.
fn play(options: &Options, numbers: &Numbers, number: u64) -> Option<Sample> {
    let mut rng = fastrand::Rng::with_seed(number);
    let raised: Vec<bool> = numbers.now.iter().map(|_| rng.bool()).collect();
    let variant = options.edition[number as usize % options.edition.len()];
    let score = |first: Color| {
        let weights = ByColor::new(|color| numbers.weights(&raised, color == first));
        let winner = outcome(variant, number, &weights, options.nodes)?.winner;
        Some(winner.map_or(0.5, |winner| f32::from(u8::from(winner == first))))
    };
    let success = (score(Color::Red)? + score(Color::Blue)? - 1.0) / 2.0;
    Some(Sample { raised, success })
}

/// Plays a game between two players with different weights and returns its outcome.
fn outcome(variant: &Variant, number: u64, weights: &ByColor<EvalWeights>, nodes: u64) -> Option<Outcome> {
    let mut position = opening(variant, number).ok()?.true_position()?.clone();
    let mut rng = fastrand::Rng::with_seed(number);
    while let Some(color) = position.to_act() {
        let mut thinker = Thinker::with_weights(&position.view(color), Level::Consul, weights[color], rng.u64(..));
        thinker.run(nodes);
        position.play_legal(thinker.best()?, &mut |_| {});
    }
    position.outcome()
}

/// Slope of the results in a weight: the mean result of the player for whom it was raised.
fn slope(samples: &[Sample], index: usize) -> f32 {
    let result = |sample: &Sample| if sample.raised[index] { sample.success } else { -sample.success };
    let sum: f32 = samples.iter().map(result).sum();
    sum / samples.len().max(1) as f32
}

fn report(numbers: &Numbers, samples: &[Sample]) {
    let squares: f32 = samples.iter().map(|sample| sample.success * sample.success).sum();
    let error = squares.sqrt() / samples.len().max(1) as f32;
    println!(
        "{} pairs of games; slope of the results in each weight, in standard errors, and its current value:",
        samples.len()
    );
    for (index, (name, now)) in EvalWeights::NAMES.iter().zip(&numbers.now).enumerate() {
        println!("{:+5.1} {name}: {:.0}", slope(samples, index) / error, now);
    }
}

/// Evaluation weights with changes of the form `name=number,name=number`.
fn changed(weights: EvalWeights, list: &str) -> Result<EvalWeights, String> {
    let mut numbers = weights.numbers();
    for change in list.split(',').filter(|change| !change.is_empty()) {
        let wrong = || format!("{change:?} is no name=number");
        let (name, number) = change.split_once('=').ok_or_else(wrong)?;
        let index = EvalWeights::NAMES.iter().position(|&known| known == name).ok_or_else(wrong)?;
        // No weight is below 0.
        numbers[index] = number.parse::<u16>().map_err(|_| wrong())?.into();
    }
    Ok(weights.with(&numbers))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rayon::ThreadPoolBuilder;

    /// Options for a test, with weights to start from.
    fn options(from: &str) -> Options {
        let words = ["weights", "--edition", "barrage", "--nodes", "100", "--games", "24", "--from", from];
        Options::parse_from(words)
    }

    #[test]
    fn the_result_is_the_same_with_any_number_of_threads() {
        let options = options("");
        let learned = |threads: usize| {
            let pool = ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
            pool.install(|| {
                let mut numbers = Numbers::new(&options).expect("numbers");
                numbers.learn(&samples(&options, &numbers, 0), options.rate);
                numbers.now
            })
        };
        let alone = learned(1);
        assert_ne!(alone, Numbers::new(&options).expect("numbers").now);
        assert_eq!(alone, learned(3));
    }

    #[test]
    fn weights_move_toward_their_values_in_winners() {
        let mut numbers = Numbers::new(&options("guard=0,risk=200")).expect("numbers");
        let at = |name: &str| EvalWeights::NAMES.iter().position(|&known| known == name).expect("a name");
        let (guard, risk) = (at("guard"), at("risk"));
        let sample = |success: f32| {
            let raised = (0..numbers.now.len()).map(|index| (index == guard) == (success > 0.0)).collect();
            Sample { raised, success }
        };
        numbers.learn(&[sample(0.5), sample(-0.5)], 1.0);
        assert_eq!((numbers.now[guard], numbers.now[risk]), (5.0, 160.0));
    }

    #[test]
    fn bad_numbers_are_refused() {
        for list in ["courage=3", "risk", "risk=high", "risk=-", "risk=-5"] {
            assert!(Numbers::new(&options(list)).is_err(), "{list}");
        }
    }
}
