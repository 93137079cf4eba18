//! Flag guard: the piece that has to stop an enemy on its way to the own prize.
//!
//! A search of a few moves sees such an enemy too late.

use super::evaluator::Evaluator;
use super::influence::InfluenceMap;
use crate::position::plain_clash;
use crate::role::Role;
use crate::square::{MAX_SQUARES, Square, SquareSet};
use crate::view::View;

/// The distance from the prize, in steps, at which an enemy is still ignored.
const IGNORED_DISTANCE: i32 = 13;
/// The minimum probability that an enemy piece can move and attack.
const MIN_HUNTER_PROBABILITY: f32 = 0.9;
/// The minimum probability that the guard stops the enemy piece.
const MIN_STOP_PROBABILITY: f32 = 0.5;
/// The cost of each step of the guard's way, in units of material.
const STEP_COST: i32 = 100;
/// The lead over the enemy, in steps, beyond which the guard need not leave yet.
const SPARE_STEPS: i32 = 1;
/// The distance to squares that cannot be reached, longer than any path.
const UNREACHABLE: i32 = 1000;

/// The kind of piece that is to guard the player's prize.
pub(in crate::ai) struct FlagGuard {
    pub(in crate::ai) role: Role,
    /// The squares from which it guards the prize.
    beside: SquareSet,
    /// The value of standing on one of these squares.
    value: i32,
}

impl FlagGuard {
    /// The nearest and cheapest kind that can stop the enemy piece nearest to the player's prize.
    ///
    /// `None` if no enemy is near, no piece can stop it, or the guard would arrive in good time anyway.
    pub(in crate::ai) fn new(evaluator: &Evaluator, view: &View, prize: Square) -> Option<Self> {
        let (me, public, variant) = (view.me(), view.public(), view.variant());
        let (own, enemies, land) = (public.occupied(me), public.occupied(!me), variant.board.land());
        let enemy_distance = distances(prize, land, own | enemies);
        let intruder = enemies
            .into_iter()
            .filter(|square| {
                enemy_distance[square.index()] < IGNORED_DISTANCE
                    && evaluator.hunter_probability(!me, *square) >= MIN_HUNTER_PROBABILITY
            })
            .min_by_key(|square| enemy_distance[square.index()])?;
        let weights = evaluator.weights(!me, intruder);
        let stop_probability = |role: Role| -> f32 {
            let unit = variant.army.unit(role);
            let is_removed = |other: &&_| !plain_clash(&variant.rules, unit, other).defender_survives;
            variant.army.units().filter(is_removed).map(|other| weights[other.role as usize]).sum()
        };
        let roles = || own.into_iter().filter_map(|square| Some((square, view.mine().own(square)?)));
        let in_the_way = roles().filter(|&(_, role)| !variant.is_movable(role)).map(|(square, _)| square).collect();
        let guard_distance = distances(prize, land, enemies | in_the_way);
        let cost = |&(square, role): &(Square, Role)| {
            guard_distance[square.index()] * STEP_COST + evaluator.piece_value(me, role)
        };
        let can_guard = |&(square, role): &(Square, Role)| {
            evaluator.hunters.contains(role)
                && guard_distance[square.index()] < UNREACHABLE
                && stop_probability(role) >= MIN_STOP_PROBABILITY
        };
        let (square, role) = roles().filter(can_guard).min_by_key(cost)?;
        if guard_distance[square.index()] + SPARE_STEPS < enemy_distance[intruder.index()] {
            return None;
        }
        let value =
            evaluator.weights.keep * (IGNORED_DISTANCE - enemy_distance[intruder.index()]) / (IGNORED_DISTANCE - 1);
        Some(Self { role, beside: prize.neighbors() & land, value })
    }

    /// Raises the squares beside the prize to the value of guarding it.
    pub(in crate::ai) fn raise(&self, spots: &mut InfluenceMap) {
        self.beside.into_iter().for_each(|square| spots[square.index()] = spots[square.index()].max(self.value));
    }
}

/// The number of steps from one square to each other; occupied squares can be entered but not passed.
///
/// Squares that cannot be reached get [`UNREACHABLE`].
fn distances(from: Square, land: SquareSet, in_the_way: SquareSet) -> InfluenceMap {
    let mut steps = [UNREACHABLE; MAX_SQUARES];
    let (mut seen, mut front) = (SquareSet::EMPTY, SquareSet::EMPTY.with(from));
    for count in 0.. {
        front.into_iter().for_each(|square| steps[square.index()] = count);
        seen |= front;
        let passed = front.into_iter().filter(|&square| square == from || !in_the_way.contains(square));
        front = passed.fold(SquareSet::EMPTY, |next, square| next | square.neighbors()) & land & !seen;
        if front.is_empty() {
            break;
        }
    }
    steps
}
