//! Generator of sensible random set-ups.

use alloc::vec;
use alloc::vec::Vec;

use super::book;
use super::prior;
use crate::order::ordered;
use crate::role::Role;
use crate::setup::Setup;
use crate::unit::{Movement, Skills, Unit};
use crate::variant::Variant;

/// The number of random candidates of which the best is taken.
///
/// More would give better set-ups, but more predictable ones.
const CANDIDATES: usize = 24;
/// The number of home rows, counted from the back row, on which a prize may stand.
///
/// Further forward it is captured too soon.
const PRIZE_ROWS: u8 = 2;
/// The largest share of set-ups that have the prize on the same square, in percent.
const MAX_PRIZE_PERCENT: f32 = 22.0;
/// The number of tries to find a set-up without problems, before the army is put down in order.
const TRIES: usize = 200;

/// A sensible random set-up, without [problems](Setup::problems) if the variant can be played at all.
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

/// A set-up in the order of the army, the weakest pieces in front: the last resort of odd variants.
fn in_order(variant: &Variant) -> Setup {
    let mut setup = Setup::empty(&variant.board);
    let army = variant.army.units().flat_map(|unit| (0..unit.count).map(|_| unit.role));
    for (index, role) in army.enumerate() {
        setup.set(index, Some(role));
    }
    setup
}

/// The best set-up of [several candidates](CANDIDATES), which share the square of the prize.
fn best_of_many(variant: &Variant, rng: &mut fastrand::Rng) -> Vec<Option<Role>> {
    // The best candidate would have the prize in the same corner too often, so its square is drawn first.
    let prize = prize_square(variant, rng);
    // The best candidate would always have the prize guarded.
    let guarded = rng.u8(..4) > 0;
    let candidates = (0..CANDIDATES).map(|_| {
        let plan = Plan::random(variant, prize, guarded, rng);
        (plan.score(), plan.squares)
    });
    candidates.max_by_key(|&(score, _)| score).map(|(_, squares)| squares).unwrap_or_default()
}

/// A square for the prize, drawn by the prior; `None` if the army does not have exactly one.
fn prize_square(variant: &Variant, rng: &mut fastrand::Rng) -> Option<(usize, Role)> {
    let mut prizes = variant.army.units().filter(|unit| unit.skills.has(Skills::PRIZE));
    let prize = prizes.next().filter(|unit| unit.count == 1 && prizes.next().is_none())?;
    let columns = usize::from(variant.board.columns);
    let first = columns * usize::from(variant.board.home_rows.saturating_sub(PRIZE_ROWS));
    let likelihood = |index: usize| if index < first { 0.0 } else { prior::likelihood(variant, prize, index) };
    let squares = 0..variant.board.home_len();
    let most = squares.clone().map(likelihood).sum::<f32>() * MAX_PRIZE_PERCENT / 100.0;
    let weights: Vec<f32> = squares.map(|index| likelihood(index).min(most)).collect();
    Some((weighted_index(&weights, rng)?, prize.role))
}

/// A random index, drawn by weight.
fn weighted_index(weights: &[f32], rng: &mut fastrand::Rng) -> Option<usize> {
    let mut at = rng.f32() * weights.iter().sum::<f32>();
    let found = weights.iter().position(|weight| {
        at -= weight;
        at < 0.0
    });
    found.or_else(|| weights.iter().rposition(|&weight| weight > 0.0))
}

