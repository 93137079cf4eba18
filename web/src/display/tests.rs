use std::sync::Arc;

use vexillum_engine::notation::PlayerRecord;
use vexillum_engine::{Audience, Event, MOST_TURNS, Setup, Square, Told, Variant};

use super::*;
use crate::components::board::Marks;
use crate::i18n::Language;
use crate::screen::NewGame;
use crate::settings::{Numbering, Style};
use crate::sight::Sight;

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

/// Red's view of a game of `original` with a Captain on d4, after some events.
fn sight(events: &[Event]) -> Sight {
    let variant = *Variant::find("original").expect("an edition");
    let board = variant.board;
    let setup = "2226222222/4444555533/88777MS333/BBBBBBF669";
    let setup = Setup::parse(&board, setup).expect("a set-up");
    let enemy = PlayerRecord::parse_enemy(&board, &"?".repeat(40)).expect("squares");
    let squares = PlayerRecord::enemy_squares(&board, Color::Red, &enemy);
    let mut view = View::new(Arc::new(variant), Color::Red, &setup, squares);
    let events: Vec<Told> = events.iter().map(|&event| Told { event, to: Audience::Everyone }).collect();
    view.follow(&events).expect("events that can be");
    Sight::Player(Box::new(view))
}

fn label(sight: &Sight, marked: &Marked, numbering: Numbering, name: &str) -> String {
    let look = Look::new(sight.variant(), Style { numbering, ..Style::default() });
    let cells = cells(Language::English.texts(), look, sight, Color::Red, marked);
    cells.get(square(name)).expect("a cell").label.to_string()
}

#[test]
fn labels() {
    let sight = sight(&[
        Event::Move { from: square("j4"), to: square("j5") },
        Event::Turn(Color::Blue),
        Event::Move { from: square("e7"), to: square("e6") },
        Event::Turn(Color::Red),
        Event::Show(square("f7"), Role::Miner),
    ]);
    let mut marked = Marked::default();
    marked.mark([square("e4")], Marks::SELECTED);
    marked.mark([square("e5")], Marks::TARGET);
    marked.mark([square("e6")], Marks::ATTACK);
    for (name, expected) in [
        ("d4", "d4, your Captain, 6"),
        ("e6", "e6, enemy piece, unknown, has moved, can attack"),
        ("f7", "f7, enemy Miner, 3"),
        ("a7", "a7, enemy piece, unknown"),
        ("c5", "c5, lake"),
        ("e4", "e4, your Scout, 2, picked up"),
        ("e5", "e5, can go here"),
        ("g1", "g1, your Flag"),
        ("a5", "a5"),
    ] {
        assert_eq!(label(&sight, &marked, Numbering::European, name), expected);
    }
    for (name, expected) in [("d4", "d4, your Captain, 5"), ("f7", "f7, enemy Miner, 8"), ("g1", "g1, your Flag")] {
        assert_eq!(label(&sight, &marked, Numbering::American, name), expected);
    }
}

#[test]
fn unknown_pieces_look_alike() {
    let sight = sight(&[]);
    let look = Look::new(sight.variant(), Style::default());
    let cells = cells(Language::English.texts(), look, &sight, Color::Red, &Marked::default());
    for square in sight.variant().board.home(Color::Blue) {
        let cell = cells.get(square).expect("a cell");
        assert_eq!(cell.label.as_str(), format!("{square}, enemy piece, unknown"));
        assert_eq!(cell.marks, Marks::NONE);
        assert!(cell.face.is_some_and(|face| face.role.is_none() && !face.moved));
    }
}

#[test]
fn warnings_of_the_draw_limits() {
    let rules = Rules { quiet_limit: Some(200), turn_limit: Some(1000), ..Rules::STANDARD };
    for (turns, quiet, expected) in [
        (0, 0, None),
        (300, 179, None),
        (300, 180, Some(Warning::Quiet(20))),
        (300, 181, Some(Warning::Quiet(19))),
        (300, 182, None),
        (300, 190, Some(Warning::Quiet(10))),
        (300, 191, Some(Warning::Quiet(9))),
        (300, 192, None),
        (300, 195, Some(Warning::Quiet(5))),
        (300, 199, Some(Warning::Quiet(1))),
        (980, 0, Some(Warning::Length(20))),
        (990, 190, Some(Warning::Length(10))),
    ] {
        assert_eq!(warning(&rules, turns, quiet), expected, "{turns} {quiet}");
    }
    assert_eq!(warning(&Rules { quiet_limit: None, turn_limit: None, ..rules }, 5000, 5000), None);
    assert_eq!(warning(&Rules { turn_limit: None, ..rules }, MOST_TURNS - 10, 0), Some(Warning::Length(10)));
}

