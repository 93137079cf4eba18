//! Games of the archive: out and in again.

use vexillum_engine::notation::{Record, Start};
use vexillum_engine::{Action, Color, Game, Reason, Role, Square, Variant};

use super::data::{BARRAGE, CLASSIC, DUEL, FREE, ULTIMATE};
use super::play::{Stop, game, switched};
use crate::formats::{FormatError, Found, Imported, Refusal, read_any, write_gsn, write_xml};

const ARCHIVED: &str = "two-square=5 chase=off both-stuck=draw quiet-limit=off turn-limit=off";

/// The types of game by the edition that is played, and an army of nobody's edition.
fn variants() -> Vec<Variant> {
    let free = r#"{"version":1,"fill":"any","units":[{"kind":"M","count":1},{"kind":"S","count":2},{"kind":"2","count":3},
        {"kind":"3","count":2},{"kind":"B","count":4},{"kind":"F","count":1}]}"#;
    let free = Variant::from_json(free).expect("a variant");
    let pairs = ARCHIVED.split(' ').filter_map(|switch| switch.split_once('='));
    let mut variants =
        ["original", "barrage", "duel", "lightning-tournament"].map(|id| switched(id, ARCHIVED)).to_vec();
    variants.push(free.with_switches(pairs).expect("switches that go with it"));
    variants
}

pub(super) fn import(text: &str) -> Result<Imported, FormatError> {
    match read_any(text.as_bytes())? {
        Found::Game(imported) => Ok(*imported),
        other => panic!("no game: {other:?}"),
    }
}

/// Whether a file holds an action so that it can be read again: of two ways around a corner only the first.
fn is_told(legal: &[Action], action: Action) -> bool {
    let Action::Turn { from, to, .. } = action else { return true };
    let first = Square::new(from.column(), to.row());
    let ways =
        legal.iter().filter(|other| matches!(other, Action::Turn { from: f, to: t, .. } if (*f, *t) == (from, to)));
    let via = |action: &Action| if let Action::Turn { via, .. } = action { Some(*via) } else { None };
    let ways: Vec<_> = ways.map(via).collect();
    ways.len() == 1 || via(&action) == first
}

fn check_round_trip(record: &Record, text: &str) {
    let imported = import(text).unwrap_or_else(|error| panic!("{error}\n{record}\n{text}"));
    assert_eq!((imported.record.to_string(), imported.notes), (record.to_string(), vec![]), "{text}");
}

#[test]
fn games_come_back_as_they_were() {
    let (mut ends, mut rescues) = ([0; 3], 0);
    for variant in variants() {
        for seed in 0..12 {
            let stop = [Stop::Resign, Stop::Time, Stop::Draw][seed % 3];
            // Every other game is played until it ends by itself, if that is soon enough.
            let most = if seed % 2 == 0 { 90 } else { 3_000 };
            let saves = |action: Action| matches!(action, Action::Rescue(Some(_)));
            let game_of = |rescue: bool| {
                let plays = |legal: &[Action], action| is_told(legal, action) && (rescue || !saves(action));
                game(&variant, seed as u64, most, stop, plays).record().expect("a game that is over")
            };
            let (plain, full) = (game_of(false), game_of(true));
            check_round_trip(&plain, &write_xml(&plain).expect("a game of the archive"));
            check_round_trip(&plain, &write_gsn(&plain).expect("a game of the archive"));
            check_round_trip(&full, &write_gsn(&full).expect("a game of the archive"));
            let at = full.turns.iter().flatten().position(|&action| saves(action));
            assert_eq!(write_xml(&full).err(), at.map(|index| Refusal::Action(index + 1)));
            rescues += usize::from(at.is_some());
            let end = full.end.expect("a game that is over").reason;
            ends[match end {
                Reason::Resign | Reason::Time | Reason::Agreed => 0,
                Reason::Flag => 1,
                _ => 2,
            }] += 1;
        }
    }
    assert!(rescues > 2 && ends.iter().take(2).all(|&count| count > 5), "{rescues} {ends:?}");
}

/// Other switches of repetition are not told, and nothing else of such a game changes.
#[test]
fn games_with_other_rules_of_repetition_are_written() {
    for id in ["masters", "faq-original"] {
        let record = game(&switched(id, ""), 1, 200, Stop::Resign, |_, _| true).record().expect("over");
        let variant = switched("original", ARCHIVED);
        check_round_trip(&Record { variant, ..record.clone() }, &write_xml(&record).expect("a game of the archive"));
    }
}

#[test]
fn what_cannot_be_written() {
    let record = |id, switches| game(&switched(id, switches), 2, 20, Stop::Resign, |_, _| true).record().expect("over");
    for (id, switches, refusal) in [
        ("classic30", "", Refusal::Board),
        ("battle-cards", "", Refusal::Board),
        ("infiltrator", "", Refusal::Role(Role::Infiltrator)),
        ("lightning", "", Refusal::Switch("attackers-advantage")),
        ("original", "moving-bombs=on", Refusal::Switch("exploding-bombs")),
        ("original", "rescue=on", Refusal::Switch("rescue")),
        ("barrage", "no-scout-charge=on", Refusal::Switch("no-scout-charge")),
    ] {
        let record = record(id, switches);
        assert_eq!((write_xml(&record), write_gsn(&record)), (Err(refusal), Err(refusal)), "{id} {switches}");
    }
    let over = record("original", "");
    let running = Record { end: None, ..over.clone() };
    assert_eq!((write_xml(&running), write_gsn(&running)), (Err(Refusal::Running), Err(Refusal::Running)));
    let start = Start::Position(Vec::new(), Color::Red);
    assert_eq!(write_gsn(&Record { start, ..over }), Err(Refusal::Start));
}

/// The files are as we write them, and hold what is said here of them.
#[test]
fn files_of_the_archive() {
    for (text, called, plies, end, seats) in [
        (CLASSIC, "original", 120, "blue resign", "anna / bert"),
        (DUEL, "duel", 61, "red flag", "Zoë & Co / <x>"),
        (FREE, "custom", 40, "draw agreed", "a / b"),
        (BARRAGE, "barrage", 50, "red time", "anna / bert"),
        (ULTIMATE, "lightning-tournament", 299, "red resign", "anna / bert"),
    ] {
        let Imported { record, notes } = import(text).expect("a game");
        assert_eq!(notes, [], "{text}");
        let turns = record.turns.len();
        let seats_read = record.seats.as_ref().map(|seats| format!("{} / {}", seats.red, seats.blue));
        let end_read = record.end.map(|end| end.to_string());
        assert_eq!((record.variant.id, turns), (called, plies));
        assert_eq!((end_read.as_deref(), seats_read.as_deref()), (Some(end), Some(seats)), "{called}");
        let written = if text.starts_with('<') { write_xml(&record) } else { write_gsn(&record) };
        assert_eq!(written.as_deref(), Ok(text));
        assert!(Game::from_record(record).is_ok(), "{called}");
    }
    let rescued = |text: &str| text.lines().filter(|line| line.as_bytes().get(2) == Some(&b':')).count();
    assert!(rescued(ULTIMATE) > 0);
}
