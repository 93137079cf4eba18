//! Inputs as rows of choices, and games that they decide.

use vexillum_engine::ai::arrange;
use vexillum_engine::{Action, ByColor, Color, Game, Level, SWITCHES, Seat, VARIANTS, Values, Variant};

/// A row of choices; the rest of it are zeros.
pub(super) struct Choices<'a>(pub(super) &'a [u8]);

impl Choices<'_> {
    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// A number below another, which is at most 65,536.
    pub(super) fn below(&mut self, limit: usize) -> usize {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        if limit <= 256 {
            return usize::from(first) % limit.max(1);
        }
        (usize::from(first) << 8 | self.below(256)) % limit
    }

    /// One of some values; `None` if there are none.
    pub(super) fn of<T: Copy>(&mut self, values: &[T]) -> Option<T> {
        values.get(self.below(values.len())).copied()
    }

    /// An edition, its switches changed as far as they go with it, perhaps as a player's own.
    pub(super) fn variant(&mut self) -> Variant {
        let mut variant = **VARIANTS.get(self.below(VARIANTS.len())).unwrap_or(&VARIANTS[0]);
        for _ in 0..self.below(6) {
            let switch = &SWITCHES[self.below(SWITCHES.len())];
            let value = match switch.values {
                Values::OnOff => ["on", "off"][self.below(2)],
                Values::Words(words) => words[self.below(words.len())],
                Values::NumberOrOff => ["off", "1", "2", "3", "5", "40"][self.below(6)],
            };
            variant = variant.with_switch(switch.name, value).unwrap_or(variant);
        }
        if self.below(4) == 3 { variant.as_own("Own") } else { variant }
    }

    /// A game that has begun, sometimes against the computer, with some actions played.
    pub(super) fn game(&mut self) -> Game {
        let variant = self.variant();
        let seed = self.below(8) as u64;
        let seats = ByColor {
            red: Seat::Person("Ann".to_owned()),
            blue: if seed.is_multiple_of(2) { Seat::Person(String::new()) } else { Seat::Computer(Level::Recruit) },
        };
        let mut game = Game::new(variant, seats, seed).expect("an edition can be played");
        for color in Color::ALL {
            game.set_up(color, arrange(&variant, seed + color as u64)).expect("a good set-up");
        }
        let mut random = fastrand::Rng::with_seed(self.below(256) as u64);
        for _ in 0..self.below(60) {
            let Some(action) = action(&game, &mut |limit| random.usize(..limit)) else { break };
            game.play(action).expect("a listed action is legal");
        }
        game
    }
}

/// A legal action; attacks and what is rare are preferred half of the time.
pub(super) fn action(game: &Game, below: &mut impl FnMut(usize) -> usize) -> Option<Action> {
    let view = game.view(game.to_act()?)?;
    let legal = view.legal_actions();
    let foes = view.public().occupied(!view.me());
    let acts = |action: &&Action| !matches!(action, Action::Move { to, .. } if !foes.contains(*to));
    let strong: Vec<Action> = legal.iter().filter(acts).copied().collect();
    let from = if !strong.is_empty() && below(2) == 0 { &strong } else { &legal };
    from.get(below(from.len().max(1))).copied()
}
