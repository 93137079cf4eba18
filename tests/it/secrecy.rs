//! No player learns by any path what he was not told (R14): games that look alike to him stay alike while they go alike.

use std::collections::BTreeMap;

use vexillum_engine::notation::write_view;
use vexillum_engine::{ByColor, Color, Game, Role, Seat, Setup, Square, Variant, View};

use crate::games::{begin, choose, name, truth, variants};

/// All that the program makes for a player of a running game.
fn everything(game: &Game, color: Color) -> Vec<String> {
    let view: View = game.view(color).expect("both set-ups stand");
    let mut texts = vec![
        format!("{view:?}"),
        write_view(&view),
        game.player_record(color).expect("it began with set-ups").to_string(),
        format!("{:?}", view.legal_actions()),
        format!("{:?} {:?} {:?}", game.to_act(), game.outcome(), game.has_set_up(!color)),
    ];
    texts.extend((0..game.log_len()).map(|index| {
        let (by, line) = game.told(color, index).expect("an entry");
        format!("{by} {line}")
    }));
    texts
}

/// The same game with other kinds on some of a side's squares: `kinds` tells which. None if its set-up cannot be.
fn retold(game: &Game, side: Color, kinds: &BTreeMap<Square, Role>) -> Option<Game> {
    let variant = *game.variant();
    let record = game.true_record()?;
    let vexillum_engine::notation::Start::Setups(setups) = record.start else { return None };
    let seats = ByColor::new(|color| game.seat(color).clone());
    let mut other = Game::new(variant, seats, 1).ok()?;
    for color in Color::ALL {
        let mut setup: Setup = setups[color].clone();
        if color == side {
            for (index, square) in variant.board.home(side).enumerate() {
                if let Some(&role) = kinds.get(&square) {
                    setup.set(index, Some(role));
                }
            }
        }
        other.set_up(color, setup).ok()?;
    }
    let mut actions = record.turns.into_iter().flatten();
    for index in 0..game.log_len() {
        let (by, line) = game.told(side, index)?;
        if line.form.starts_with("draw") {
            other.draw(by).ok()?;
        } else {
            other.play(actions.next()?).ok()?;
        }
    }
    Some(other)
}

/// Where the pieces stand that began on each home square.
fn origins(game: &Game, side: Color) -> BTreeMap<Square, Square> {
    let mut origin: BTreeMap<Square, Square> = game.variant().board.home(side).map(|square| (square, square)).collect();
    for index in 0..game.log_len() {
        for told in game.true_events(index) {
            match told.event {
                vexillum_engine::Event::Move { from, to } => {
                    if let Some(home) = origin.remove(&from) {
                        origin.insert(to, home);
                    }
                }
                vexillum_engine::Event::Remove(square) => drop(origin.remove(&square)),
                _ => {}
            }
        }
    }
    origin
}

/// Exchanges the kinds of hidden enemy pieces, as the watcher may imagine them, and compares all that he gets.
fn check(game: &Game, watcher: Color, random: &mut fastrand::Rng) -> bool {
    let enemy = !watcher;
    let view = game.view(watcher).expect("both set-ups stand");
    let origin = origins(game, enemy);
    let mut hidden: Vec<Square> =
        view.public().occupied(enemy).into_iter().filter(|&square| view.known(square).is_none()).collect();
    random.shuffle(&mut hidden);
    let mut kinds: BTreeMap<Square, Role> = BTreeMap::new();
    let kind_at = |square: Square| truth(game).piece(square).map(|(_, role)| role).expect("a piece");
    // Exchange in pairs what could as well be the other.
    for pair in hidden.chunks_exact(2) {
        let (a, b) = (pair[0], pair[1]);
        let (x, y) = (kind_at(a), kind_at(b));
        if x != y && view.kinds(a).contains(y) && view.kinds(b).contains(x) {
            kinds.insert(origin[&a], y);
            kinds.insert(origin[&b], x);
        }
    }
    if kinds.is_empty() {
        return false;
    }
    // A tale that the rules forbid (a Flag that moved, an enclosed army) is none that the watcher believes either.
    let Some(other) = retold(game, enemy, &kinds) else { return false };
    if other.to_act() != game.to_act() {
        return false;
    }
    assert!(truth(&other) != truth(game), "the tale is another one");
    let (seen, retold) = (everything(game, watcher), everything(&other, watcher));
    for (seen, retold) in seen.iter().zip(&retold) {
        assert!(seen == retold, "{watcher} can tell two games of {} apart:\n{seen}\n{retold}", name(game.variant()));
    }
    assert_eq!(seen.len(), retold.len());
    true
}

fn check_games_of(variant: &Variant, seed: u64) -> usize {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut game = begin(variant, seed);
    let mut compared = 0;
    while let Some(action) = choose(truth(&game), &mut random) {
        if random.u8(..20) == 0 || game.log_len() == 0 {
            for color in Color::ALL {
                compared += usize::from(check(&game, color, &mut random));
            }
        }
        if random.u8(..50) == 0 {
            let offerer = Color::ALL[random.usize(..2)];
            if truth(&game).public().offer().is_none() {
                game.draw(offerer).expect("a running game");
            }
        }
        game.play(action).expect("a listed action is legal");
    }
    compared
}

#[test]
fn games_that_look_alike_stay_alike() {
    for variant in variants() {
        let compared: usize = (0..6).map(|seed| check_games_of(&variant, seed)).sum();
        assert!(compared >= 10, "only {compared} games of {} were compared", name(&variant));
    }
}

/// While only one side has set up, the other learns that it has, and nothing else.
#[test]
fn a_set_up_alone_tells_nothing() {
    let variant = variants()[0];
    let mut game = Game::new(variant, ByColor::new(|_| Seat::Person(String::new())), 1).expect("an edition");
    game.set_up(Color::Red, vexillum_engine::ai::arrange(&variant, 1)).expect("a good set-up");
    assert!(game.has_set_up(Color::Red) && !game.has_set_up(Color::Blue));
    assert!(Color::ALL.into_iter().all(|color| game.view(color).is_none() && game.player_record(color).is_none()));
    assert!(game.open_position().is_none() && game.record().is_none());
}

/// The whole is given out only at the end, or where no person plays.
#[test]
fn the_whole_is_closed_while_a_person_plays() {
    let variant = variants()[0];
    let mut game = begin(&variant, 4);
    let action = truth(&game).legal_actions()[0];
    game.play(action).expect("a listed action is legal");
    assert!(game.open_position().is_none() && game.record().is_none() && game.told_openly(0).is_none());
    game.resign(Color::Red).expect("a running game");
    assert!(game.open_position().is_some() && game.record().is_some() && game.told_openly(0).is_some());
    let level = vexillum_engine::ai::Level::Recruit;
    for (red, open) in [(Seat::Computer(level), true), (Seat::Person(String::from("Eve")), false)] {
        let mut game = Game::new(variant, ByColor { red, blue: Seat::Computer(level) }, 1).expect("an edition");
        for color in Color::ALL {
            game.set_up(color, vexillum_engine::ai::arrange(&variant, 1)).expect("a good set-up");
        }
        assert_eq!(game.open_position().is_some(), open);
    }
}
