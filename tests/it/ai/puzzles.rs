//! Actions that the computer player must find, and such that it must not take.

use std::sync::Arc;

use vexillum_engine::ai::{Level, accepts_draw, choose};
use vexillum_engine::{
    Audience, ByColor, Card, Color, Deal, Event, Placed, Position, Role, Square, Told, VARIANTS, Variant, View,
};

const PUZZLES: &str = include_str!("../../data/puzzles.txt");

fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

/// `duel moving-flag=on`
fn game(text: &str) -> Variant {
    let mut words = text.split_whitespace();
    let edition = words.next().and_then(Variant::find).expect("an edition");
    edition
        .with_switches(words.map(|switch| switch.split_once('=').expect("a switch")))
        .expect("switches that go with it")
}

/// `Ma4 Fj1`
fn pieces(color: Color, text: &str) -> impl Iterator<Item = Placed> {
    text.split_whitespace().map(move |piece| {
        let (letter, at) = piece.split_at(1);
        let role = letter.chars().next().and_then(Role::from_letter).expect("a kind");
        Placed { color, square: square(at), role, enchanted: false }
    })
}

/// What the player sees who is asked in a line of the file.
fn view_of(columns: &[&str]) -> View {
    let [edition, red, blue, known, hand, before, ..] = *columns else { panic!("too few columns: {columns:?}") };
    let variant = game(edition);
    let placed: Vec<Placed> = pieces(Color::Red, red).chain(pieces(Color::Blue, blue)).collect();
    let hand: Vec<Card> = hand.split_whitespace().map(|name| Card::from_name(name).expect("a card")).collect();
    let deals = ByColor { red: Deal::default().with_hand(&hand).expect("a hand"), blue: Deal::default() };
    let first = before.get(..2).map(square);
    let turn = placed.iter().find(|piece| Some(piece.square) == first).map_or(Color::Red, |piece| piece.color);
    let mut position = Position::from_pieces(Arc::new(variant), &placed, &deals, turn).expect("a position");
    for action in before.split_whitespace() {
        position.play(action.parse().expect("an action")).expect("a legal action");
    }
    let mut view = position.view(Color::Red);
    for at in known.split_whitespace().map(square) {
        let (_, role) = position.piece(at).expect("a piece");
        view.apply(&Told { event: Event::Show(at, role), to: Audience::Everyone });
    }
    view
}

/// What goes wrong with a puzzle.
fn check(name: &str, line: &str) -> Vec<String> {
    let columns: Vec<&str> = line.split('|').map(str::trim).collect();
    let view = view_of(&columns);
    let wanted = columns.last().expect("what to do");
    let (wanted, never) = wanted.strip_prefix("not ").map_or((*wanted, false), |unwanted| (unwanted, true));
    for pattern in wanted.split_whitespace().filter(|pattern| !pattern.ends_with('*')) {
        assert_eq!(view.check(pattern.parse().expect("an action")), Ok(()), "{name}: {pattern}");
    }
    let mut failures = Vec::new();
    for nodes in [1000, 4000] {
        for seed in 0..4 {
            let action = choose(&view, Level::Consul, nodes, seed).expect("an action").to_string();
            let is_meant = |pattern: &str| match pattern.strip_suffix('*') {
                Some(start) => action.starts_with(start),
                None => action == pattern,
            };
            let found = wanted.split_whitespace().any(is_meant);
            if found == never {
                failures.push(format!("{name}: {action} after {nodes} nodes"));
            }
        }
    }
    failures
}

#[test]
fn finds_this_action() {
    let lines: Vec<&str> = PUZZLES.lines().filter(|line| !line.starts_with('#')).collect();
    assert!(lines.len() >= 2 * 80 && lines.len().is_multiple_of(2));
    for edition in VARIANTS {
        let of_it = lines.chunks(2).filter(|puzzle| puzzle[1].split_whitespace().next() == Some(edition.id));
        assert!(of_it.count() >= 4, "too few puzzles of {}", edition.id);
    }
    let failures: Vec<String> = lines.chunks(2).flat_map(|puzzle| check(puzzle[0], puzzle[1])).collect();
    assert!(failures.is_empty(), "{failures:#?}");
}

#[test]
fn accepts_a_draw_only_when_behind() {
    let columns = |red, blue| ["duel", red, blue, "", "", ""];
    assert!(!accepts_draw(&view_of(&columns("9d2 Mc1 Si1 Fj1", "Fa10 Sj9"))));
    assert!(accepts_draw(&view_of(&columns("Si1 Fj1", "Fa10 9c10 Mj9"))));
}
