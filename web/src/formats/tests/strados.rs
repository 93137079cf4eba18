//! Letters and digits of others for set-ups and positions.

use vexillum_engine::{ByColor, Color, Role, Setup, SquareSet, VARIANTS, Variant};

use super::data::BUNDLE;
use super::play::{Stop, game, setup};
use crate::formats::{
    Diagram, Found, PasteError, Refusal, Wrong, read_any, write_stg, write_strados_field, write_strados_position,
    write_strados_setup,
};

fn variant(id: &str) -> &'static Variant {
    Variant::find(id).expect("an edition")
}

fn read(text: &str) -> Found {
    read_any(text.as_bytes()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn diagram(text: &str) -> Diagram {
    match read(text) {
        Found::Position(diagram) => diagram,
        other => panic!("{text}: {other:?}"),
    }
}

/// The pieces in the order of the board, which is that of the letters.
fn sorted(mut diagram: Diagram) -> Diagram {
    diagram.pieces.sort_by_key(|piece| piece.square.index());
    diagram
}

#[test]
fn set_ups_come_back_as_they_were() {
    let mut rng = fastrand::Rng::with_seed(1);
    for id in ["original", "masters", "duel", "barrage", "lightning"] {
        for _ in 0..20 {
            let setup = setup(variant(id), &mut rng);
            for color in Color::ALL {
                let letters = write_strados_setup(color, &setup).expect("a set-up of the format");
                assert_eq!(letters.len(), 40);
                assert_eq!(read(&letters), Found::Setups(vec![setup.clone()]), "{letters}");
                assert_eq!(read(&letters.to_lowercase()), Found::Setups(vec![setup.clone()]), "{letters}");
            }
            assert_eq!(read(&setup.to_string()), Found::Setups(vec![setup.clone()]));
            match write_stg(&setup) {
                Ok(digits) => assert_eq!(read(&digits), Found::Setups(vec![setup]), "{digits}"),
                Err(refusal) => assert!(matches!(refusal, Refusal::Army(_)) && variant(id).army.total() < 40),
            }
        }
    }
}

/// The back row comes first, from the player's left; the field has Blue's set-up the other way round.
#[test]
fn where_letters_stand() {
    let setup = |text: &str| Setup::parse(&variant("barrage").board, text).expect("a set-up");
    let red = setup("........../........../M........./F.......2B");
    let blue = setup("2........./........../........../S........F");
    assert_eq!(write_strados_setup(Color::Red, &red).as_deref(), Ok("MAAAAAAADBLAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"));
    assert_eq!(write_strados_setup(Color::Blue, &blue).as_deref(), Ok("OAAAAAAAAYAAAAAAAAAAAAAAAAAAAAPAAAAAAAAA"));
    let field = write_strados_field(&Diagram::of_setups(&variant("barrage").board, &ByColor { red, blue }));
    let rows = ["MAAAAAAADB", "LAAAAAAAAA", "AAAAAAAAAA", "AAAAAAAAAA", "AA__AA__AA"];
    let blue_rows = ["AA__AA__AA", "AAAAAAAAAP", "AAAAAAAAAA", "AAAAAAAAAA", "YAAAAAAAAO"];
    assert_eq!(field, Ok([rows, blue_rows].concat().concat()));
}

#[test]
fn what_the_letters_cannot_say() {
    let mut rng = fastrand::Rng::with_seed(2);
    for (id, letters, digits) in [
        ("infiltrator", Refusal::Role(Role::Infiltrator), Refusal::Army(Role::Infiltrator)),
        ("classic30", Refusal::Board, Refusal::Board),
        ("spotter2011", Refusal::Board, Refusal::Board),
        ("battle-cards", Refusal::Board, Refusal::Board),
    ] {
        let setup = setup(variant(id), &mut rng);
        assert_eq!(write_strados_setup(Color::Red, &setup), Err(letters), "{id}");
        assert_eq!(write_stg(&setup), Err(digits), "{id}");
    }
    let setups = |id| ByColor::new(|_| setup(variant(id), &mut fastrand::Rng::with_seed(3)));
    let field = |id| write_strados_field(&Diagram::of_setups(&variant(id).board, &setups(id)));
    assert_eq!(field("scifi"), Err(Refusal::Board));
    assert_eq!(field("infiltrator"), Err(Refusal::Role(Role::Infiltrator)));
    let mut enchanted = Diagram::of_setups(&variant("barrage").board, &setups("barrage"));
    enchanted.pieces[0].enchanted = true;
    let square = enchanted.pieces[0].square;
    assert_eq!(write_strados_field(&enchanted), Err(Refusal::Enchanted(square)));
    assert_eq!(write_strados_position(&enchanted), Err(Refusal::Enchanted(square)));
}

#[test]
fn positions_come_back_as_they_were() {
    for (seed, id) in (0..).zip(["original", "duel", "barrage", "lightning", "original", "barrage"]) {
        let game = game(variant(id), seed, 70, Stop::Resign, |_, _| true);
        let (Some(position), Some(red)) = (game.open_position(), game.view(Color::Red)) else { panic!("{id}") };
        let text = vexillum_engine::notation::write_position(position);
        let plain = sorted(diagram(&text));
        assert_eq!(sorted(diagram(&write_strados_field(&plain).expect("a board of the format"))), plain);
        let blue = plain.pieces.iter().filter(|piece| piece.color == Color::Blue).map(|piece| piece.square);
        let known = blue.filter(|&square| red.known(square).is_some()).collect::<SquareSet>();
        let full = Diagram { turn: Some(Color::Blue), number: Some(36), known, ..plain };
        let letters = write_strados_position(&full).expect("a board of the format");
        assert!(letters.ends_with(" b 36"));
        assert_eq!(sorted(diagram(&letters)), full, "{letters}");
        // The variant is found again, and with it a game that begins there.
        let record = full.record(variant(id)).expect("a position of the edition");
        assert_eq!(sorted(Diagram::of_start(&record.variant, &record.start)).pieces, full.pieces);
        assert!(full.editions().any(|edition| edition.id == id));
    }
}

#[test]
fn fields_with_two_set_ups_begin_a_game() {
    let setups = ByColor::new(|color| setup(variant("duel"), &mut fastrand::Rng::with_seed(color as u64)));
    let drawn = Diagram::of_setups(&variant("duel").board, &setups);
    let field = diagram(&write_strados_field(&drawn).expect("a board of the format"));
    assert_eq!(field.setups(variant("duel")), Some(setups.clone()));
    let record = field.record(variant("duel")).expect("a game");
    assert_eq!(record.start, vexillum_engine::notation::Start::Setups(setups));
    assert_eq!(field.setups(variant("original")), None);
    assert_eq!(field.record(variant("duel-small")), Err(Wrong::OtherBoard));
    let barrage = field.record(variant("barrage"));
    assert!(matches!(barrage, Err(Wrong::Game(_))), "{barrage:?}");
    assert_eq!(Diagram { turn: Some(Color::Blue), ..field }.setups(variant("duel")), None);
}

#[test]
fn wrong_counts_are_refused() {
    let full = setup(VARIANTS[0], &mut fastrand::Rng::with_seed(4));
    let setups = ByColor { red: full.clone(), blue: full };
    let field = write_strados_field(&Diagram::of_setups(&VARIANTS[0].board, &setups)).expect("a board of the format");
    for (from, to, color, role, found, most) in [
        ('K', "L", Color::Red, Role::Marshal, 2, 1),
        ('E', "D", Color::Red, Role::Scout, 9, 8),
        ('X', "Y", Color::Blue, Role::Flag, 2, 1),
    ] {
        let error = read_any(field.replacen(from, to, 1).as_bytes()).expect_err("a wrong count");
        assert_eq!(error.wrong, Wrong::TooMany { color, role, found, most });
    }
}

#[test]
fn bundles() {
    let Found::Setups(setups) = read(BUNDLE) else { panic!("no set-ups") };
    assert_eq!(setups.len(), 3);
    let digits: String = BUNDLE.chars().filter(char::is_ascii_digit).collect();
    assert_eq!(setups.iter().filter_map(|setup| write_stg(setup).ok()).collect::<String>(), digits);
    assert!(setups.iter().all(|setup| setup.problems(VARIANTS[0]).is_empty()));
    for (text, error) in [
        (&digits[1..], PasteError::Length { found: 119, wanted: 40 }),
        (&digits[..40], PasteError::Length { found: 20, wanted: 40 }),
        (&[&digits[..2], &digits[..78]].concat(), PasteError::SameSquare),
        (&["09", &digits[2..]].concat(), PasteError::OffTheRows),
    ] {
        assert_eq!(read_any(text.as_bytes()).expect_err("no set-ups").wrong, Wrong::Paste(error), "{text}");
    }
}
