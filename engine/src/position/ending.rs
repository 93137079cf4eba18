//! End of a turn and end of the game (R8).

use alloc::vec::Vec;

use crate::color::Color;
use crate::event::{Audience, Event, Told};
use crate::outcome::{Outcome, Reason};
use crate::position::{Illegal, Position, legal};

impl Position {
    /// Passes the turn, or ends the game if the turn just played ended it.
    pub(super) fn settle(&mut self, next: Color, sink: &mut impl FnMut(Told)) {
        self.public.close_turn();
        let event = match (self.ending(next), self.public.turn()) {
            (Some(outcome), _) => Event::End(outcome),
            (None, mover) => {
                if let Some(mover) = mover.filter(|_| self.public.variant().cards) {
                    self.draw_up(mover, sink);
                }
                Event::Turn(next)
            }
        };
        self.emit(event, Audience::Everyone, sink);
    }

    /// First outcome that ends the game with `next` to move (R8.2, R8.4, R9.15).
    fn ending(&self, next: Color) -> Option<Outcome> {
        let stuck = |color: Color| !legal::any(&self.public, &self.private[color]);
        let rules = &self.public.variant().rules;
        if stuck(next) {
            return Some(if rules.both_stuck_draws && stuck(!next) {
                Outcome { winner: None, reason: Reason::BothStuck }
            } else {
                Outcome { winner: Some(!next), reason: Reason::NoMove }
            });
        }
        let reason = if rules.quiet_limit.is_some_and(|limit| self.public.quiet_turns() >= limit) {
            Reason::QuietLimit
        } else if self.public.turns() >= rules.last_turn() {
            Reason::TurnLimit
        } else {
            return None;
        };
        Some(Outcome { winner: None, reason })
    }

    /// Resigns for a player (R8.3).
    ///
    /// # Errors
    /// [`Illegal::Over`] if the game is already over.
    pub fn resign(&mut self, color: Color) -> Result<Vec<Told>, Illegal> {
        self.end(Outcome { winner: Some(!color), reason: Reason::Resign })
    }

    /// Ends the game because a player is out of time (R9.14).
    ///
    /// # Errors
    /// [`Illegal::Over`] if the game is already over.
    pub fn time_out(&mut self, color: Color) -> Result<Vec<Told>, Illegal> {
        self.end(Outcome { winner: Some(!color), reason: Reason::Time })
    }

    /// Offers a draw for a player, or accepts the opponent's offer (R8.3). A repeated offer changes nothing.
    ///
    /// # Errors
    /// [`Illegal::Over`] if the game is already over.
    pub fn draw(&mut self, color: Color) -> Result<Vec<Told>, Illegal> {
        match self.public.offer() {
            _ if self.outcome().is_some() => Err(Illegal::Over),
            Some(offerer) if offerer == color => Ok(Vec::new()),
            Some(_) => self.end(Outcome { winner: None, reason: Reason::Agreed }),
            None => Ok(self.emit_public(Event::Offer(color))),
        }
    }

    fn end(&mut self, outcome: Outcome) -> Result<Vec<Told>, Illegal> {
        if self.outcome().is_some() {
            return Err(Illegal::Over);
        }
        Ok(self.emit_public(Event::End(outcome)))
    }

    fn emit_public(&mut self, event: Event) -> Vec<Told> {
        let mut events = Vec::new();
        self.emit(event, Audience::Everyone, &mut |told| events.push(told));
        events
    }
}
