//! Fit of the moved-piece prior, the kinds of hidden pieces that have moved by the places where they stand.
//!
//! In games between the computer player and the opponent, the true numbers of pieces of each class at each
//! place are compared with the believed ones. Iterative scaling (Darroch and Ratcliff 1972) finds the factors
//! that make them equal.

use clap::{Parser, value_parser};
use rayon::prelude::*;
use vexillum_engine::ai::{Belief, GOING_SIZE, choose, going_place};
use vexillum_engine::{Color, Level, Position, View};
use vexillum_tools::{Editions, count, editions, opening};

use crate::options::{OPPONENT, game_number};

/// Mean number of turns from one observation to the next.
const EVERY: u32 = 16;
/// Iterations of the scaling.
const ROUNDS: usize = 20;
/// Pseudo-count that is added to the true and to the believed number, so that few pieces change little.
const PSEUDO_COUNT: f32 = 20.0;

/// Fit the moved-piece prior and print the factors by which to multiply its table
#[derive(Parser)]
pub(crate) struct Options {
    /// Editions to play in turn
    #[arg(
        long,
        value_name = "ID[,ID..]|all",
        default_value = "barrage,duel,duel-small,scifi-duel",
        value_parser = editions
    )]
    edition: Editions,
    /// Batches of games
    #[arg(long, value_name = "N", default_value_t = 240, value_parser = count())]
    batches: usize,
    /// Games in a batch
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = count())]
    games: usize,
    /// Number of the run
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u32,
    /// Nodes for each move
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = value_parser!(u64).range(1..))]
    nodes: u64,
}

/// Table with a number for each class and place.
type Table = [[f32; GOING_SIZE.1]; GOING_SIZE.0];

/// Observation of a hidden piece that has moved.
struct Observation {
    place: usize,
    /// Believed probability of each class, before normalization.
    believed: [f32; GOING_SIZE.0],
    /// True class.
    class: usize,
}

/// Plays games and prints the factors for the table of the prior.
pub(crate) fn train(options: &Options) {
    let games = (0..options.batches * options.games).into_par_iter().with_max_len(1);
    let played = games.filter_map(|game| play(options, game, game_number(options.seed, game)));
    let observations: Vec<Observation> = played.flatten_iter().collect();
    let factors = fit(&observations);
    let one = [[1.0; GOING_SIZE.1]; GOING_SIZE.0];
    println!(
        "{} pieces; log-loss of their classes {:.3}, with these factors {:.3}:",
        observations.len(),
        loss(&observations, &one),
        loss(&observations, &factors)
    );
    for row in factors {
        println!("{}", row.map(|factor| format!("{factor:7.2}")).concat());
    }
}

/// Plays a game and returns its observations.
///
/// Of four games, the first is self-play of the computer player, the second that of the opponent, and in the
/// others they play against each other.
fn play(options: &Options, game: usize, number: u64) -> Option<Vec<Observation>> {
    let variant = options.edition[game / 4 % options.edition.len()];
    let mut rng = fastrand::Rng::with_seed(number);
    let mut position = opening(variant, number).ok()?.true_position()?.clone();
    let mut observations = Vec::new();
    while let Some(color) = position.to_act() {
        let view = position.view(color);
        if rng.u32(..EVERY) == 0 {
            observe(&position, &view, &mut observations);
        }
        let is_computer = match game % 4 {
            0 => true,
            1 => false,
            side => (side == 2) == (color == Color::Red),
        };
        let action = if is_computer {
            choose(&view, Level::Consul, options.nodes, rng.u64(..))?
        } else {
            choose(&view, OPPONENT, options.nodes, rng.u64(..))?
        };
        position.play_legal(action, &mut |_| {});
    }
    Some(observations)
}

/// Adds an observation for each of the enemy's hidden pieces that have moved.
fn observe(position: &Position, view: &View, observations: &mut Vec<Observation>) {
    let (public, enemy) = (view.public(), !view.me());
    let belief = Belief::new(view);
    for square in public.occupied(enemy) {
        let Some(role) = position.private(enemy).own(square) else { continue };
        if view.known(square).is_some() || !public.token(square).moved {
            continue;
        }
        let (class, place) = going_place(public, enemy, role, square);
        let mut believed = [0.0; GOING_SIZE.0];
        for unit in view.variant().army.units() {
            let weight = belief.weights(square)[unit.role as usize];
            believed[going_place(public, enemy, unit.role, square).0] += weight;
        }
        observations.push(Observation { place, believed, class });
    }
}

impl Observation {
    /// Probability of each class with these factors.
    fn probabilities(&self, factors: &Table) -> [f32; GOING_SIZE.0] {
        let mut weights = self.believed;
        weights.iter_mut().zip(factors).for_each(|(weight, row)| *weight *= row[self.place]);
        let sum: f32 = weights.iter().sum();
        weights.map(|weight| weight / sum.max(f32::MIN_POSITIVE))
    }
}

/// Factors that make the believed number of each class at each place equal to the true one.
fn fit(observations: &[Observation]) -> Table {
    let mut factors = [[1.0; GOING_SIZE.1]; GOING_SIZE.0];
    for _ in 0..ROUNDS {
        let mut counts = [[(PSEUDO_COUNT, PSEUDO_COUNT); GOING_SIZE.1]; GOING_SIZE.0];
        for observation in observations {
            counts[observation.class][observation.place].0 += 1.0;
            let expected = counts.iter_mut().zip(observation.probabilities(&factors));
            expected.for_each(|(row, probability)| row[observation.place].1 += probability);
        }
        let all = factors.iter_mut().flatten().zip(counts.iter().flatten());
        all.for_each(|(factor, (actual, believed))| *factor *= actual / believed);
    }
    factors
}

/// Mean log-loss of the true classes, in nats.
fn loss(observations: &[Observation], factors: &Table) -> f32 {
    let losses = observations.iter().map(|seen| -seen.probabilities(factors)[seen.class].max(1e-6).ln());
    losses.sum::<f32>() / observations.len().max(1) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pieces of a class, each believed to be of the first class or of the second with equal probability.
    fn observations(class: usize, count: usize) -> impl Iterator<Item = Observation> {
        let mut believed = [0.0; GOING_SIZE.0];
        believed[..2].fill(0.5);
        (0..count).map(move |_| Observation { place: 1, believed, class })
    }

    #[test]
    fn factors_follow_observations() {
        let observations: Vec<Observation> = observations(0, 900).chain(observations(1, 100)).collect();
        let factors = fit(&observations);
        let probability = observations[0].probabilities(&factors)[0];
        assert!((0.8..0.92).contains(&probability), "{probability}");
        assert!((factors[0][0] - 1.0).abs() < 1e-6, "nothing was observed there");
        assert!(loss(&observations, &factors) < 0.4);
    }

    #[test]
    fn games_show_pieces_that_have_moved() {
        let options = Options::parse_from("going --edition barrage --nodes 60 --games 8".split(' '));
        let games = (0..8).filter_map(|game| play(&options, game, game as u64));
        let observations: Vec<Observation> = games.flatten().collect();
        assert!(!observations.is_empty());
        assert!(observations.iter().all(|observation| observation.believed[observation.class] > 0.0));
    }
}
