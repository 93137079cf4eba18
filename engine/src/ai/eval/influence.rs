//! Influence maps: for each kind, the gain that can be reached from each square.

use alloc::vec::Vec;

use super::weights::EvalWeights;
use crate::color::Color;
use crate::square::{Direction, MAX_SQUARES, Square, SquareSet};
use crate::unit::Movement;
use crate::view::View;

/// A number for each square.
pub(in crate::ai) type InfluenceMap = [i32; MAX_SQUARES];

/// The squares through which a side's pieces can move.
pub(in crate::ai) struct Paths {
    free: SquareSet,
    /// The squares of own pieces that could make way.
    crowded: SquareSet,
    enemies: SquareSet,
}

impl Paths {
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

    /// The influence map of a kind, spread from the squares that are worth reaching.
    ///
    /// `spots` holds the values of standing on squares, `goals` those of standing beside them. Both decrease
    /// with each step of the way.
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
        let mut influence = *spots;
        let passable = self.free | self.crowded;
        let value_from = |influence: &InfluenceMap, square: Square| {
            let next = Direction::ALL.into_iter().filter_map(|direction| square.step(direction));
            let best = next.map(|next| goals[next.index()].max(influence[next.index()])).fold(0, i32::max);
            best * if self.crowded.contains(square) { kept * (1000 - weights.crowded) / 1000 } else { kept } / 1000
        };
        let mut changed = true;
        while changed {
            changed = false;
            let back =
                (0..MAX_SQUARES).rev().filter_map(Square::from_index).filter(|&square| passable.contains(square));
            for square in passable.into_iter().chain(back) {
                let value = value_from(&influence, square);
                changed |= value > influence[square.index()];
                influence[square.index()] = value.max(influence[square.index()]);
            }
        }
        // No path crosses a square of the enemy, but a piece that captures there goes on from it.
        let won: Vec<(Square, i32)> =
            self.enemies.into_iter().map(|square| (square, value_from(&influence, square))).collect();
        for (square, value) in won {
            influence[square.index()] = value;
        }
        influence
    }
}
