//! Inputs and games longer than any real ones: they are cut, refused or ended, without delay.

use vexillum_engine::notation::{PlayerRecord, Record};
use vexillum_engine::{
    ByColor, Color, Game, GameError, Illegal, Label, MOST_TURNS, Outcome, Reason, Seat, Setup, Variant,
};

use crate::games::begin;

/// Board of four by four squares with two pieces a side and no repetition rules.
const ENDLESS: &str = r#"{"version":1,"board":{"columns":4,"rows":4,"home":1},"fill":"any",
    "switches":"two-square=off quiet-limit=off turn-limit=off","units":[{"kind":"F","count":1},{"kind":"9","count":1},
    {"kind":"S","count":0},{"kind":"2","count":0},{"kind":"3","count":0},{"kind":"4","count":0},{"kind":"5","count":0},
    {"kind":"6","count":0},{"kind":"7","count":0},{"kind":"8","count":0},{"kind":"M","count":0},{"kind":"B","count":0}]}"#;

/// Games without limits are drawn too, after [`MOST_TURNS`] (R8.4).
#[test]
fn every_game_ends() {
    let variant = Variant::from_json(ENDLESS).expect("a variant");
    let mut game = Game::new(variant, ByColor::new(|_| Seat::Person(String::new())), 1).expect("it can be played");
    for color in Color::ALL {
        game.set_up(color, Setup::parse(&variant.board, "F..9").expect("a set-up")).expect("a good one");
    }
    let moves = ["d1d2", "a4a3", "d2d1", "a3a4"].map(|text| text.parse().expect("an action"));
    for (turn, &action) in (1..=MOST_TURNS).zip(moves.iter().cycle()) {
        assert_eq!(game.outcome(), None, "before turn {turn}");
        game.play(action).expect("a legal action");
    }
    assert_eq!(game.outcome(), Some(Outcome { winner: None, reason: Reason::TurnLimit }));
    assert!(Game::restore(&game.save()).as_ref() == Ok(&game));
    let mut record = game.record().expect("it is over");
    assert!(record.to_string().parse().as_ref() == Ok(&record));
    record.turns.push(vec![moves[0]]);
    record.end = None;
    let over = GameError::IllegalAt(MOST_TURNS as usize + 1, Illegal::Over);
    assert_eq!(Game::from_record(record).err(), Some(over));
}

#[test]
fn records_that_go_on_for_ever() {
    let game = begin(&Variant::find("barrage").copied().expect("an edition"), 1);
    let record = full_of(&game);
    let own = game.player_record(Color::Red).expect("it has begun").to_string();
    let reason = "no longer a game than any can be";
    for (full, line) in [(true, "1 a4a5 a5a4\n"), (true, "1\n"), (false, "events x :\n")] {
        let text = [if full { &*record } else { &*own }, &*line.repeat(Game::MOST_ENTRIES + 2)].concat();
        let refused = if full { text.parse::<Record>().err() } else { text.parse::<PlayerRecord>().err() };
        assert_eq!(refused.expect("it is too long").expected, reason, "{line}");
    }
    assert!(record.parse::<Record>().is_ok() && own.parse::<PlayerRecord>().is_ok());
}

fn full_of(game: &Game) -> String {
    game.true_record().expect("it has begun").to_string()
}

/// Repeated draw offers add no log entries, as their number is unlimited.
#[test]
fn offers_without_end() {
    let mut game = begin(&Variant::find("barrage").copied().expect("an edition"), 1);
    for _ in 0..3 {
        game.draw(Color::Red).expect("a running game");
    }
    assert_eq!(game.log_len(), 1);
    assert!(Game::restore(&game.save()).as_ref() == Ok(&game));
}

/// Checks that the longest allowed part of a name is kept, and read as it is written.
#[test]
fn long_names() {
    for name in [
        "x".repeat(100_000),
        "é ".repeat(300),
        format!("{} b", "a".repeat(39)),
        format!("computer {}", "c ".repeat(50)),
    ] {
        let kept = Seat::from_text(&name).to_string();
        assert!(kept.chars().count() <= Seat::LONGEST_NAME && kept.trim() == kept, "{kept:?}");
        assert_eq!(Seat::from_text(&kept).to_string(), kept);
        let record = full_of(&begin(&Variant::find("barrage").copied().expect("an edition"), 1));
        let record: Record = record.replacen("seats Ann", &format!("seats {name}"), 1).parse().expect("a record");
        assert_eq!(record.seats.as_ref().map(|seats| seats.red.as_str()), Some(kept.as_str()));
        assert!(record.to_string().parse().as_ref() == Ok(&record));
    }
}

#[test]
fn labels_are_read_as_they_are_written() {
    for (text, kept) in [
        ("Ours", "Ours"),
        (" \u{1} Ours \u{7f} ", "Ours"),
        ("A name of exactly forty letters and more!", "A name of exactly forty letters and more"),
        ("A name that is cut right behind the very  blank", "A name that is cut right behind the very"),
        (&"é".repeat(41), &"é".repeat(40)),
        (&"王".repeat(41), &"王".repeat(40)),
        (&"🏴".repeat(41), &"🏴".repeat(40)),
    ] {
        let label = Label::new(text);
        assert_eq!(label.as_str(), kept, "{text:?}");
        assert_eq!(Label::new(label.as_str()), label, "{text:?}");
    }
}
