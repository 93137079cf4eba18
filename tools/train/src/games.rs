//! Games of the computer player against itself, written down for who learns by imitating them (`policy/train.py`).
//!
//! A line a game: the kinds on the hundred squares from Red's back row on (`.` where none stands), who won (`R`, `B` or `D`), and
//! two numbers of two digits for each move, from where to where.

use std::fmt::Write as _;
use std::fs;
use std::sync::Arc;

use vexillum_engine::ai::choose;
use vexillum_engine::{Action, Board, ByColor, Color, Level, Position, Setup, Square, Variant, shuffled_decks};
use vexillum_tools::{baseline, in_order};

use crate::options::Options;

/// So many games are played before they are written down.
const CHUNK: usize = 64;

/// Plays, and writes the games to the file that `options` name.
///
/// # Errors
/// What is wrong with a file, or with an edition that these lines cannot tell.
pub(crate) fn record(options: &Options) -> Result<(), String> {
    let setups = read_setups(options)?;
    let mut lines = String::new();
    let played = |games: Vec<String>| {
        lines.extend(games);
        fs::write(&options.out, &lines).map_err(|error| format!("{}: {error}", options.out))
    };
    in_chunks(options, |number| line(options, &setups, number), played)
}

/// Plays the games that `options` ask for, and hands on some at a time what each gave.
///
/// # Errors
/// What is wrong with a file.
pub(crate) fn in_chunks<T: Send>(
    options: &Options,
    play: impl Fn(u64) -> Option<T> + Sync,
    mut played: impl FnMut(Vec<T>) -> Result<(), String>,
) -> Result<(), String> {
    for first in (0..options.games).step_by(CHUNK) {
        let count = CHUNK.min(options.games - first);
        let number = |game: usize| options.seed * 10_000_000 + (first + game) as u64;
        played(in_order(count, options.threads, |game| play(number(game))).into_iter().flatten().collect())?;
        println!("{} games", first + count);
    }
    Ok(())
}

/// The set-ups of the file that `options` name: at least one.
///
/// # Errors
/// What is wrong with the file, or with an edition whose games cannot be told so.
pub(crate) fn read_setups(options: &Options) -> Result<Vec<Setup>, String> {
    let variant = options.editions[0];
    if variant.board != Board::LARGE || variant.cards {
        return Err(format!("{}: only large boards without cards can be written down", variant.id));
    }
    let text = fs::read_to_string(&options.setups).map_err(|error| format!("{}: {error}", options.setups))?;
    let setup = |line| {
        let setup = Setup::parse(&variant.board, line).map_err(|error| format!("{line}: {error}"))?;
        if setup.problems(variant).is_empty() { Ok(setup) } else { Err(format!("{line}: no set-up of {}", variant.id)) }
    };
    let setups: Vec<Setup> = text.lines().map(setup).collect::<Result<_, _>>()?;
    if setups.is_empty() { Err(format!("{}: no set-ups", options.setups)) } else { Ok(setups) }
}

/// The number of a square of a large board, from Red's back row on.
pub(crate) fn index(square: Square) -> u8 {
    square.row() * Board::LARGE.columns + square.column()
}

/// The beginning of the game of a number, with some of at least one set-up, either way round; and the kinds on the squares.
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

/// The game of a number, with some of at least one set-up; none if a move of it cannot be told.
fn line(options: &Options, setups: &[Setup], number: u64) -> Option<String> {
    let mut rng = fastrand::Rng::with_seed(number);
    let (mut position, squares) = begin(options.editions[0], setups, number, &mut rng)?;
    let stranger = options.stranger(&mut rng);
    let mut moves = String::new();
    while let Some(color) = position.to_act() {
        let (view, seed) = (position.view(color), rng.u64(..));
        let action = if stranger == Some(color) {
            baseline::choose(&view, options.nodes, seed)?
        } else {
            choose(&view, Level::Consul, options.nodes, seed)?
        };
        let Action::Move { from, to } = action else { return None };
        write!(moves, "{:02}{:02}", index(from), index(to)).ok()?;
        position.play_legal(action, &mut |_| {});
    }
    let won = position.outcome()?.winner.map_or('D', |winner| if winner == Color::Red { 'R' } else { 'B' });
    Some(format!("{} {won} {moves}\n", String::from_iter(squares)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use vexillum_engine::Role;

    #[test]
    fn a_line_tells_the_whole_game() {
        let options =
            Options::of_words("games --edition barrage --setups none --out none --nodes 60").expect("options");
        let variant = options.editions[0];
        let setup = Setup::parse(&variant.board, "........2M........S9........3F........2B").expect("a set-up");
        let line = line(&options, std::slice::from_ref(&setup), 3).expect("a game");
        let [squares, won, moves] = *line.split_whitespace().collect::<Vec<_>>() else { panic!("{line}") };
        let square = |index: usize| Square::new((index % 10) as u8, (index / 10) as u8).expect("a square");
        let read = |first: usize| -> Setup {
            // Home squares are listed front row first, as their player sees them.
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
        assert_eq!(won, winner.map_or("D", |winner| if winner == Color::Red { "R" } else { "B" }));
    }
}
