//! The notation, own variants and saved games.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use vexillum_engine::ai::arrange;
use vexillum_engine::notation::{Line, PlayerRecord, Record, parse_board, parse_cards};
use vexillum_engine::{
    Action, Board, ByColor, Captured, Card, CardSet, Clock, Color, Event, Fill, Game, Label, Level, Movement, Names,
    Outcome, Power, Question, Reason, Role, RoleSet, Rules, Seat, Setup, Skills, Square, SquareSet, Times, Told,
    VARIANTS, Variant,
};

use super::choices::{Choices, action};
use super::{lines, number, text};
use crate::Target;
use crate::probe::probe;

pub(super) const WORDS: Target = Target { name: "words", seeds: words, inputs: 8_000, run: read_words };
pub(super) const BOARDS: Target = Target { name: "boards", seeds: boards, inputs: 6_000, run: read_boards };
pub(super) const RECORD: Target = Target { name: "record", seeds: records, inputs: 1_500, run: read_record };
pub(super) const PLAYER_RECORD: Target =
    Target { name: "player-record", seeds: player_records, inputs: 1_500, run: read_player_record };
pub(super) const VARIANT: Target = Target { name: "variant", seeds: variants, inputs: 400, run: read_variant };
pub(super) const SAVED: Target = Target { name: "saved", seeds: saved, inputs: 1_500, run: restore };

/// Checks that a text that is read is written so that it is read as the same.
fn check<T: FromStr + Display + PartialEq + Debug>(text: &str) -> Option<T> {
    let value: T = text.parse().ok()?;
    let written = value.to_string();
    assert_eq!(written.parse().ok().as_ref(), Some(&value), "{text:?} becomes {written:?}");
    Some(value)
}

fn words() -> Vec<Vec<u8>> {
    let separators = |c: char| matches!(c, ' ' | ';' | '\n');
    let texts = include_str!("../../../data/notation.txt");
    let mut words: Vec<Vec<u8>> = texts.split(separators).map(|word| word.trim().as_bytes().to_vec()).collect();
    words.extend(lines(texts));
    words.extend(
        [
            "computer consul",
            "rescue=on two-square=5 quiet-limit=off",
            "setup=180 player=900 free=5 red=1,2,3 blue=4,5,6",
            "a1 b2 l10",
            "defuses explosive prize",
            "boat,a+1,d+3",
            "A name of exactly forty letters and more  than that",
            "A name that has as many letters as a name can have",
        ]
        .map(|text| text.as_bytes().to_vec()),
    );
    words
}

fn read_words(bytes: &[u8]) -> bool {
    let Some(text) = text(bytes) else { return false };
    let read = [
        check::<Square>(text).is_some(),
        check::<SquareSet>(text).is_some(),
        check::<Action>(text).is_some(),
        check::<Told>(text).is_some(),
        check::<Event>(text).is_some(),
        check::<Line>(text).is_some(),
        check::<Outcome>(text).is_some(),
        check::<Reason>(text).is_some(),
        check::<Question>(text).is_some(),
        check::<Color>(text).is_some(),
        check::<Role>(text).is_some(),
        check::<RoleSet>(text).is_some(),
        check::<Card>(text).is_some(),
        check::<CardSet>(text).is_some(),
        check::<Skills>(text).is_some(),
        check::<Power>(text).is_some(),
        check::<Movement>(text).is_some(),
        check::<Names>(text).is_some(),
        check::<Fill>(text).is_some(),
        check::<Captured>(text).is_some(),
        check::<Level>(text).is_some(),
        check::<Rules>(text).is_some(),
        check::<Variant>(text).is_some(),
        check::<Times>(text).is_some(),
        check::<Clock>(text).is_some(),
        parse_cards(text).is_ok(),
    ];
    check::<Label>(text);
    let seat = check::<Seat>(text);
    assert!(seat.is_some_and(|seat| seat.to_string().chars().count() <= Seat::LONGEST_NAME));
    read.contains(&true)
}

fn boards() -> Vec<Vec<u8>> {
    let setups = VARIANTS.iter().map(|variant| arrange(variant, 1).to_string().into_bytes());
    let empty = "........../........../........../........../..~~..~~../..~~..~~../....m9'7*./...S'..FB*./........../..........";
    setups.chain([empty.as_bytes().to_vec()]).collect()
}

fn read_boards(bytes: &[u8]) -> bool {
    let Some(text) = text(bytes) else { return false };
    let mut read = check::<Setup>(text).is_some();
    for variant in [VARIANTS[0], VARIANTS[4], VARIANTS[7]] {
        if let Ok(setup) = Setup::parse(&variant.board, text) {
            assert_eq!(Setup::parse(&variant.board, &setup.to_string()).as_ref(), Ok(&setup));
            let _ = setup.completed(variant, &setup, number(bytes)).problems(variant);
        }
    }
    for board in [Board::LARGE, Board::SMALL] {
        read |= parse_board(&board, text).is_ok();
    }
    read
}

