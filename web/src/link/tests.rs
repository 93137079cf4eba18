use super::*;
use vexillum_engine::{BadDeal, Card, Color, VARIANTS};

use crate::formats::Diagram;
use crate::formats::tests::play::{Stop, game, setup, switched};

/// Links that have been sent: they stay readable. A line each, and behind a tab how what it holds begins.
const SENT: &str = include_str!("../../../tests/data/formats/links.txt");

fn check_round_trip(link: &Link) {
    let hash = link.hash();
    assert_eq!(Link::read(&hash).as_ref(), Ok(&Some(link.clone())), "{hash}");
    // Nothing that a messenger or a browser would change.
    let plain = |c: char| c.is_ascii_alphanumeric() || "#/.-_".contains(c);
    assert!(hash.chars().all(plain), "{hash}");
}

#[test]
fn links_hold_what_is_shared() {
    for (seed, variant) in (0..).zip(VARIANTS.iter().map(|variant| **variant).chain([
        switched("original", "rescue=on two-square=5 quiet-limit=off"),
        switched("barrage", "moving-flag=on").as_own("Ours \"2\""),
    ])) {
        let game = game(&variant, seed, 60, Stop::Resign, |_, _| true);
        let record = game.record().expect("a game that is over");
        let view = game.player_record(Color::Blue).expect("a game that has begun");
        check_round_trip(&Link::Game(Box::new(record.clone())));
        check_round_trip(&Link::Own(Box::new(view)));
        let plain = own::variant(&own::call(&variant)).expect("a variant that can be played");
        check_round_trip(&Link::Setup(Box::new(plain), setup(&variant, &mut fastrand::Rng::with_seed(seed))));
        let running = Record { end: None, ..record.clone() };
        check_round_trip(&Link::Game(Box::new(running.clone())));
        check_round_trip(&Link::Position(Box::new(Record { turns: Vec::new(), ..running })));
        let mut diagram = Diagram::of_start(&variant, &record.start);
        diagram.pieces.truncate(7);
        check_round_trip(&Link::Position(Box::new(diagram.record(&variant).expect("a position"))));
    }
}

/// What the saved value saves: a long game is half as long as its record would be.
#[test]
fn a_long_game_is_a_short_link() {
    let record = game(&switched("original", ""), 1, 400, Stop::Resign, |_, _| true).record().expect("over");
    let link = Link::Game(Box::new(record.clone())).hash();
    assert!(link.len() < 1_200 && 2 * link.len() < packed(GAME, &record.to_string()).len(), "{}", link.len());
}

#[test]
fn links_that_were_sent_stay_readable() {
    let mut kinds = Vec::new();
    for line in SENT.lines() {
        let (hash, begins) = line.split_once('\t').expect("a link and what it holds");
        let text = match Link::read(hash) {
            Ok(Some(Link::Game(record) | Link::Position(record))) => record.to_string(),
            Ok(Some(Link::Own(record))) => record.to_string(),
            Ok(Some(Link::Setup(variant, setup))) => format!("{} {setup}", own::call(&variant)),
            other => panic!("{hash}: {other:?}"),
        };
        let found = text.lines().collect::<Vec<_>>().join(" | ");
        assert!(found.starts_with(begins), "{hash}: {found}");
        kinds.push(hash.split('.').next().expect("a kind"));
    }
    assert_eq!(kinds, ["#game/1", "#game/2", "#game/1", "#position/1", "#setup/1", "#game/3"]);
}

/// Marks that messages put behind links and into them.
#[test]
fn links_are_read_as_messages_deliver_them() {
    for line in SENT.lines() {
        let hash = line.split_once('\t').expect("a link").0;
        let link = Link::read(hash);
        let (begin, end) = hash.split_at(hash.len() / 2);
        for tail in [".", ",", ")", "&gt;", "%3E", "\u{200b}", "%E2%80%8B", "?utm_source=mail", "\">Look", "%22%3ELook"]
        {
            assert_eq!(Link::read(&[hash, tail].concat()), link, "{tail}");
        }
        for gap in ["\r\n", "%0A", "%20", " ", "\u{200b}", "%E2%80%8B", "%C2%AD"] {
            assert_eq!(Link::read(&[begin, gap, end].concat()), link, "{gap}");
        }
    }
}

#[test]
fn what_is_no_link() {
    for hash in ["", "#", "#play", "#game", "#rules/barrage", "game/1.AA", "#games/1.AA"] {
        assert_eq!(Link::read(hash), Ok(None), "{hash}");
    }
}

