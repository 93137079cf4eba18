//! Player mode (N5): one side of a game with an external referee.

use std::sync::Arc;

use vexillum_engine::ai::{accepts_draw, arrange};
use vexillum_engine::notation::{Line, PlayerRecord};
use vexillum_engine::{Color, Phase, Setup, Variant, View};

use crate::failure::{Failure, Reply};
use crate::session::nothing;
use crate::thinking::Thinking;

/// Turns without an attack between two offers of a draw.
const LONG_QUIET: u32 = 60;

/// Player of one side, who knows only what the referee has said.
pub(crate) struct Player {
    variant: Variant,
    side: Color,
    thinking: Thinking,
    setup: Setup,
    /// View of the game, once the opponent's squares are known.
    view: Option<View>,
}

impl Player {
    pub(crate) fn new(variant: &Variant, side: Color, thinking: Thinking) -> Result<Self, Failure> {
        variant.check()?;
        let setup = arrange(variant, thinking.seed);
        Ok(Self { variant: *variant, side, thinking, setup, view: None })
    }

    /// Set-up of this player.
    pub(crate) const fn setup(&self) -> &Setup {
        &self.setup
    }

    pub(crate) fn command(&mut self, name: &str, rest: &str) -> Reply {
        if self.view.as_ref().is_some_and(|view| view.public().phase().outcome().is_some()) {
            return Err(Failure::new("the game is over"));
        }
        match name {
            "use" => self.use_setup(rest),
            "enemy" => self.enemy(rest),
            "events" => self.events(rest),
            "go" => self.go(rest),
            "offer" if rest == "draw" => {
                let accepts = accepts_draw(self.running()?);
                Ok(vec![String::from(if accepts { "accept" } else { "decline" })])
            }
            _ => Err(Failure::new(format!("a player does not know {name:?}"))),
        }
    }

    fn running(&self) -> Result<&View, Failure> {
        self.view.as_ref().ok_or_else(before_enemy)
    }

    /// `use STRING`: replaces the set-up.
    fn use_setup(&mut self, text: &str) -> Reply {
        if self.view.is_some() {
            return Err(Failure::new("not after enemy"));
        }
        let setup = Setup::parse(&self.variant.board, text)?;
        if let Some(problem) = setup.problems(&self.variant).first() {
            return Err(Failure::new(problem));
        }
        self.setup = setup;
        Ok(Vec::new())
    }

    /// `enemy STRING`: the opponent's squares.
    fn enemy(&mut self, text: &str) -> Reply {
        if self.view.is_some() {
            return Err(Failure::new("enemy was said already"));
        }
        let board = &self.variant.board;
        let squares = PlayerRecord::parse_enemy(board, text)?;
        let wanted = self.variant.army.total();
        let standing = squares.iter().filter(|&&occupied| occupied).count();
        if standing != wanted {
            return Err(Failure::new(format!("{standing} pieces instead of {wanted}")));
        }
        let enemies = PlayerRecord::enemy_squares(board, self.side, &squares);
        self.view = Some(View::new(Arc::new(self.variant), self.side, &self.setup, enemies));
        Ok(Vec::new())
    }

    /// `events FORM : event; event ...`: events, as far as this side is told.
    fn events(&mut self, rest: &str) -> Reply {
        let line: Line = format!("events {rest}").parse()?;
        let view = self.view.as_mut().ok_or_else(before_enemy)?;
        view.follow(&line.events)?;
        Ok(Vec::new())
    }

    fn go(&mut self, rest: &str) -> Reply {
        nothing(rest)?;
        let view = self.running()?;
        if matches!(view.public().phase(), Phase::Turn(_)) && view.public().turn().is_none() {
            return Err(Failure::new("not before events deal"));
        }
        let action = self.thinking.choose(view).ok_or_else(|| Failure::new("not this side's turn"))?;
        let offer = offers_draw(view).then(|| String::from("offer draw"));
        // Each decision gets another stream of random numbers.
        self.thinking.seed = self.thinking.seed.wrapping_add(1);
        Ok(offer.into_iter().chain([format!("play {action}")]).collect())
    }
}

fn before_enemy() -> Failure {
    Failure::new("not before enemy")
}

/// True if a draw is offered before this turn.
///
/// That is so once in every [`LONG_QUIET`] turns without an attack, if the same offer by the opponent would
/// be accepted. The player never resigns: the rules end lost games soon enough.
fn offers_draw(view: &View) -> bool {
    let quiet = view.public().quiet_turns();
    // The count of quiet turns has the same parity at each turn of this player.
    let due = quiet >= LONG_QUIET && quiet % LONG_QUIET < 2;
    due && matches!(view.public().phase(), Phase::Turn(_)) && view.public().offer().is_none() && accepts_draw(view)
}