/// Whoever's turn it is when a limit comes near, both players are warned twice before the last turns, and then at each.
#[test]
fn both_players_are_warned_in_time() {
    for parity in [0, 1] {
        let turns = (0..200).filter(|turn| turn % 2 == parity);
        let warned = |limit: fn(u32) -> (Rules, u32, u32)| -> Vec<u32> {
            let turns = turns.clone().filter(|&turn| {
                let (rules, turns, quiet) = limit(turn);
                warning(&rules, turns, quiet).is_some()
            });
            turns.map(|turn| 200 - turn).collect()
        };
        let expected = if parity == 0 { [20, 10, 4, 2].as_slice() } else { &[19, 9, 5, 3, 1] };
        let quiet = |turn| (Rules { quiet_limit: Some(200), ..Rules::STANDARD }, turn, turn);
        let length = |turn| (Rules { quiet_limit: None, turn_limit: Some(200), ..Rules::STANDARD }, turn, 0);
        assert_eq!((warned(quiet), warned(length)), (expected.to_vec(), expected.to_vec()), "{parity}");
    }
}

#[test]
fn guesses_are_told_of_unknown_pieces_alone() {
    let sight = sight(&[Event::Show(square("f7"), Role::Miner)]);
    let guesses = ["a7", "f7", "d4"].map(|name| (square(name), Role::Bomb));
    let marked = Marked { guesses: guesses.into(), ..Marked::default() };
    for (name, expected) in [
        ("a7", "a7, enemy piece, unknown, your guess: Bomb"),
        ("f7", "f7, enemy Miner, 3"),
        ("d4", "d4, your Captain, 6"),
    ] {
        assert_eq!(label(&sight, &marked, Numbering::European, name), expected);
    }
}

#[test]
fn refusals_are_in_the_words_of_the_edition() {
    let check = |edition: &str, events: &str, action: &str, why: Illegal, text: &str| {
        let variant = *Variant::find(edition).expect("an edition");
        let new = NewGame { variant, color: Color::Red, opponent: Opponent::Beside, clock: None };
        let session = Session::new(&new, &[String::new(), String::new()], 0).expect("a game");
        let teller = Teller { texts: Language::English.texts(), session: &session, style: Style::default() };
        let setup = vexillum_engine::ai::arrange(&variant, 7);
        let mut view = View::new(
            Arc::new(variant),
            Color::Red,
            &setup,
            variant.board.home(Color::Blue).take(variant.army.total()),
        );
        let events = events.split("; ").filter(|event| !event.is_empty());
        let events: Vec<Told> = events.map(|told| told.parse().expect("an event")).collect();
        view.follow(&events).expect("events that can be");
        let action = action.parse().expect("an action");
        assert_eq!(teller.refusal(&view, action, why), text, "{edition}: {action}");
    };
    let lake = Illegal::Lake { at: square("c4") };
    check("classic30", "", "c3c4", lake, "c4 is a lake: no piece enters it.");
    check("fantasy", "", "c3c4", lake, "c4 is a Forbidden Zone: no piece enters it.");
    check("original", "", "b4c5", Illegal::OutOfReach, "Pieces do not move diagonally.");
    check("original", "", "b4b6", Illegal::OutOfReach, "This piece does not go there.");
    // Captains turn corners.
    check("lightning", "", "b4c5", Illegal::OutOfReach, "This piece does not go there.");
    check("fantasy-powers", "", "c3%b6", Illegal::OutOfReach, "This piece does not go there.");
    let turned = "move b3 b4; turn blue; show b4 8; owner b4 blue; turn red";
    check("fantasy-powers", turned, "c3%b4", Illegal::OutOfReach, "A piece is enchanted once only.");
}
