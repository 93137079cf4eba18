//! Policy and value networks, compared with the trainer's own output for the same weights.

use std::sync::Arc;

use vexillum_engine::ai::{Thinker, log_priors, predicted_value};
use vexillum_engine::{Action, ByColor, Color, Level, Position, Setup, VARIANTS, shuffled_decks};

use super::puzzles::view_of;

const CASES: &str = include_str!("../../data/policy.txt");

/// Position after the set-ups and moves.
fn position_after(edition: &str, setups: ByColor<&str>, moves: &str) -> Position {
    let variant = super::edition(edition);
    let setups = ByColor::new(|color| Setup::parse(&variant.board, setups[color]).expect("a set-up"));
    let mut position = Position::new(Arc::new(variant), &setups, &shuffled_decks(1), &mut |_| {}).expect("a position");
    for action in moves.split_whitespace() {
        position.play(action.parse().expect("an action")).expect("a legal action");
    }
    position
}

/// Positions of the file, with the trainer's output for each.
fn cases() -> Vec<(Position, &'static str, &'static str)> {
    let lines = CASES.lines().filter(|line| !line.starts_with('#'));
    let case = |line: &'static str| {
        let columns: Vec<&str> = line.split(" | ").collect();
        let [edition, red, blue, moves, expected, value] = *columns else { panic!("{line}") };
        (position_after(edition, ByColor { red, blue }, moves), expected, value)
    };
    lines.map(case).collect()
}

/// Log-prior of an action.
fn odds_in(said: &[(Action, f32)], action: Action) -> f32 {
    said.iter().find(|&&(legal, _)| legal == action).expect("a legal action").1
}

fn check_case(position: &Position, expected: &str, value: &str) {
    let edition = position.public().variant().id;
    match (predicted_value(position), value.parse::<f32>()) {
        (Some(foreseen), Ok(right)) => {
            assert!((foreseen - right).abs() < 0.001, "{edition}: {foreseen} instead of {right}");
        }
        (foreseen, _) => assert!(foreseen.is_none() && value == "-", "{edition}: {foreseen:?} instead of {value}"),
    }
    let said = log_priors(&position.view(position.to_act().expect("a player to move"))).expect("odds");
    for pair in expected.split_whitespace().collect::<Vec<_>>().chunks(2) {
        let action = pair[0].parse().expect("an action");
        let odds = odds_in(&said, action);
        let right: f32 = pair[1].parse().expect("a number");
        assert!((odds - right).abs() < 0.01, "{edition} {action}: {odds} instead of {right}");
    }
}

#[test]
fn says_what_the_trainer_says() {
    let cases = cases();
    assert_eq!(cases.len(), 4);
    for (position, expected, value) in cases {
        check_case(&position, expected, value);
    }
}

#[test]
fn plays_what_is_likeliest_without_time_to_think() {
    for (position, ..) in cases().into_iter().filter(|(position, ..)| position.public().variant().id == "original") {
        let view = position.view(position.to_act().expect("a player to move"));
        for seed in 0..4 {
            let action = Thinker::new(&view, Level::Consul, seed).best().expect("an action");
            let odds = odds_in(&log_priors(&view).expect("odds"), action);
            assert!(odds > -0.2, "{action}: {odds}");
        }
    }
}

#[test]
fn takes_a_name_for_as_likely_as_moves_are_on_average() {
    let view = view_of(&["scifi", "Pe4 9a1 Fj1", "8e5 Bj7 Fj8", "", "", ""]);
    let (names, moves): (Vec<_>, Vec<_>) =
        log_priors(&view).expect("odds").into_iter().partition(|(action, _)| matches!(action, Action::Name { .. }));
    let mean = moves.iter().map(|(_, odds)| odds).sum::<f32>() / moves.len() as f32;
    assert!(!names.is_empty() && mean < 0.0, "{mean}");
    for (action, odds) in names {
        assert!((odds - mean).abs() < 1e-3, "{action}: {odds} instead of {mean}");
    }
}

/// The network was not trained on moves of two squares (R10.3).
#[test]
fn takes_two_steps_for_as_likely_as_one_of_them() {
    let view = view_of(&["lightning", "6b6 9i2 3h2 Fj1", "4c7 9j9 Fj10", "c7", "", ""]);
    let said = log_priors(&view).expect("odds");
    let odds = |action: &str| odds_in(&said, action.parse().expect("an action"));
    let either = |one, other| f32::max(odds(one), odds(other));
    let likeliest = 0.0;
    let cases = [
        ("b6b8", odds("b6b7")),
        ("b6b7a7", either("b6b7", "b6a6")),
        ("b6b5a5", either("b6b5", "b6a6")),
        ("b6b7c7", likeliest),
    ];
    for (two, one) in cases {
        assert!((odds(two) - one).abs() < 1e-6, "{two}: {} instead of {one}", odds(two));
    }
    assert!(["b6a6", "b6b5", "b6b7"].map(odds).is_sorted() && odds("b6b7") < likeliest, "{said:?}");
}

#[test]
fn is_silent_where_it_was_not_taught_what_is_played() {
    let silent = ["fantasy-powers"];
    for &variant in VARIANTS {
        super::random_game(variant, 1, 1, |position| {
            let odds = log_priors(&position.view(Color::Red));
            assert_eq!(odds.is_none(), silent.contains(&variant.id), "{}", variant.id);
        });
    }
    for variant in super::odd_variants() {
        super::random_game(&variant, 1, 2, |position| {
            assert!(log_priors(&position.view(Color::Red)).is_none(), "{:?}", variant.board);
        });
    }
}
