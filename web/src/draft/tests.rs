use vexillum_engine::{Role, Setup, VARIANTS, Variant};

use super::{Draft, PasteError, Picked, Refusal, SavedSetups, Step, presets};
use crate::storage::{Loaded, tests as stored};

const FULL: &str = "2526924262/736MS82756/B438253B7B/FB34253B4B";

fn variant(id: &str) -> &'static Variant {
    Variant::find(id).expect("an edition")
}

fn draft(id: &str, text: &str) -> Draft {
    let variant = variant(id);
    Draft::new(variant, Setup::parse(&variant.board, text).expect("a set-up"))
}

fn check(
    id: &str,
    before: &str,
    act: impl Fn(&mut Draft) -> Result<Step, Refusal>,
    step: Result<Step, Refusal>,
    after: &str,
) {
    let mut draft = draft(id, before);
    assert_eq!(act(&mut draft), step, "{before}");
    assert_eq!(draft.setup().to_string(), after, "{before}");
    draft.undo();
    assert_eq!(draft.setup().to_string(), before, "undo");
}

const EMPTY: &str = "........../........../........../..........";
const SOME: &str = "2........./.3......../........../.........F";

#[test]
fn steps() {
    let square = |index| move |draft: &mut Draft| draft.tap(index);
    check("barrage", SOME, square(0), Ok(Step::PickedUp(Role::Scout)), SOME);
    check("barrage", SOME, square(1), Err(Refusal::NothingPicked), SOME);
    check("barrage", SOME, square(40), Err(Refusal::NotHome), SOME);
    let taps = |from, to| move |draft: &mut Draft| draft.tap(from).and_then(|_| draft.tap(to));
    check("barrage", SOME, taps(0, 0), Ok(Step::PutDown), SOME);
    check("barrage", SOME, taps(0, 1), Ok(Step::Placed(Role::Scout, 1)), ".2......../.3......../........../.........F");
    check(
        "barrage",
        SOME,
        taps(0, 11),
        Ok(Step::Swapped(Role::Scout, 11, Role::Miner)),
        "3........./.2......../........../.........F",
    );
    let stock = |role, to| move |draft: &mut Draft| draft.tap_stock(role).and_then(|_| draft.tap(to));
    check(
        "barrage",
        SOME,
        stock(Role::Bomb, 1),
        Ok(Step::Placed(Role::Bomb, 1)),
        "2B......../.3......../........../.........F",
    );
    check(
        "barrage",
        SOME,
        stock(Role::Bomb, 0),
        Ok(Step::Swapped(Role::Bomb, 0, Role::Scout)),
        "B........./.3......../........../.........F",
    );
    check("barrage", SOME, stock(Role::Flag, 1), Err(Refusal::NoneLeft(Role::Flag)), SOME);
    check("barrage", SOME, stock(Role::Major, 1), Err(Refusal::NoneLeft(Role::Major)), SOME);
    check("barrage", SOME, stock(Role::Scout, 40), Err(Refusal::NotHome), SOME);
    check(
        "barrage",
        SOME,
        |draft| draft.take_off(11),
        Ok(Step::TakenOff(Role::Miner)),
        "2........./........../........../.........F",
    );
    check("barrage", SOME, |draft| draft.take_off(12), Err(Refusal::NothingPicked), SOME);
    check(
        "barrage",
        SOME,
        |draft| Ok(draft.mirror()),
        Ok(Step::Replaced),
        ".........2/........3./........../F.........",
    );
    check("barrage", SOME, |draft| Ok(draft.clear()), Ok(Step::Replaced), EMPTY);
    check("barrage", SOME, |draft| draft.drop_on(Picked::Square(5), 6), Err(Refusal::NothingPicked), SOME);
    // Put where it stands already: nothing changes, and nothing is too many.
    check(
        "barrage",
        SOME,
        |draft| draft.drop_on(Picked::Stock(Role::Flag), 39),
        Ok(Step::Placed(Role::Flag, 39)),
        SOME,
    );
}

#[test]
fn the_next_of_a_kind_stays_picked_up() {
    let mut draft = draft("barrage", EMPTY);
    assert_eq!(draft.tap_stock(Role::Scout), Ok(Step::PickedUp(Role::Scout)));
    assert_eq!(draft.tap(0), Ok(Step::Placed(Role::Scout, 0)));
    assert_eq!(draft.picked(), Some(Picked::Stock(Role::Scout)));
    assert_eq!(draft.tap(1), Ok(Step::Placed(Role::Scout, 1)));
    assert_eq!((draft.picked(), draft.left(Role::Scout), draft.placed()), (None, 0, 2));
    assert_eq!(draft.tap_stock(Role::Miner), Ok(Step::PickedUp(Role::Miner)));
    assert_eq!(draft.tap_stock(Role::Miner), Ok(Step::PutDown));
}

#[test]
fn foreign_set_ups_change_nothing() {
    let duel = variant("duel-small");
    let mut draft = draft("barrage", SOME);
    draft.replace(Setup::empty(&duel.board));
    assert_eq!(draft.setup().to_string(), SOME);
    assert_eq!(Draft::new(duel, draft.setup().clone()).placed(), 0);
}

