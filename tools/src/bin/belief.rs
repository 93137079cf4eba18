//! How good the guesses at hidden pieces are: `belief --edition original --games 20`. The games are those of the frozen
//! player against itself, so that they are the same whatever the guesses.
//!
//! For each stage of the game, the mean of minus the logarithm of what was believed of the right kind (log-loss, in nats),
//! and how often the right kind was the likeliest; then the log-loss of the prize's square among all that are hidden.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::AddAssign;
use std::process::ExitCode;

use vexillum_engine::ai::Belief;
use vexillum_engine::{Color, Position, Role, Skills, Variant};
use vexillum_tools::baseline::Thinker;
use vexillum_tools::{editions, opening};

const HELP: &str = "belief [--edition ID|all] [--games N] [--nodes N] [--seed N]";

/// The stages begin after so many turns.
const STAGES: [u32; 7] = [0, 10, 20, 40, 80, 160, 320];
/// Of this many turns one is looked at.
const EVERY: u32 = 3;

/// How good some guesses were.
#[derive(Clone, Copy, Default)]
struct Tally {
    pieces: u32,
    loss: f64,
    right: u32,
    /// The same of the prize alone.
    prizes: u32,
    prize_loss: f64,
}

impl Tally {
    /// Counts a piece of a kind, by how likely each kind was thought to be.
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

fn main() -> ExitCode {
    let refuse = |problem: &str| {
        eprintln!("{problem}\n\n{HELP}");
        ExitCode::FAILURE
    };
    let mut arguments = std::env::args().skip(1);
    let (mut edition, mut games, mut nodes, mut seed) = (String::from("original"), 20, 1500, 1);
    while let Some(name) = arguments.next() {
        let value = arguments.next().unwrap_or_default();
        match (name.as_str(), value.parse::<u64>()) {
            ("--edition", _) => edition = value,
            ("--games", Ok(number)) => games = number,
            ("--nodes", Ok(number)) => nodes = number,
            ("--seed", Ok(number)) => seed = number,
            _ => return refuse(&format!("{name} {value} is not understood")),
        }
    }
    let variants = match editions(&edition) {
        Ok(variants) => variants,
        Err(error) => return refuse(&error),
    };
    for variant in variants {
        let mut stages = BTreeMap::new();
        for game in 0..games {
            play(variant, seed + game, nodes, &mut stages);
        }
        println!("{}, {games} games\n   turns    pieces  log-loss      right     prize", variant.id);
        let mut all = Tally::default();
        for (stage, tally) in stages {
            println!("{stage:>8}{tally}");
            all += tally;
        }
        println!("     all{all}");
    }
    ExitCode::SUCCESS
}

/// Plays a game and counts the guesses in it by the stage in which they were made.
fn play(variant: &Variant, seed: u64, nodes: u64, stages: &mut BTreeMap<u32, Tally>) {
    let game = opening(variant, seed).ok();
    let Some(mut position) = game.and_then(|game| game.true_position().cloned()) else { return };
    let mut rng = fastrand::Rng::with_seed(seed);
    while let Some(color) = position.to_act() {
        let turns = position.public().turns();
        if turns.is_multiple_of(EVERY) {
            let stage = STAGES.into_iter().rfind(|&stage| stage <= turns).unwrap_or(0);
            look(&position, color, stages.entry(stage).or_default());
        }
        let mut thinker = Thinker::new(&position.view(color), rng.u64(..));
        thinker.run(nodes);
        let Some(action) = thinker.best() else { return };
        position.play_legal(action, &mut |_| {});
    }
}

/// Compares what a player believes with what is.
fn look(position: &Position, me: Color, tally: &mut Tally) {
    let view = position.view(me);
    let belief = Belief::new(&view);
    for square in view.public().occupied(!me) {
        if let (None, Some(role)) = (view.known(square), position.private(!me).own(square)) {
            let prize = view.variant().army.unit(role).skills.has(Skills::PRIZE);
            tally.count(belief.weights(square), role, prize);
        }
    }
}
