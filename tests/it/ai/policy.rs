//! What the networks say, against what the trainer's own program made of the same weights.

use std::sync::Arc;

use vexillum_engine::ai::{odds, outlook};
use vexillum_engine::{Action, ByColor, Color, Position, Setup, VARIANTS, shuffled_decks};

use super::puzzles::view_of;

const CASES: &str = include_str!("../../data/policy.txt");

/// Where a game with those set-ups is after moves.
fn position_after(edition: &str, setups: ByColor<&str>, moves: &str) -> Position {
    let variant = super::edition(edition);
    let setups = ByColor::new(|color| Setup::parse(&variant.board, setups[color]).expect("a set-up"));
    let mut position = Position::new(Arc::new(variant), &setups, &shuffled_decks(1), &mut |_| {}).expect("a position");
    for action in moves.split_whitespace() {
        position.play(action.parse().expect("an action")).expect("a legal action");
    }
    position
}

fn check_case(line: &str) {
    let columns: Vec<&str> = line.split(" | ").collect();
    let [edition, red, blue, moves, expected, value] = *columns else { panic!("{line}") };
    let position = position_after(edition, ByColor { red, blue }, moves);
    let foreseen = outlook(&position).expect("an outlook");
    assert!(
        (foreseen - value.parse::<f32>().expect("a number")).abs() < 0.001,
        "{edition}: {foreseen} instead of {value}"
    );
    let said = odds(&position.view(position.to_act().expect("a player to move"))).expect("odds");
    for pair in expected.split_whitespace().collect::<Vec<_>>().chunks(2) {
        let action: Action = pair[0].parse().expect("an action");
        let (_, odds) = said.iter().find(|&&(legal, _)| legal == action).expect("a legal action");
        let right: f32 = pair[1].parse().expect("a number");
        assert!((odds - right).abs() < 0.01, "{edition} {action}: {odds} instead of {right}");
    }
}

#[test]
fn says_what_the_trainer_says() {
    let cases: Vec<&str> = CASES.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(cases.len(), 3);
    cases.into_iter().for_each(check_case);
}

#[test]
fn takes_a_name_for_as_likely_as_moves_are_on_average() {
    let view = view_of(&["scifi", "Pe4 9a1 Fj1", "8e5 Bj7 Fj8", "", "", ""]);
    let (names, moves): (Vec<_>, Vec<_>) =
        odds(&view).expect("odds").into_iter().partition(|(action, _)| matches!(action, Action::Name { .. }));
    let mean = moves.iter().map(|(_, odds)| odds).sum::<f32>() / moves.len() as f32;
    assert!(!names.is_empty() && mean < 0.0, "{mean}");
    for (action, odds) in names {
        assert!((odds - mean).abs() < 1e-3, "{action}: {odds} instead of {mean}");
    }
}

#[test]
fn is_silent_where_it_was_not_taught_what_is_played() {
    let silent = ["lightning", "lightning-tournament", "scifi-duel", "fantasy-powers"];
    for &variant in VARIANTS {
        super::random_game(variant, 1, 1, |position| {
            let odds = odds(&position.view(Color::Red));
            assert_eq!(odds.is_none(), silent.contains(&variant.id), "{}", variant.id);
        });
    }
    for variant in super::odd_variants() {
        super::random_game(&variant, 1, 2, |position| {
            assert!(odds(&position.view(Color::Red)).is_none(), "{:?}", variant.board);
        });
    }
}
