//! The positions of a game at any time in it.

use alloc::sync::Arc;

use super::Game;
use super::log::Deed;
use crate::color::Color;
use crate::event::{Event, Told};
use crate::position::{Illegal, Position};
use crate::view::View;

/// Number of entries of the log from one kept position to the next.
const INTERVAL: usize = 64;

impl Deed {
    /// Does the same once more.
    pub(super) fn repeat(self, by: Color, position: &mut Position) -> Result<(), Illegal> {
        match self {
            Self::Action(action) => position.play(action),
            Self::Resign => position.resign(by),
            Self::Draw => position.draw(by),
            Self::Time => position.time_out(by),
        }
        .map(drop)
    }
}

impl Game {
    /// Keeps the present position where it is one of those from which others are reached.
    pub(super) fn keep_position(&mut self) {
        if self.log.len() == self.kept.len() * INTERVAL {
            self.kept.extend(self.position.clone().map(Arc::new));
        }
    }

    /// The position after so many entries of the log, reached from the last kept one before it: so the cost does not
    /// depend on the length of the game.
    pub(super) fn position_after(&self, after: usize) -> Option<Position> {
        let from = (after / INTERVAL).min(self.kept.len().checked_sub(1)?);
        let mut position = Position::clone(self.kept.get(from)?);
        for entry in self.log.get(from * INTERVAL..after)? {
            entry.deed.repeat(entry.by, &mut position).ok()?;
        }
        Some(position)
    }

    /// Forgets all entries of the log from that number on.
    pub(super) fn cut(&mut self, after: usize) -> Option<()> {
        self.position = Some(self.position_after(after)?);
        self.log.truncate(after);
        self.kept.truncate(after / INTERVAL + 1);
        Some(())
    }

    /// What a player knew after so many entries of the log; `None` before both set-ups stand and behind the end of the log.
    pub fn view_after(&self, color: Color, after: usize) -> Option<View> {
        Some(self.position_after(after)?.view(color))
    }

    /// What a player knew in the midst of an entry of the log: before the first of its events of that kind.
    pub fn view_amid(&self, color: Color, index: usize, opens: impl Fn(&Event) -> bool) -> Option<View> {
        let mut view = self.view_after(color, index)?;
        self.told_to(color, index).take_while(|told| !opens(&told.event)).for_each(|told| view.carry(told));
        Some(view)
    }

    /// The events of an entry of the log that a player was told.
    pub fn told_to(&self, color: Color, index: usize) -> impl Iterator<Item = Told> {
        let events = self.log.get(index).map_or(&[][..], |entry| &entry.events);
        events.iter().filter(move |told| told.to.includes(color)).copied()
    }
}
