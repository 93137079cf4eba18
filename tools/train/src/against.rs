//! Games of the computer player against its opponent, in which it chooses by chance; written down for who teaches its networks by
//! what came of its choices (`policy/against.py`).
//!
//! It looks one move ahead alone, which against that player is as strong as what takes twenty times as long, and chooses an action e
//! times as likely that it values by `--temperature` more.
//!
//! Numbers of two bytes, the low one first. For each game the number of its plies and of decisions, who won (1 the pupil, -1 the
//! opponent), whose side the agent has (0 Red, 1 Blue), the letters of the kinds on the hundred squares from Red's back row on,
//! and from where to where each ply goes. For each decision its ply, which of its actions was chosen, how many there are, a hundred
//! times what it is worth that the policy network makes one e times as likely, ten thousand times how the game will end by the small
//! critic's word; and for each action from where, to where, and its value less that of the best.

use clap::{Parser, value_parser};
use vexillum_engine::ai::{SearchSchedule, Thinker, choose, predicted_value};
use vexillum_engine::{Action, Color, Level, Setup};
use vexillum_tools::{count, schedule};

use crate::chance::{chances, drawn};
use crate::games::{Recording, begin, index};
use crate::options::{OPPONENT, within};

/// More than any budget that a look of one move ahead takes.
const ENOUGH: u64 = 1 << 30;

/// Play games against the opponent, and write the choices down for policy/against.py
#[derive(Parser)]
pub(crate) struct Options {
    #[command(flatten)]
    recording: Recording,
    /// Games to play
    #[arg(long, value_name = "N", default_value_t = 1600, value_parser = count())]
    games: usize,
    /// Softmax temperature of the pupil's choices, in units of the search's values
    #[arg(long, value_name = "X", default_value_t = 20.0, value_parser = within(1.0..=f32::MAX))]
    temperature: f32,
    /// Nodes for each move of the opponent
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = value_parser!(u64).range(1..))]
    foe: u64,
    /// Samples in which the pupil looks one move ahead, of those in which two, and so on
    #[arg(long, value_name = "SCHEDULE", default_value = "4", value_parser = schedule)]
    schedule: SearchSchedule,
}

/// Plays, and writes the games to the file that `options` name.
///
/// # Errors
/// Fault of a file.
pub(crate) fn record(options: &Options) -> Result<(), String> {
    let recording = &options.recording;
    let setups = recording.read_setups()?;
    let (mut bytes, mut points, mut games) = (Vec::new(), 0.0, 0);
    let played = |samples: Vec<Vec<i16>>| {
        for numbers in samples {
            games += 1;
            points += f32::from(1 + numbers[WON]) / 2.0;
            bytes.extend(numbers.into_iter().flat_map(i16::to_le_bytes));
        }
        println!("{:.1} %", 100.0 * points / games as f32);
        recording.write(&bytes)
    };
    recording.in_chunks(options.games, |number| play(options, &setups, number), played)
}

/// Where the numbers of a game tell who won.
const WON: usize = 2;

/// The numbers of a game; none if something of it cannot be told.
fn play(options: &Options, setups: &[Setup], number: u64) -> Option<Vec<i16>> {
    let mut rng = fastrand::Rng::with_seed(number);
    let (mut position, squares) = begin(options.recording.edition, setups, number, &mut rng)?;
    let me = if rng.bool() { Color::Red } else { Color::Blue };
    let (mut moves, mut decisions, mut count, mut plies) = (Vec::new(), Vec::new(), 0, 0);
    while let Some(color) = position.to_act() {
        let (view, seed) = (position.view(color), rng.u64(..));
        let action = if color == me {
            let mut thinker = Thinker::with_schedule(&view, Level::Consul, options.schedule, seed);
            thinker.run(ENOUGH);
            let (choices, _) = thinker.choices();
            let top = choices.iter().map(|choice| choice.value).fold(f32::MIN, f32::max);
            let appeals: Vec<f32> = choices.iter().map(|choice| choice.value / options.temperature).collect();
            let chosen = drawn(&chances(&appeals), &mut rng);
            if choices.len() > 1 && thinker.log_prior_worth() > 0.0 {
                count += 1;
                let worth = (thinker.log_prior_worth() * 100.0) as i16;
                let foreseen = (predicted_value(&position)? * 10_000.0) as i16;
                decisions.extend([plies, i16::try_from(chosen).ok()?, choices.len().try_into().ok()?, worth, foreseen]);
                for choice in &choices {
                    let Action::Move { from, to } = choice.action else { return None };
                    // A value beyond what can be told is as good as the least that can.
                    decisions.extend([index(from).into(), index(to).into(), (choice.value - top) as i16]);
                }
            }
            choices[chosen].action
        } else {
            choose(&view, OPPONENT, options.foe, seed)?
        };
        let Action::Move { from, to } = action else { return None };
        moves.extend([i16::from(index(from)), i16::from(index(to))]);
        position.play_legal(action, &mut |_| {});
        plies += 1;
    }
    let won = position.outcome()?.winner.map_or(0, |winner| if winner == me { 1 } else { -1 });
    let mut numbers = vec![plies, count, won, i16::from(me == Color::Blue)];
    numbers.extend(squares.into_iter().map(|letter| letter as i16));
    numbers.extend(moves.into_iter().chain(decisions));
    Some(numbers)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::slice;

    #[test]
    fn every_choice_is_told() {
        let words = "against --edition barrage --setups none --out none --foe 60 --schedule 2 --seed 1";
        let options = Options::parse_from(words.split(' '));
        let setup = Setup::parse(&options.recording.edition.board, "........2M........S9........3F........2B")
            .expect("a set-up");
        let numbers = play(&options, slice::from_ref(&setup), 4).expect("a game");
        let [plies, count, won, side] = numbers[..4] else { panic!("{numbers:?}") };
        assert!(plies > 0 && count > 0 && (-1..=1).contains(&won) && (0..2).contains(&side));
        let (squares, rest) = numbers[4..].split_at(100);
        assert_eq!(squares.iter().filter(|&&letter| letter != i16::from(b'.')).count(), 16);
        let (moves, mut rest) = rest.split_at(2 * usize::try_from(plies).expect("plies"));
        for _ in 0..count {
            let [ply, chosen, actions, worth, foreseen] = rest[..5] else { panic!("{rest:?}") };
            assert!(ply % 2 == side && worth > 0 && (-10_000..=10_000).contains(&foreseen));
            let (told, after) = rest[5..].split_at(3 * usize::try_from(actions).expect("actions"));
            let told: Vec<&[i16]> = told.chunks(3).collect();
            assert_eq!(told.iter().map(|action| action[2]).max(), Some(0));
            let (at, chosen) = (2 * usize::try_from(ply).expect("a ply"), usize::try_from(chosen).expect("an action"));
            assert_eq!(told[chosen][..2], moves[at..at + 2]);
            rest = after;
        }
        assert!(rest.is_empty());
    }
}
