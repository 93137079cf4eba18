//! Random games of every edition, with switches that change the audience of events.

use std::sync::Arc;

use vexillum_engine::ai::arrange;
use vexillum_engine::{Action, ByColor, Color, Game, Position, SWITCHES, Seat, VARIANTS, Values, Variant};

/// Number of random sets of switches for each edition, besides its own.
const COMBINATIONS: u64 = 5;

/// Every edition as it is in the box, and with random sets of valid switches (R13).
pub(crate) fn variants() -> Vec<Variant> {
    let with_seeds = |variant: &&Variant| (0..=COMBINATIONS).map(|seed| combination(variant, seed)).collect::<Vec<_>>();
    VARIANTS.iter().flat_map(with_seeds).collect()
}

/// Edition with a set of switches from the seed; none for seed 0. Invalid switches stay as they are.
fn combination(variant: &Variant, seed: u64) -> Variant {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut combined = *variant;
    // Each edition meets each value of this switch in turn.
    let captured = ["both", "owner", "captor", "nobody"][seed as usize % 4];
    for switch in SWITCHES.iter().filter(|_| seed > 0) {
        let value = match switch.values {
            _ if switch.name == "captured" => captured,
            Values::OnOff => ["on", "off"][usize::from(random.u8(..5) > 2)],
            Values::Words(words) => words[random.usize(..words.len())],
            Values::NumberOrOff => ["off", "60", "200", "150"][random.usize(..4)],
        };
        combined = combined.with_switch(switch.name, value).unwrap_or(combined);
    }
    // Random games must end at some point.
    if combined.rules.quiet_limit.is_none() && combined.rules.turn_limit.is_none() {
        combined.rules.turn_limit = Some(1500);
    }
    combined
}

/// Name of a variant for messages.
pub(crate) fn name(variant: &Variant) -> String {
    format!("{} {}", variant.id, variant.changed_switches().join(" "))
}

/// Game between two people after both set-ups.
pub(crate) fn begin(variant: &Variant, seed: u64) -> Game {
    let seats = ByColor { red: Seat::Person(String::from("Ann")), blue: Seat::Person(String::new()) };
    let mut game = Game::new(*variant, seats, 1).expect("an edition can be played");
    for color in Color::ALL {
        game.set_up(color, arrange(variant, seed * 2 + u64::from(color == Color::Blue))).expect("a good set-up");
    }
    game
}

/// True position of a game.
pub(crate) fn truth(game: &Game) -> &Position {
    game.true_position().expect("both set-ups stand")
}

/// Random legal action.
///
/// Each kind of action is equally likely, so that rare ones occur. Half of the time attacks are preferred, so
/// that games end.
pub(crate) fn choose(position: &Position, random: &mut fastrand::Rng) -> Option<Action> {
    let legal = position.legal_actions();
    let mut kinds: Vec<u8> = legal.iter().map(|&action| kind(position, action)).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let wanted = match random.u8(..4) {
        0 | 1 if kinds.contains(&ATTACK) => ATTACK,
        _ => random.choice(kinds)?,
    };
    let alike: Vec<Action> = legal.into_iter().filter(|&action| kind(position, action) == wanted).collect();
    random.choice(alike)
}

const ATTACK: u8 = 1;

/// Kind of an action, as a number.
fn kind(position: &Position, action: Action) -> u8 {
    match action {
        Action::Move { to, .. } | Action::Turn { to, .. } => u8::from(position.piece(to).is_some()) * ATTACK,
        Action::Name { .. } => 2,
        Action::Fly { .. } => 3,
        Action::Point { power, .. } => 4 + power as u8,
        Action::Rampage { .. } => 7,
        Action::Exchange(_) => 8,
        Action::Defend(card) => 9 + u8::from(card.is_some()),
        Action::Rescue(rescued) => 11 + u8::from(rescued.is_some()),
        Action::Redraw(cards) => 13 + u8::from(cards.is_some()),
        Action::SwapAttack { .. } => 15,
        Action::Play { move_card, attack_card, .. } => 16 + move_card.or(attack_card).map_or(0, |card| card as u8),
    }
}

/// Plays a random game with declined draw offers and calls back with every position.
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

/// Shared variant.
pub(crate) fn shared(variant: &Variant) -> Arc<Variant> {
    Arc::new(*variant)
}
