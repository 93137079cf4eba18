//! Counts of action sequences, from `tests/data/perft.txt`.
//!
//! The engine counts to every depth of the table, the second referee as far as it gets in time.

use crate::dialog::{Dialog, words};
use crate::oracle::{Edition, Oracle};

const TABLE: &str = include_str!("../data/perft.txt");
/// Maximum number of lines that the second referee counts for each position.
const SLOW: u64 = 160_000;

fn check(block: &str) {
    let field = |key: &str| block.lines().find_map(|line| line.strip_prefix(key)).unwrap_or_default().trim();
    let game = field("game:");
    let edition = Edition::find(game);
    let mut pieces = words(field("pieces:"));
    for (side, key) in ["red:", "blue:"].into_iter().enumerate() {
        pieces.extend(edition.pieces(side, field(key)));
    }
    let mut engine = Dialog::from_pieces(game, &pieces, 0);
    let oracle = Oracle::new(edition, &pieces, 0);
    for (depth, count) in (1..).zip(field("counts:").split_whitespace()) {
        let expected: u64 = count.parse().expect("a number");
        assert_eq!(engine.ask(&format!("perft {depth}")), [count], "{block} at {depth}");
        if expected <= SLOW {
            assert_eq!(oracle.perft(depth), expected, "{block} at {depth}");
        }
    }
}

#[test]
fn table() {
    for block in TABLE.split("\n\n").filter(|block| block.contains("game:")) {
        check(block);
    }
}

#[test]
fn finished_lines_count_nothing() {
    // Each first move captures the Flag or leaves the enemy without a move.
    let mut dialog = Dialog::from_pieces("original", &words("r3a4 rFj1 bFa5"), 0);
    assert_eq!(dialog.ask("perft 0"), ["1"]);
    assert_eq!(dialog.ask("perft 1"), ["3"]);
    assert_eq!(dialog.ask("perft 2"), ["0"]);
    dialog.refused("perft");
    dialog.refused("perft -1");
    dialog.refused("perft 101");
}
