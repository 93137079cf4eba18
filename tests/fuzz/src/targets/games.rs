//! Games by any commands, and views by any events.

use vexillum_engine::{
    Audience, Card, Color, Event, Game, Outcome, Question, Reason, Role, RoleSet, Square, Times, Told, View,
};

use super::choices::{Choices, action};
use super::notation::check_game;
use super::number;
use crate::Target;
use crate::probe::probe;

pub(super) const GAME: Target = Target { name: "game", seeds: rows, inputs: 100, run: command };
pub(super) const EVENTS: Target = Target { name: "events", seeds: rows, inputs: 800, run: follow };

fn rows() -> Vec<Vec<u8>> {
    let mut random = fastrand::Rng::with_seed(1);
    (0..60).map(|_| std::iter::repeat_with(|| random.u8(..)).take(80).collect()).collect()
}

/// Commands to a game; after all of them it is what its own texts tell.
fn command(bytes: &[u8]) -> bool {
    let mut choices = Choices(bytes);
    let mut game = choices.game();
    if choices.below(3) == 0
        && let Some(times) = Times::new(Some(60), Some(60), 2)
    {
        game = game.with_clock(times);
    }
    while !choices.is_empty() {
        let color = Color::ALL[choices.below(2)];
        let before = game.log_len();
        let _ = match choices.below(16) {
            0 => game.draw(color).map(drop),
            1 if choices.below(4) == 0 => game.resign(color).map(drop),
            2 if choices.below(4) == 0 => game.time_out(color).map(drop),
            3 => game.take_back(color),
            4 => {
                game.spend(color, choices.below(60_000) as u32);
                Ok(())
            }
            5 => {
                game.assist();
                Ok(())
            }
            6 => {
                // An action of somebody's, whatever it is now.
                let squares = [choices.below(120), choices.below(120)].map(Square::from_index);
                if let [Some(from), Some(to)] = squares {
                    let _ = game.play(vexillum_engine::Action::Move { from, to });
                }
                Ok(())
            }
            _ => match action(&game, &mut |limit| choices.below(limit)) {
                Some(action) => game.play(action).map(drop),
                None => break,
            },
        };
        assert!(game.log_len() <= before + 1 && game.log_len() <= Game::MOST_ENTRIES);
    }
    check_game(&game, number(bytes));
    true
}

/// Events that are told to a player in the midst of a game. What his view accepts, he can think about.
fn follow(bytes: &[u8]) -> bool {
    let mut choices = Choices(bytes);
    let game = choices.game();
    let me = Color::ALL[choices.below(2)];
    let Some(mut view) = game.view(me) else { return false };
    let mut accepted = 0;
    while !choices.is_empty() {
        let events: Vec<Told> = (0..=choices.below(3)).map(|_| event(&mut choices, &view)).collect();
        let before = view.clone();
        match view.follow(&events) {
            Ok(()) => accepted += 1,
            Err(error) => {
                assert!(view == before, "what is refused changes nothing");
                assert!(!error.to_string().is_empty());
            }
        }
    }
    if accepted > 0 {
        probe(&view, number(bytes));
    }
    accepted > 0
}

fn event(choices: &mut Choices, view: &View) -> Told {
    let (me, public) = (view.me(), view.public());
    let color = |choices: &mut Choices| Color::ALL[choices.below(2)];
    let role = |choices: &mut Choices| Role::ALL[choices.below(Role::COUNT)];
    let card = |choices: &mut Choices| Card::ALL[choices.below(Card::ALL.len())];
    let maybe_card = |choices: &mut Choices| if choices.below(2) == 0 { None } else { Some(card(choices)) };
    // Mostly where pieces are, so that some events are accepted.
    let square = |choices: &mut Choices| {
        let side: Vec<Square> = public.occupied(Color::ALL[choices.below(2)]).into_iter().collect();
        let anywhere = Square::from_index(choices.below(120));
        let found = if choices.below(4) == 0 { anywhere } else { choices.of(&side).or(anywhere) };
        found.or(Square::new(0, 0)).expect("a square of every board")
    };
    let beside = |choices: &mut Choices, at: Square| {
        let near: Vec<Square> = at.neighbors().into_iter().collect();
        choices.of(&near).unwrap_or(at)
    };
    let from = square(choices);
    let event = match choices.below(20) {
        0 => Event::Ask(color(choices), Question::ALL[choices.below(3)]),
        1 | 2 => Event::Move { from, to: beside(choices, from) },
        3 => Event::Attack { from, to: beside(choices, from) },
        4 => Event::Target { from, to: square(choices) },
        5 | 6 => Event::Show(from, view.known(from).unwrap_or_else(|| role(choices))),
        7 => Event::Hint(from, [role(choices), role(choices), role(choices)].into_iter().collect::<RoleSet>()),
        8 => Event::Guess(from, role(choices), choices.below(2) == 0),
        9 => Event::Remove(from),
        10 => Event::Taken(color(choices), role(choices)),
        11 => Event::Place(from, if choices.below(2) == 0 { None } else { Some(role(choices)) }),
        12 => Event::Owner(from, color(choices)),
        13 => Event::Swap(from, square(choices)),
        14 => Event::Card(color(choices), card(choices)),
        15 => Event::Lay(color(choices), maybe_card(choices)),
        16 => Event::Draw(color(choices), maybe_card(choices)),
        17 => Event::Under(color(choices), maybe_card(choices)),
        18 => Event::Turn(public.turn().map_or(Color::Red, |mover| !mover)),
        _ => match choices.below(8) {
            0 => Event::End(Outcome { winner: Some(me), reason: Reason::ALL[choices.below(Reason::ALL.len())] }),
            1 => Event::Offer(color(choices)),
            _ => Event::Turn(color(choices)),
        },
    };
    let to = [Audience::Everyone, Audience::Only(me), Audience::Everyone, Audience::Only(!me), Audience::Nobody];
    Told { event, to: if choices.below(3) == 0 { to[choices.below(to.len())] } else { Audience::Everyone } }
}
