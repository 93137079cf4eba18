//! What a text is taken for, and that nothing that is read stops the program.

use vexillum_engine::{Game, VARIANTS};

use super::data::{BARRAGE, BUNDLE, CLASSIC, DUEL, FREE, TEXTS, ULTIMATE};
use super::play::{Stop, game};
use crate::formats::{Format, Found, MOST_BYTES, Wrong, read_any};

/// The blocks of the file of texts: what each is, and the text.
fn texts() -> impl Iterator<Item = (&'static str, &'static str)> {
    TEXTS.split("\n\n").map(|block| block.split_once('\n').expect("a heading"))
}

/// What was found, in short.
fn short(text: &[u8]) -> String {
    match read_any(text) {
        Ok(Found::Game(imported)) => {
            let turns = imported.record.turns.len();
            format!("game {} {turns} turns, {} notes", imported.record.variant.id, imported.notes.len())
        }
        Ok(Found::Own(record)) => format!("own {} {}", record.variant.id, record.me),
        Ok(Found::Position(diagram)) => {
            let editions: Vec<_> = diagram.editions().map(|edition| edition.id).collect();
            let turn = diagram.turn.map_or("nobody", vexillum_engine::Color::name);
            format!("position {} pieces, {turn}, {}", diagram.pieces.len(), editions.join(" "))
        }
        Ok(Found::Setups(setups)) => {
            let rows = |setup: &vexillum_engine::Setup| setup.squares().len() / usize::from(setup.columns());
            let sizes: Vec<_> = setups.iter().map(|setup| format!("{}x{}", setup.columns(), rows(setup))).collect();
            format!("setups {}", sizes.join(" "))
        }
        Ok(Found::Variant(variant)) => format!("variant {}", variant.title),
        Err(error) => format!("error {error}"),
    }
}

#[test]
fn texts_are_recognized_by_what_they_hold() {
    for (heading, text) in texts() {
        let plain = short(text.as_bytes());
        assert_eq!(plain, heading, "{text}");
        assert_eq!(short(format!("\u{feff}\r\n{text}\n\n").as_bytes()), heading, "{text}");
    }
    assert_eq!(short(BUNDLE.as_bytes()), "setups 10x4 10x4 10x4");
}

#[test]
fn every_game_of_ours_is_read() {
    for (seed, variant) in (0..).zip(VARIANTS) {
        let game = game(variant, seed, 50, Stop::Time, |_, _| true);
        let record = game.record().expect("a game that is over");
        let Ok(Found::Game(found)) = read_any(record.to_string().as_bytes()) else { panic!("{record}") };
        assert_eq!((found.record, found.notes), (record, vec![]));
        let own = game.player_record(vexillum_engine::Color::Red).expect("a game that has begun");
        assert_eq!(read_any(own.to_string().as_bytes()), Ok(Found::Own(Box::new(own))));
    }
}

#[test]
fn what_is_too_long() {
    let error = read_any(&vec![b'\n'; MOST_BYTES + 1]).expect_err("too long");
    assert_eq!((error.format, error.wrong), (Format::Unknown, Wrong::TooLong(MOST_BYTES)));
}

/// Whatever comes, it is refused or it is sound: a game that was found can be played again.
fn check_sound(bytes: &[u8]) -> bool {
    match read_any(bytes) {
        Ok(Found::Game(imported)) => {
            let text = imported.record.to_string();
            assert!(Game::from_record(imported.record).is_ok(), "{text}");
            true
        }
        Ok(Found::Own(record)) => record.view().is_ok_and(|view| view.variant().check().is_ok()),
        Ok(Found::Position(diagram)) => diagram.editions().all(|edition| diagram.record(edition).is_ok()),
        Ok(Found::Setups(setups)) => !setups.is_empty(),
        Ok(Found::Variant(variant)) => variant.check().is_ok(),
        Err(error) => {
            assert!(!error.to_string().is_empty());
            false
        }
    }
}

#[test]
fn damaged_texts_are_refused_or_sound() {
    let mut rng = fastrand::Rng::with_seed(11);
    let samples: Vec<&str> =
        [CLASSIC, DUEL, FREE, BARRAGE, ULTIMATE, BUNDLE].into_iter().chain(texts().map(|(_, text)| text)).collect();
    let (mut sound, mut refused) = (0, 0);
    for n in 0..4_000 {
        let mut bytes = samples[n % samples.len()].as_bytes().to_vec();
        for _ in 0..rng.usize(1..3) {
            let (at, other) = (rng.usize(..bytes.len()), rng.usize(..bytes.len()));
            match rng.u8(..5) {
                0 => bytes[at] = rng.u8(..),
                1 => bytes[at] = bytes[other],
                2 => bytes.insert(at, bytes[other]),
                3 if bytes.len() > 1 => _ = bytes.remove(at),
                4 if bytes.len() > 40 => bytes.truncate(bytes.len() - at.min(30)),
                _ => bytes.swap(at, other),
            }
        }
        *(if check_sound(&bytes) { &mut sound } else { &mut refused }) += 1;
    }
    assert!(sound > 400 && refused > 1_000, "{sound} {refused}");
}

#[test]
fn bytes_by_chance_are_refused_or_sound() {
    let mut rng = fastrand::Rng::with_seed(12);
    let begins = [
        "",
        "<",
        "<stratego><game type=\"",
        "#X38FA11 Stratego-Notation v1\ntype0\n",
        "{\"version\":1,",
        "vexillum 1\n",
    ];
    for n in 0..2_000 {
        let mut bytes = begins[n % begins.len()].as_bytes().to_vec();
        let letters: &[u8] = b"ABCDEFGHIKLMNOPQRSTUVXY_.~/'0123456789-:<>=\"{}[] \nredblue";
        let length = rng.usize(..200);
        bytes.extend((0..length).map(|_| if n % 4 == 0 { rng.u8(..) } else { letters[rng.usize(..letters.len())] }));
        check_sound(&bytes);
    }
}
