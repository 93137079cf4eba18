//! Teaches the computer player what to hold dear.
//!
//! Two players, who differ in every number by a little more or less of it, drawn at random, play two games with sides swapped. A
//! number goes the way of those who won with it: simultaneous perturbation (SPSA, Spall 1992). A number that is changed for a
//! whole game tells more than a changed decision, of which long games have hundreds.

use clap::{Parser, value_parser};
use rayon::prelude::*;
use vexillum_engine::ai::{Taste, Thinker};
use vexillum_engine::{ByColor, Color, Level, Outcome, Variant};
use vexillum_tools::{Editions, count, editions, opening};

use crate::options::{game_number, within};

/// So many batches between two reports.
const REPORT: usize = 5;
/// A number is changed by at least so much of a fresh army's strongest piece, which is worth about 1000.
const LEAST: f32 = 10.0;

/// Teach the numbers by which a position is judged, and print them
#[derive(Parser)]
pub(crate) struct Options {
    /// Numbers to start from, where they are not those of the first edition
    #[arg(long, value_name = "NAME=NUMBER[,..]", default_value = "", hide_default_value = true)]
    from: String,
    /// Editions to play in turn
    #[arg(long, value_name = "ID[,ID..]|all", default_value = "original", value_parser = editions)]
    edition: Editions,
    /// Batches of games
    #[arg(long, value_name = "N", default_value_t = 240, value_parser = count())]
    batches: usize,
    /// Games in a batch, two with the same set-ups
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = count())]
    games: usize,
    /// Number of the run
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u32,
    /// Step size of the numbers
    #[arg(long, value_name = "X", default_value_t = 3.0, value_parser = within(0.0..=1000.0))]
    rate: f32,
    /// Nodes for each move
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = value_parser!(u64).range(1..))]
    nodes: u64,
    /// Part of itself that a number is changed by to see what that does
    #[arg(long, value_name = "X", default_value_t = 0.4, value_parser = within(0.0..=1.0))]
    spread: f32,
}

/// What a pair of games has taught: which numbers its first player had more of, and by how much he won.
struct Lesson {
    more: Vec<bool>,
    /// From -0.5, both games lost, to 0.5.
    success: f32,
}

/// The numbers that are learned.
struct Numbers {
    first: Taste,
    now: Vec<f32>,
    steps: Vec<f32>,
}

impl Numbers {
    fn new(options: &Options) -> Result<Self, String> {
        let variant = options.edition.first().ok_or("no edition")?;
        let first = changed(Taste::of(variant), &options.from)?;
        let now: Vec<f32> = first.numbers().iter().map(|&number| number as f32).collect();
        let steps = now.iter().map(|number| (number * options.spread).max(LEAST)).collect();
        Ok(Self { first, now, steps })
    }

    /// The taste of the player who has more of those numbers and less of the others, or of his opponent.
    fn taste(&self, more: &[bool], first: bool) -> Taste {
        let change = |(index, &more): (usize, &bool)| self.changed(index, if more == first { 1.0 } else { -1.0 });
        self.first.with(&more.iter().enumerate().map(|pair| change(pair).round() as i32).collect::<Vec<_>>())
    }

    fn learn(&mut self, lessons: &[Lesson], rate: f32) {
        self.now = (0..self.now.len()).map(|index| self.changed(index, rate * slope(lessons, index))).collect();
    }

    /// A number after so many steps.
    fn changed(&self, index: usize, steps: f32) -> f32 {
        (self.now[index] + steps * self.steps[index]).max(0.0)
    }
}

/// Plays, and prints the numbers.
///
/// # Errors
/// What is wrong with the numbers to start from.
pub(crate) fn teach(options: &Options) -> Result<(), String> {
    let mut numbers = Numbers::new(options)?;
    let mut all = Vec::new();
    for batch in 0..options.batches {
        let lessons = lessons(options, &numbers, batch);
        numbers.learn(&lessons, options.rate);
        all.extend(lessons);
        if (batch + 1).is_multiple_of(REPORT) || batch + 1 == options.batches {
            report(&numbers, &all);
        }
    }
    Ok(())
}

/// Plays the games of a batch, and gives what they taught in the order of their numbers.
fn lessons(options: &Options, numbers: &Numbers, batch: usize) -> Vec<Lesson> {
    let number = |pair| game_number(options.seed, batch * options.games + pair);
    let pairs = (0..options.games / 2).into_par_iter().with_max_len(1);
    pairs.filter_map(|pair| play(options, numbers, number(pair))).collect()
}

