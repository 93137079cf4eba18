//! Games of the computer player against a random player.

use std::sync::Arc;

use vexillum_engine::ai::{SearchSchedule, Thinker, arrange, choose};
use vexillum_engine::{ByColor, Card, Color, Deck, Game, Level, Outcome, Position, VARIANTS, Variant, shuffled_decks};

use super::puzzles::view_of;
use crate::games::{self, name, variants};

/// Plays a game, or its first plies, and checks every action of the computer player.
fn play(variant: &Variant, me: Color, seed: u64, nodes: u64, plies: usize) -> Option<Outcome> {
    let mut random = fastrand::Rng::with_seed(seed);
    let setups = ByColor::new(|color| arrange(variant, 2 * seed + u64::from(color == me)));
    let mut position =
        Position::new(Arc::new(*variant), &setups, &shuffled_decks(4), &mut |_| {}).expect("set-ups without problems");
    for ply in 0..plies {
        let Some(color) = position.to_act() else { break };
        let action = if color == me {
            choose(&position.view(me), Level::Consul, nodes, ply as u64)
        } else {
            games::choose(&position, &mut random)
        };
        let action = action.unwrap_or_else(|| panic!("{}: no action at ply {ply}", name(variant)));
        position.play(action).unwrap_or_else(|error| panic!("{}: {action}: {error}", name(variant)));
    }
    position.outcome()
}

/// Checks the computer player's answer to a first hand (R12.2).
fn check_first_hand(hand: &str, changed: &str) {
    let variant = Variant::find("battle-cards").expect("an edition");
    let named: Vec<Card> = hand.split_whitespace().map(|name| Card::from_name(name).expect("a card")).collect();
    let rest = Card::ALL.into_iter().filter(|card| !named.contains(card));
    let deck: Vec<Card> = named.iter().copied().chain(rest).collect();
    let deck = Deck::try_from(deck).expect("each card once");
    let setups = ByColor::new(|_| arrange(variant, 1));
    let decks = ByColor { red: deck, blue: deck };
    let position = Position::new(Arc::new(*variant), &setups, &decks, &mut |_| {}).expect("set-ups without problems");
    let answer = choose(&position.view(Color::Red), Level::Consul, 100, 1).expect("an answer");
    assert_eq!(answer.to_string(), changed, "{hand}");
}

/// Number of nodes of a one-ply search over samples of an endgame with some known pieces.
fn nodes_of_endgame(known: &str, samples: u8) -> u64 {
    let view = view_of(&["duel", "9a4 Sc1 Fj1", "3b10 2c9 Fj10", known, "", ""]);
    let mut thinker = Thinker::agent(&view, SearchSchedule::ahead(samples), 1);
    assert!(thinker.run(u64::MAX), "nothing is left to think about");
    thinker.nodes()
}

#[test]
fn looks_once_at_samples_that_are_the_same() {
    let one = nodes_of_endgame("b10 c9 j10", 1);
    assert_eq!(nodes_of_endgame("b10 c9 j10", 50), one, "all is known");
    let two = nodes_of_endgame("j10", 50);
    assert!((one * 3 / 2..one * 3).contains(&two), "two pieces may be either: {two} nodes for {one}");
    assert_eq!(nodes_of_endgame("j10", 200), two);
}

/// Number of times out of 40 that a level moves a hidden Scout beside a known enemy that would take it.
fn bluffs(level: Level, hunter: &str) -> usize {
    let blue = format!("{hunter}e7 6f9 Ba9 Bb10 Fa10");
    let view = view_of(&["original", "2f3 4e4 9a1 Bi1 Fj1 Bj2", &blue, "a9 f9 b10 e7", "", ""]);
    (0..40).filter(|&seed| choose(&view, level, 1000, seed).expect("an action").to_string() == "f3f7").count()
}

#[test]
fn the_highest_level_bluffs_now_and_then() {
    assert!((1..40).contains(&bluffs(Level::Consul, "7")));
    assert_eq!(bluffs(Level::Consul, "M"), 0, "who fears nobody takes it");
    assert_eq!(bluffs(Level::Legate, "7"), 0);
}

/// Games in which one side is far ahead and has hunted in vain for forty turns.
const HUNTS: &str = include_str!("../../data/hunts.txt");

#[test]
fn a_hunt_in_vain_does_not_end_in_a_draw() {
    for record in HUNTS.split("\n\n") {
        let mut game = Game::from_record(record.parse().expect("a record")).expect("a game");
        while let Some(color) = game.to_act() {
            let view = game.view(color).expect("both set-ups stand");
            let action = choose(&view, Level::Consul, 1000, view.public().turns().into()).expect("an action");
            game.play(action).expect("a legal action");
        }
        let outcome = game.outcome().expect("the end");
        assert!(outcome.winner.is_some(), "{outcome}: {record}");
    }
}

#[test]
fn changes_a_poor_first_hand() {
    check_first_hand("boat jump swap", "redraw:boat,jump,swap");
    check_first_hand("boat mock feint", "redraw:mock,boat,feint");
    check_first_hand("a+3 spy d+1", "redraw:none");
}

#[test]
fn plays_with_any_switches() {
    for (number, variant) in variants().iter().enumerate() {
        play(variant, Color::ALL[number % 2], 1, 60, 90);
    }
}

#[test]
fn beats_a_random_player_in_every_edition() {
    for (number, variant) in VARIANTS.iter().enumerate() {
        let me = Color::ALL[number % 2];
        // A random player may hit the Flag once.
        let outcomes = [1, 2, 3].map(|seed| play(variant, me, seed, 150, 5000).expect("the end"));
        let won = outcomes.iter().filter(|outcome| outcome.winner == Some(me)).count();
        assert!(won >= 2, "{}: {outcomes:?}", variant.id);
    }
}
