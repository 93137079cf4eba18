//! Games by chance, for what has to come back as it was.

use vexillum_engine::{Action, ByColor, Color, Game, Seat, Setup, Variant};

/// How a game by chance is broken off, if it has not ended by itself.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Stop {
    Resign,
    Time,
    Draw,
}

/// A variant with other switches, as `name=value`.
pub(crate) fn switched(id: &str, switches: &str) -> Variant {
    let pairs = switches.split_whitespace().map(|switch| switch.split_once('=').expect("name=value"));
    Variant::find(id).expect("an edition").with_switches(pairs).expect("switches that go with it")
}

/// A set-up by chance.
pub(crate) fn setup(variant: &Variant, rng: &mut fastrand::Rng) -> Setup {
    let empty = Setup::empty(&variant.board);
    empty.completed(variant, &empty, rng.u64(..))
}

/// A game between two persons with that seed, ended after so many actions at the latest. Only actions are played of which
/// `plays` is true.
pub(crate) fn game(
    variant: &Variant,
    seed: u64,
    most: usize,
    stop: Stop,
    plays: impl Fn(&[Action], Action) -> bool,
) -> Game {
    let mut rng = fastrand::Rng::with_seed(seed);
    let seats = ByColor { red: Seat::Person("Ann & Bob <1>".to_owned()), blue: Seat::Person(String::new()) };
    let mut game = Game::new(*variant, seats, seed).expect("a variant that can be played");
    for color in Color::ALL {
        game.set_up(color, setup(variant, &mut rng)).expect("a set-up by chance");
    }
    let mut last = None;
    while let Some(color) = game.to_act() {
        let legal = game.view(color).expect("a running game").legal_actions();
        // No game is broken off in the midst of a turn, nor behind an answer that a file need not hold.
        let between =
            last.is_none_or(|last: Action| !last.is_answer()) && legal.iter().all(|action| !action.is_answer());
        if game.log_len() >= most && between {
            match stop {
                Stop::Resign => game.resign(color).map(drop),
                Stop::Time => game.time_out(color).map(drop),
                Stop::Draw => Color::ALL.into_iter().try_for_each(|color| game.draw(color).map(drop)),
            }
            .expect("a running game");
            break;
        }
        let choice: Vec<Action> = legal.iter().copied().filter(|&action| plays(&legal, action)).collect();
        let action = choice[rng.usize(..choice.len())];
        game.play(action).expect("a legal action");
        last = Some(action);
    }
    game
}
