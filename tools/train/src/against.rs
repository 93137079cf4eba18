//! Recorded games of the agent against an opponent, from which `policy/against.py` trains the networks.
//!
//! The agent searches one move ahead only, which against this opponent is as strong as a search that takes
//! twenty times as long. It chooses an action by the softmax of the search values (`--temperature`).
//!
//! A file is a sequence of little-endian 16-bit integers. Squares are numbered from 0 to 99, from Red's back
//! row on. For each game:
//!
//! - the number of plies and of decisions, the result (1 if the agent won, -1 if the opponent did, 0 for a
//!   draw), and the agent's side (0 Red, 1 Blue);
//! - the letters of the kinds on the hundred squares;
//! - for each ply its two squares;
//! - for each decision its ply, the index of the chosen action, the number of actions, the worth of one unit
//!   of the policy network's log-prior times 100, and the value network's prediction times 10,000; then for
//!   each action its two squares, and its value less that of the best one.

use clap::{Parser, value_parser};
use vexillum_engine::ai::{SearchSchedule, Thinker, choose, predicted_value};
use vexillum_engine::{Action, Color, Level, Setup};
use vexillum_tools::{count, schedule};

use crate::games::{Recording, begin, index};
use crate::options::{OPPONENT, within};
use crate::softmax::{sample, softmax};

/// Node budget that is more than any search of one move ahead takes.
const UNLIMITED: u64 = 1 << 30;

/// Play games against the opponent and record the decisions, for policy/against.py
#[derive(Parser)]
pub(crate) struct Options {
    #[command(flatten)]
    recording: Recording,
    /// Games to play
    #[arg(long, value_name = "N", default_value_t = 1600, value_parser = count())]
    games: usize,
    /// Softmax temperature of the agent's choices, in units of the search values
    #[arg(long, value_name = "X", default_value_t = 20.0, value_parser = within(1.0..=f32::MAX))]
    temperature: f32,
    /// Nodes for each move of the opponent
    #[arg(long = "foe", value_name = "N", default_value_t = 1000, value_parser = value_parser!(u64).range(1..))]
    opponent_nodes: u64,
    /// Search schedule of the agent: samples for a search of one move, of two moves, and so on
    #[arg(long, value_name = "SCHEDULE", default_value = "4", value_parser = schedule)]
    schedule: SearchSchedule,
}

/// Plays games and writes them to the file of `options`.
///
/// # Errors
/// If a file cannot be read or written, or a game of the edition cannot be recorded.
pub(crate) fn record(options: &Options) -> Result<(), String> {
    let recording = &options.recording;
    let setups = recording.read_setups()?;
    let (mut bytes, mut points, mut games) = (Vec::new(), 0.0, 0);
    let played = |samples: Vec<Vec<i16>>| {
        for numbers in samples {
            games += 1;
            points += f32::from(1 + numbers[RESULT]) / 2.0;
            bytes.extend(numbers.into_iter().flat_map(i16::to_le_bytes));
        }
        println!("{:.1} %", 100.0 * points / games as f32);
        recording.write(&bytes)
    };
    recording.in_chunks(options.games, |number| play(options, &setups, number), played)
}

/// Index of the result in the numbers of a game.
const RESULT: usize = 2;

/// Plays a game and returns its numbers; `None` if the format cannot hold it.
fn play(options: &Options, setups: &[Setup], number: u64) -> Option<Vec<i16>> {
    let mut rng = fastrand::Rng::with_seed(number);
    let (mut position, squares) = begin(options.recording.edition, setups, number, &mut rng)?;
    let me = if rng.bool() { Color::Red } else { Color::Blue };
    let (mut moves, mut decisions, mut count, mut plies) = (Vec::new(), Vec::new(), 0, 0);
    while let Some(color) = position.to_act() {
        let (view, seed) = (position.view(color), rng.u64(..));
        let action = if color == me {
            let mut thinker = Thinker::with_schedule(&view, Level::Consul, options.schedule, seed);
            thinker.run(UNLIMITED);
            let (choices, _) = thinker.choices();
            let top = choices.iter().map(|choice| choice.value).fold(f32::MIN, f32::max);
            let logits: Vec<f32> = choices.iter().map(|choice| choice.value / options.temperature).collect();
            let chosen = sample(&softmax(&logits), &mut rng);
            if choices.len() > 1 && thinker.log_prior_worth() > 0.0 {
                count += 1;
                let worth = (thinker.log_prior_worth() * 100.0) as i16;
                let predicted = (predicted_value(&position)? * 10_000.0) as i16;
                let count = choices.len().try_into().ok()?;
                decisions.extend([plies, i16::try_from(chosen).ok()?, count, worth, predicted]);
                for choice in &choices {
                    let Action::Move { from, to } = choice.action else { return None };
                    // Values below the range of the format are clamped to its lowest number.
                    decisions.extend([index(from).into(), index(to).into(), (choice.value - top) as i16]);
                }
            }
            choices[chosen].action
        } else {
            choose(&view, OPPONENT, options.opponent_nodes, seed)?
        };
        let Action::Move { from, to } = action else { return None };
        moves.extend([i16::from(index(from)), i16::from(index(to))]);
        position.play_legal(action, &mut |_| {});
        plies += 1;
    }
    let result = position.outcome()?.winner.map_or(0, |winner| if winner == me { 1 } else { -1 });
    let mut numbers = vec![plies, count, result, i16::from(me == Color::Blue)];
    numbers.extend(squares.into_iter().map(|letter| letter as i16));
    numbers.extend(moves.into_iter().chain(decisions));
    Some(numbers)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::slice;

    #[test]
    fn every_decision_is_recorded() {
        let words = "against --edition barrage --setups none --out none --foe 60 --schedule 2 --seed 1";
        let options = Options::parse_from(words.split(' '));
        let setup = Setup::parse(&options.recording.edition.board, "........2M........S9........3F........2B")
            .expect("a set-up");
        let numbers = play(&options, slice::from_ref(&setup), 4).expect("a game");
        let [plies, count, result, side] = numbers[..4] else { panic!("{numbers:?}") };
        assert!(plies > 0 && count > 0 && (-1..=1).contains(&result) && (0..2).contains(&side));
        let (squares, rest) = numbers[4..].split_at(100);
        assert_eq!(squares.iter().filter(|&&letter| letter != i16::from(b'.')).count(), 16);
        let (moves, mut rest) = rest.split_at(2 * usize::try_from(plies).expect("plies"));
        for _ in 0..count {
            let [ply, chosen, actions, worth, predicted] = rest[..5] else { panic!("{rest:?}") };
            assert!(ply % 2 == side && worth > 0 && (-10_000..=10_000).contains(&predicted));
            let (actions, after) = rest[5..].split_at(3 * usize::try_from(actions).expect("actions"));
            let actions: Vec<&[i16]> = actions.chunks(3).collect();
            assert_eq!(actions.iter().map(|action| action[2]).max(), Some(0));
            let (at, chosen) = (2 * usize::try_from(ply).expect("a ply"), usize::try_from(chosen).expect("an action"));
            assert_eq!(actions[chosen][..2], moves[at..at + 2]);
            rest = after;
        }
        assert!(rest.is_empty());
    }
}
