//! A game played again from its beginning.

use alloc::vec::{IntoIter, Vec};

use super::Game;
use super::log::Deed;
use crate::color::Color;
use crate::position::Position;

/// The whole positions of a game, first the one in which it began, then the one after each entry of the log.
#[derive(Clone, Debug)]
pub struct Replay {
    position: Position,
    rest: IntoIter<(Color, Deed)>,
    begun: bool,
}

impl Game {
    /// Its positions one by one; only of a game that is over or in which no person plays, or that is only looked at.
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
