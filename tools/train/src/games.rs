//! Recorded self-play games, which the policy network learns to imitate (`policy/train.py`).
//!
//! Each line is a game: the letters of the kinds on the hundred squares, from Red's back row on (`.` for an
//! empty square), the winner (`R`, `B`, or `D` for a draw), and the two squares of each move, as numbers with
//! two digits each.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use clap::{Parser, value_parser};
use rayon::prelude::*;
use vexillum_engine::ai::choose;
use vexillum_engine::{Action, Board, ByColor, Color, Level, Position, Setup, Square, Variant, shuffled_decks};
use vexillum_tools::{count, edition};

use crate::options::{OPPONENT, game_number, opponent_side, within};

/// Games played between two writes to the file.
const CHUNK: usize = 64;

/// Play games of the computer player against itself and record them, for policy/train.py
#[derive(Parser)]
pub(crate) struct Options {
    #[command(flatten)]
    recording: Recording,
    /// Games to play
    #[arg(long, value_name = "N", default_value_t = 3400, value_parser = count())]
    games: usize,
    /// Nodes for each move, also of the opponent
    #[arg(long, value_name = "N", default_value_t = 2500, value_parser = value_parser!(u64).range(1..))]
    nodes: u64,
    /// Share of games against the opponent
    #[arg(long, value_name = "X", default_value_t = 0.0, value_parser = within(0.0..=1.0))]
    versus: f32,
}

/// Options of recorded games.
#[derive(clap::Args)]
pub(crate) struct Recording {
    /// File of set-ups to play with, one per line
    #[arg(long, value_name = "FILE")]
    setups: PathBuf,
    /// File to which the games are written
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Edition to play: one with a large board and without cards
    #[arg(long, value_name = "ID", default_value = "original", value_parser = edition)]
    pub(crate) edition: &'static Variant,
    /// Number of the run
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u32,
}

/// Plays games and writes them to the file of `options`.
///
/// # Errors
/// If a file cannot be read or written, or a game of the edition cannot be recorded.
pub(crate) fn record(options: &Options) -> Result<(), String> {
    let recording = &options.recording;
    let setups = recording.read_setups()?;
    let mut lines = String::new();
    let played = |games: Vec<String>| {
        lines.extend(games);
        recording.write(lines.as_bytes())
    };
    recording.in_chunks(options.games, |number| line(options, &setups, number), played)
}

impl Recording {
    /// Plays games in parallel and passes their results on in chunks, in the order of the games.
    ///
    /// # Errors
    /// If `played` fails.
    pub(crate) fn in_chunks<T: Send>(
        &self,
        games: usize,
        play: impl Fn(u64) -> Option<T> + Sync,
        mut played: impl FnMut(Vec<T>) -> Result<(), String>,
    ) -> Result<(), String> {
        for first in (0..games).step_by(CHUNK) {
            let after = games.min(first + CHUNK);
            let chunk = (first..after).into_par_iter().with_max_len(1);
            played(chunk.filter_map(|game| play(game_number(self.seed, game))).collect())?;
            println!("{after} games");
        }
        Ok(())
    }

    /// Reads the set-ups to play with, at least one.
    ///
    /// # Errors
    /// If the file is unreadable or has a line that is no set-up, or if its edition cannot be recorded.
    pub(crate) fn read_setups(&self) -> Result<Vec<Setup>, String> {
        let (variant, file) = (self.edition, self.setups.display());
        if variant.board != Board::LARGE || variant.cards {
            return Err(format!("{}: only large boards without cards can be written down", variant.id));
        }
        let text = fs::read_to_string(&self.setups).map_err(|error| format!("{file}: {error}"))?;
        let setup = |line| {
            let setup = Setup::parse(&variant.board, line).map_err(|error| format!("{line}: {error}"))?;
            if setup.problems(variant).is_empty() {
                Ok(setup)
            } else {
                Err(format!("{line}: no set-up of {}", variant.id))
            }
        };
        let setups: Vec<Setup> = text.lines().map(setup).collect::<Result<_, _>>()?;
        if setups.is_empty() { Err(format!("{file}: no set-ups")) } else { Ok(setups) }
    }

