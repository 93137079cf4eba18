//! Rules, clause by clause: the cases of `tests/data/rules`, and the editions of R3.

mod tables;

use vexillum_engine::{Fill, Names, SWITCHES, Variant};

use crate::clauses::clauses;
use crate::dialog::{Dialog, words};
use crate::oracle::Edition;

const CASES: &[&str] = &[
    include_str!("../data/rules/board.txt"),
    include_str!("../data/rules/attack.txt"),
    include_str!("../data/rules/switches.txt"),
    include_str!("../data/rules/special.txt"),
    include_str!("../data/rules/fantasy.txt"),
    include_str!("../data/rules/cards.txt"),
];

/// Clauses without a case in the data.
///
/// R2 is in the tables of clashes, R3 in the table of editions, R7.6 in the binding examples of repetition;
/// R1.6 and R9.13 concern the screen.
const ELSEWHERE: &[&str] = &["R1.6", "R2", "R3.1", "R3.2", "R7.6", "R9.13"];

/// Game from pieces such as `r8c3` and the side to move.
///
/// An enchanted piece has a `*`, as in `r8c3*`, and the side that owns it now.
fn begin(game: &str, pieces: &[String], turn: &str) -> Dialog {
    let mut dialog = Dialog::new(game);
    let empty = dialog.ask("board").swap_remove(0);
    let rows = empty.strip_prefix("board ").expect("a board").split('/');
    let mut rows: Vec<Vec<String>> = rows.map(|row| row.chars().map(String::from).collect()).collect();
    for piece in pieces {
        let (letters, square) = piece.split_at(2);
        let (square, mark) = square.strip_suffix('*').map_or((square, ""), |square| (square, "*"));
        let row = rows.len() - square[1..].parse::<usize>().expect("a row");
        let letter = match letters.split_at(1) {
            ("b", digit) if digit.starts_with(char::is_numeric) => format!("{digit}'"),
            ("b", letter) => letter.to_lowercase(),
            (_, letter) => letter.to_owned(),
        };
        rows[row][usize::from(square.as_bytes()[0] - b'a')] = letter + mark;
    }
    let board = rows.iter().map(|row| row.concat()).collect::<Vec<_>>().join("/");
    dialog.ask(&format!("position {board} {turn}"));
    dialog
}

/// True if a reply is as expected, word by word; `*` stands for any word.
fn fits(reply: &[String], expected: &str) -> bool {
    let reply = reply.join("; ");
    let (found, wanted): (Vec<&str>, Vec<&str>) = (reply.split(' ').collect(), expected.split(' ').collect());
    let fits = |(word, pattern): (&&str, &str)| match pattern.strip_prefix('*') {
        Some(end) => word.ends_with(end),
        None => *word == pattern,
    };
    found.len() == wanted.len() && found.iter().zip(wanted).all(fits)
}

/// Runs one step of a case: a command and the expected result.
fn step(dialog: &mut Dialog, key: &str, object: &str, expected: &str) {
    match key {
        "targets" => {
            let mut wanted: Vec<String> = words(expected).iter().map(|to| [object, to].concat()).collect();
            wanted.sort();
            // Only squares may follow, which begin with a letter: `a1` is not `a10`, and powers are asked for
            // by their sign.
            let plain = object.ends_with(char::is_numeric);
            let fits = |to: &str| !plain || to.starts_with(char::is_alphabetic);
            let mut found = dialog.legal();
            found.retain(|action| action.strip_prefix(object).is_some_and(fits));
            assert_eq!(found, wanted, "from {object}");
        }
        "play" => {
            let events = dialog.play(object);
            assert!(fits(&events, expected), "{object}: {:?} instead of {expected:?}", events.join("; "));
        }
        "no" => {
            assert!(!dialog.legal().contains(&object.to_owned()), "{object} is legal");
            let reason = dialog.refused(&format!("play {object}"));
            assert!(expected == "*" || reason == expected, "{object} is refused since {reason}");
        }
        "view" => {
            let view = dialog.ask(&format!("view {object}"));
            assert!(view.iter().any(|line| line == expected), "{object} does not see {expected:?}: {view:#?}");
        }
        "lacks" => {
            let view = dialog.ask(&format!("view {object}"));
            assert!(!view.iter().any(|line| line.starts_with(expected)), "{object} sees {expected:?}: {view:#?}");
        }
        "ask" => {
            let reply = dialog.ask(object);
            assert!(fits(&reply, expected), "{object}: {:?} instead of {expected:?}", reply.join("; "));
        }
        "refuse" => {
            let reason = dialog.refused(object);
            assert!(expected == "*" || reason.starts_with(expected), "{object} is refused since {reason}");
        }
        _ => panic!("no step {key}"),
    }
}

