//! Teaches the computer player which moves win, beyond what its search sees.
//!
//! A pupil plays against itself and the frozen player. It chooses by chance, an action e times as likely that its search values
//! by `--temperature` more or whose traits are priced one more; after each batch of games the prices of what won are raised
//! (REINFORCE, Williams 1992, with generalized advantage estimates, Schulman 2016, and Adam).

mod game;
mod prices;

use std::fs;

use game::{Lesson, play};
use prices::Prices;
use vexillum_tools::in_order;

use crate::options::Options;

/// So many batches between two reports.
const REPORT: usize = 20;

/// Plays, and writes the prices to the file that `options` name.
///
/// # Errors
/// What is wrong with a file.
pub(crate) fn teach(options: &Options) -> Result<(), String> {
    let mut prices = match &options.from {
        None => Prices::default(),
        Some(file) => Prices::read(&fs::read(file).map_err(|error| format!("{file}: {error}"))?)?,
    };
    let (mut points, mut games) = (0.0, 0);
    for batch in 0..options.batches {
        let lessons = lessons(options, &prices, batch);
        let left = 1.0 - batch as f32 / options.batches as f32;
        prices.learn(&lessons, options.rate * (0.2 + 0.8 * left));
        if batch * 2 >= options.batches {
            prices.remember();
        }
        for score in lessons.iter().filter_map(|lesson| lesson.score) {
            points += score;
            games += 1;
        }
        if (batch + 1).is_multiple_of(REPORT) || batch + 1 == options.batches {
            println!("{} batches: {:.1} % of {games} games", batch + 1, 100.0 * points / games.max(1) as f32);
            (points, games) = (0.0, 0);
            fs::write(&options.out, prices.packed()).map_err(|error| format!("{}: {error}", options.out))?;
        }
    }
    Ok(())
}

/// Plays the games of a batch, and gives what they taught in the order of their numbers.
fn lessons(options: &Options, prices: &Prices, batch: usize) -> Vec<Lesson> {
    let number = |game: usize| options.seed * 10_000_000 + (batch * options.games + game) as u64;
    let lessons = in_order(options.games, options.threads, |game| play(options, prices, number(game)));
    lessons.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(more: &str) -> Options {
        Options::of_words(&format!("instinct --out none --games 4 --lambda 0.9 {more}")).expect("options")
    }

    #[test]
    fn the_same_games_teach_the_same_on_any_number_of_threads() {
        let prices = Prices::default();
        let gradients = |threads: &str| -> Vec<Vec<f32>> {
            lessons(&options(threads), &prices, 0).into_iter().map(|lesson| lesson.gradient).collect()
        };
        let alone = gradients("--threads 1");
        assert_eq!(alone.len(), 4);
        assert!(alone.iter().all(|gradient| gradient.iter().any(|&part| part != 0.0)));
        assert_eq!(alone, gradients("--threads 3"));
    }

    #[test]
    fn prices_follow_what_was_taught() {
        let mut gradient = vec![0.0; vexillum_engine::ai::TRAITS];
        (gradient[3], gradient[5]) = (1.0, -1.0);
        let mut prices = Prices::default();
        for _ in 0..9 {
            prices.learn(&[Lesson { gradient: gradient.clone(), score: None }], 0.1);
        }
        prices.remember();
        assert!(prices.of(&[3]) > 0.5 && prices.of(&[5]) < -0.5 && prices.of(&[4]).abs() < 1e-6);
        let packed = prices.packed();
        assert_eq!(Prices::read(&packed).expect("prices").packed(), packed);
        assert!(Prices::read(&packed[1..]).is_err());
    }

    #[test]
    fn bad_arguments_are_refused() {
        for words in [
            "",
            "instinct",
            "instinct --out",
            "instinct --out x --games no",
            "instinct --out x --edition chess",
            "taste --out x",
        ] {
            assert!(Options::of_words(words).is_err(), "{words}");
        }
    }
}
