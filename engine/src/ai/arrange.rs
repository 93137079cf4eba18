//! Sensible random set-ups.

use alloc::vec;
use alloc::vec::Vec;

use super::{book, habit};
use crate::role::Role;
use crate::setup::Setup;
use crate::unit::{Movement, Skills, Unit};
use crate::variant::Variant;

/// Of so many random candidates the best is taken: enough for good sense, few enough to stay unpredictable.
const CANDIDATES: usize = 24;
/// On so many rows, counted from the last, a prize may stand: further forward it falls too soon.
const PRIZE_ROWS: u8 = 2;
/// No square has the prize in more than so many of a hundred set-ups.
const MOST: f32 = 22.0;
/// How many times a set-up with problems is tried again before the army is put down in any order.
const TRIES: usize = 200;

/// A sensible random set-up. It has no [problems](Setup::problems) if the variant can be played at all.
pub fn arrange(variant: &Variant, seed: u64) -> Setup {
    let mut rng = fastrand::Rng::with_seed(seed);
    let candidate = |rng: &mut fastrand::Rng| {
        let squares = book::draw(variant, rng).unwrap_or_else(|| best_of_many(variant, rng));
        let setup = Setup::from_squares(&variant.board, squares).ok()?;
        let setup = if rng.bool() { setup.mirrored() } else { setup };
        setup.problems(variant).is_empty().then_some(setup)
    };
    (0..TRIES).find_map(|_| candidate(&mut rng)).unwrap_or_else(|| in_order(variant))
}

/// The weakest pieces in front, the others behind: the last resort of odd variants.
fn in_order(variant: &Variant) -> Setup {
    let mut setup = Setup::empty(&variant.board);
    let army = variant.army.units().flat_map(|unit| (0..unit.count).map(|_| unit.role));
    for (index, role) in army.enumerate() {
        setup.set(index, Some(role));
    }
    setup
}

fn best_of_many(variant: &Variant, rng: &mut fastrand::Rng) -> Vec<Option<Role>> {
    // If the best could choose where the prize stands, it would be the same corner too often.
    let prize = prize_square(variant, rng);
    // And he would always have it guarded.
    let guarded = rng.u8(..4) > 0;
    let candidates = (0..CANDIDATES).map(|_| {
        let plan = Plan::random(variant, prize, guarded, rng);
        (plan.merit(), plan.squares)
    });
    candidates.max_by_key(|&(merit, _)| merit).map(|(_, squares)| squares).unwrap_or_default()
}

/// A square for the prize, by habit; none if the army has not just one.
fn prize_square(variant: &Variant, rng: &mut fastrand::Rng) -> Option<(usize, Role)> {
    let mut prizes = variant.army.units().filter(|unit| unit.skills.has(Skills::PRIZE));
    let prize = prizes.next().filter(|unit| unit.count == 1 && prizes.next().is_none())?;
    let columns = usize::from(variant.board.columns);
    let first = columns * usize::from(variant.board.home_rows.saturating_sub(PRIZE_ROWS));
    let likely = |index: usize| if index < first { 0.0 } else { habit::likelihood(variant, prize, index) };
    let squares = 0..variant.board.home_len();
    let most = squares.clone().map(likely).sum::<f32>() * MOST / 100.0;
    let weights: Vec<f32> = squares.map(|index| likely(index).min(most)).collect();
    Some((drawn(&weights, rng)?, prize.role))
}

/// One of the numbers below the length, by weight.
fn drawn(weights: &[f32], rng: &mut fastrand::Rng) -> Option<usize> {
    let mut at = rng.f32() * weights.iter().sum::<f32>();
    let found = weights.iter().position(|weight| {
        at -= weight;
        at < 0.0
    });
    found.or_else(|| weights.iter().rposition(|&weight| weight > 0.0))
}

/// A set-up in the making.
struct Plan<'a> {
    variant: &'a Variant,
    squares: Vec<Option<Role>>,
}

impl<'a> Plan<'a> {
    fn random(variant: &'a Variant, prize: Option<(usize, Role)>, guarded: bool, rng: &mut fastrand::Rng) -> Self {
        let mut plan = Self { variant, squares: vec![None; variant.board.home_len()] };
        if let Some((index, role)) = prize {
            plan.squares[index] = Some(role);
        }
        // Pieces that never move first, the most precious before its guards; then the strong before the weak.
        let mut units: Vec<Unit> = variant.army.units().copied().collect();
        units.sort_by_key(|unit| {
            let fixed = unit.movement == Movement::Fixed;
            (!unit.skills.has(Skills::PRIZE), !fixed, core::cmp::Reverse(unit.strength))
        });
        for unit in units.into_iter().filter(|unit| prize.is_none_or(|(_, role)| role != unit.role)) {
            for placed in 0..unit.count {
                plan.place(unit, placed, guarded, rng);
            }
        }
        plan
    }

