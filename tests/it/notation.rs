//! Text in and out: all written text can be read, and no input stops the program.

pub(crate) mod damage;
mod first;
mod forms;
mod public;
mod saved;
mod starts;

use std::collections::BTreeMap;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use vexillum_engine::notation::{parse_board, write_position};
use vexillum_engine::{
    Action, Board, ByColor, Color, Placed, Position, Role, Setup, Square, SquareSet, Told, VARIANTS,
};

use crate::games::{begin, random_game, shared, truth, variants};

const TEXTS: &str = include_str!("../data/notation.txt");

/// Texts under a heading of the data.
fn texts(heading: &str) -> Vec<&'static str> {
    let blocks = TEXTS.split("\n\n").filter_map(|block| block.split_once('\n'));
    let blocks: BTreeMap<&str, &str> = blocks.collect();
    let separator = if heading.contains("events") { ';' } else { ' ' };
    blocks[heading].lines().flat_map(|line| line.split(separator)).collect()
}

fn check_round_trip<T: FromStr<Err: Debug> + Display>(text: &str) {
    let value: T = text.parse().unwrap_or_else(|error| panic!("{text:?} is not read: {error:?}"));
    assert_eq!(value.to_string(), text);
}

fn check_refused<T: FromStr<Err: Display> + Debug>(text: &str) {
    let error = text.parse::<T>().expect_err(text).to_string();
    assert!(error.contains("expected") && error.lines().count() == 1, "{text:?}: {error}");
}

#[test]
fn actions() {
    texts("actions").into_iter().for_each(check_round_trip::<Action>);
    texts("no actions").into_iter().for_each(check_refused::<Action>);
}

#[test]
fn events() {
    texts("events").into_iter().for_each(check_round_trip::<Told>);
    texts("no events").into_iter().for_each(check_refused::<Told>);
}

#[test]
fn squares() {
    let all = SquareSet::rectangle(12, 0, 10);
    assert_eq!(all.len(), 120);
    for square in all {
        check_round_trip::<Square>(&square.to_string());
    }
    for text in ["", "a", "1", "a0", "a11", "m1", "A1", "a01", "a1 ", " a1", "a-1", "1a", "ä1", "a10a"] {
        assert!(text.parse::<Square>().is_err(), "{text:?}");
    }
}

/// The example of the specification is read with and without slashes (N1).
#[test]
fn set_up_strings() {
    const EXAMPLE: &str = "......2.../.....2..../M.9......./S3FB......";
    let setup = Setup::parse(&Board::LARGE, EXAMPLE).expect("the example");
    assert_eq!(setup.to_string(), EXAMPLE);
    assert_eq!(Setup::parse(&Board::LARGE, &EXAMPLE.replace('/', "")).as_ref(), Ok(&setup));
    // Front row first, each row from the player's left: the Flag is third from the left in the back row.
    let flag = |color| setup.pieces(&Board::LARGE, color).find(|(_, role)| *role == Role::Flag).map(|(at, _)| at);
    assert_eq!(flag(Color::Red), "c1".parse().ok());
    assert_eq!(flag(Color::Blue), "h10".parse().ok());
    let short = &EXAMPLE[1..];
    let broken = EXAMPLE.replace("..../M", "/....M");
    for text in
        ["", ".", short, &broken, &EXAMPLE.replace('M', "m"), &EXAMPLE.replace('M', "?"), &EXAMPLE.replace('M', "~")]
    {
        let error = Setup::parse(&Board::LARGE, text).expect_err(text).to_string();
        assert!(error.starts_with("expected "), "{error}");
    }
    for variant in variants() {
        let setup = vexillum_engine::ai::arrange(&variant, 3);
        assert_eq!(Setup::parse(&variant.board, &setup.to_string()), Ok(setup));
    }
}

