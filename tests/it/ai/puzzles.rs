//! Puzzles: actions that the computer player must find or must avoid.

use std::sync::Arc;

use vexillum_engine::ai::{accepts_draw, choose};
use vexillum_engine::{
    Audience, ByColor, Card, Color, Deal, Event, Level, Placed, Position, Role, Square, Told, VARIANTS, Variant, View,
};

const PUZZLES: &str = include_str!("../../data/puzzles.txt");

fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

/// Variant of a text such as `duel moving-flag=on`.
fn game(text: &str) -> Variant {
    let mut words = text.split_whitespace();
    let edition = words.next().and_then(Variant::find).expect("an edition");
    edition
        .with_switches(words.map(|switch| switch.split_once('=').expect("a switch")))
        .expect("switches that go with it")
}

/// Pieces of a text such as `Ma4 Fj1`.
fn pieces(color: Color, text: &str) -> impl Iterator<Item = Placed> {
    text.split_whitespace().map(move |piece| {
        let (letter, at) = piece.split_at(1);
        let role = letter.chars().next().and_then(Role::from_letter).expect("a kind");
        Placed { color, square: square(at), role, enchanted: false }
    })
}

/// View of the player to move, from a line of the file.
pub(super) fn view_of(columns: &[&str]) -> View {
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
        view.follow(&[Told { event: Event::Show(at, role), to: Audience::Everyone }]).expect("it can be");
    }
    view
}

/// Puzzle: a name, a view and the actions in question.
struct Puzzle {
    name: &'static str,
    view: View,
    /// Patterns of the right actions, or of the wrong ones.
    actions: &'static str,
    never: bool,
}

impl Puzzle {
    fn read(name: &'static str, line: &'static str) -> Self {
        let columns: Vec<&str> = line.split('|').map(str::trim).collect();
        let wanted = columns.last().expect("what to do");
        let (actions, never) = wanted.strip_prefix("not ").map_or((*wanted, false), |unwanted| (unwanted, true));
        Self { name, view: view_of(&columns), actions, never }
    }

    /// Action of a player, if it is wrong.
    fn mistake(&self, level: Level, nodes: u64, seed: u64) -> Option<String> {
        let action = choose(&self.view, level, nodes, seed).expect("an action").to_string();
        let is_meant = |pattern: &str| match pattern.strip_suffix('*') {
            Some(start) => action.starts_with(start),
            None => action == pattern,
        };
        let found = self.actions.split_whitespace().any(is_meant);
        (found == self.never).then_some(action)
    }
}

fn puzzles() -> Vec<Puzzle> {
    let lines: Vec<&str> = PUZZLES.lines().filter(|line| !line.starts_with('#')).collect();
    assert!(lines.len().is_multiple_of(2));
    lines.chunks(2).map(|puzzle| Puzzle::read(puzzle[0], puzzle[1])).collect()
}

#[test]
fn every_edition_has_puzzles_that_can_be_played() {
    let puzzles = puzzles();
    assert!(puzzles.len() >= 80);
    for edition in VARIANTS {
        let of_it = puzzles.iter().filter(|puzzle| puzzle.view.variant().id == edition.id);
        assert!(of_it.count() >= 4, "too few puzzles of {}", edition.id);
    }
    for Puzzle { name, view, actions, .. } in &puzzles {
        for pattern in actions.split_whitespace().filter(|pattern| !pattern.ends_with('*')) {
            assert_eq!(view.check(pattern.parse().expect("an action")), Ok(()), "{name}: {pattern}");
        }
    }
}

#[test]
fn a_master_finds_this_action() {
    let mut mistakes = Vec::new();
    for puzzle in puzzles() {
        for (nodes, seed) in [(1000, 0), (1000, 1), (4000, 2), (4000, 3)] {
            let mistake = puzzle.mistake(Level::Consul, nodes, seed);
            mistakes.extend(mistake.map(|action| format!("{}: {action} after {nodes} nodes", puzzle.name)));
        }
    }
    assert!(mistakes.is_empty(), "{mistakes:#?}");
}

#[test]
fn each_level_makes_fewer_mistakes_than_the_one_below() {
    // A level that overlooks most actions cannot fail where only one action is wrong.
    let puzzles: Vec<Puzzle> = puzzles().into_iter().filter(|puzzle| !puzzle.never).collect();
    let mistakes = Level::ALL.map(|level| {
        let wrong = |puzzle: &Puzzle| (0..4).filter(|&seed| puzzle.mistake(level, 1000, seed).is_some()).count();
        puzzles.iter().map(wrong).sum::<usize>()
    });
    assert!(mistakes.is_sorted_by(|below, above| above < below), "{mistakes:?}");
}

#[test]
fn accepts_a_draw_only_when_behind() {
    let columns = |red, blue| ["duel", red, blue, "", "", ""];
    assert!(!accepts_draw(&view_of(&columns("9d2 Mc1 Si1 Fj1", "Fa10 Sj9"))));
    assert!(accepts_draw(&view_of(&columns("Si1 Fj1", "Fa10 9c10 Mj9"))));
}
