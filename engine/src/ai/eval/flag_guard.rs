//! Who is to stop the enemy that is on his way to the own prize: a search that looks a few moves ahead sees him too late.

use super::evaluator::Evaluator;
use super::influence::InfluenceMap;
use crate::position::plain_clash;
use crate::role::Role;
use crate::square::{MAX_SQUARES, Square, SquareSet};
use crate::view::View;

/// So many steps away an enemy is not minded yet.
const FAR: i32 = 13;
/// How likely it must be that an enemy piece can come, and that it is stopped.
const COMES: f32 = 0.9;
const STOPS: f32 = 0.5;
/// A step more on the way home counts as much as this worth.
const STEP: i32 = 100;
/// Who is home so many steps before him need not go yet.
const SPARE: i32 = 1;
/// More steps than any way has.
const NO_WAY: i32 = 1000;

/// The kind of the player's own pieces that is to guard his prize, where, and how much that is worth.
pub(in crate::ai) struct FlagGuard {
    pub(in crate::ai) role: Role,
    beside: SquareSet,
    worth: i32,
}

impl FlagGuard {
    /// Whoever can stop the enemy piece that is the nearest to the player's prize: the next and the cheapest. None if nobody
    /// is near, nobody can, or he is home in good time.
    pub(in crate::ai) fn new(evaluator: &Evaluator, view: &View, prize: Square) -> Option<Self> {
        let (me, public, variant) = (view.me(), view.public(), view.variant());
        let (own, enemies, land) = (public.occupied(me), public.occupied(!me), variant.board.land());
        let away = steps(prize, land, own | enemies);
        let intruder = enemies
            .into_iter()
            .filter(|square| away[square.index()] < FAR && evaluator.hunts(!me, *square) >= COMES)
            .min_by_key(|square| away[square.index()])?;
        let weights = evaluator.weights(!me, intruder);
        let stopped = |role: Role| -> f32 {
            let unit = variant.army.unit(role);
            let falls = |other: &&_| !plain_clash(&variant.rules, unit, other).defender_survives;
            variant.army.units().filter(falls).map(|other| weights[other.role as usize]).sum()
        };
        let roles = || own.into_iter().filter_map(|square| Some((square, view.mine().own(square)?)));
        let in_the_way = roles().filter(|&(_, role)| !variant.is_movable(role)).map(|(square, _)| square).collect();
        let home = steps(prize, land, enemies | in_the_way);
        let cost = |&(square, role): &(Square, Role)| home[square.index()] * STEP + evaluator.worth(me, role);
        let can = |&(square, role): &(Square, Role)| {
            evaluator.hunters.contains(role) && home[square.index()] < NO_WAY && stopped(role) >= STOPS
        };
        let (square, role) = roles().filter(can).min_by_key(cost)?;
        if home[square.index()] + SPARE < away[intruder.index()] {
            return None;
        }
        let worth = evaluator.weights.keep * (FAR - away[intruder.index()]) / (FAR - 1);
        Some(Self { role, beside: prize.neighbors() & land, worth })
    }

    /// Draws it to its prize.
    pub(in crate::ai) fn draw(&self, spots: &mut InfluenceMap) {
        self.beside.into_iter().for_each(|square| spots[square.index()] = spots[square.index()].max(self.worth));
    }
}

/// How many steps each square is from one; what stands in the way is reached and not passed. [`NO_WAY`] to what is out of reach.
fn steps(from: Square, land: SquareSet, in_the_way: SquareSet) -> InfluenceMap {
    let mut steps = [NO_WAY; MAX_SQUARES];
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
