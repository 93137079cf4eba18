//! Which squares draw a piece: those from which there is something to gain nearby.

use alloc::vec::Vec;

use super::weights::EvalWeights;
use crate::color::Color;
use crate::square::{Direction, MAX_SQUARES, Square, SquareSet};
use crate::unit::Movement;
use crate::view::View;

/// A number for each square.
pub(in crate::ai) type InfluenceMap = [i32; MAX_SQUARES];

/// Where a side's pieces can walk.
pub(in crate::ai) struct Ways {
    free: SquareSet,
    /// Squares of own pieces that could make way.
    crowded: SquareSet,
    enemies: SquareSet,
}

impl Ways {
    pub(in crate::ai) fn new(view: &View, color: Color) -> Self {
        let public = view.public();
        let makes_way = |&square: &Square| view.kinds(square).iter().any(|role| view.variant().is_movable(role));
        let (own, enemies) = (public.occupied(color), public.occupied(!color));
        Self {
            free: view.variant().board.land() & !(own | enemies),
            enemies,
            crowded: own.into_iter().filter(makes_way).collect(),
        }
    }

    /// How much it is worth to stand on each square if it is worth so much to stand on some, and so much to stand beside
    /// others: less the longer the way to them.
    pub(in crate::ai) fn spread(
        &self,
        weights: &EvalWeights,
        spots: &InfluenceMap,
        goals: &InfluenceMap,
        movement: Movement,
    ) -> InfluenceMap {
        let kept = 1000
            - match movement {
                Movement::Slide => weights.far_slide,
                Movement::Double { .. } => weights.far_double,
                Movement::Fixed | Movement::Step => weights.far,
            };
        let mut field = *spots;
        let ways = self.free | self.crowded;
        let from_here = |field: &InfluenceMap, square: Square| {
            let next = Direction::ALL.into_iter().filter_map(|direction| square.step(direction));
            let best = next.map(|next| goals[next.index()].max(field[next.index()])).fold(0, i32::max);
            best * if self.crowded.contains(square) { kept * (1000 - weights.crowded) / 1000 } else { kept } / 1000
        };
        let mut changed = true;
        while changed {
            changed = false;
            let back = (0..MAX_SQUARES).rev().filter_map(Square::from_index).filter(|&square| ways.contains(square));
            for square in ways.into_iter().chain(back) {
                let value = from_here(&field, square);
                changed |= value > field[square.index()];
                field[square.index()] = value.max(field[square.index()]);
            }
        }
        // Nothing passes the enemy's squares, but whoever wins one goes on from there.
        let won: Vec<(Square, i32)> =
            self.enemies.into_iter().map(|square| (square, from_here(&field, square))).collect();
        for (square, value) in won {
            field[square.index()] = value;
        }
        field
    }
}
