//! Files of the archive as they are: with known defects, with moves that cannot be played, with results that the moves do
//! not lead to.

use vexillum_engine::notation::{Record, Start};
use vexillum_engine::{Color, Fill, Flaw, Game, Illegal, Outcome, Problem, Reason, Role};

use super::data::{BARRAGE, CLASSIC, DUEL, FREE, ULTIMATE};
use super::gravon::import;
use crate::formats::gravon::{Note, Stop as Stopped, Written};
use crate::formats::{Format, FormatError, Imported, Wrong, write_gsn};

/// A file with a defect that changes nothing of the game.
fn check_same(text: &str, sound: &str) {
    assert_eq!(import(text), import(sound), "{text}");
}

/// A file with other letters or digits in its moves; the rest is left as it is.
fn with_moves(text: &str, changes: &[(&str, &str)]) -> String {
    let change = |line: &str| {
        let changes = if line.contains("<move") || line.as_bytes().get(2) == Some(&b'-') { changes } else { &[] };
        changes.iter().fold(format!("{line}\n"), |line, (from, to)| line.replace(from, to))
    };
    text.lines().map(change).collect()
}

#[test]
fn known_defects_change_nothing() {
    let (game, result) = BARRAGE.split_once("END\n").expect("an end");
    let (most, last) = game.trim_end().rsplit_once('\n').expect("a move");
    for text in [
        BARRAGE.replace('\n', "\r\n"),
        format!("\u{feff}{BARRAGE}"),
        BARRAGE.replace("v2", "v1"),
        BARRAGE.replace("type1", "type=1"),
        with_moves(BARRAGE, &[("K", "J")]),
        with_moves(BARRAGE, &[("0-", ":-"), ("0\n", ":\n")]),
        with_moves(BARRAGE, &[("0-", "10-"), ("0\n", "10\n")]),
        with_moves(BARRAGE, &[("A", "a"), ("B", "b")]),
        format!("{BARRAGE}END\n"),
        format!("{game}END\nEND\n{result}"),
        format!("{game}END\n{result}END\n{result}"),
        format!("{game}END\n{result}END\nbert vs anna result 4 winner 2\n"),
        format!("{most}\nEND\n{result}{last}\n"),
        format!("{game}END\n{result}\nsomething else\n"),
    ] {
        assert_ne!(text, BARRAGE);
        check_same(&text, BARRAGE);
    }
    for text in [
        with_moves(CLASSIC, &[("\"K", "\"J")]),
        with_moves(CLASSIC, &[("10\" ", "0\" "), ("10\"/", ":\"/")]),
        CLASSIC.replace("<game type=\"classic\">", "<game  type = 'Classic' >\n"),
        format!("\u{feff}{CLASSIC}\n\n"),
    ] {
        assert_ne!(text, CLASSIC);
        check_same(&text, CLASSIC);
    }
}

fn check_refused(text: &str, format: Format, line: usize, wrong: Wrong) {
    assert_eq!(import(text), Err(FormatError { format, line, wrong }), "{text}");
}

