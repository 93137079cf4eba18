//! Taking back moves against the computer.

use super::log::Deed;
use super::{Entry, Game, GameError};
use crate::color::Color;
use crate::event::Event;

impl Game {
    /// True if a player has had a hint, or took back a decision that revealed something.
    pub const fn is_assisted(&self) -> bool {
        self.assisted
    }

    /// Notes that a player has had a hint.
    pub const fn assist(&mut self) {
        self.assisted = true;
    }

    /// True if a player can take back a decision: only against the computer, while the game runs.
    pub fn can_take_back(&self, color: Color) -> bool {
        self.outcome().is_none() && !self.seats[!color].is_person() && self.last_decision(color).is_some()
    }

    /// Takes back a player's last decision and everything after it. The clock keeps the time used.
    ///
    /// # Errors
    /// [`GameError::WrongTime`] if there is nothing to take back.
    pub fn take_back(&mut self, color: Color) -> Result<(), GameError> {
        let kept = self.last_decision(color).filter(|_| self.can_take_back(color)).ok_or(GameError::WrongTime)?;
        let revealed = self.log.iter().skip(kept).any(|entry| entry.reveals_to(color));
        self.truncate_log(kept).ok_or(GameError::WrongTime)?;
        self.assisted |= revealed;
        Ok(())
    }

    /// Restores the game of `later`, undoing [`take_back`](Self::take_back).
    ///
    /// The clock keeps the time used, and help stays counted.
    ///
    /// # Errors
    /// [`GameError::WrongTime`] if `later` does not continue this game.
    pub fn redo(&mut self, later: Self) -> Result<(), GameError> {
        let begins = self.start == later.start && self.variant == later.variant && self.seats == later.seats;
        if !begins || later.log.len() <= self.log.len() || !later.log.starts_with(&self.log) {
            return Err(GameError::WrongTime);
        }
        *self = Self { clock: self.clock, assisted: self.assisted || later.assisted, ..later };
        Ok(())
    }

    fn last_decision(&self, color: Color) -> Option<usize> {
        self.log.iter().rposition(|entry| entry.by == color && matches!(entry.deed, Deed::Action(_)))
    }
}

impl Entry {
    /// True if the entry revealed more to a player than moves and turns.
    fn reveals_to(&self, color: Color) -> bool {
        let plain = |event| {
            matches!(event, Event::Move { .. } | Event::Swap(..) | Event::Turn(_) | Event::Ask(..) | Event::Offer(_))
        };
        self.events.iter().any(|told| told.to.includes(color) && !plain(told.event))
    }
}
