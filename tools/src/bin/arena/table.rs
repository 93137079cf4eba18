//! Game between two contestants.

use std::time::{Duration, Instant};

use vexillum_engine::{ByColor, Color, Game};
use vexillum_tools::Failure;

use crate::contestant::{Contestant, Seat};
use crate::player::Budget;

/// Game in progress, with its contestants.
pub(crate) struct Table<'a> {
    pub(crate) game: Game,
    contestants: ByColor<&'a Contestant>,
    budgets: ByColor<Budget>,
    rng: fastrand::Rng,
    pub(crate) used: ByColor<Usage>,
}

/// Time and nodes that a player has used in a game.
#[derive(Clone, Copy, Default)]
pub(crate) struct Usage {
    pub(crate) actions: u32,
    pub(crate) time: Duration,
    pub(crate) nodes: u64,
}

/// Fault of a player: the side and the reason.
pub(crate) type Fault = (Color, Failure);

impl<'a> Table<'a> {
    pub(crate) fn new(
        game: Game,
        contestants: ByColor<&'a Contestant>,
        budgets: ByColor<Budget>,
        rng: fastrand::Rng,
    ) -> Self {
        Self { game, contestants, budgets, rng, used: ByColor::default() }
    }

    /// Plays the game to its end, or to the first fault.
    pub(crate) fn play(&mut self) -> Result<(), Fault> {
        let seats = ByColor { red: self.sit(Color::Red)?, blue: self.sit(Color::Blue)? };
        while let Some(color) = self.game.to_act() {
            let start = Instant::now();
            let decided = seats[color].decide(&self.game, color, self.budgets[color], &mut self.rng);
            let (answer, nodes) = decided.map_err(|failure| (color, failure))?;
            let used = &mut self.used[color];
            used.time += start.elapsed();
            used.actions += 1;
            used.nodes += nodes;
            if answer.offers_draw {
                self.offer_draw(&seats, color)?;
            }
            if self.game.to_act().is_some() {
                self.enter(&seats, color, |game| match answer.action {
                    Some(action) => game.play(action).map_err(|error| Failure::new(format!("{action}: {error}"))),
                    None => Ok(game.resign(color)?),
                })?;
            }
        }
        Ok(())
    }

    fn sit(&mut self, color: Color) -> Result<Seat, Fault> {
        let seat = self.contestants[color].sit(&self.game, color, self.budgets[color], &mut self.rng);
        seat.map_err(|failure| (color, failure))
    }

    /// Enters a side's offer of a draw, or its late acceptance of a declined one, and asks the other side.
    fn offer_draw(&mut self, seats: &ByColor<Seat>, color: Color) -> Result<(), Fault> {
        self.enter(seats, color, |game| Ok(game.draw(color)?))?;
        let other = !color;
        if self.game.to_act().is_some()
            && seats[other].accepts_draw(&self.game, other).map_err(|failure| (other, failure))?
        {
            self.enter(seats, other, |game| Ok(game.draw(other)?))?;
        }
        Ok(())
    }

    /// Enters a side's action and tells both sides what they may know of it.
    fn enter(
        &mut self,
        seats: &ByColor<Seat>,
        color: Color,
        act: impl FnOnce(&mut Game) -> Result<usize, Failure>,
    ) -> Result<(), Fault> {
        let entry = act(&mut self.game).map_err(|failure| (color, failure))?;
        for side in Color::ALL {
            seats[side].tell(&self.game, side, entry);
        }
        Ok(())
    }
}
