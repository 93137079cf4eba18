//! A game played again from its beginning.

use alloc::vec::{IntoIter, Vec};

use super::log::Deed;
use super::{Entry, Game, GameError};
use crate::position::Position;

/// The whole positions of a game, first the one in which it began, then the one after each entry of the log.
#[derive(Clone, Debug)]
pub struct Replay {
    game: Game,
    rest: IntoIter<Entry>,
    index: Option<usize>,
}

impl Game {
    /// Its positions one by one; only of a game that is over or in which no person plays, or that is only looked at.
    pub fn replay(&self) -> Option<Replay> {
        let game = self.restarted().ok().filter(|_| self.is_open())?;
        Some(Replay { game, rest: self.log.clone().into_iter(), index: None })
    }

    /// The game before anything was done in it.
    pub(super) fn restarted(&self) -> Result<Self, GameError> {
        let start = self.start.clone().ok_or(GameError::WrongTime)?;
        let mut game = Self { start: None, position: None, opening: Vec::new(), log: Vec::new(), ..self.clone() };
        game.begin(start)?;
        Ok(game)
    }

    /// Does again what stands in the log of the same game under that number, from 0.
    pub(super) fn enter_again(&mut self, index: usize, entry: &Entry) -> Result<(), GameError> {
        match entry.deed {
            Deed::Action(action) => self.play_again(index + 1, action),
            Deed::Draw => self.draw(entry.by).map(drop),
            Deed::Resign => self.resign(entry.by).map(drop),
            Deed::Time => self.time_out(entry.by).map(drop),
        }
    }
}

impl Iterator for Replay {
    type Item = Position;

    fn next(&mut self) -> Option<Position> {
        match &mut self.index {
            index @ None => *index = Some(0),
            Some(index) => {
                let entry = self.rest.next()?;
                self.game.enter_again(*index, &entry).ok()?;
                *index += 1;
            }
        }
        self.game.position.clone()
    }
}
