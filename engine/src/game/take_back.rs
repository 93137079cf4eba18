//! Taking back against the computer.

use super::log::Deed;
use super::{Entry, Game, GameError};
use crate::color::Color;
use crate::event::Event;

impl Game {
    /// Whether a player has been helped: he has learned something and then taken back what he did to learn it, or was given
    /// a hint.
    pub const fn is_assisted(&self) -> bool {
        self.assisted
    }

    /// Notes that a player has been given a hint.
    pub const fn assist(&mut self) {
        self.assisted = true;
    }

    /// Whether there is a decision that a player can take back: only where the other side is played by the computer, and
    /// only while the game runs.
    pub fn can_take_back(&self, color: Color) -> bool {
        self.outcome().is_none() && !self.seats[!color].is_person() && self.last_decision(color).is_some()
    }

    /// Takes a player's last decision back, and all that came after it. The clock keeps what was used of it.
    ///
    /// # Errors
    /// [`GameError::WrongTime`] if there is nothing that can be taken back.
    pub fn take_back(&mut self, color: Color) -> Result<(), GameError> {
        let kept = self.last_decision(color).filter(|_| self.can_take_back(color)).ok_or(GameError::WrongTime)?;
        let revealed = self.log.iter().skip(kept).any(|entry| entry.reveals_to(color));
        self.cut(kept).ok_or(GameError::WrongTime)?;
        self.assisted |= revealed;
        Ok(())
    }

    /// Goes on as the game stood in `later`, before decisions were taken back: the redo of [`take_back`](Self::take_back).
    /// The clock keeps what was used of it, and help that was given stays counted.
    ///
    /// # Errors
    /// [`GameError::WrongTime`] if `later` is not this game with more done in it.
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
    /// Whether a player learned more from it than that pieces went from here to there.
    fn reveals_to(&self, color: Color) -> bool {
        let plain = |event| {
            matches!(event, Event::Move { .. } | Event::Swap(..) | Event::Turn(_) | Event::Ask(..) | Event::Offer(_))
        };
        self.events.iter().any(|told| told.to.includes(color) && !plain(told.event))
    }
}