/// A partial set-up.
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
        // First the pieces that never move, the prizes before their guards; then the strong pieces before the
        // weak.
        let units: Vec<&Unit> = variant.army.units().collect();
        let units = ordered(&units, |unit| {
            let fixed = unit.movement == Movement::Fixed;
            (!unit.skills.has(Skills::PRIZE), !fixed, core::cmp::Reverse(unit.strength))
        });
        for &unit in units.into_iter().filter(|unit| prize.is_none_or(|(_, role)| role != unit.role)) {
            for placed in 0..unit.count {
                plan.place(unit, placed, guarded, rng);
            }
        }
        plan
    }

    /// Puts a piece on an empty square, drawn by the prior.
    fn place(&mut self, unit: Unit, placed: u8, guarded: bool, rng: &mut fastrand::Rng) {
        let weight = |index: usize| {
            let mut weight = prior::likelihood(self.variant, &unit, index).max(0.01);
            // Most set-ups have most of the mines around the prize.
            if guarded && unit.skills.has(Skills::EXPLOSIVE) && placed < 3 && self.is_beside_prize(index) {
                weight *= 50.0;
            }
            // The pieces of a kind are spread over both wings.
            if self.is_on_fuller_wing(unit.role, index) {
                weight *= 0.6;
            }
            weight
        };
        let weights: Vec<f32> = (0..self.squares.len())
            .map(|index| if self.squares[index].is_some() { 0.0 } else { weight(index) })
            .collect();
        if let Some(index) = weighted_index(&weights, rng) {
            self.squares[index] = Some(unit.role);
        }
    }

    fn columns(&self) -> usize {
        usize::from(self.variant.board.columns)
    }

    fn unit(&self, index: usize) -> Option<&'a Unit> {
        self.squares.get(index).copied().flatten().map(|role| self.variant.army.unit(role))
    }

    /// The home squares beside a square.
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

    /// True if the wing of a square already has more pieces of the kind than the other wing.
    fn is_on_fuller_wing(&self, role: Role, index: usize) -> bool {
        let same = (0..self.squares.len()).filter(|&at| self.squares[at] == Some(role));
        let (here, there): (Vec<usize>, Vec<usize>) = same.partition(|&at| self.is_left(at) == self.is_left(index));
        here.len() > there.len()
    }

    /// True if no own piece stands in front of a square, so that an enemy can slide there in one move.
    fn is_front_empty(&self, index: usize) -> bool {
        let columns = self.columns();
        (0..index / columns).all(|row| self.squares[row * columns + index % columns].is_none())
    }

    /// The score of the set-up, by which candidates are compared.
    fn score(&self) -> i32 {
        let columns = self.columns();
        let slides = self.variant.army.units().any(|unit| unit.movement == Movement::Slide);
        let mut score = 0;
        let (mut left, mut right) = (0, 0);
        for index in 0..self.squares.len() {
            let Some(unit) = self.unit(index) else { continue };
            let strength = i32::from(unit.strength.unwrap_or(0));
            *(if self.is_left(index) { &mut left } else { &mut right }) += strength * strength;
            let beside = || self.beside(index).map(|next| self.unit(next));
            let movable = self.variant.is_movable(unit.role);
            // A piece that can move but is walled in by pieces that cannot.
            let is_wall = |next: Option<&Unit>| next.is_some_and(|unit| !self.variant.is_movable(unit.role));
            if movable && index >= columns && beside().all(is_wall) {
                score -= if unit.skills.has(Skills::PRIZE) { 400 } else { 60 };
            }
            if unit.skills.has(Skills::PRIZE) {
                let cover = |guard: Option<&Unit>| match guard {
                    Some(guard) if guard.skills.has(Skills::EXPLOSIVE) => 120,
                    Some(guard) => 3 * i32::from(guard.strength.unwrap_or(0)),
                    None => -75,
                };
                // In the front row the first slide or step may capture it.
                score -= if index < columns { 1000 } else { 0 };
                if slides {
                    let landings =
                        self.beside(index).filter(|&next| self.squares[next].is_none() && self.is_front_empty(next));
                    score -= 200 * i32::from(self.is_front_empty(index)) + 60 * landings.count() as i32;
                }
                // The average makes an edge as good as the middle.
                score += beside().map(cover).sum::<i32>() / (beside().count().max(1) as i32);
            } else if !movable {
                score -= if index < columns { 10 } else { 0 };
            }
        }
        score - (left - right).abs() / 20
    }
}