#[test]
fn position_strings() {
    for variant in VARIANTS {
        random_game(variant, 11, |game, random| {
            if random.u8(..30) == 0 {
                let text = write_position(truth(game));
                let pieces = parse_board(&variant.board, &text).expect("a position");
                let turn = game.to_act().unwrap_or(Color::Red);
                let again = Position::from_pieces(shared(variant), &pieces, &ByColor::default(), turn)
                    .expect("it was on a board");
                assert_eq!(write_position(&again), text);
            }
        });
    }
    let empty =
        "........../........../........../........../..~~..~~../..~~..~~../........../........../........../..........";
    assert_eq!(parse_board(&Board::LARGE, empty), Ok(Vec::new()));
    for (from, to) in [
        ("~", "."),
        ("..~~", ".~~."),
        ("/", ""),
        ("./", "/"),
        ("./", "?/"),
        ("./", "x/"),
        ("./", ".'/"),
        ("./", "m'/"),
        ("./", "''/"),
        ("./", "./......./"),
    ] {
        let text = empty.replacen(from, to, 1);
        assert!(parse_board(&Board::LARGE, &text).is_err(), "{text}");
    }
    let quoted = parse_board(&Board::LARGE, &empty.replacen("...", "9'9m", 1)).expect("three pieces");
    let colors: Vec<(Color, Role)> = quoted.into_iter().map(|placed| (placed.color, placed.role)).collect();
    assert_eq!(colors, [(Color::Blue, Role::General), (Color::Red, Role::General), (Color::Blue, Role::Marshal)]);
}

/// Positions cannot have more pieces than the army, or two on a square.
#[test]
fn impossible_positions() {
    let variant = shared(VARIANTS[0]);
    let at = |text: &str| text.parse().expect("a square");
    let place =
        |pieces: &[Placed]| Position::from_pieces(variant.clone(), pieces, &ByColor::default(), Color::Red).err();
    let piece = |color, square, role| Placed { color, square: at(square), role, enchanted: false };
    let marshal = |square| piece(Color::Red, square, Role::Marshal);
    for (pieces, reason) in [
        (vec![marshal("a1"), marshal("a2")], "red has more M than its army"),
        (vec![marshal("a1"), piece(Color::Blue, "a1", Role::Spy)], "two pieces on a1"),
        (vec![marshal("c5")], "no piece can stand on c5"),
        (vec![marshal("k5")], "no piece can stand on k5"),
        (vec![piece(Color::Red, "a1", Role::Spotter)], "red has more P than its army"),
    ] {
        assert_eq!(place(&pieces).map(|bad| bad.to_string()).as_deref(), Some(reason));
    }
}

/// Readers accept unknown header lines and refuse unknown versions (N6).
#[test]
fn records_of_others() {
    let mut game = begin(VARIANTS[0], 5);
    game.resign(Color::Blue).expect("a running game");
    let text = game.record().expect("the game is over").to_string();
    let read = |text: &str| text.parse::<vexillum_engine::notation::Record>();
    let record = read(&text).expect("a record");
    let with_lines = text.replacen("edition", "place Utrecht\nweather 600 5\nedition", 1);
    assert!(read(&with_lines).as_ref() == Ok(&record));
    assert!(read(&text.replace('\n', "\r\n")).as_ref() == Ok(&record));
    for (from, to, reason) in [
        ("vexillum 1", "vexillum 2", "line 1: expected a record of version 1"),
        ("vexillum 1\n", "", "line 1: expected a record of version 1"),
        ("edition original", "edition chess", "line 2: expected an edition"),
        ("edition original", "switches chase=on", "line 2: expected a line with the edition"),
        ("red ", "green ", "expected lines with both set-ups"),
        ("end red resign", "end red agreed", "line 6: expected a winner or draw"),
        ("end red resign", "1 a4", "line 6: expected an action"),
        ("edition original", "edition original\nswitches chase", "line 3: expected name=value"),
        ("edition original", "edition original\nswitches chase=5", "line 3: expected a switch"),
        ("edition original", "edition original\nview red", "line 3: expected a full record"),
        ("edition original", "edition original\nclock 600 5", "line 3: expected the times of a clock"),
        ("edition original", "variant {}", "line 2: expected a variant of version 1"),
        ("edition original", "variant {\"version\":1,\"units\":[]}", "line 2: expected a variant that can be played"),
    ] {
        let error = read(&text.replacen(from, to, 1)).expect_err(to).to_string();
        assert!(error.starts_with(reason), "{to}: {error}");
    }
}