#[test]
fn files_that_hold_no_game() {
    let field = |text: &'static str| text.lines().find(|line| line.contains("AA__AA")).expect("a field");
    let letters = field(BARRAGE);
    let flags = letters.replacen('C', "M", 1);
    let count = |role, placed, wanted| Problem::Count { role, placed, wanted };
    let two_flags = Wrong::Setup(Color::Red, vec![count(Role::Spy, 0, 1), count(Role::Flag, 2, 1)]);
    let missing = BARRAGE.replace(&format!("{letters}\n"), "");
    let ended = "#X38FA11 Stratego-Notation v2\ntype0\nEND\nanna vs bert result 14 winner 0\n";
    let lake = letters.replacen("__", "_A", 1);
    let stray = letters.replacen("AA__AA__AA", "AA__PA__AA", 1);
    for (text, line, wrong) in [
        (ended.to_owned(), 0, Wrong::NoSetups),
        (missing, 0, Wrong::NoSetups),
        (BARRAGE.replace("v2", "v3"), 1, Wrong::Version("3".to_owned())),
        (BARRAGE.replace("type1", "type7"), 2, Wrong::GameType("type7".to_owned())),
        (BARRAGE.replace("type1", "kind1"), 2, Wrong::Missing("type")),
        ("#X38FA11".to_owned(), 1, Wrong::Version("#X38FA11".to_owned())),
        (BARRAGE.replace(letters, &letters[1..]), 3, Wrong::Length { found: 99, wanted: 100 }),
        (BARRAGE.replace(letters, &letters.replacen('C', "Z", 1)), 3, Wrong::Letter('Z')),
        (BARRAGE.replace(letters, &lake), 3, Wrong::Lakes("d5".parse().expect("a square"))),
        (BARRAGE.replace(letters, &stray), 0, Wrong::OffHome("e5".parse().expect("a square"))),
        (BARRAGE.replace(letters, &flags), 0, two_flags),
    ] {
        check_refused(&text, Format::Gsn, line, wrong);
    }
    for (text, line, wrong) in [
        (CLASSIC.lines().filter(|line| !line.contains("<field")).collect::<String>(), 0, Wrong::NoSetups),
        (CLASSIC.replace("classic", "chess"), 3, Wrong::GameType("chess".to_owned())),
        (CLASSIC.replace(" type=\"classic\"", ""), 3, Wrong::Missing("type")),
        (CLASSIC.replace("content=", "contents="), 4, Wrong::Missing("content")),
        (CLASSIC.replace("</stratego>", "</strategy>"), 129, Wrong::NotXml),
        ("<a>".repeat(200_000), 1, Wrong::NotXml),
        ("<html></html>".to_owned(), 0, Wrong::Missing("game")),
        ("<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>".to_owned(), 1, Wrong::NotXml),
    ] {
        check_refused(&text, Format::GravonXml, line, wrong);
    }
}

/// A game of which a move cannot be played.
fn check_stopped(text: &str, plies: usize, end: &str, notes: &[Note]) {
    let Imported { record, notes: found } = import(text).expect("a game");
    assert_eq!(
        (record.turns.len(), record.end.map(|end| end.to_string()).as_deref(), &found[..]),
        (plies, Some(end), notes)
    );
    assert!(Game::from_record(record).is_ok());
}

#[test]
fn games_with_moves_that_cannot_be_played() {
    let moves: Vec<&str> = BARRAGE.lines().filter(|line| line.contains('-') && line.len() == 5).collect();
    let stopped = |number, text: &str, why| [Note::Stopped { number, text: text.to_owned(), why }];
    // The tenth move again in the place of the eleventh: the side to move has no piece there.
    let doubled = BARRAGE.replacen(&format!("{}\n", moves[10]), &format!("{}\n", moves[9]), 1);
    let from = moves[9].split_once('-').expect("a move").0.to_lowercase().replace('k', "j");
    let why = Stopped::Illegal(Illegal::NoPiece { at: from.parse().expect("a square") });
    check_stopped(&doubled, 10, "red time", &stopped(11, moves[9], why));
    let unread = BARRAGE.replacen(&format!("{}\n", moves[4]), "A4 nach A5\n", 1);
    check_stopped(&unread, 4, "red time", &stopped(5, "A4 nach A5", Stopped::Unreadable));
    let unread = BARRAGE.replacen(moves[4], "L4-A5", 1);
    check_stopped(&unread, 4, "red time", &stopped(5, "L4-A5", Stopped::Unreadable));
    // A rescue where there is none, one that does not tell the piece, and one of a piece that nobody has lost.
    let rescue = BARRAGE.replacen(&format!("{}\n", moves[3]), &format!("{}\n-H:A2\n", moves[3]), 1);
    check_stopped(&rescue, 4, "red time", &stopped(4, "-H:A2", Stopped::Illegal(Illegal::Unavailable)));
    let at = ULTIMATE.lines().position(|line| line.as_bytes().get(2) == Some(&b':')).expect("a rescue");
    let line = ULTIMATE.lines().nth(at).expect("a rescue");
    let vague = format!("D4:{}", &line[3..]);
    let text = ULTIMATE.replacen(line, &vague, 1);
    let number = ULTIMATE.lines().take(at).filter(|line| line.as_bytes().get(2) == Some(&b'-')).count();
    check_stopped(&text, number, "red resign", &stopped(number, &vague, Stopped::Ambiguous));
    let flag = format!("-M:{}", &line[3..]);
    let text = ULTIMATE.replacen(line, &flag, 1);
    check_stopped(&text, number, "red resign", &stopped(number, &flag, Stopped::Illegal(Illegal::Unavailable)));
}

