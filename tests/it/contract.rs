//! Properties of every variant, in random games.

use std::collections::BTreeSet;

use vexillum_engine::ai::arrange;
use vexillum_engine::notation::{PlayerRecord, Record, write_position};
use vexillum_engine::{
    Action, ByColor, Captured, Card, Color, Event, Game, Level, Position, Role, Seat, Square, SquareSet, Told,
    VARIANTS, Variant, View,
};

use crate::games::{begin, name, random_game, truth, variants};

const SEEDS: u64 = 3;

/// Runs a test for every variant and several seeds.
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

/// Checks that the position plays listed actions and refuses all others without a change.
///
/// The actions are all pairs of squares, and some of other kinds.
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
        for refused in ["a1b1c1", "e5e6", "rescue:none", "boat:b5e5"] {
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

/// Checks that each card is in one place and the public counts are right.
fn check_cards(position: &Position, color: Color) {
    let (deal, table) = (position.deal(color), position.public().table());
    let laid = position.private(color).laid();
    assert_eq!(table.hands[color] as usize, deal.hand().len());
    assert_eq!(table.piles[color] as usize, deal.pile().len());
    let mut cards: Vec<Card> = deal.hand().iter().chain(deal.pile().iter().copied()).chain(laid).collect();
    cards.extend(table.discards[color].iter());
    cards.sort_unstable();
    let all = if position.public().variant().cards { &Card::ALL[..] } else { &[] };
    assert_eq!(cards, all);
    assert!(deal.pile().ends_with(position.private(color).under()), "what he put under lies there");
}

#[test]
fn pieces_and_cards_are_conserved() {
    for_all(|variant, seed| {
        random_game(variant, seed, |game, _| {
            let position = truth(game);
            let mut counts = ByColor::new(|color| *position.private(color).lost());
            let mut on_board = ByColor::new(|_| 0);
            for color in Color::ALL {
                for (square, role) in position.private(color).pieces() {
                    let token = position.public().token(square);
                    assert_eq!(position.piece(square), Some((color, role)));
                    assert!(position.public().occupied(color).contains(square));
                    assert!(token.kinds.contains(role), "what is known is true");
                    let printed = if token.enchanted { !color } else { color };
                    counts[printed][role as usize] += 1;
                    on_board[printed] += 1;
                }
            }
            for color in Color::ALL {
                assert_eq!(counts[color], variant.army.counts());
                assert_eq!(on_board[color] + position.public().fallen(color).total(), variant.army.total());
                check_cards(position, color);
            }
            let [red, blue] = Color::ALL.map(|color| position.public().occupied(color));
            assert!((red & blue).is_empty() && ((red | blue) & variant.board.lakes).is_empty());
        });
    });
}

/// View of a player at the start: the own set-up, the enemy squares and, with cards, the first deal.
fn start(game: &Game, color: Color) -> View {
    let mut record = game.player_record(color).expect("it began with set-ups");
    record.lines.truncate(usize::from(record.variant.cards));
    record.view().expect("a view")
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
                    // The line goes through its text, as it does to a program at the other end of a pipe.
                    let line: vexillum_engine::notation::Line = line.to_string().parse().expect("a line");
                    view.follow(&line.events).unwrap_or_else(|error| panic!("{}: {error}: {line}", name(variant)));
                }
                assert!(Some(&*view) == game.view(view.me()).as_ref(), "{} {seed}", name(variant));
            }
            seen = game.log_len();
        });
    });
}

/// Public forms hide only what is secret (N2).
#[test]
fn public_forms() {
    let hides = |variant: &Variant, action: Action| match action {
        Action::Exchange(_) | Action::Redraw(Some(_)) => true,
        Action::Rescue(Some(_)) => matches!(variant.rules.captured, Captured::Owner | Captured::Nobody),
        Action::Play { attack_card, .. } => variant.rules.tactical_reveal && attack_card.is_some(),
        Action::SwapAttack { .. } => variant.rules.tactical_reveal,
        _ => false,
    };
    let (mut far_attacks, mut hidden) = (0, 0);
    for variant in variants() {
        let game = random_game(&variant, 2, |_, _| {});
        let record = game.record().expect("it is over");
        let mut played = record.turns.iter().flatten();
        for index in 0..game.log_len() {
            let (by, _) = game.told(Color::Red, index).expect("an entry");
            let forms = ByColor::new(|color| game.told(color, index).expect("an entry").1.form);
            if forms.red.starts_with("draw ") {
                continue;
            }
            let action = *played.next().expect("an action");
            assert_eq!(forms[by], action.to_string());
            if hides(&variant, action) && forms[!by] != forms[by] {
                assert!(forms[!by].contains('?'), "{action} as {}", forms[!by]);
                hidden += 1;
            } else {
                assert_eq!(forms[!by], forms[by], "{}", name(&variant));
            }
        }
        let far = |told: &&Told| matches!(told.event, Event::Attack { from, to } if !from.is_next_to(to));
        far_attacks += (0..game.log_len()).flat_map(|index| game.true_events(index)).filter(far).count();
    }
    assert!(far_attacks > 20, "a Scout's attack from afar is the case that matters");
    assert!(hidden > 20, "only {hidden} hidden forms");
}

/// Unseen cards of a player in their true order: first the own ones, then all of the opponent's.
fn true_cards(position: &Position, color: Color) -> [Vec<Card>; 2] {
    let (mine, theirs) = (position.deal(color), position.deal(!color));
    let unseen = mine.pile().len() - position.private(color).under().len();
    let laid = position.private(!color).laid();
    let others = laid.into_iter().chain(theirs.hand().iter()).chain(theirs.pile().iter().copied());
    [mine.pile()[..unseen].to_vec(), others.collect()]
}

