//! Training of the move prior by proximal policy optimization (Schulman 2017).
//!
//! An agent plays against itself and an opponent. It chooses an action by a softmax of logits: the search
//! value, divided by `--temperature`, plus the output of the actor for the features of the action. After each
//! batch of games the actor learns from the advantages of its choices over the predictions of a critic, which
//! sees the whole position and is needed for training only. The actor becomes the engine's move prior.

mod critic_features;
mod game;
mod net;
mod trainer;

use std::fs;
use std::path::PathBuf;

use clap::{Parser, value_parser};
use game::{Sample, play};
use net::Net;
use rayon::prelude::*;
use trainer::Trainer;
use vexillum_engine::ai::SearchSchedule;
use vexillum_tools::{Editions, count, editions, schedule};

use crate::options::{game_number, within};

/// Batches between two reports.
const REPORT: usize = 10;
/// Batches in which only the critic learns, if it begins anew while the actor continues from a file.
const WARM_UP: usize = 5;

/// Train the move prior, a network that ranks actions
#[derive(Parser)]
pub(crate) struct Options {
    /// File to which the weights are written
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Weight file to continue from
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// File of the critic's weights: read if it exists, and written
    #[arg(long, value_name = "FILE")]
    critic: Option<PathBuf>,
    /// Editions to play in turn
    #[arg(
        long,
        value_name = "ID[,ID..]|all",
        default_value = "barrage,duel,duel-small,scifi-duel",
        value_parser = editions
    )]
    pub(crate) edition: Editions,
    /// Batches of games
    #[arg(long, value_name = "N", default_value_t = 240, value_parser = count())]
    batches: usize,
    /// Games in a batch
    #[arg(long, value_name = "N", default_value_t = 512, value_parser = count())]
    games: usize,
    /// Number of the run
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u32,
    /// Learning rate of the actor
    #[arg(long, value_name = "X", default_value_t = 0.004, value_parser = within(0.0..=1.0))]
    rate: f32,
    /// Softmax temperature of the agent's choices, in units of the search values
    #[arg(long, value_name = "X", default_value_t = 40.0, value_parser = within(1.0..=f32::MAX))]
    pub(crate) temperature: f32,
    /// Lambda of the advantage estimates; with 1 only the result of the game counts
    #[arg(long, value_name = "X", default_value_t = 0.95, value_parser = within(0.0..=1.0))]
    lambda: f32,
    /// Share of games against the opponent
    #[arg(long, value_name = "X", default_value_t = 0.4, value_parser = within(0.0..=1.0))]
    pub(crate) versus: f32,
    /// Nodes for each move of the opponent
    #[arg(long = "foe", value_name = "N", default_value_t = 400, value_parser = value_parser!(u64).range(1..))]
    pub(crate) opponent_nodes: u64,
    /// Search schedule of the agent: samples for a search of one move, of two moves, and so on
    #[arg(long, value_name = "SCHEDULE", default_value = "4", value_parser = schedule)]
    pub(crate) schedule: SearchSchedule,
    /// Most nodes for each move of the agent
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = value_parser!(u64).range(1..))]
    pub(crate) nodes: u64,
}

/// Plays games, trains the networks, and writes them to the files of `options`.
///
/// # Errors
/// If a file cannot be read or written, or its weights are not valid.
pub(crate) fn train(options: &Options) -> Result<(), String> {
    let read = |file: &PathBuf| fs::read(file).map_err(|error| format!("{}: {error}", file.display()));
    let actor = options.from.as_ref().map(read).transpose()?;
    let critic = options.critic.as_ref().filter(|file| fs::exists(file).unwrap_or(true)).map(read).transpose()?;
    let mut trainer = Trainer::new(actor.as_deref(), critic.as_deref(), options.seed.into())?;
    let (mut points, mut games) = (0.0, 0);
    for batch in 0..options.batches {
        let samples = samples(options, &trainer.actor, batch);
        let left = 1.0 - batch as f32 / options.batches as f32;
        let rate = options.rate * (0.1 + 0.9 * left);
        let is_warm_up = actor.is_some() && critic.is_none() && batch < WARM_UP;
        let progress = trainer.learn(options.lambda, &samples, if is_warm_up { 0.0 } else { rate });
        for score in samples.iter().filter_map(|sample| sample.versus) {
            points += score;
            games += 1;
        }
        if (batch + 1).is_multiple_of(REPORT) || batch + 1 == options.batches {
            let decisions = samples.iter().map(|sample| sample.decisions.len()).sum::<usize>() / samples.len().max(1);
            println!(
                "{} batches: {:.1} % of {games} games, critic {:.3}, entropy {:.3}, clipped {:.3}, {decisions} decisions a game",
                batch + 1,
                100.0 * points / games.max(1) as f32,
                progress.critic_loss,
                progress.entropy,
                progress.clipped,
            );
            (points, games) = (0.0, 0);
            let write =
                |file: &PathBuf, bytes| fs::write(file, bytes).map_err(|error| format!("{}: {error}", file.display()));
            write(&options.out, trainer.weight_file())?;
            if let Some(file) = &options.critic {
                write(file, trainer.critic_weights())?;
            }
        }
    }
    Ok(())
}