    /// Writes the games to the file.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub(crate) fn write(&self, games: &[u8]) -> Result<(), String> {
        fs::write(&self.out, games).map_err(|error| format!("{}: {error}", self.out.display()))
    }
}

/// Index of a square of a large board, from Red's back row on.
pub(crate) fn index(square: Square) -> u8 {
    square.row() * Board::LARGE.columns + square.column()
}

/// First position of the game with this number, and the letters of the kinds on its squares.
///
/// Each side gets a random set-up, mirrored in half of the games. `setups` must not be empty.
pub(crate) fn begin(
    variant: &Variant,
    setups: &[Setup],
    number: u64,
    rng: &mut fastrand::Rng,
) -> Option<(Position, [char; 100])> {
    let setups = ByColor::new(|_| {
        let setup = &setups[rng.usize(..setups.len())];
        if rng.bool() { setup.mirrored() } else { setup.clone() }
    });
    let position = Position::new(Arc::new(*variant), &setups, &shuffled_decks(number), &mut |_| {}).ok()?;
    let mut squares = ['.'; 100];
    for color in Color::ALL {
        for (square, role) in setups[color].pieces(&variant.board, color) {
            squares[usize::from(index(square))] = role.letter();
        }
    }
    Some((position, squares))
}

/// Plays the game with this number and returns its line; `None` if the format cannot hold it.
fn line(options: &Options, setups: &[Setup], number: u64) -> Option<String> {
    let mut rng = fastrand::Rng::with_seed(number);
    let (mut position, squares) = begin(options.recording.edition, setups, number, &mut rng)?;
    let opponent = opponent_side(options.versus, &mut rng);
    let mut moves = String::new();
    while let Some(color) = position.to_act() {
        let (view, seed) = (position.view(color), rng.u64(..));
        let action = if opponent == Some(color) {
            choose(&view, OPPONENT, options.nodes, seed)?
        } else {
            choose(&view, Level::Consul, options.nodes, seed)?
        };
        let Action::Move { from, to } = action else { return None };
        write!(moves, "{:02}{:02}", index(from), index(to)).ok()?;
        position.play_legal(action, &mut |_| {});
    }
    let result = position.outcome()?.winner.map_or('D', |winner| if winner == Color::Red { 'R' } else { 'B' });
    Some(format!("{} {result} {moves}\n", String::from_iter(squares)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use vexillum_engine::Role;

    #[test]
    fn a_line_holds_the_whole_game() {
        let words = "games --edition barrage --setups none --out none --nodes 60";
        let options = Options::parse_from(words.split(' '));
        let variant = options.recording.edition;
        let setup = Setup::parse(&variant.board, "........2M........S9........3F........2B").expect("a set-up");
        let line = line(&options, std::slice::from_ref(&setup), 3).expect("a game");
        let [squares, result, moves] = *line.split_whitespace().collect::<Vec<_>>() else { panic!("{line}") };
        let square = |index: usize| Square::new((index % 10) as u8, (index / 10) as u8).expect("a square");
        let read = |first: usize| -> Setup {
            // A set-up lists the home squares front row first, from the player's side.
            let roles = (0..40).map(|index| {
                let own = (3 - index / 10) * 10 + index % 10;
                squares.chars().nth(if first == 0 { own } else { 99 - own }).and_then(Role::from_letter)
            });
            Setup::from_squares(&variant.board, roles.collect()).expect("a set-up")
        };
        let setups = ByColor { red: read(0), blue: read(60) };
        assert!(Color::ALL.into_iter().all(|color| setups[color] == setup || setups[color] == setup.mirrored()));
        let mut position =
            Position::new(Arc::new(*variant), &setups, &shuffled_decks(1), &mut |_| {}).expect("a position");
        for step in moves.as_bytes().chunks(4) {
            let index = |digits: &[u8]| usize::from(digits[0] - b'0') * 10 + usize::from(digits[1] - b'0');
            let action = Action::Move { from: square(index(&step[..2])), to: square(index(&step[2..])) };
            position.play(action).expect("a legal move");
        }
        let winner = position.outcome().expect("the end").winner;
        assert_eq!(result, winner.map_or("D", |winner| if winner == Color::Red { "R" } else { "B" }));
    }
}
