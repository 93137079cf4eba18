//! Teaches the computer player which moves win, beyond what its search sees.
//!
//! A pupil plays against itself and the frozen player. It chooses by chance, an action e times as likely that its search values
//! by `--temperature` more or whose traits a net prices one more; after each batch of games the net changes so that what came
//! out better than foreseen becomes likelier (proximal policy optimization, Schulman 2017). Who foresees is another net,
//! which sees all; it is needed for training alone.

mod facts;
mod game;
mod net;
mod school;

use std::fs;

use game::{Lesson, play};
use net::Net;
use school::School;
use vexillum_tools::in_order;

use crate::options::Options;

/// So many batches between two reports.
const REPORT: usize = 10;
/// Who goes on from weights of an actor with a critic that begins anew changes nothing in so many batches: that has to learn
/// first.
const WARM_UP: usize = 5;

/// Plays, and writes the net to the file that `options` name.
///
/// # Errors
/// What is wrong with a file.
pub(crate) fn teach(options: &Options) -> Result<(), String> {
    let read = |file: &String| fs::read(file).map_err(|error| format!("{file}: {error}"));
    let actor = options.from.as_ref().map(read).transpose()?;
    let critic = options.critic.as_ref().filter(|file| fs::exists(file).unwrap_or(true)).map(read).transpose()?;
    let mut school = School::new(actor.as_deref(), critic.as_deref(), options.seed)?;
    let (mut points, mut games) = (0.0, 0);
    for batch in 0..options.batches {
        let lessons = lessons(options, &school.actor, batch);
        let left = 1.0 - batch as f32 / options.batches as f32;
        let rate = options.rate * (0.1 + 0.9 * left);
        let waits = actor.is_some() && critic.is_none() && batch < WARM_UP;
        let progress = school.learn(options, &lessons, if waits { 0.0 } else { rate });
        for score in lessons.iter().filter_map(|lesson| lesson.versus) {
            points += score;
            games += 1;
        }
        if (batch + 1).is_multiple_of(REPORT) || batch + 1 == options.batches {
            let turns = lessons.iter().map(|lesson| lesson.decisions.len()).sum::<usize>() / lessons.len().max(1);
            println!(
                "{} batches: {:.1} % of {games} games, critic {:.3}, entropy {:.3}, clipped {:.3}, {turns} decisions a game",
                batch + 1,
                100.0 * points / games.max(1) as f32,
                progress.critic_loss,
                progress.entropy,
                progress.clipped,
            );
            (points, games) = (0.0, 0);
            let write = |file: &String, bytes| fs::write(file, bytes).map_err(|error| format!("{file}: {error}"));
            write(&options.out, school.packed())?;
            if let Some(file) = &options.critic {
                write(file, school.foresight())?;
            }
        }
    }
    Ok(())
}

/// Plays the games of a batch, and gives what was decided in the order of their numbers.
fn lessons(options: &Options, net: &Net, batch: usize) -> Vec<Lesson> {
    let number = |game: usize| options.seed * 10_000_000 + (batch * options.games + game) as u64;
    let lessons = in_order(options.games, options.threads, |game| play(options, net, number(game)));
    lessons.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Decision;
    use vexillum_engine::{ByColor, Color};

    fn options(more: &str) -> Options {
        Options::of_words(&format!("instinct --out none --games 4 {more}")).expect("options")
    }

    fn school() -> School {
        School::new(None, None, 1).expect("a school")
    }

    #[test]
    fn the_same_games_teach_the_same_on_any_number_of_threads() {
        let taught = |threads: &str| -> Vec<u8> {
            let (options, mut school) = (options(threads), school());
            let lessons = lessons(&options, &school.actor, 0);
            assert_eq!(lessons.len(), 4);
            school.learn(&options, &lessons, 0.05);
            school.packed()
        };
        let alone = taught("--threads 1");
        assert_ne!(alone, school().packed());
        assert_eq!(alone, taught("--threads 3"));
    }

    #[test]
    fn what_wins_becomes_likelier() {
        let mut school = school();
        let choice = |chosen: usize| Lesson {
            decisions: vec![Decision {
                color: Color::Red,
                scene: vec![9],
                traits: vec![vec![3], vec![5]],
                values: vec![0.0, 0.0],
                chosen,
                chance: 0.5,
                facts: vec![0],
            }],
            score: ByColor::new(|_| if chosen == 0 { 1.0 } else { 0.0 }),
            versus: None,
        };
        for _ in 0..20 {
            school.learn(&options(""), &[choice(0), choice(1)], 0.01);
        }
        let shared = school.actor.shared(&[9]);
        assert!(school.actor.output(&shared, &[3]).0 > school.actor.output(&shared, &[5]).0 + 0.1);
        let (packed, foresight) = (school.packed(), school.foresight());
        let again = School::new(Some(&packed), Some(&foresight), 2).expect("weights");
        assert_eq!((again.packed(), again.foresight()), (packed.clone(), foresight.clone()));
        assert!(School::new(Some(&packed[1..]), None, 1).is_err());
        assert!(School::new(None, Some(&foresight[4..]), 1).is_err());
    }

    #[test]
    fn nobody_learns_by_heart_how_games_have_ended() {
        let (mut school, mut rng) = (school(), fastrand::Rng::with_seed(1));
        let mut game = || {
            let score = ByColor::new(|_| f32::from(u8::from(rng.bool())));
            let decision = Decision {
                color: Color::Red,
                scene: Vec::new(),
                traits: vec![Vec::new(), Vec::new()],
                values: vec![0.0, 0.0],
                chosen: 0,
                chance: 0.5,
                // What tells the game from others, and nothing of how it will end.
                facts: (0..40).map(|_| rng.u16(0..facts::FACTS as u16)).collect(),
            };
            Lesson { decisions: vec![decision; 100], score, versus: None }
        };
        let mut worst = 0.0_f32;
        for _ in 0..4 {
            let games: Vec<Lesson> = (0..60).map(|_| game()).collect();
            worst = worst.max(school.learn(&options(""), &games, 0.0).critic_loss);
        }
        // Who knows nothing and says so is wrong by the logarithm of two, 0.693.
        assert!(worst < 0.75, "{worst}");
    }

    #[test]
    fn the_mean_of_the_last_batches_is_written() {
        let (options, mut school) = (options("--threads 1"), school());
        let lessons = lessons(&options, &school.actor, 0);
        let mut after = || -> (Vec<f32>, Vec<u8>) {
            school.learn(&options, &lessons, 0.05);
            (school.actor.weights().to_vec(), school.packed())
        };
        let ((first, _), (second, written)) = (after(), after());
        assert_ne!(first, second);
        for (index, (&byte, (first, second))) in written.iter().zip(first.iter().zip(second)).enumerate() {
            let mean = f32::midpoint(*first, second) * school::unit(index);
            assert!((f32::from(byte as i8) - mean).abs() < 0.51, "{byte} for {mean} at {index}");
        }
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
            "games --setups x",
            "games --out x",
            "games --setups x --out y --batches 2",
        ] {
            assert!(Options::of_words(words).is_err(), "{words}");
        }
    }
}
