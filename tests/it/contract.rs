//! What must hold of every variant, in random games.

use std::collections::BTreeSet;

use vexillum_engine::ai::{Level, arrange};
use vexillum_engine::notation::{PlayerRecord, Record};
use vexillum_engine::{
    Action, ByColor, Color, Event, Game, Role, Seat, Square, SquareSet, Told, VARIANTS, Variant, View,
};

use crate::games::{begin, name, random_game, shared, truth, variants};

const SEEDS: u64 = 3;

/// Runs a test for every variant and some seeds.
fn for_all(check: impl Fn(&Variant, u64)) {
    for variant in variants() {
        for seed in 0..SEEDS {
            check(&variant, seed);
        }
    }
}

#[test]
fn random_games_end_and_offer_something_until_then() {
    for_all(|variant, seed| {
        let game = random_game(variant, seed, |game, _| {
            let legal = truth(game).legal_actions();
            assert_eq!(legal.is_empty(), game.outcome().is_some(), "{} {seed}", name(variant));
            let distinct: BTreeSet<String> = legal.iter().map(Action::to_string).collect();
            assert_eq!(distinct.len(), legal.len(), "an action twice: {} {seed}", name(variant));
        });
        assert!(game.outcome().is_some() && game.to_act().is_none());
    });
}

/// Every from-to pair, and actions of other kinds: those on the list are played, the others change nothing.
fn check_exactly_the_list(game: &Game) {
    let legal = truth(game).legal_actions();
    let squares = || SquareSet::rectangle(12, 0, 10).into_iter();
    let moves = squares().flat_map(|from| squares().map(move |to| Action::Move { from, to }));
    let others =
        ["a4a5b5", "a4?a5=B", "c3^c6", "c3!e5", "c3*c4", "boat:b5e5", "a4a5&a+2", "defend:none", "rescue:none"];
    for action in moves.chain(others.iter().map(|text| text.parse().expect("an action"))) {
        let mut position = truth(game).clone();
        let played = position.play(action).is_ok();
        assert_eq!(played, legal.contains(&action), "{action}");
        assert_eq!(position == *truth(game), !played, "{action} changes nothing unless it is played");
        for color in Color::ALL {
            let view = truth(game).view(color);
            let mine = game.to_act() == Some(color);
            assert_eq!(view.check(action).is_ok(), mine && played, "{action} as {color} sees it");
        }
    }
}

#[test]
fn play_accepts_exactly_the_list() {
    for variant in variants() {
        random_game(&variant, 7, |game, random| {
            if random.u8(..150) == 0 || game.outcome().is_some() {
                check_exactly_the_list(game);
            }
        });
    }
}

#[test]
fn a_refused_action_changes_nothing_of_the_game() {
    for_all(|variant, seed| {
        let mut game = begin(variant, seed);
        let before = game.clone();
        for refused in ["a1b1c1", "a1a10", "rescue:none", "boat:b5e5"] {
            assert!(game.play(refused.parse().expect("an action")).is_err(), "{refused}");
        }
        assert!(game == before, "{}", name(variant));
    });
}

#[test]
fn a_player_sees_the_same_list_as_the_position() {
    for_all(|variant, seed| {
        random_game(variant, seed, |game, _| {
            for color in Color::ALL {
                let seen = truth(game).view(color).legal_actions();
                let expected = if game.to_act() == Some(color) { truth(game).legal_actions() } else { Vec::new() };
                assert_eq!(seen, expected);
            }
        });
    });
}

#[test]
fn pieces_are_conserved() {
    for_all(|variant, seed| {
        random_game(variant, seed, |game, _| {
            let position = truth(game);
            for color in Color::ALL {
                let mut counts = *position.private(color).lost();
                for (square, role) in position.private(color).pieces() {
                    assert_eq!(position.piece(square), Some((color, role)));
                    assert!(position.public().occupied(color).contains(square));
                    assert!(position.public().token(square).kinds.contains(role), "what is known is true");
                    counts[role as usize] += 1;
                }
                assert_eq!(counts, variant.army.counts());
                let on_board = position.public().occupied(color).len() as usize;
                assert_eq!(on_board + position.public().fallen(color).total(), variant.army.total());
            }
            let [red, blue] = Color::ALL.map(|color| position.public().occupied(color));
            assert!((red & blue).is_empty() && ((red | blue) & variant.board.lakes).is_empty());
        });
    });
}

/// A view carried by the events alone, from its own set-up and the opponent's squares.
fn start(game: &Game, color: Color) -> View {
    let record = game.player_record(color).expect("it began with set-ups");
    let enemies = PlayerRecord::enemy_squares(&record.variant.board, color, &record.enemy);
    View::new(shared(&record.variant), color, &record.setup, enemies)
}

#[test]
fn events_alone_carry_a_view() {
    for_all(|variant, seed| {
        let mut carried = Color::ALL.map(|color| start(&begin(variant, seed), color));
        let mut seen = 0;
        random_game(variant, seed, |game, _| {
            for view in &mut carried {
                for index in seen..game.log_len() {
                    let (_, line) = game.told(view.me(), index).expect("an entry");
                    // By way of the text, as a program on the other end of a pipe gets it.
                    let line: vexillum_engine::notation::Line = line.to_string().parse().expect("a line");
                    line.events.iter().for_each(|told| view.apply(told));
                }
                assert!(Some(&*view) == game.view(view.me()).as_ref(), "{} {seed}", name(variant));
            }
            seen = game.log_len();
        });
    });
}

