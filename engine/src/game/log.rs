//! Log of a game.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::Game;
use crate::action::Action;
use crate::color::Color;
use crate::event::Told;
use crate::notation::{Line, public_form};

/// Log entry: an action, offer or ending, with its events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    pub(super) by: Color,
    pub(super) deed: Deed,
    pub(super) events: Vec<Told>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Deed {
    Action(Action),
    Resign,
    Draw,
    Time,
}

impl Game {
    /// Number of log entries: actions, offers and endings.
    pub fn log_len(&self) -> usize {
        self.log.len()
    }

    /// Log entry as told to a player: the side that acted, and the action with its events.
    ///
    /// The action is in the public form, unless it was the player's own.
    pub fn told(&self, color: Color, index: usize) -> Option<(Color, Line)> {
        self.log.get(index).map(|entry| (entry.by, self.line(entry, color)))
    }

    /// Complete log entry of an open game.
    pub fn told_openly(&self, index: usize) -> Option<(Color, Line)> {
        let entry = self.log.get(index).filter(|_| self.is_open())?;
        Some((entry.by, Line { form: self.form(entry, true), events: entry.events.clone() }))
    }

    pub(super) fn is_open(&self) -> bool {
        self.disclosed || self.outcome().is_some() || Color::ALL.into_iter().all(|color| !self.seats[color].is_person())
    }

    /// Notation of an entry's action, in full or in the public form.
    fn form(&self, entry: &Entry, full: bool) -> String {
        match entry.deed {
            Deed::Action(action) if full => action.to_string(),
            Deed::Action(action) => public_form(&self.variant, action.question(), &entry.events),
            Deed::Resign => ["resign ", entry.by.name()].concat(),
            Deed::Draw => ["draw ", entry.by.name()].concat(),
            Deed::Time => ["time ", entry.by.name()].concat(),
        }
    }

    pub(super) fn line(&self, entry: &Entry, color: Color) -> Line {
        line(self.form(entry, entry.by == color), &entry.events, color)
    }
}

/// Line of a player record: an action and the events told to the player.
pub(super) fn line(form: String, events: &[Told], color: Color) -> Line {
    Line { form, events: events.iter().filter(|told| told.to.includes(color)).copied().collect() }
}