#[test]
fn the_truth_completes_a_view() {
    for_all(|variant, seed| {
        random_game(variant, seed, |game, _| {
            let position = truth(game);
            for color in Color::ALL {
                let view = position.view(color);
                let mut cards = true_cards(position, color).into_iter();
                let deal = |unseen: &mut [Card]| unseen.copy_from_slice(&cards.next().expect("two lots"));
                let role = |square| position.piece(square).map(|(_, role)| role);
                let whole = view.complete(role, deal).expect("the truth fits");
                assert!(whole.view(color) == view, "{} {seed}", name(variant));
                assert_eq!(write_position(&whole), write_position(position));
                assert_eq!(whole.legal_actions(), position.legal_actions());
                for side in Color::ALL {
                    assert_eq!(whole.deal(side), position.deal(side));
                    assert_eq!(whole.private(side).lost(), position.private(side).lost());
                    assert_eq!(whole.private(side).tray(color), position.private(side).tray(color));
                    assert_eq!(whole.private(side).tray(!color), position.private(side).tray(!color));
                }
            }
        });
    });
}

/// Random guess of the hidden kinds from the view alone.
fn guess(view: &View, random: &mut fastrand::Rng) -> Option<Vec<(Square, Role)>> {
    let enemy = !view.me();
    let mut left = view.variant().army.counts();
    let fallen = view.public().fallen(enemy);
    for role in Role::ALL {
        let gone = fallen.known[role as usize].max(view.mine().tray(enemy)[role as usize]);
        let turned = view.mine().pieces().filter(|&(at, own)| own == role && view.public().token(at).enchanted).count();
        left[role as usize] = left[role as usize].saturating_sub(gone + turned as u8);
    }
    let mut squares: Vec<Square> = view.public().occupied(enemy).into_iter().collect();
    random.shuffle(&mut squares);
    squares.sort_by_key(|&square| view.kinds(square).len());
    squares
        .into_iter()
        .map(|square| {
            let open: Vec<Role> = view.kinds(square).iter().filter(|&role| left[role as usize] > 0).collect();
            let enchanted = view.public().token(square).enchanted;
            let role = if enchanted { view.known(square)? } else { random.choice(open)? };
            left[role as usize] -= u8::from(!enchanted);
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
                let Ok(whole) = view.complete(role, |cards| random.shuffle(cards)) else { continue };
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
    assert_eq!(Game::saved_variant(&game.save()).as_ref(), Ok(game.variant()));
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
                assert!(read == own && read.view().ok() == game.view(color), "{} {seed}", name(variant));
            }
            assert_eq!(game.record().is_some(), game.outcome().is_some(), "a full record is for nobody before the end");
        });
        let record = game.record().expect("the game is over");
        let read: Record = record.to_string().parse().expect("a record");
        assert!(read == record, "{} {seed}", name(variant));
        // Records contain no draw offers, so only the final positions are equal.
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

/// Names stay as they are, except for parts that break a line or pass for a computer.
#[test]
fn names_of_seats() {
    let variant = *VARIANTS[0];
    for (given, kept) in [
        ("", ""),
        (" Ann ", "Ann"),
        ("Ann / Bob", "Ann  Bob"),
        ("Ann\nend red flag", "Annend red flag"),
        ("computer legate", "legate"),
        ("computer consul", "consul"),
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

/// Checks the views at all times of a game, within entries too, against the player records.
fn check_the_past(game: &Game) {
    let opens = |event: &Event| matches!(event, Event::Attack { .. } | Event::Target { .. } | Event::Show(..));
    for color in Color::ALL {
        let record = game.player_record(color).expect("a game that has begun");
        let opening = record.lines.len() - game.log_len();
        let until = |lines: usize| PlayerRecord { lines: record.lines[..lines].to_vec(), ..record.clone() };
        for after in (0..=game.log_len()).step_by(7).chain([game.log_len()]) {
            let told = until(opening + after).view().expect("a view");
            assert!(game.view_after(color, after) == Some(told), "{color} after {after}");
        }
        for index in (0..game.log_len()).step_by(5) {
            let mut record = until(opening + index + 1);
            let events = &mut record.lines.last_mut().expect("a line").events;
            events.truncate(events.iter().position(|told| opens(&told.event)).unwrap_or(events.len()));
            assert!(game.view_amid(color, index, opens) == record.view().ok(), "{color} amid {index}");
        }
        assert!(game.view_after(color, game.log_len() + 1).is_none());
    }
}

#[test]
fn the_past_of_a_game_is_as_it_was_told() {
    for variant in variants() {
        check_the_past(&random_game(&variant, 3, |_, _| {}));
    }
}

#[test]
fn the_past_after_taking_back_is_that_of_what_was_played_instead() {
    let variant = Variant::find("barrage").expect("an edition");
    let seats = ByColor { red: Seat::Person(String::new()), blue: Seat::Computer(Level::Recruit) };
    let mut game = Game::new(*variant, seats, 1).expect("a game");
    for color in Color::ALL {
        game.set_up(color, arrange(variant, 5)).expect("a set-up");
    }
    // Take back across the interval of stored positions, and then play on in another way.
    for (times, last) in [(70, true), (70, false)] {
        for _ in 0..times {
            if let Some(legal) = game.view(Color::Red).zip(game.view(Color::Blue)) {
                let mut legal = if legal.0.is_my_turn() { legal.0 } else { legal.1 }.legal_actions();
                let _ = if last { legal.pop() } else { legal.drain(..).next() }.map(|action| game.play(action));
            }
        }
        check_the_past(&game);
        for _ in 0..10 {
            let _ = game.take_back(Color::Red);
        }
        check_the_past(&game);
        assert!(Game::restore(&game.save()).is_ok_and(|again| again == game), "it is kept and comes back");
    }
}
