//! Secrecy (R14): two games that look alike to a player stay alike until a visible difference.

use std::collections::BTreeMap;

use vexillum_engine::notation::{Cards, Start, write_view};
use vexillum_engine::{Action, ByColor, Card, Color, Event, Game, Position, Role, Seat, Square, Variant, View};

use crate::games::{begin, choose, name, truth, variants};

/// All output for a player of a running game.
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

/// Alternative game that a watcher cannot rule out: other kinds on home squares, other unseen cards.
struct Tale {
    side: Color,
    kinds: BTreeMap<Square, Role>,
    cards: ByColor<BTreeMap<Card, Card>>,
}

impl Tale {
    fn card(&self, by: Color, card: Card) -> Card {
        self.cards[by].get(&card).copied().unwrap_or(card)
    }

    /// Same action with the alternative cards. Cards that the watcher has seen stay as they are.
    fn action(&self, by: Color, action: Action) -> Action {
        match action {
            Action::Exchange(card) => Action::Exchange(self.card(by, card)),
            Action::Redraw(Some(cards)) => Action::Redraw(Some(cards.map(|card| self.card(by, card)))),
            action => action,
        }
    }

    /// Alternative game, or `None` if its set-up or an action is impossible.
    fn retell(&self, game: &Game) -> Option<Game> {
        let mut record = game.true_record()?;
        let Start::Setups(setups) = &mut record.start else { return None };
        for (index, square) in record.variant.board.home(self.side).enumerate() {
            if let Some(&role) = self.kinds.get(&square) {
                setups[self.side].set(index, Some(role));
            }
        }
        if let Cards::Decks(decks) = &mut record.cards {
            for by in Color::ALL {
                let cards: Vec<Card> = decks[by].cards().iter().map(|&card| self.card(by, card)).collect();
                decks[by] = cards.try_into().expect("two cards have changed places");
            }
        }
        let mut actions = std::mem::take(&mut record.turns).into_iter().flatten();
        record.end = None;
        let mut other = Game::from_record(record).ok()?;
        for index in 0..game.log_len() {
            let (by, line) = game.told(self.side, index)?;
            if line.form.starts_with("draw") {
                other.draw(by).ok()?;
            } else {
                other.play(self.action(by, actions.next()?)).ok()?;
            }
        }
        Some(other)
    }
}

/// Home squares by the present square of the piece that started there.
fn origins(game: &Game, side: Color) -> BTreeMap<Square, Square> {
    let mut origin: BTreeMap<Square, Square> = game.variant().board.home(side).map(|square| (square, square)).collect();
    for index in 0..game.log_len() {
        for told in game.true_events(index) {
            match told.event {
                Event::Move { from, to } => {
                    if let Some(home) = origin.remove(&from) {
                        origin.insert(to, home);
                    }
                }
                Event::Swap(a, b) => {
                    let (one, other) = (origin.remove(&a), origin.remove(&b));
                    origin.extend(one.map(|home| (b, home)).into_iter().chain(other.map(|home| (a, home))));
                }
                // Returned and converted pieces did not start on a home square of this side.
                Event::Remove(square) | Event::Place(square, _) | Event::Owner(square, _) => {
                    origin.remove(&square);
                }
                _ => {}
            }
        }
    }
    origin
}

/// Cards of a side that a watcher has not seen; of the own pile, all but those put there by the watcher.
fn unseen_cards(position: &Position, watcher: Color, color: Color) -> Vec<Card> {
    let deal = position.deal(color);
    let pile = deal.pile().iter().copied();
    if color == watcher {
        pile.filter(|card| !position.private(color).under().contains(card)).collect()
    } else {
        deal.hand().iter().chain(pile).collect()
    }
}

/// Swaps the kinds of hidden enemy pieces within the watcher's knowledge, and compares all output.
fn check(game: &Game, watcher: Color, random: &mut fastrand::Rng) -> bool {
    let enemy = !watcher;
    let view = game.view(watcher).expect("both set-ups stand");
    let origin = origins(game, enemy);
    let mut hidden: Vec<Square> =
        view.public().occupied(enemy).into_iter().filter(|&square| view.known(square).is_none()).collect();
    hidden.retain(|square| origin.contains_key(square));
    random.shuffle(&mut hidden);
    let mut kinds: BTreeMap<Square, Role> = BTreeMap::new();
    let kind_at = |square: Square| truth(game).piece(square).map(|(_, role)| role).expect("a piece");
    // Swap pairs of pieces that could each be the other.
    for pair in hidden.chunks_exact(2) {
        let (a, b) = (pair[0], pair[1]);
        let (x, y) = (kind_at(a), kind_at(b));
        if x != y && view.kinds(a).contains(y) && view.kinds(b).contains(x) {
            kinds.insert(origin[&a], y);
            kinds.insert(origin[&b], x);
        }
    }
    let cards = ByColor::new(|color| {
        let unseen = unseen_cards(truth(game), watcher, color);
        let mut others = unseen.clone();
        random.shuffle(&mut others);
        unseen.into_iter().zip(others).collect::<BTreeMap<Card, Card>>()
    });
    let tale = Tale { side: enemy, kinds, cards };
    if tale.kinds.is_empty() && tale.cards[enemy].iter().all(|(card, other)| card == other) {
        return false;
    }
    // An alternative against the rules (a moved Flag, an enclosed army) is none for the watcher either.
    let Some(other) = tale.retell(game) else { return false };
    // Cards swapped within a hand make no other game.
    if other.to_act() != game.to_act() || truth(&other) == truth(game) {
        return false;
    }
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

/// While only one side has set up, the other learns that it has, and no more.
#[test]
fn a_set_up_alone_tells_nothing() {
    let variant = variants()[0];
    let mut game = Game::new(variant, ByColor::new(|_| Seat::Person(String::new())), 1).expect("an edition");
    game.set_up(Color::Red, vexillum_engine::ai::arrange(&variant, 1)).expect("a good set-up");
    assert!(game.has_set_up(Color::Red) && !game.has_set_up(Color::Blue));
    assert!(Color::ALL.into_iter().all(|color| game.view(color).is_none() && game.player_record(color).is_none()));
    assert!(game.open_position().is_none() && game.record().is_none());
}

/// The complete position is open only after the end, or where no person plays.
#[test]
fn the_whole_is_closed_while_a_person_plays() {
    let variant = variants()[0];
    let mut game = begin(&variant, 4);
    let action = truth(&game).legal_actions()[0];
    game.play(action).expect("a listed action is legal");
    assert!(game.open_position().is_none() && game.record().is_none() && game.told_openly(0).is_none());
    game.resign(Color::Red).expect("a running game");
    assert!(game.open_position().is_some() && game.record().is_some() && game.told_openly(0).is_some());
    let level = vexillum_engine::Level::Recruit;
    for (red, open) in [(Seat::Computer(level), true), (Seat::Person(String::from("Eve")), false)] {
        let mut game = Game::new(variant, ByColor { red, blue: Seat::Computer(level) }, 1).expect("an edition");
        for color in Color::ALL {
            game.set_up(color, vexillum_engine::ai::arrange(&variant, 1)).expect("a good set-up");
        }
        assert_eq!(game.open_position().is_some(), open);
    }
}
