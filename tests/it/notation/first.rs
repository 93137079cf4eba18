//! Games and records of versions up to 0.2, in which some editions had other rules.

use vexillum_engine::notation::Record;
use vexillum_engine::{Action, Game, GameError};

const SAVED: &str = include_str!("../../data/first.txt");

/// Name of a game with all switches that differ from most editions.
fn rules(game: &Game) -> String {
    let variant = game.variant();
    let name = if variant.is_own() { variant.title.as_str() } else { variant.id };
    format!("{name} {}", variant.rules)
}

fn check_saved(block: &str) {
    let line = |key: &str| block.lines().find_map(|line| line.strip_prefix(key)).expect("a line of each sort");
    let mut game = Game::restore(line("value: ")).unwrap_or_else(|error| panic!("{block}: {error}"));
    assert_eq!(rules(&game), line("rules: "), "{block}");
    assert_eq!(Game::restore(&game.save()), Ok(game.clone()), "{block}");
    if let Some(outcome) = game.outcome() {
        assert_eq!(outcome.to_string(), line("then: "), "{block}");
        let record = game.record().expect("it is over").to_string();
        assert_eq!(Game::from_record(record.parse().expect("a record")), Ok(game), "{block}");
    } else {
        let action: Action = line("then: ").parse().expect("an action");
        assert!(game.play(action).is_ok(), "{block}");
        assert_eq!(Game::restore(&game.save()), Ok(game), "{block}");
    }
}

#[test]
fn saved_games_go_on_under_their_rules() {
    let blocks: Vec<&str> = SAVED.split("\n\n").filter(|block| block.starts_with("case: ")).collect();
    assert_eq!(blocks.len(), 7);
    blocks.into_iter().for_each(check_saved);
}

/// Record of `edition` that starts with a board and Red to move.
fn record(edition: &str, board: &str, rest: &str) -> Record {
    format!("vexillum 1\nedition {edition}\nposition {board} red\n{rest}").parse().expect("a record")
}

const ORIGINAL: &str =
    "bf......../........../........../........../..~~..~~../7'.~~..~~../7........./........../........../F.........";
const FANTASY: &str = ".........f/........9'./........../..~~..~~../s.~~..~~../M........3/........../.........F";
const POWERS: &str = ".........f/........../........3'./..~~..~~../..~~..~~../....5'...../..9......./.........F";
const SPOTTER: &str = "f........5'/........../........../..~~..~~../..~~..~~../7'........./P........./F........3";

/// Old records are played under the old rules, if the present rules do not allow their actions.
///
/// Records do not tell which version wrote them.
#[test]
fn records_are_played_by_the_rules_that_fit() {
    let check = |edition: &str, board: &str, rest: &str, expected: &str| {
        let played = Game::from_record(record(edition, board, rest)).map(|game| rules(&game));
        assert_eq!(played.as_deref(), Ok(expected), "{edition}: {rest}");
    };
    check("original", ORIGINAL, "1 a4a5\nend draw both-stuck", "original both-stuck=draw");
    check("original", ORIGINAL, "1 a4a5\nend red no-move", "original ");
    check("fantasy", FANTASY, "1 a3b3\n2 i7i6\n", "fantasy spy-strikes-back=on");
    check("fantasy", FANTASY, "1 a3a4\n2 i7i6\n3 a4b4\n", "fantasy both-stuck=draw");
    check("fantasy-powers", POWERS, "1 c2!e3\n", "Fantasy with powers (0.2) both-stuck=draw");
    check("fantasy-powers", POWERS, "1 c2d2\n", "fantasy-powers spy-strikes-back=on");
    check("spotter2011", SPOTTER, "1 a2?a3=8\n", "Spotter 2011 (0.2) both-stuck=draw");
}

/// A record that fits neither is refused with the error of the present rules.
#[test]
fn records_that_fit_neither_are_refused() {
    let refused = |rest: &str| Game::from_record(record("spotter2011", SPOTTER, rest)).expect_err("a bad record");
    assert!(matches!(refused("1 a2?a3=8\n2 j8j7\n3 a2j8\n"), GameError::IllegalAt(1, _)));
    assert!(matches!(refused("1 j1j2\nend blue no-move\n"), GameError::WrongEnd));
}
