//! Quality of the belief about hidden pieces: `belief --edition original --games 20`.
//!
//! A level plays against itself. For each stage of the game the program prints the mean log-loss of the
//! pieces' true kinds, in nats, the share of pieces whose true kind was the likeliest, and the log-loss of
//! the prize alone. To compare two versions of the belief, use games of the same version for both.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::AddAssign;

use clap::{Parser, value_parser};
use vexillum_engine::ai::{Belief, choose};
use vexillum_engine::{Color, Level, Position, Role, Skills, Variant};
use vexillum_tools::{Editions, count, editions, opening};

/// Measure the belief about hidden pieces, in games of a level against itself
#[derive(Parser)]
struct Options {
    /// Editions to play
    #[arg(long, value_name = "ID[,ID..]|all", default_value = "original", value_parser = editions)]
    edition: Editions,
    /// Games of each edition
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = count())]
    games: usize,
    /// Nodes for each move
    #[arg(long, value_name = "N", default_value_t = 1500, value_parser = value_parser!(u64).range(1..))]
    nodes: u64,
    /// Number of the first game
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u32,
}

/// Level that plays the games: the strongest one without a value network.
const PLAYER: Level = Level::Legate;
/// Numbers of turns at which the stages begin.
const STAGES: [u32; 7] = [0, 10, 20, 40, 80, 160, 320];
/// Turns from one comparison to the next.
const EVERY: u32 = 3;

/// Sums over hidden pieces.
#[derive(Clone, Copy, Default)]
struct Tally {
    pieces: u32,
    /// Log-loss of all pieces, in nats.
    loss: f64,
    /// Pieces whose true kind was the likeliest.
    right: u32,
    /// Prizes among the pieces.
    prizes: u32,
    /// Log-loss of the prizes, in nats.
    prize_loss: f64,
}

impl Tally {
    /// Adds a piece of a kind, with the believed probability of each kind.
    fn count(&mut self, weights: &[f32; Role::COUNT], role: Role, prize: bool) {
        let top = Role::ALL.into_iter().max_by(|&a, &b| weights[a as usize].total_cmp(&weights[b as usize]));
        let loss = -f64::from(weights[role as usize].max(1e-6)).ln();
        self.pieces += 1;
        self.loss += loss;
        if prize {
            self.prizes += 1;
            self.prize_loss += loss;
        }
        self.right += u32::from(top == Some(role));
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.pieces += other.pieces;
        self.loss += other.loss;
        self.right += other.right;
        self.prizes += other.prizes;
        self.prize_loss += other.prize_loss;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let share = |sum: f64| sum / f64::from(self.pieces.max(1));
        let prize = self.prize_loss / f64::from(self.prizes.max(1));
        write!(f, "{:>10}{:>10.3}{:>9.1} %", self.pieces, share(self.loss), 100.0 * share(self.right.into()))?;
        write!(f, "{prize:>10.3}")
    }
}

fn main() {
    let Options { edition, games, nodes, seed } = Options::parse();
    for variant in edition {
        let mut stages = BTreeMap::new();
        for game in 0..games {
            play(variant, u64::from(seed) + game as u64, nodes, &mut stages);
        }
        println!("{}, {games} games\n   turns    pieces  log-loss      right     prize", variant.id);
        let mut all = Tally::default();
        for (stage, tally) in stages {
            println!("{stage:>8}{tally}");
            all += tally;
        }
        println!("     all{all}");
    }
}

/// Plays a game and adds the beliefs in it to the tallies of their stages.
fn play(variant: &Variant, seed: u64, nodes: u64, stages: &mut BTreeMap<u32, Tally>) {
    let game = opening(variant, seed).ok();
    let Some(mut position) = game.and_then(|game| game.true_position().cloned()) else { return };
    let mut rng = fastrand::Rng::with_seed(seed);
    while let Some(color) = position.to_act() {
        let turns = position.public().turns();
        if turns.is_multiple_of(EVERY) {
            let stage = STAGES.into_iter().rfind(|&stage| stage <= turns).unwrap_or(0);
            compare(&position, color, stages.entry(stage).or_default());
        }
        let Some(action) = choose(&position.view(color), PLAYER, nodes, rng.u64(..)) else { return };
        position.play_legal(action, &mut |_| {});
    }
}

/// Compares a player's belief with the true position.
fn compare(position: &Position, me: Color, tally: &mut Tally) {
    let view = position.view(me);
    let belief = Belief::new(&view);
    for square in view.public().occupied(!me) {
        if let (None, Some(role)) = (view.known(square), position.private(!me).own(square)) {
            let prize = view.variant().army.unit(role).skills.has(Skills::PRIZE);
            tally.count(belief.weights(square), role, prize);
        }
    }
}