/// Some games of different kinds, some over.
fn games() -> impl Iterator<Item = Game> {
    (0..VARIANTS.len() as u8 * 2).map(|n| {
        let switches = [n, n % 6, n, n + 5, n + 7, n + 11, n, n];
        let mut game = Choices(&[switches.as_slice(), &[3, n, n, 30 + n]].concat()).game();
        if n % 3 == 0 {
            let _ = game.resign(Color::Blue);
        }
        game
    })
}

fn records() -> Vec<Vec<u8>> {
    games().filter_map(|game| Some(game.true_record()?.to_string().into_bytes())).collect()
}

fn read_record(bytes: &[u8]) -> bool {
    let Some(record) = text(bytes).and_then(check::<Record>) else { return false };
    let Ok(game) = Game::from_record(record) else { return false };
    check_game(&game, number(bytes));
    true
}

/// Checks the properties of every game, wherever it comes from.
pub(super) fn check_game(game: &Game, seed: u64) {
    assert!(Game::restore(&game.save()).as_ref() == Ok(game), "another game is restored");
    for color in Color::ALL {
        let own = game.player_record(color);
        assert_eq!(own.is_some(), game.view(color).is_some());
        let (Some(own), Some(view)) = (own, game.view(color)) else { continue };
        assert_eq!(own.view().as_ref(), Ok(&view), "events carry another view");
        // The pieces of a position may come in another order.
        let read: PlayerRecord = own.to_string().parse().unwrap_or_else(|error| panic!("{error}: {own}"));
        assert_eq!((read.to_string(), read.view().as_ref()), (own.to_string(), Ok(&view)));
        if seed % 8 == color as u64 {
            probe(&view, seed / 8);
        }
    }
}

fn player_records() -> Vec<Vec<u8>> {
    games()
        .flat_map(|game| Color::ALL.map(|color| game.player_record(color)))
        .filter_map(|record| Some(record?.to_string().into_bytes()))
        .collect()
}

fn read_player_record(bytes: &[u8]) -> bool {
    let Some(record) = text(bytes).and_then(check::<PlayerRecord>) else { return false };
    let view = record.view().expect("what is read can have happened");
    if number(bytes).is_multiple_of(4) || !view.is_my_turn() {
        probe(&view, number(bytes) / 4);
    }
    true
}

fn variants() -> Vec<Vec<u8>> {
    let all = VARIANTS.iter().map(|variant| variant.as_own("Own").to_json().into_bytes());
    let small = r#"{"version":1,"title":"Small","board":{"columns":4,"rows":4,"home":1},"fill":"any","switches":"quiet-limit=5","units":[{"kind":"B","count":0},{"kind":"F","count":1},{"kind":"2","count":1,"movement":"double","power":"name-beside"},{"kind":"9","count":1,"power":"rampage","skills":"victim"}]}"#;
    all.chain([small.as_bytes().to_vec()]).collect()
}

fn read_variant(bytes: &[u8]) -> bool {
    let Some(variant) = text(bytes).and_then(|text| Variant::from_json(text).ok()) else { return false };
    assert_eq!(Variant::from_json(&variant.to_json()).as_ref(), Ok(&variant));
    if variant.check().is_err() {
        return false;
    }
    let seed = number(bytes);
    let setups = ByColor::new(|color| arrange(&variant, seed.wrapping_add(color as u64)));
    let mut game = Game::new(variant, ByColor::new(|_| Seat::Person(String::new())), seed).expect("it is checked");
    for color in Color::ALL {
        if game.set_up(color, setups[color].clone()).is_err() {
            return false;
        }
    }
    let mut random = fastrand::Rng::with_seed(seed);
    for _ in 0..random.usize(..40) {
        let Some(action) = action(&game, &mut |limit| random.usize(..limit)) else { break };
        game.play(action).expect("a listed action is legal");
    }
    check_game(&game, seed);
    true
}

/// Bytes of saved games, without the sum behind them.
fn saved() -> Vec<Vec<u8>> {
    games()
        .filter_map(|game| {
            STANDARD_NO_PAD.decode(game.save()).ok()?.split_last_chunk::<4>().map(|(bytes, _)| bytes.to_vec())
        })
        .collect()
}

fn restore(bytes: &[u8]) -> bool {
    let sum = bytes.iter().fold(0x811c_9dc5_u32, |sum, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    let whole = [bytes, &sum.to_le_bytes()].concat();
    if let Some(text) = text(bytes) {
        let _ = Game::restore(text);
    }
    let Ok(game) = Game::restore(&STANDARD_NO_PAD.encode(whole)) else { return false };
    check_game(&game, number(bytes));
    true
}