/// N2: without cards and rescues there is nothing that a public form leaves out.
#[test]
fn public_forms_of_moves_are_the_moves() {
    let mut far_attacks = 0;
    for variant in variants() {
        let game = random_game(&variant, 2, |_, _| {});
        let record = game.record().expect("it is over");
        let played: Vec<String> = record.turns.iter().flatten().map(Action::to_string).collect();
        for color in Color::ALL {
            let lines = (0..game.log_len()).filter_map(|index| game.told(color, index));
            let forms = lines.map(|(_, line)| line.form).filter(|form| !form.starts_with("draw "));
            assert!(forms.eq(played.iter().cloned()), "{}", name(&variant));
        }
        let far = |told: &&Told| matches!(told.event, Event::Attack { from, to } if !from.is_next_to(to));
        far_attacks += (0..game.log_len()).flat_map(|index| game.true_events(index)).filter(far).count();
    }
    assert!(far_attacks > 20, "a Scout's attack from afar is the case that matters");
}

#[test]
fn the_truth_completes_a_view() {
    for_all(|variant, seed| {
        random_game(variant, seed, |game, _| {
            let position = truth(game);
            for color in Color::ALL {
                let view = position.view(color);
                let whole = view
                    .complete(|square| position.piece(square).map(|(_, role)| role), |_| {})
                    .expect("the truth fits");
                assert!(whole.view(color) == view && whole == *position, "{} {seed}", name(variant));
            }
        });
    });
}

/// A guess by someone who knows nothing but the view: hidden kinds in an order of his own.
fn guess(view: &View, random: &mut fastrand::Rng) -> Option<Vec<(Square, Role)>> {
    let enemy = !view.me();
    let mut left = view.variant().army.counts();
    let fallen = view.public().fallen(enemy);
    for role in Role::ALL {
        left[role as usize] -= fallen.known[role as usize].max(view.mine().tray(enemy)[role as usize]);
    }
    let mut squares: Vec<Square> = view.public().occupied(enemy).into_iter().collect();
    random.shuffle(&mut squares);
    squares.sort_by_key(|&square| view.kinds(square).len());
    squares
        .into_iter()
        .map(|square| {
            let open: Vec<Role> = view.kinds(square).iter().filter(|&role| left[role as usize] > 0).collect();
            let role = random.choice(open)?;
            left[role as usize] -= 1;
            Some((square, role))
        })
        .collect()
}

#[test]
fn any_guess_gives_the_view_back() {
    let mut guesses = 0;
    for variant in variants() {
        random_game(&variant, 5, |game, random| {
            for color in Color::ALL {
                let view = truth(game).view(color);
                let Some(guess) = guess(&view, random) else { continue };
                let role = |square| guess.iter().find(|(at, _)| *at == square).map(|&(_, role)| role);
                let Ok(whole) = view.complete(role, |_| {}) else { continue };
                assert!(whole.view(color) == view, "{}", name(&variant));
                guesses += 1;
            }
        });
    }
    assert!(guesses > 1000, "only {guesses} guesses fitted");
}

fn assert_restores(game: &Game) {
    let restored = Game::restore(&game.save()).unwrap_or_else(|error| panic!("{}: {error}", name(game.variant())));
    assert!(restored == *game, "another game was restored: {}", name(game.variant()));
}

#[test]
fn records_give_the_game_back() {
    for_all(|variant, seed| {
        let game = random_game(variant, seed, |game, random| {
            if random.u8(..80) != 0 {
                return;
            }
            assert_restores(game);
            for color in Color::ALL {
                let own = game.player_record(color).expect("it began with set-ups");
                let read: PlayerRecord = own.to_string().parse().expect("an own record");
                assert!(read == own && Some(read.view()) == game.view(color), "{} {seed}", name(variant));
            }
            assert_eq!(game.record().is_some(), game.outcome().is_some(), "a full record is for nobody before the end");
        });
        let record = game.record().expect("the game is over");
        let read: Record = record.to_string().parse().expect("a record");
        assert!(read == record, "{} {seed}", name(variant));
        // Offers of a draw are in no record, so the games are equal in where they came to.
        let again = Game::from_record(read).expect("a game that was played");
        assert!(truth(&again) == truth(&game), "{} {seed}", name(variant));
        assert!(again.record().as_ref() == Some(&record), "{} {seed}", name(variant));
    });
}

#[test]
fn games_can_be_saved_at_any_time() {
    let mut game = begin(&variants()[0], 1);
    assert_restores(&game);
    game.draw(Color::Blue).expect("a draw can be offered");
    assert_restores(&game);
    game.draw(Color::Red).expect("and accepted");
    assert_restores(&game);
    let mut game = begin(&variants()[0], 2);
    game.resign(Color::Blue).expect("one can resign");
    assert_restores(&game);
    let mut game = begin(&variants()[0], 3);
    game.time_out(Color::Red).expect("time can be up");
    assert_restores(&game);
}

/// Names are kept as far as they neither break a line nor pass for a computer.
#[test]
fn names_of_seats() {
    let variant = *VARIANTS[0];
    for (given, kept) in [
        ("", ""),
        (" Ann ", "Ann"),
        ("Ann / Bob", "Ann  Bob"),
        ("Ann\nend red flag", "Annend red flag"),
        ("computer legate", "legate"),
        ("computer  computer x", "x"),
        ("Zoë \u{1F600}", "Zoë \u{1F600}"),
    ] {
        let seats = ByColor { red: Seat::Person(given.to_owned()), blue: Seat::Computer(Level::Centurion) };
        let mut game = Game::new(variant, seats, 1).expect("an edition can be played");
        assert_eq!(game.seat(Color::Red), &Seat::Person(kept.to_owned()), "{given:?}");
        assert_restores(&game);
        for color in Color::ALL {
            game.set_up(color, arrange(&variant, 1)).expect("a good set-up");
            assert_restores(&game);
        }
    }
}
