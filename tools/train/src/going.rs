//! Learns what the places of hidden pieces that have moved say of their kinds.
//!
//! Computer players and the opponent play; of each class of pieces it is counted how often it stands where, and how often
//! it was believed to. The factors that make both alike are found by iterative scaling (Darroch and Ratcliff 1972).

use clap::{Parser, value_parser};
use rayon::prelude::*;
use vexillum_engine::ai::{Belief, GOING_SIZE, choose, going_place};
use vexillum_engine::{Color, Level, Position, View};
use vexillum_tools::{Editions, count, editions, opening};

use crate::options::{OPPONENT, game_number};

/// Of so many turns about one is looked at.
const EVERY: u32 = 16;
/// How often the factors are scaled.
const ROUNDS: usize = 20;
/// So many pieces are added to both counts, so that little is learned from few.
const CALM: f32 = 20.0;

/// Find by what the numbers that tell what goes where should be multiplied, and print it
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

/// A number for each class and place.
type Table = [[f32; GOING_SIZE.1]; GOING_SIZE.0];

/// A hidden piece that has moved.
struct Sight {
    place: usize,
    /// How likely it was believed to be of each class, and of which it is.
    believed: [f32; GOING_SIZE.0],
    class: usize,
}

/// Plays, and prints by what each number of the present table should be multiplied.
pub(crate) fn teach(options: &Options) {
    let games = (0..options.batches * options.games).into_par_iter().with_max_len(1);
    let played = games.filter_map(|game| play(options, game, game_number(options.seed, game)));
    let sights: Vec<Sight> = played.flatten_iter().collect();
    let factors = fit(&sights);
    let one = [[1.0; GOING_SIZE.1]; GOING_SIZE.0];
    println!(
        "{} pieces; log-loss of their classes {:.3}, with these factors {:.3}:",
        sights.len(),
        loss(&sights, &one),
        loss(&sights, &factors)
    );
    for row in factors {
        println!("{}", row.map(|factor| format!("{factor:7.2}")).concat());
    }
}

/// Plays a game: one in four of the computer player against itself, one of the opponent, the rest between both.
fn play(options: &Options, game: usize, number: u64) -> Option<Vec<Sight>> {
    let variant = options.edition[game / 4 % options.edition.len()];
    let mut rng = fastrand::Rng::with_seed(number);
    let mut position = opening(variant, number).ok()?.true_position()?.clone();
    let mut sights = Vec::new();
    while let Some(color) = position.to_act() {
        let view = position.view(color);
        if rng.u32(..EVERY) == 0 {
            look(&position, &view, &mut sights);
        }
        let ours = match game % 4 {
            0 => true,
            1 => false,
            side => (side == 2) == (color == Color::Red),
        };
        let action = if ours {
            choose(&view, Level::Consul, options.nodes, rng.u64(..))?
        } else {
            choose(&view, OPPONENT, options.nodes, rng.u64(..))?
        };
        position.play_legal(action, &mut |_| {});
    }
    Some(sights)
}

/// Notes what a player believes of the enemy's hidden pieces that have moved.
fn look(position: &Position, view: &View, sights: &mut Vec<Sight>) {
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
        sights.push(Sight { place, believed, class });
    }
}

impl Sight {
    /// How likely each class is with these factors.
    fn with(&self, factors: &Table) -> [f32; GOING_SIZE.0] {
        let mut weights = self.believed;
        weights.iter_mut().zip(factors).for_each(|(weight, row)| *weight *= row[self.place]);
        let sum: f32 = weights.iter().sum();
        weights.map(|weight| weight / sum.max(f32::MIN_POSITIVE))
    }
}

fn fit(sights: &[Sight]) -> Table {
    let mut factors = [[1.0; GOING_SIZE.1]; GOING_SIZE.0];
    for _ in 0..ROUNDS {
        let mut counts = [[(CALM, CALM); GOING_SIZE.1]; GOING_SIZE.0];
        for sight in sights {
            counts[sight.class][sight.place].0 += 1.0;
            let expected = counts.iter_mut().zip(sight.with(&factors));
            expected.for_each(|(row, weight)| row[sight.place].1 += weight);
        }
        let all = factors.iter_mut().flatten().zip(counts.iter().flatten());
        all.for_each(|(factor, (there, believed))| *factor *= there / believed);
    }
    factors
}

/// The mean of minus the logarithm of how likely the right class was, in nats.
fn loss(sights: &[Sight], factors: &Table) -> f32 {
    let losses = sights.iter().map(|sight| -sight.with(factors)[sight.class].max(1e-6).ln());
    losses.sum::<f32>() / sights.len().max(1) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many pieces of a class, all believed to be as likely of the first as of the second.
    fn sights(class: usize, count: usize) -> impl Iterator<Item = Sight> {
        let mut believed = [0.0; GOING_SIZE.0];
        believed[..2].fill(0.5);
        (0..count).map(move |_| Sight { place: 1, believed, class })
    }

    #[test]
    fn factors_follow_what_was_seen() {
        let sights: Vec<Sight> = sights(0, 900).chain(sights(1, 100)).collect();
        let factors = fit(&sights);
        let likely = sights[0].with(&factors)[0];
        assert!((0.8..0.92).contains(&likely), "{likely}");
        assert!((factors[0][0] - 1.0).abs() < 1e-6, "nothing was seen there");
        assert!(loss(&sights, &factors) < 0.4);
    }

    #[test]
    fn games_show_pieces_that_have_moved() {
        let options = Options::parse_from("going --edition barrage --nodes 60 --games 8".split(' '));
        let sights: Vec<Sight> = (0..8).filter_map(|game| play(&options, game, game as u64)).flatten().collect();
        assert!(!sights.is_empty());
        assert!(sights.iter().all(|sight| sight.believed[sight.class] > 0.0));
    }
}
