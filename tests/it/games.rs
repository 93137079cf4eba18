//! Random games of every edition, with the switches that change what is told.

use std::sync::Arc;

use vexillum_engine::ai::arrange;
use vexillum_engine::{Action, ByColor, Color, Game, Position, Seat, VARIANTS, Variant};

/// Switches that are put on every edition in turn.
const SWITCHES: &[&[(&str, &str)]] = &[
    &[],
    &[("captured", "owner"), ("chase", "on"), ("two-square", "2"), ("attackers-advantage", "on")],
    &[("captured", "captor"), ("no-scout-charge", "on"), ("two-square", "off"), ("quiet-limit", "60")],
    &[("captured", "nobody"), ("spy-strikes-back", "on"), ("two-square", "5"), ("turn-limit", "150")],
];

/// Every edition with each set of switches.
pub(crate) fn variants() -> Vec<Variant> {
    let with = |variant: &Variant, switches: &[(&str, &str)]| {
        switches.iter().fold(*variant, |variant, (name, value)| variant.with_switch(name, value).expect("it goes"))
    };
    VARIANTS.iter().flat_map(|variant| SWITCHES.iter().map(move |switches| with(variant, switches))).collect()
}

/// The name of a variant for messages.
pub(crate) fn name(variant: &Variant) -> String {
    format!("{} {}", variant.id, variant.changed_switches().join(" "))
}

/// A game between two persons whose set-ups stand.
pub(crate) fn begin(variant: &Variant, seed: u64) -> Game {
    let seats = ByColor { red: Seat::Person(String::from("Ann")), blue: Seat::Person(String::new()) };
    let mut game = Game::new(*variant, seats, 1).expect("an edition can be played");
    for color in Color::ALL {
        game.set_up(color, arrange(variant, seed * 2 + u64::from(color == Color::Blue))).expect("a good set-up");
    }
    game
}

/// The true position of a game.
pub(crate) fn truth(game: &Game) -> &Position {
    game.true_position().expect("both set-ups stand")
}

/// A random legal action, more often an attack than not so that games come to an end.
pub(crate) fn choose(position: &Position, random: &mut fastrand::Rng) -> Option<Action> {
    let legal = position.legal_actions();
    let attacks: Vec<Action> = legal.iter().copied().filter(|action| is_attack(position, *action)).collect();
    let from = if attacks.is_empty() || random.bool() { &legal } else { &attacks };
    random.choice(from).copied()
}

fn is_attack(position: &Position, action: Action) -> bool {
    matches!(action, Action::Move { to, .. } if position.piece(to).is_some())
}

/// Plays a random game, in which draws are offered and not accepted, and shows it at each ply, the first and the last
/// position included.
pub(crate) fn random_game(variant: &Variant, seed: u64, mut each: impl FnMut(&Game, &mut fastrand::Rng)) -> Game {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut game = begin(variant, seed);
    loop {
        each(&game, &mut random);
        let Some(action) = choose(truth(&game), &mut random) else { return game };
        if random.u8(..40) == 0 && truth(&game).public().offer().is_none() {
            game.draw(Color::ALL[random.usize(..2)]).expect("a running game");
            each(&game, &mut random);
        }
        game.play(action).expect("a listed action is legal");
    }
}

/// A shared variant.
pub(crate) fn shared(variant: &Variant) -> Arc<Variant> {
    Arc::new(*variant)
}