#[test]
fn results() {
    let with = |text: &str, code: &str, winner: &str| -> String {
        let (game, _) = text.rsplit_once(" result ").expect("a result");
        format!("{game} result {code} winner {winner}\n")
    };
    let outcome = |winner, reason| Outcome { winner, reason };
    let (red, blue) = (Some(Color::Red), Some(Color::Blue));
    let other = |reached, code, winner| vec![Note::OtherResult { reached, written: Written { code, winner } }];
    for (code, winner, end, notes) in [
        ("3", "0", outcome(red, Reason::Resign), vec![]),
        ("3", "1", outcome(blue, Reason::Resign), vec![]),
        ("4", "2", outcome(None, Reason::Agreed), vec![]),
        ("10", "2", outcome(None, Reason::Agreed), vec![]),
        ("11", "1", outcome(blue, Reason::Time), vec![]),
        ("12", "0", outcome(red, Reason::Time), vec![]),
        ("12", "2", outcome(None, Reason::Agreed), vec![]),
        ("13", "0", outcome(red, Reason::Time), vec![]),
        ("14", "0", outcome(red, Reason::Resign), vec![]),
        // In doubt the winner, and a word where the moves should have ended the game.
        ("4", "1", outcome(blue, Reason::Resign), vec![]),
        ("3", "2", outcome(None, Reason::Agreed), vec![]),
        ("99", "0", outcome(red, Reason::Resign), vec![]),
        ("x", "0", outcome(red, Reason::Resign), vec![]),
        ("0", "0", outcome(red, Reason::Resign), other(None, 0, red)),
        ("1", "1", outcome(blue, Reason::Resign), other(None, 1, blue)),
        ("2", "2", outcome(None, Reason::Agreed), other(None, 2, None)),
    ] {
        let Imported { record, notes: found } = import(&with(BARRAGE, code, winner)).expect("a game");
        assert_eq!((record.end, found), (Some(end), notes), "{code} {winner}");
    }
    // The moves of this one end it themselves.
    let flag = write_gsn(&import(DUEL).expect("a game").record).expect("a game of the archive");
    let reached = outcome(red, Reason::Flag);
    for (code, winner, notes) in [
        ("1", "0", vec![]),
        ("3", "0", vec![]),
        ("0", "0", other(Some(reached), 0, red)),
        ("1", "1", other(Some(reached), 1, blue)),
        ("4", "2", other(Some(reached), 4, None)),
    ] {
        let Imported { record, notes: found } = import(&with(&flag, code, winner)).expect("a game");
        assert_eq!((record.end, found), (Some(reached), notes), "{code} {winner}");
    }
    let (unfinished, _) = BARRAGE.split_once("END").expect("an end");
    let Imported { record, notes } = import(unfinished).expect("a game");
    assert_eq!((record.turns.len(), record.end, notes), (50, None, vec![Note::NoResult]));
}

/// The army of a free game is the one that stands on the field; where that is not the same for both, or not at home, the
/// game begins with a position.
#[test]
fn free_games() {
    let start = |text: &str| match import(text).expect("a game").record {
        Record { start: Start::Setups(_), variant, .. } => (true, variant),
        Record { start: Start::Position(..), variant, .. } => (false, variant),
    };
    let (setups, variant) = start(FREE);
    assert!(setups && variant.is_own() && variant.fill == Fill::Any && variant.army.total() == 13);
    let field = FREE.lines().find(|line| line.contains("AA__AA")).expect("a field");
    let with_field = |changed: &str| FREE.replace(field, changed);
    let (setups, stronger) = start(&with_field(&field.replacen('D', "H", 1)));
    assert!(!setups);
    assert_eq!((stronger.army.unit(Role::Captain).count, stronger.army.unit(Role::Scout).count), (1, 3));
    let (setups, same) = start(&with_field(&field.replacen('D', "A", 1).replacen("AA__AA__AA", "DA__AA__AA", 1)));
    assert!(!setups);
    assert_eq!(same.army.counts(), variant.army.counts());
    let no_flag = with_field(&field.replacen('M', "A", 1).replacen('Y', "A", 1));
    assert_eq!(import(&no_flag).expect_err("no flag").wrong, Wrong::Flaw(Flaw::NoFlag));
    let classic = CLASSIC.replace("\"classic\"", "\"classicfree\"");
    let (setups, variant) = start(&classic);
    assert!(setups && variant.fill == Fill::All && variant.is_own());
}