/// Plays the two games of a number; none if its edition gives no opening.
fn play(options: &Options, numbers: &Numbers, number: u64) -> Option<Lesson> {
    let mut rng = fastrand::Rng::with_seed(number);
    let more: Vec<bool> = numbers.now.iter().map(|_| rng.bool()).collect();
    let variant = options.edition[number as usize % options.edition.len()];
    let score = |first: Color| {
        let tastes = ByColor::new(|color| numbers.taste(&more, color == first));
        let winner = outcome(variant, number, &tastes, options.nodes)?.winner;
        Some(winner.map_or(0.5, |winner| f32::from(u8::from(winner == first))))
    };
    let success = (score(Color::Red)? + score(Color::Blue)? - 1.0) / 2.0;
    Some(Lesson { more, success })
}

/// How the game of a number ends between players of two tastes.
fn outcome(variant: &Variant, number: u64, tastes: &ByColor<Taste>, nodes: u64) -> Option<Outcome> {
    let mut position = opening(variant, number).ok()?.true_position()?.clone();
    let mut rng = fastrand::Rng::with_seed(number);
    while let Some(color) = position.to_act() {
        let mut thinker = Thinker::with_taste(&position.view(color), Level::Consul, tastes[color], rng.u64(..));
        thinker.run(nodes);
        position.play_legal(thinker.best()?, &mut |_| {});
    }
    position.outcome()
}

/// How much those who had more of a number won by, on average.
fn slope(lessons: &[Lesson], index: usize) -> f32 {
    let sum: f32 = lessons.iter().map(|lesson| if lesson.more[index] { lesson.success } else { -lesson.success }).sum();
    sum / lessons.len().max(1) as f32
}

fn report(numbers: &Numbers, lessons: &[Lesson]) {
    let squares: f32 = lessons.iter().map(|lesson| lesson.success * lesson.success).sum();
    let error = squares.sqrt() / lessons.len().max(1) as f32;
    println!(
        "{} pairs of games; how much more of a number won, in standard errors, and what it is now:",
        lessons.len()
    );
    for (index, (name, now)) in Taste::NAMES.iter().zip(&numbers.now).enumerate() {
        println!("{:+5.1} {name}: {:.0}", slope(lessons, index) / error, now);
    }
}

/// A taste with some numbers changed, as `name=number,name=number`.
fn changed(taste: Taste, list: &str) -> Result<Taste, String> {
    let mut numbers = taste.numbers();
    for change in list.split(',').filter(|change| !change.is_empty()) {
        let wrong = || format!("{change:?} is no name=number");
        let (name, number) = change.split_once('=').ok_or_else(wrong)?;
        let index = Taste::NAMES.iter().position(|&known| known == name).ok_or_else(wrong)?;
        // None is below 0.
        numbers[index] = number.parse::<u16>().map_err(|_| wrong())?.into();
    }
    Ok(taste.with(&numbers))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rayon::ThreadPoolBuilder;

    /// Options of a test that starts from such numbers.
    fn options(from: &str) -> Options {
        let words = ["taste", "--edition", "barrage", "--nodes", "100", "--games", "24", "--from", from];
        Options::parse_from(words)
    }

    #[test]
    fn the_same_games_teach_the_same_on_any_number_of_threads() {
        let options = options("");
        let learned = |threads: usize| {
            let pool = ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
            pool.install(|| {
                let mut numbers = Numbers::new(&options).expect("numbers");
                numbers.learn(&lessons(&options, &numbers, 0), options.rate);
                numbers.now
            })
        };
        let alone = learned(1);
        assert_ne!(alone, Numbers::new(&options).expect("numbers").now);
        assert_eq!(alone, learned(3));
    }

    #[test]
    fn a_number_goes_the_way_of_those_who_won_with_it() {
        let mut numbers = Numbers::new(&options("guard=0,risk=200")).expect("numbers");
        let at = |name: &str| Taste::NAMES.iter().position(|&known| known == name).expect("a name");
        let (guard, risk) = (at("guard"), at("risk"));
        let lesson = |success: f32| {
            let more = (0..numbers.now.len()).map(|index| (index == guard) == (success > 0.0)).collect();
            Lesson { more, success }
        };
        numbers.learn(&[lesson(0.5), lesson(-0.5)], 1.0);
        assert_eq!((numbers.now[guard], numbers.now[risk]), (5.0, 160.0));
    }

    #[test]
    fn bad_numbers_are_refused() {
        for list in ["courage=3", "risk", "risk=high", "risk=-", "risk=-5"] {
            assert!(Numbers::new(&options(list)).is_err(), "{list}");
        }
    }
}
