//! Repetition (R7): the binding examples, and cases of the chase rule.

use crate::dialog::{Dialog, words};

/// Binding examples, one for each row of the table (R7.6).
const EXAMPLES: &str = include_str!("../../docs/rules/repetition-examples.md");
const CASES: &str = include_str!("../data/repetition.txt");

/// Case: the board, the actions played, and the actions legal after them.
#[derive(Default)]
struct Case<'a> {
    name: &'a str,
    game: String,
    pieces: &'a str,
    moves: &'a str,
    legal: &'a str,
    illegal: &'a str,
    reason: &'a str,
}

fn check(case: &Case) {
    let mut dialog = Dialog::from_pieces(&case.game, &words(case.pieces), 0);
    for action in case.moves.split_whitespace() {
        dialog.play(action);
    }
    let list = dialog.legal();
    for action in words(case.legal) {
        assert!(list.contains(&action), "{}: {action} is not in {list:?}", case.name);
    }
    for action in words(case.illegal) {
        assert!(!list.contains(&action), "{}: {action} is legal", case.name);
        let reason = dialog.refused(&format!("play {action}"));
        assert_eq!(reason, case.reason, "{}: {action}", case.name);
    }
}

/// Case from a row of the table; `-` stands for nothing.
fn example(row: &str) -> Case<'_> {
    let cells: Vec<&str> = row.trim_matches('|').split('|').map(|cell| cell.trim_matches([' ', '`', '-'])).collect();
    let [name, switches, pieces, moves, legal, illegal] = cells[..] else { panic!("six cells in {row}") };
    let reason = if switches == "chase=on" { "chase rule" } else { "two-square rule" };
    Case { name, game: format!("original {switches}"), pieces, moves, legal, illegal, reason }
}

fn cases() -> impl Iterator<Item = Case<'static>> {
    CASES.split("\n\n").map(|block| {
        let mut case = Case { game: "original".to_owned(), ..Case::default() };
        for line in block.lines().filter(|line| !line.starts_with('#')) {
            let (key, value) = line.split_once(": ").expect("key: value");
            match key {
                "case" => case.name = value,
                "game" => value.clone_into(&mut case.game),
                "pieces" => case.pieces = value,
                "moves" => case.moves = value,
                "legal" => case.legal = value,
                "illegal" => (case.illegal, case.reason) = value.split_once(" = ").expect("actions = reason"),
                _ => panic!("no key {key}"),
            }
        }
        case
    })
}

#[test]
fn worked_examples() {
    let rows = EXAMPLES.lines().filter(|line| line.starts_with("| ")).skip(1);
    let examples: Vec<Case<'_>> = rows.map(example).collect();
    assert!(examples.len() > 10);
    for case in examples.into_iter().chain(cases()) {
        assert!(!case.legal.is_empty() || !case.illegal.is_empty(), "{} tests nothing", case.name);
        check(&case);
    }
}
