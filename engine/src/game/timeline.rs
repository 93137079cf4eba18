//! Positions and views at any point of a game.

use alloc::sync::Arc;

use super::Game;
use super::log::Deed;
use crate::color::Color;
use crate::event::{Event, Told};
use crate::position::{Illegal, Position};
use crate::view::View;

/// Number of log entries between stored positions.
const INTERVAL: usize = 64;

impl Deed {
    /// Replays the entry on a position.
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
    /// Stores the present position at every interval.
    pub(super) fn keep_position(&mut self) {
        if self.log.len() == self.kept.len() * INTERVAL {
            self.kept.extend(self.position.clone().map(Arc::new));
        }
    }

    /// Position after a number of log entries.
    ///
    /// It is replayed from the last stored position before, so the cost does not depend on the length of the
    /// game.
    pub(super) fn position_after(&self, after: usize) -> Option<Position> {
        let from = (after / INTERVAL).min(self.kept.len().checked_sub(1)?);
        let mut position = Position::clone(self.kept.get(from)?);
        for entry in self.log.get(from * INTERVAL..after)? {
            entry.deed.repeat(entry.by, &mut position).ok()?;
        }
        Some(position)
    }

    /// Drops all log entries from an index on.
    pub(super) fn truncate_log(&mut self, after: usize) -> Option<()> {
        self.position = Some(self.position_after(after)?);
        self.log.truncate(after);
        self.kept.truncate(after / INTERVAL + 1);
        Some(())
    }

    /// View of a player after a number of log entries.
    ///
    /// `None` before the game begins and past the end of the log.
    pub fn view_after(&self, color: Color, after: usize) -> Option<View> {
        Some(self.position_after(after)?.view(color))
    }

    /// View of a player within a log entry: just before the first event that passes the test.
    pub fn view_amid(&self, color: Color, index: usize, opens: impl Fn(&Event) -> bool) -> Option<View> {
        let mut view = self.view_after(color, index)?;
        self.told_to(color, index).take_while(|told| !opens(&told.event)).for_each(|told| view.apply(told));
        Some(view)
    }

    /// Events of a log entry that a player was told.
    pub fn told_to(&self, color: Color, index: usize) -> impl Iterator<Item = Told> {
        let events = self.log.get(index).map_or(&[][..], |entry| &entry.events);
        events.iter().filter(move |told| told.to.includes(color)).copied()
    }
}
