//! Games of the computer player against one who plays at random.

use std::sync::Arc;

use vexillum_engine::ai::{Level, arrange, choose};
use vexillum_engine::{ByColor, Color, Outcome, Position, VARIANTS, Variant, shuffled_decks};

use crate::games::{self, name, variants};

/// Plays a game, or its first plies, and checks every action of the computer player.
fn play(variant: &Variant, me: Color, nodes: u64, plies: usize) -> Option<Outcome> {
    let mut random = fastrand::Rng::with_seed(9);
    let setups = ByColor::new(|color| arrange(variant, 3 + u64::from(color == me)));
    let mut position =
        Position::new(Arc::new(*variant), &setups, &shuffled_decks(4), &mut |_| {}).expect("set-ups without problems");
    for ply in 0..plies {
        let Some(color) = position.to_act() else { break };
        let action = if color == me {
            choose(&position.view(me), Level::Centurion, nodes, ply as u64)
        } else {
            games::choose(&position, &mut random)
        };
        let action = action.unwrap_or_else(|| panic!("{}: no action at ply {ply}", name(variant)));
        position.play(action).unwrap_or_else(|error| panic!("{}: {action}: {error}", name(variant)));
    }
    position.outcome()
}

#[test]
fn plays_with_any_switches() {
    for (number, variant) in variants().iter().enumerate() {
        play(variant, Color::ALL[number % 2], 60, 90);
    }
}

#[test]
fn beats_a_random_player_in_every_edition() {
    for (number, variant) in VARIANTS.iter().enumerate() {
        let me = Color::ALL[number % 2];
        let outcome = play(variant, me, 150, 5000).expect("the end");
        assert_eq!(outcome.winner, Some(me), "{}: {:?}", variant.id, outcome.reason);
    }
}