#[test]
fn links_that_are_refused() {
    let bomb = pack(&vec![b' '; MOST_UNPACKED + 1]);
    let long = "A".repeat(MOST_PACKED + 1);
    let setup = Link::Setup(Box::new(*VARIANTS[0]), Setup::empty(&VARIANTS[0].board)).hash();
    let saved = Link::Game(Box::new(game(VARIANTS[0], 3, 20, Stop::Draw, |_, _| true).record().expect("over"))).hash();
    let cut = &saved[..saved.len() - 9];
    for (hash, error) in [
        ("#game/4.AAAA".to_owned(), LinkError::Version),
        ("#setup/.AAAA".to_owned(), LinkError::Version),
        ("#game/1".to_owned(), LinkError::Damaged),
        ("#game/1.".to_owned(), LinkError::Damaged),
        ("#game/1.?".to_owned(), LinkError::Damaged),
        ("#game/2.AAAA".to_owned(), LinkError::Damaged),
        (cut.to_owned(), LinkError::Damaged),
        (saved.replace(GAME, SETUP), LinkError::Damaged),
        (setup.replace(SETUP, POSITION), LinkError::Content(Wrong::NotRecognized)),
        (format!("{GAME}1.{bomb}"), LinkError::TooLarge),
        (format!("{GAME}2.{bomb}"), LinkError::TooLarge),
        (format!("{GAME}1.{long}"), LinkError::TooLarge),
        (packed(GAME, ""), LinkError::Content(Wrong::Empty)),
        (packed(SETUP, "chess\n........../"), LinkError::Damaged),
        (packed(SETUP, "barrage"), LinkError::Damaged),
        (packed(POSITION, "{}"), LinkError::Content(Wrong::NotRecognized)),
    ] {
        match (Link::read(&hash), error) {
            (Err(LinkError::Content(_)), LinkError::Content(_)) => {}
            (found, error) => assert_eq!(found, Err(error), "{hash:.60}"),
        }
    }
}

/// A saved value does not bring in decks that our own reader of records refuses.
#[test]
fn decks_that_cannot_be() {
    let variant = switched("battle-cards", "");
    let saved = STANDARD_NO_PAD.decode(game(&variant, 1, 20, Stop::Resign, |_, _| true).save()).expect("base64");
    // Behind three texts, each with a zero at its end, how the cards lie and how many there are.
    let deck = 2 + saved.iter().enumerate().filter(|(_, byte)| **byte == 0).nth(2).expect("a text").0;
    assert_eq!((saved[deck - 1], saved[deck]), (0, 15), "two decks of fifteen cards");
    let check = |at: usize, byte: u8, fault: BadDeal| {
        let mut bytes = saved.clone();
        bytes[at] = byte;
        let len = bytes.len() - 4;
        let add = |sum: u32, byte: &u8| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
        let sum = bytes[..len].iter().fold(0x811c_9dc5, add).to_le_bytes();
        bytes[len..].copy_from_slice(&sum);
        let refused = Link::read(&format!("{GAME}{SAVED}.{}", pack(&bytes)));
        assert_eq!(refused, Err(LinkError::Content(Wrong::Game(GameError::Cards(fault)))));
    };
    let first = Card::ALL[usize::from(saved[deck + 1])];
    check(deck + 2, saved[deck + 1], BadDeal::Twice(first));
    check(deck, 1, BadDeal::Missing);
}

/// Whatever comes: no panic, and what is read can be written again.
#[test]
fn damaged_links_are_refused_or_read() {
    let record = game(VARIANTS[0], 5, 30, Stop::Resign, |_, _| true).record().expect("over");
    let mut rng = fastrand::Rng::with_seed(7);
    let links = [Link::Game(Box::new(record.clone())).hash(), packed(GAME, &record.to_string())];
    let mut refused = 0;
    for n in 0..2_000 {
        let mut bytes = links[n % 2].clone().into_bytes();
        for _ in 0..rng.usize(1..4) {
            let at = rng.usize(..bytes.len());
            bytes[at] = b"AZaz09-_#/.2"[rng.usize(..12)];
        }
        let hash = String::from_utf8(bytes).expect("plain letters");
        match Link::read(&hash) {
            Ok(Some(link)) => assert!(!link.hash().is_empty()),
            Ok(None) | Err(_) => refused += 1,
        }
    }
    assert!(refused > 1_500, "{refused}");
}

/// A packed text that is damaged inside, so that every reader behind the packing meets it.
#[test]
fn damaged_texts_are_refused_or_read() {
    let record = game(VARIANTS[0], 6, 30, Stop::Resign, |_, _| true).record().expect("over").to_string();
    let mut rng = fastrand::Rng::with_seed(8);
    let mut refused = 0;
    for _ in 0..500 {
        let mut bytes = record.clone().into_bytes();
        let at = rng.usize(..bytes.len());
        bytes[at] = rng.u8(..);
        let hash = format!("{GAME}{TEXT}.{}", pack(&bytes));
        refused += usize::from(Link::read(&hash).is_err());
    }
    assert!(refused > 200, "{refused}");
}
