//! Replay of a game from its start.

use alloc::vec::{IntoIter, Vec};

use super::Game;
use super::log::Deed;
use crate::color::Color;
use crate::position::Position;

/// Iterator over the positions of a game: the start, then the position after each log entry.
#[derive(Clone, Debug)]
pub struct Replay {
    position: Position,
    rest: IntoIter<(Color, Deed)>,
    begun: bool,
}

impl Game {
    /// Replay of a game that is over, has no person in it, or came from a full record.
    pub fn replay(&self) -> Option<Replay> {
        let position = self.position_after(0).filter(|_| self.is_open())?;
        let deeds: Vec<_> = self.log.iter().map(|entry| (entry.by, entry.deed)).collect();
        Some(Replay { position, rest: deeds.into_iter(), begun: false })
    }
}

impl Iterator for Replay {
    type Item = Position;

    fn next(&mut self) -> Option<Position> {
        if self.begun {
            let (by, deed) = self.rest.next()?;
            deed.repeat(by, &mut self.position).ok()?;
        }
        self.begun = true;
        Some(self.position.clone())
    }
}
