//! The rules clause by clause: cases of `tests/data/rules.txt`, and every clash of every army.

use vexillum_engine::{Fill, Names, Rules, Variant};

use crate::dialog::{Dialog, words};
use crate::oracle::{Edition, SIDES};

const CASES: &str = include_str!("../data/rules.txt");
const CLASHES: &str = include_str!("../data/clashes.txt");

/// The clauses that have cases in `rules.txt`; R2 is in the table of clashes, R3 in that of editions, R7 in the worked
/// examples of repetition.
const CLAUSES: &str = "R1.1 R1.2 R1.3 R1.4 R1.5 R4.1 R4.2 R4.3 R5.1 R5.2 R5.3 R5.4 R5.5 R5.6 R5.7 R6.1 R6.2 R6.3 R6.4 R6.5 \
    R6.6 R6.7 R8.1 R8.2 R8.3 R8.4 R9.1 R9.7 R9.8 R9.9 R9.10 R9.11 R9.12 R9.14 R13 R14";

/// One step of a case: what is done, and what comes of it.
fn step(dialog: &mut Dialog, key: &str, object: &str, expected: &str) {
    match key {
        "targets" => {
            let mut wanted: Vec<String> = words(expected).iter().map(|to| [object, to].concat()).collect();
            wanted.sort();
            let mut found = dialog.legal();
            found.retain(|action| action.strip_prefix(object).is_some_and(|to| to.starts_with(char::is_alphabetic)));
            assert_eq!(found, wanted, "from {object}");
        }
        "play" => assert_eq!(dialog.play(object).join("; "), expected, "{object}"),
        "no" => {
            assert!(!dialog.legal().contains(&object.to_owned()), "{object} is legal");
            assert_eq!(dialog.refused(&format!("play {object}")), expected, "{object}");
        }
        "view" => {
            let view = dialog.ask(&format!("view {object}"));
            assert!(view.iter().any(|line| line == expected), "{object} does not see {expected:?}: {view:#?}");
        }
        "ask" => assert_eq!(dialog.ask(object).join("; "), expected, "{object}"),
        "refuse" => {
            let reason = dialog.refused(object);
            assert!(reason.starts_with(expected), "{object} is refused since {reason}");
        }
        _ => panic!("no step {key}"),
    }
}

/// Runs a case: a block of lines.
fn check(block: &str) {
    let mut game = "";
    let mut turn = 0;
    let mut dialog = Dialog::default();
    for line in block.lines() {
        println!("{line}");
        match line.split_once(": ") {
            Some(("case", _)) => {}
            Some(("game", value)) => {
                game = value;
                dialog = Dialog::new(game);
            }
            Some(("turn", value)) => turn = SIDES.iter().position(|side| *side == value).expect("a side"),
            Some(("pieces", value)) => dialog = Dialog::from_pieces(game, &words(value), turn),
            _ => {
                let (done, expected) = line.split_once(" =").expect("a step = what comes of it");
                let (key, object) = done.split_once(' ').expect("a step and its object");
                step(&mut dialog, key, object, expected.trim());
            }
        }
    }
}

fn cases() -> impl Iterator<Item = &'static str> {
    CASES.split("\n\n").filter(|block| block.starts_with("case: "))
}

#[test]
fn clause_by_clause() {
    cases().for_each(check);
}

/// R3: the editions of the engine are those of the table.
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
        assert_eq!(variant.rules.two_square.map(usize::from), edition.two_square, "{}", edition.id);
        assert_eq!(variant.rules.chase, edition.chase, "{}", edition.id);
        let others = Rules { two_square: Some(3), chase: false, ..variant.rules };
        assert_eq!(others, Rules::STANDARD, "{}", edition.id);
        // R2, R3: fantasy has its own names; the Spy bears no number in classic30 and its kin.
        assert_eq!(variant.names == Names::Fantasy, edition.id == "fantasy");
        assert_eq!(variant.unnumbered.is_some(), ["classic30", "duel-small"].contains(&edition.id.as_str()));
    }
}

#[test]
fn every_clause_has_a_case() {
    for clause in CLAUSES.split_whitespace() {
        let named = |block: &str| block.split_whitespace().nth(1) == Some(clause);
        assert!(cases().any(named), "no case of {clause}");
    }
}

/// What the events tell of who stays after `attack a4 a5`, as a sign of the table.
fn outcome(events: &[String]) -> char {
    let has = |event: &str| events.iter().any(|other| other.starts_with(event));
    match (has("remove a5"), has("remove a4"), has("move a4 a5"), has("end red flag")) {
        (true, false, true, true) => 'F',
        (true, false, true, false) => '+',
        (false, true, false, false) => '-',
        (true, true, false, false) => '=',
        _ => '?',
    }
}

#[test]
fn every_clash_of_every_army() {
    let mut checked = 0;
    for block in CLASHES.split("\n\n") {
        let mut lines = block.lines().filter(|line| !line.starts_with('#'));
        let switches = lines.next().and_then(|line| line.strip_prefix("rules:")).expect("the switches").trim();
        let defenders: Vec<char> = lines.next().expect("the defenders").trim().chars().collect();
        for line in lines {
            let (attacker, signs) = line.split_once(' ').expect("an attacker and its row");
            assert_eq!(signs.len(), defenders.len(), "{line}");
            for (defender, expected) in defenders.iter().zip(signs.chars()) {
                for edition in Edition::all() {
                    let kinds = edition.kinds();
                    if !kinds.contains(attacker) || !kinds.contains(*defender) {
                        continue;
                    }
                    let game = format!("{} {switches}", edition.id);
                    let pieces = [format!("r{attacker}a4"), format!("b{defender}a5")];
                    let events = Dialog::from_pieces(&game, &pieces, 0).play("a4a5");
                    assert_eq!(outcome(&events), expected, "{attacker} attacks {defender} in {game}: {events:?}");
                    checked += 1;
                }
            }
        }
    }
    // Five armies of all twelve kinds and three of seven: 10 x 12 and 5 x 7 pairs, under three sets of rules.
    assert_eq!(checked, 3 * (5 * 120 + 3 * 35));
}
