//! What helps people who play or learn: hints, which piece is which, games that begin in their midst.

use std::array;

use serde::{Deserialize, Serialize};
use vexillum_engine::{Event, MAX_SQUARES, Square};

use super::{Session, Viewer};

/// Which piece it is, by how it came onto the board: the square on which it began, or for one that came later the entry of
/// the log, counted behind all squares. It tells nothing that is not public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Origin(pub u16);

impl Session {
    /// Notes that the person has been given a hint.
    pub fn assist(&mut self) {
        self.game.assist();
    }

    /// The piece on a square after so many entries of the log; it means nothing where none stands.
    pub fn origin(&self, after: usize, square: Square) -> Option<Origin> {
        self.origins(after).get(square.index()).copied()
    }

    /// The piece on each square after so many entries of the log.
    pub fn origins(&self, after: usize) -> [Origin; MAX_SQUARES] {
        let mut origins = array::from_fn(|index| Origin(index as u16));
        let Some(Viewer::Player(viewer)) = self.viewer() else { return origins };
        for index in 0..after.min(self.log_len()) {
            for told in self.game.told_to(viewer, index) {
                match told.event {
                    Event::Move { from, to } => origins[to.index()] = origins[from.index()],
                    Event::Swap(a, b) => origins.swap(a.index(), b.index()),
                    Event::Place(square, _) => origins[square.index()] = Origin((MAX_SQUARES + index) as u16),
                    _ => {}
                }
            }
        }
        origins
    }
}