/// Plays the games of a batch and returns their samples in the order of the games.
fn samples(options: &Options, actor: &Net, batch: usize) -> Vec<Sample> {
    let number = |game| game_number(options.seed, batch * options.games + game);
    let games = (0..options.games).into_par_iter().with_max_len(1);
    games.filter_map(|game| play(options, actor, number(game))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Decision;
    use rayon::ThreadPoolBuilder;
    use vexillum_engine::{ByColor, Color};

    /// Lambda of the advantage estimates.
    const LAMBDA: f32 = 0.95;

    fn options() -> Options {
        Options::parse_from("move-prior --out none --games 4".split(' '))
    }

    fn trainer() -> Trainer {
        Trainer::new(None, None, 1).expect("a trainer")
    }

    #[test]
    fn the_result_is_the_same_with_any_number_of_threads() {
        let trained = |threads: usize| -> Vec<u8> {
            let pool = ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
            pool.install(|| {
                let mut trainer = trainer();
                let samples = samples(&options(), &trainer.actor, 0);
                assert_eq!(samples.len(), 4);
                trainer.learn(LAMBDA, &samples, 0.05);
                trainer.weight_file()
            })
        };
        let alone = trained(1);
        assert_ne!(alone, trainer().weight_file());
        assert_eq!(alone, trained(3));
    }

    #[test]
    fn winning_actions_become_likelier() {
        let mut trainer = trainer();
        let choice = |chosen: usize| Sample {
            decisions: vec![Decision {
                color: Color::Red,
                shared_features: vec![9],
                features: vec![vec![3], vec![5]],
                values: vec![0.0, 0.0],
                chosen,
                probability: 0.5,
                critic_features: vec![0],
            }],
            score: ByColor::new(|_| if chosen == 0 { 1.0 } else { 0.0 }),
            versus: None,
        };
        for _ in 0..20 {
            trainer.learn(LAMBDA, &[choice(0), choice(1)], 0.01);
        }
        let shared = trainer.actor.shared(&[9]);
        assert!(trainer.actor.output(&shared, &[3]).0 > trainer.actor.output(&shared, &[5]).0 + 0.1);
        let (file, critic) = (trainer.weight_file(), trainer.critic_weights());
        let again = Trainer::new(Some(&file), Some(&critic), 2).expect("weights");
        assert_eq!((again.weight_file(), again.critic_weights()), (file.clone(), critic.clone()));
        assert!(Trainer::new(Some(&file[1..]), None, 1).is_err());
        assert!(Trainer::new(None, Some(&critic[4..]), 1).is_err());
    }

    #[test]
    fn the_critic_does_not_memorize_results() {
        let (mut trainer, mut rng) = (trainer(), fastrand::Rng::with_seed(1));
        let mut game = || {
            let score = ByColor::new(|_| f32::from(u8::from(rng.bool())));
            let decision = Decision {
                color: Color::Red,
                shared_features: Vec::new(),
                features: vec![Vec::new(), Vec::new()],
                values: vec![0.0, 0.0],
                chosen: 0,
                probability: 0.5,
                // These identify the game, but are unrelated to its result.
                critic_features: (0..40).map(|_| rng.u16(0..critic_features::CRITIC_FEATURES as u16)).collect(),
            };
            Sample { decisions: vec![decision; 100], score, versus: None }
        };
        let mut worst = 0.0_f32;
        for _ in 0..4 {
            let games: Vec<Sample> = (0..60).map(|_| game()).collect();
            worst = worst.max(trainer.learn(LAMBDA, &games, 0.0).critic_loss);
        }
        // The loss without any knowledge is the logarithm of two, 0.693.
        assert!(worst < 0.75, "{worst}");
    }

    #[test]
    fn the_weight_file_holds_the_mean_of_the_last_batches() {
        let mut trainer = trainer();
        let samples = samples(&options(), &trainer.actor, 0);
        let mut after = || -> (Vec<f32>, Vec<u8>) {
            trainer.learn(LAMBDA, &samples, 0.05);
            (trainer.actor.weights().to_vec(), trainer.weight_file())
        };
        let ((first, _), (second, written)) = (after(), after());
        assert_ne!(first, second);
        let weights = vexillum_engine::ai::read_weights(&written).expect("a weight file");
        for (index, (&byte, (first, second))) in weights.iter().zip(first.iter().zip(second)).enumerate() {
            let mean = f32::midpoint(*first, second) * trainer::unit(index);
            assert!((f32::from(byte as i8) - mean).abs() < 0.51, "{byte} for {mean} at {index}");
        }
    }
}
