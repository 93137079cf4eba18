//! Which squares draw a piece: those from which there is something to gain nearby.

use crate::color::Color;
use crate::square::{Direction, MAX_SQUARES, Square, SquareSet};
use crate::unit::Movement;
use crate::view::View;

/// A number for each square.
pub(super) type Field = [i32; MAX_SQUARES];

/// Where a side's pieces can walk.
pub(super) struct Ways {
    free: SquareSet,
    /// Squares of own pieces that could make way.
    crowded: SquareSet,
}

impl Ways {
    pub(super) fn new(view: &View, color: Color) -> Self {
        let public = view.public();
        let army = &view.variant().army;
        let makes_way =
            |&square: &Square| view.kinds(square).iter().any(|role| army.unit(role).movement != Movement::Fixed);
        let own = public.occupied(color);
        Self {
            free: view.variant().board.land() & !(own | public.occupied(!color)),
            crowded: own.into_iter().filter(makes_way).collect(),
        }
    }

    /// How much each square is worth if the goals are worth so much: less the longer the way.
    pub(super) fn spread(&self, goals: &Field, movement: Movement) -> Field {
        let kept = if movement == Movement::Slide { 95 } else { 88 };
        let mut field = [0; MAX_SQUARES];
        let squares = self.free | self.crowded;
        let mut changed = true;
        while changed {
            changed = false;
            let mut visit = |square: Square| {
                let mut best = 0;
                for next in Direction::ALL.into_iter().filter_map(|direction| square.step(direction)) {
                    best = best.max(goals[next.index()]).max(field[next.index()]);
                }
                let kept = if self.crowded.contains(square) { kept * 8 / 10 } else { kept };
                let value = best * kept / 100;
                if value > field[square.index()] {
                    field[square.index()] = value;
                    changed = true;
                }
            };
            squares.into_iter().for_each(&mut visit);
            (0..MAX_SQUARES)
                .rev()
                .filter_map(Square::from_index)
                .filter(|&square| squares.contains(square))
                .for_each(visit);
        }
        field
    }
}
