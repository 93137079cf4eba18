//! Taking back moves against the computer.

use vexillum_engine::ai::arrange;
use vexillum_engine::notation::Record;
use vexillum_engine::{ByColor, Color, Event, Game, GameError, Level, Seat, VARIANTS, Variant};

use crate::games::{choose, truth};

const ME: Color = Color::Red;

fn begin(variant: &Variant, seed: u64) -> Game {
    let seats = ByColor { red: Seat::Person(String::from("Ann")), blue: Seat::Computer(Level::Recruit) };
    let mut game = Game::new(*variant, seats, seed).expect("an edition can be played");
    for color in Color::ALL {
        game.set_up(color, arrange(variant, seed * 2 + u64::from(color == Color::Blue))).expect("a good set-up");
    }
    game
}

/// Plays random actions until a player is to decide; true if any was played.
fn play_until(game: &mut Game, color: Color, random: &mut fastrand::Rng) {
    while game.to_act().is_some_and(|by| by != color) {
        let action = choose(truth(game), random).expect("a legal action");
        game.play(action).expect("it is legal");
    }
}

/// True if a log entry from an index on revealed more to the player than moves.
fn revealed(game: &Game, from: usize) -> bool {
    let told = (from..game.log_len()).filter_map(|index| game.told(ME, index));
    told.flat_map(|(_, line)| line.events).any(|told| {
        !matches!(told.event, Event::Move { .. } | Event::Swap(..) | Event::Turn(_) | Event::Ask(..) | Event::Offer(_))
    })
}

#[test]
fn what_is_taken_back_has_not_been() {
    for variant in VARIANTS {
        let mut random = fastrand::Rng::with_seed(7);
        let (mut quiet, mut loud) = (0, 0);
        let mut games = 1..;
        let mut game = begin(variant, 0);
        play_until(&mut game, ME, &mut random);
        for _ in 0..60 {
            // Some games are over after the first slide.
            while game.outcome().is_some() {
                game = begin(variant, games.next().expect("a number"));
                play_until(&mut game, ME, &mut random);
            }
            let before = game.clone();
            game.play(choose(truth(&game), &mut random).expect("a legal action")).expect("it is legal");
            play_until(&mut game, ME, &mut random);
            if game.outcome().is_some() {
                assert!(!game.can_take_back(ME), "{}: a game that is over", variant.id);
                assert_eq!(game.take_back(ME), Err(GameError::WrongTime));
                continue;
            }
            let mut after = game.clone();
            assert!(after.can_take_back(ME));
            after.take_back(ME).expect("it can be taken back");
            assert_eq!(truth(&after), truth(&before), "{}", variant.id);
            assert_eq!(after.log_len(), before.log_len());
            assert_eq!(after.view(ME), before.view(ME));
            assert_eq!(after.is_assisted(), revealed(&game, before.log_len()), "{}", variant.id);
            assert_eq!(Game::restore(&after.save()).expect("it comes back"), after);
            let record: Record = after.true_record().expect("a record").to_string().parse().expect("it reads");
            assert_eq!(record.assisted, after.is_assisted());
            *(if after.is_assisted() { &mut loud } else { &mut quiet }) += 1;
            let helped = after.is_assisted();
            after.redo(game.clone()).expect("it is brought back");
            assert_eq!((truth(&after), after.view(ME)), (truth(&game), game.view(ME)), "{}", variant.id);
            assert_eq!((after.log_len(), after.is_assisted()), (game.log_len(), helped));
        }
        assert!(quiet > 0 && loud > 0, "{}: {quiet} quiet and {loud} loud ones", variant.id);
    }
}

#[test]
fn nothing_is_taken_back_beside_somebody_or_before_the_first_decision() {
    let barrage = Variant::find("barrage").expect("an edition");
    let mut game = begin(barrage, 1);
    assert_eq!((game.can_take_back(ME), game.take_back(ME)), (false, Err(GameError::WrongTime)));
    let mut random = fastrand::Rng::with_seed(1);
    game.play(choose(truth(&game), &mut random).expect("a legal action")).expect("it is legal");
    assert!(game.can_take_back(ME) && !game.can_take_back(!ME));
    let mut beside = crate::games::begin(barrage, 1);
    beside.play(choose(truth(&beside), &mut random).expect("a legal action")).expect("it is legal");
    assert_eq!((beside.can_take_back(ME), beside.take_back(ME)), (false, Err(GameError::WrongTime)));
}

#[test]
fn only_what_was_taken_back_is_brought_back() {
    let barrage = Variant::find("barrage").expect("an edition");
    let mut random = fastrand::Rng::with_seed(3);
    let mut play = |game: &mut Game| {
        game.play(choose(truth(game), &mut random).expect("a legal action")).expect("it is legal");
    };
    let mut game = begin(barrage, 1);
    play(&mut game);
    let before = game.clone();
    assert_eq!(game.redo(before.clone()), Err(GameError::WrongTime), "nothing was taken back");
    let mut other = begin(barrage, 2);
    other.resign(ME).expect("the game runs");
    other.take_back(ME).expect_err("it is over");
    game.take_back(ME).expect("it can be taken back");
    assert_eq!(game.redo(other), Err(GameError::WrongTime), "another game");
    let mut apart = game.clone();
    apart.draw(ME).expect("the game runs");
    assert_eq!(apart.redo(before.clone()), Err(GameError::WrongTime), "something else was done");
    game.assist();
    game.redo(before.clone()).expect("it is brought back");
    assert!(game.is_assisted() && !before.is_assisted());
    assert_eq!(game.log_len(), before.log_len());
}