#[test]
fn texts_that_are_read() {
    let classic = "M9887766655544433322222..";
    let back_row_first = "FB34253B4B/B438253B7B/736MS82756/2526924262";
    let strados = |first: u8, text: &str| -> String {
        let letters = ".BS23456789MF";
        text.chars()
            .filter(|&c| c != '/')
            .map(|c| match letters.find(c).expect("a piece") as u8 {
                0 => 'A',
                n => char::from(first + n - u8::from(first > b'A')),
            })
            .collect()
    };
    let red = strados(b'A', back_row_first);
    let blue = strados(b'N', back_row_first);
    assert_eq!((red.len(), &red[..4], &blue[..4]), (40, "MBEF", "YNQR"));
    let stg = stg_of(FULL);
    for text in [
        FULL,
        &FULL.replace('/', ""),
        &FULL.replace('/', "\n"),
        &FULL.to_lowercase(),
        &red,
        &red.to_lowercase(),
        &blue,
        &stg,
    ] {
        let mut draft = draft("original", EMPTY);
        assert_eq!(draft.paste(text), Ok(Step::Replaced), "{text}");
        assert_eq!(draft.setup().to_string(), FULL, "{text}");
    }
    let cases = [
        ("original", " \n", PasteError::Empty),
        ("original", classic, PasteError::Length { found: 25, wanted: 40 }),
        ("original", &FULL.replace('M', "?"), PasteError::Letter('?')),
        ("original", &FULL.replacen("2/", "/2", 1), PasteError::BrokenRow),
        ("original", &FULL.replace('M', "F"), PasteError::TooMany { role: Role::Flag, found: 2, wanted: 1 }),
        ("original", &red.replace('L', "M"), PasteError::TooMany { role: Role::Flag, found: 2, wanted: 1 }),
        ("original", &red.replace('L', "X"), PasteError::BothSides),
        ("original", &red.replace('L', "Z"), PasteError::Letter('Z')),
        ("original", &blue.replace('X', "Z"), PasteError::Letter('Z')),
        ("original", &stg[1..], PasteError::Length { found: 39, wanted: 40 }),
        ("original", &stg.repeat(3), PasteError::Several(3)),
        ("original", &["00", &stg[..78]].concat(), PasteError::SameSquare),
        ("original", &["09", &stg[2..]].concat(), PasteError::OffTheRows),
        ("barrage", &stg, PasteError::OtherArmy),
        ("classic30", &red, PasteError::OtherBoard),
        ("classic30", FULL, PasteError::Length { found: 40, wanted: 30 }),
        ("original", "ö", PasteError::Letter('ö')),
    ];
    for (id, text, error) in cases {
        let mut draft = Draft::new(variant(id), Setup::empty(&variant(id).board));
        assert_eq!(draft.paste(text), Err(error), "{text}");
    }
}

/// The `.stg` text of a set-up, for a player at the top of the screen.
fn stg_of(setup: &str) -> String {
    let rows: Vec<&str> = setup.split('/').rev().collect();
    "FSM9876543 2B"
        .chars()
        .filter(|c| *c != ' ')
        .flat_map(|piece| {
            rows.iter().enumerate().flat_map(move |(y, row)| {
                row.chars().enumerate().filter(move |&(_, c)| c == piece).map(move |(x, _)| format!("{}{y}", 9 - x))
            })
        })
        .collect()
}

#[test]
fn every_edition_has_arrangements_to_begin_with() {
    for variant in VARIANTS {
        let names: Vec<_> = presets(variant).iter().map(|preset| preset.name).collect();
        assert!(names.len() >= 2, "{}: {names:?}", variant.id);
        assert!(names.iter().enumerate().all(|(i, name)| !names[..i].contains(name)), "{}: {names:?}", variant.id);
    }
}

#[test]
fn kept_set_ups() {
    let (original, duel) = (variant("original"), variant("duel"));
    let full = draft("original", FULL).setup().clone();
    let mut saved = SavedSetups::default();
    assert_eq!(saved.save(original, "  my \n own\u{7}", &full).as_deref(), Some("my own"));
    assert_eq!(saved.save(original, " \t", &full), None);
    assert_eq!(saved.save(original, "my own", &full).as_deref(), Some("my own"));
    assert_eq!(saved.save(original, "my own", &full.mirrored()).as_deref(), Some("my own (2)"));
    assert_eq!(saved.save(duel, "my own", &Setup::empty(&duel.board)).as_deref(), Some("my own"));
    saved.played(original, &full);
    let mut read = saved.clone();
    let names = |saved: &SavedSetups, variant| saved.fitting(variant).len();
    assert_eq!((names(&read, original), names(&read, duel), names(&read, variant("masters"))), (2, 1, 2));
    assert_eq!(read.last(original), Some(full));
    assert_eq!(read.last(duel), None);
    read.delete(original, "my own");
    assert_eq!((names(&read, original), names(&read, duel)), (1, 1));
}

#[test]
fn kept_set_ups_are_stored() {
    const EMPTY: &str = "........../........../........../..........";
    let original = variant("original");
    let mut saved = SavedSetups::default();
    saved.save(original, "my own", draft("original", FULL).setup());
    saved.played(original, &Setup::empty(&original.board));
    let text = format!(
        r#"{{
            "named": [{{"name": "my own", "edition": "original", "setup": "{FULL}"}}],
            "last": [{{"edition": "original", "setup": "{EMPTY}"}}]
        }}"#
    );
    stored::check(&text, saved.clone(), Loaded::Whole);
    for bad in [
        r#"{"name": "x", "edition": "original", "setup": "2./."}"#,
        r#"{"name": "x", "edition": "original", "setup": "Z"}"#,
        r#"{"name": "x", "edition": "original"}"#,
        r#"{"name": 7, "edition": "original", "setup": "2."}"#,
        r#""named original 2. x""#,
    ] {
        let text = text.replace(r#""named": ["#, &[r#""named": ["#, bad, ", "].concat());
        stored::check(&text, saved.clone(), Loaded::Damaged);
    }
}