/// Runs a case: a block of lines.
fn check(block: &str) {
    let mut game = "";
    let mut turn = "red";
    let mut dialog = Dialog::default();
    for line in block.lines() {
        println!("{line}");
        match line.split_once(": ") {
            Some(("case", _)) => {}
            Some(("game", value)) => {
                game = value;
                dialog = Dialog::new(game);
            }
            Some(("turn", value)) => turn = value,
            Some(("pieces", value)) => dialog = begin(game, &words(value), turn),
            // A record is loaded line by line and answered only at its end.
            Some(("do", commands)) => commands.split("; ").for_each(|command| {
                let reply = dialog.say(command);
                assert!(reply.last().is_none_or(|last| last == "ok"), "{command}: {reply:?}");
            }),
            _ => {
                let (done, expected) = line.split_once(" =").expect("a step = what comes of it");
                let (key, object) = done.split_once(' ').expect("a step and its object");
                step(&mut dialog, key, object, expected.trim());
            }
        }
    }
}

fn cases() -> impl Iterator<Item = &'static str> {
    CASES.iter().flat_map(|file| file.split("\n\n")).filter(|block| block.starts_with("case: "))
}

#[test]
fn clause_by_clause() {
    let failed: Vec<&str> = cases().filter(|case| std::panic::catch_unwind(|| check(case)).is_err()).collect();
    let names: Vec<_> = failed.iter().filter_map(|case| case.lines().next()).collect();
    assert!(names.is_empty(), "{names:#?}");
}

/// Editions of the engine are those of the table (R3, R3.1); their special features have cases.
#[test]
fn editions() {
    let table = Edition::all();
    assert_eq!(Dialog::default().ask("editions"), table.iter().map(|edition| edition.id.clone()).collect::<Vec<_>>());
    for edition in table {
        let variant = Variant::find(&edition.id).expect("an edition");
        let board = variant.board;
        assert_eq!(
            (board.columns as i8, board.rows as i8, board.home_rows as i8),
            (edition.columns, edition.rows, edition.home_rows)
        );
        let army: Vec<(char, usize)> =
            variant.army.units().map(|unit| (unit.role.letter(), usize::from(unit.count))).collect();
        let mut wanted = edition.army.clone();
        wanted.sort_by_key(|(letter, _)| "ISP23456789MBF".find(*letter));
        assert_eq!(army, wanted, "{}", edition.id);
        assert_eq!(variant.fill == Fill::All, edition.fills, "{}", edition.id);
        for switch in SWITCHES {
            let wanted = match switch.name {
                "two-square" => edition.two_square.map_or_else(|| "off".to_owned(), |limit| limit.to_string()),
                "captured" => "both".to_owned(),
                "quiet-limit" => "200".to_owned(),
                "turn-limit" => "4000".to_owned(),
                "refill" => "1".to_owned(),
                name @ "both-stuck" => if edition.is_on(name) { "draw" } else { "loss" }.to_owned(),
                name if edition.is_on(name) || (name == "chase" && edition.chase) => "on".to_owned(),
                _ => "off".to_owned(),
            };
            assert_eq!(switch.get(&variant.rules).to_string(), wanted, "{} of {}", switch.name, edition.id);
        }
        // Fantasy has its own names, and in the small boxes the Spy has no number (R2, R3).
        let id = edition.id.as_str();
        assert_eq!(variant.names == Names::Fantasy, ["fantasy", "fantasy-powers"].contains(&id), "{id}");
        let unnumbered = ["classic30", "duel-small", "scifi", "scifi-duel", "spotter2011"];
        assert_eq!(variant.unnumbered.is_some(), unnumbered.contains(&id), "{id}");
    }
}

/// Switches exclude each other, and need editions, as R13 says.
#[test]
fn switches_of_editions() {
    for edition in Edition::all() {
        for switch in SWITCHES {
            let (cards, powers) = (edition.has("deck"), edition.has("powers"));
            let goes = match switch.name {
                "moving-bombs" | "moving-flag" | "rescue" => !cards && !powers,
                "silent-defence" => !cards,
                "tactical-reveal" | "refill" | "swap-then-attack" => cards,
                _ => true,
            };
            let value = match switch.name {
                "captured" => "owner",
                "both-stuck" => "draw",
                "two-square" | "quiet-limit" | "turn-limit" => "5",
                "refill" => "3",
                _ => "on",
            };
            let reply = Dialog::default().say(&format!("new {} {}={value}", edition.id, switch.name));
            assert_eq!(reply == ["ok"], goes, "{} with {}: {reply:?}", edition.id, switch.name);
        }
    }
}

#[test]
fn every_clause_has_a_case() {
    let rules = clauses().into_iter().filter(|clause| clause.starts_with('R'));
    for clause in rules.filter(|clause| !ELSEWHERE.contains(&clause.as_str())) {
        let named = |block: &str| block.split_whitespace().nth(1) == Some(clause.as_str());
        assert!(cases().any(named), "no case of {clause}");
    }
}