    /// Puts a piece on a free square, drawn by habit.
    fn place(&mut self, unit: Unit, placed: u8, guarded: bool, rng: &mut fastrand::Rng) {
        let weight = |index: usize| {
            let mut weight = habit::likelihood(self.variant, &unit, index).max(0.01);
            // Most of the time most of the mines lie round the prize.
            if guarded && unit.skills.has(Skills::EXPLOSIVE) && placed < 3 && self.is_beside_prize(index) {
                weight *= 50.0;
            }
            // Pieces of a kind go to both wings.
            if self.is_on_wing_of(unit.role, index) {
                weight *= 0.6;
            }
            weight
        };
        let weights: Vec<f32> = (0..self.squares.len())
            .map(|index| if self.squares[index].is_some() { 0.0 } else { weight(index) })
            .collect();
        if let Some(index) = drawn(&weights, rng) {
            self.squares[index] = Some(unit.role);
        }
    }

    fn columns(&self) -> usize {
        usize::from(self.variant.board.columns)
    }

    fn unit(&self, index: usize) -> Option<&'a Unit> {
        self.squares.get(index).copied().flatten().map(|role| self.variant.army.unit(role))
    }

    /// The home squares beside one.
    fn beside(&self, index: usize) -> impl Iterator<Item = usize> + use<> {
        let (columns, len) = (self.columns(), self.squares.len());
        let column = index % columns;
        [
            index.checked_sub(columns),
            Some(index + columns).filter(|&next| next < len),
            (column > 0).then(|| index - 1),
            (column + 1 < columns).then_some(index + 1),
        ]
        .into_iter()
        .flatten()
    }

    fn is_beside_prize(&self, index: usize) -> bool {
        self.beside(index).any(|next| self.unit(next).is_some_and(|unit| unit.skills.has(Skills::PRIZE)))
    }

    fn is_left(&self, index: usize) -> bool {
        index % self.columns() * 2 < self.columns()
    }

    /// Whether that wing has more pieces of the kind than the other already.
    fn is_on_wing_of(&self, role: Role, index: usize) -> bool {
        let same = (0..self.squares.len()).filter(|&at| self.squares[at] == Some(role));
        let (here, there): (Vec<usize>, Vec<usize>) = same.partition(|&at| self.is_left(at) == self.is_left(index));
        here.len() > there.len()
    }

    /// Whether nothing of the own army stands before a square, so that whoever slides comes there with one move.
    fn is_open(&self, index: usize) -> bool {
        let columns = self.columns();
        (0..index / columns).all(|row| self.squares[row * columns + index % columns].is_none())
    }

    /// How good the set-up is, in no particular unit.
    fn merit(&self) -> i32 {
        let columns = self.columns();
        let slides = self.variant.army.units().any(|unit| unit.movement == Movement::Slide);
        let mut merit = 0;
        let (mut left, mut right) = (0, 0);
        for index in 0..self.squares.len() {
            let Some(unit) = self.unit(index) else { continue };
            let strength = i32::from(unit.strength.unwrap_or(0));
            *(if self.is_left(index) { &mut left } else { &mut right }) += strength * strength;
            let beside = || self.beside(index).map(|next| self.unit(next));
            let movable = self.variant.is_movable(unit.role);
            // A piece walled in by those that never move.
            let is_wall = |next: Option<&Unit>| next.is_some_and(|unit| !self.variant.is_movable(unit.role));
            if movable && index >= columns && beside().all(is_wall) {
                merit -= if unit.skills.has(Skills::PRIZE) { 400 } else { 60 };
            }
            if unit.skills.has(Skills::PRIZE) {
                let cover = |guard: Option<&Unit>| match guard {
                    Some(guard) if guard.skills.has(Skills::EXPLOSIVE) => 120,
                    Some(guard) => 3 * i32::from(guard.strength.unwrap_or(0)),
                    None => -75,
                };
                // In the front row the first slide or step may take it.
                merit -= if index < columns { 1000 } else { 0 };
                if slides {
                    let landings =
                        self.beside(index).filter(|&next| self.squares[next].is_none() && self.is_open(next));
                    merit -= 200 * i32::from(self.is_open(index)) + 60 * landings.count() as i32;
                }
                // On average, so that an edge is as good as the middle.
                merit += beside().map(cover).sum::<i32>() / (beside().count().max(1) as i32);
            } else if !movable {
                merit -= if index < columns { 10 } else { 0 };
            }
        }
        merit - (left - right).abs() / 20
    }
}
