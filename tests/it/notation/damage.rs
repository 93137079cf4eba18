//! Random bytes and damaged texts.

use std::fmt::Display;
use std::str::FromStr;

use vexillum_engine::notation::{Line, ParseError, PlayerRecord, Record, parse_board};
use vexillum_engine::{Action, Board, Color, Game, Outcome, Setup, Square, Told};

use crate::games::{begin, random_game, truth, variants};

/// Letters of the notation, and some others.
const LETTERS: &[char] = &[
    'a',
    'b',
    'e',
    'j',
    'l',
    'm',
    '0',
    '1',
    '2',
    '5',
    '9',
    'M',
    'S',
    'B',
    'F',
    ' ',
    '\n',
    '/',
    '.',
    '~',
    '?',
    ':',
    ';',
    '&',
    '=',
    '*',
    '\'',
    ',',
    '@',
    '+',
    '^',
    'x',
    '\u{0}',
    'ä',
    '∞',
    '\u{1F600}',
];

/// Text with some letters changed, removed or added, or with lines swapped.
pub(crate) fn damaged(text: &str, random: &mut fastrand::Rng) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..random.usize(1..4) {
        let at = random.usize(..letters.len().max(1));
        let letter = LETTERS[random.usize(..LETTERS.len())];
        match random.u8(..5) {
            0 if at < letters.len() => drop(letters.remove(at)),
            1 => letters.insert(at.min(letters.len()), letter),
            2 => letters.truncate(at),
            3 => {
                let mut lines: Vec<String> = String::from_iter(&letters).lines().map(str::to_owned).collect();
                random.shuffle(&mut lines);
                letters = lines.join("\n").chars().collect();
            }
            _ if at < letters.len() => letters[at] = letter,
            _ => {}
        }
    }
    letters.into_iter().collect()
}

/// Checks that reading never panics, and that its results can be written and read again.
///
/// Errors must tell their place.
fn check<T: FromStr<Err: Display> + Display + PartialEq>(text: &str) {
    match text.parse::<T>() {
        Ok(value) => {
            let written = value.to_string();
            assert!(written.parse::<T>().is_ok_and(|again| again == value), "{text:?} becomes {written:?}");
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

fn check_line<E>(text: &str, read: Result<E, ParseError>) {
    if let Err(error) = read {
        assert!(error.line <= text.lines().count(), "{error} in {text:?}");
    }
}

fn check_all(text: &str) {
    check::<Square>(text);
    check::<Action>(text);
    check::<Told>(text);
    check::<Outcome>(text);
    check::<Line>(text);
    for board in [Board::LARGE, Board::SMALL] {
        drop(Setup::parse(&board, text));
        drop(parse_board(&board, text));
    }
    let record = text.parse::<Record>();
    if let Ok(record) = record.clone() {
        let game = Game::from_record(record);
        if let Ok(game) = game {
            assert!(Game::restore(&game.save()).as_ref() == Ok(&game), "{text}");
        }
    }
    check_line(text, record);
    let own = text.parse::<PlayerRecord>();
    if let Ok(own) = &own {
        let view = own.view().expect("what is read can be");
        drop((view.legal_actions(), format!("{view:?}")));
    }
    check_line(text, own);
}

#[test]
fn random_letters() {
    let mut random = fastrand::Rng::with_seed(1);
    for _ in 0..20_000 {
        let len = random.usize(..30);
        let text: String = (0..len).map(|_| LETTERS[random.usize(..LETTERS.len())]).collect();
        check_all(&text);
        drop(Game::restore(&text));
    }
}

#[test]
fn damaged_texts() {
    let mut random = fastrand::Rng::with_seed(2);
    let mut words = super::texts("actions");
    words.extend(super::texts("events"));
    for word in words {
        for _ in 0..60 {
            check_all(&damaged(word, &mut random));
        }
    }
    for variant in variants() {
        let mut game = begin(&variant, 3);
        for _ in 0..12 {
            let action = truth(&game).legal_actions()[0];
            game.play(action).expect("a listed action is legal");
        }
        game.draw(Color::Red).expect("a running game");
        let own = game.player_record(Color::Blue).expect("it began with set-ups").to_string();
        let full = game.true_record().expect("it has begun").to_string();
        for _ in 0..40 {
            check_all(&damaged(&own, &mut random));
            check_all(&damaged(&full, &mut random));
        }
    }
}

#[test]
fn damaged_saved_games() {
    let mut random = fastrand::Rng::with_seed(3);
    let game = random_game(&variants()[0], 1, |_, _| {});
    let saved = game.save();
    assert!(saved.is_ascii());
    let (mut read, mut refused) = (0, 0);
    for _ in 0..400 {
        let text =
            if random.bool() { damaged(&saved, &mut random) } else { saved[..random.usize(..saved.len())].to_owned() };
        match Game::restore(&text) {
            Ok(other) => {
                read += 1;
                assert!(other == game, "a damaged saved game is not taken for another");
            }
            Err(error) => {
                refused += 1;
                assert!(error.to_string().lines().count() == 1);
            }
        }
    }
    assert!(refused > 300, "{read} read, {refused} refused");
}
