//! Belief: for each hidden enemy piece, a probability for each kind.

mod assignment;
mod behavior;
pub(in crate::ai) mod determinization;
mod unknown_captures;

use alloc::boxed::Box;
use alloc::vec::Vec;

use unknown_captures::UnknownCaptures;

use crate::ai::setup::prior;
use crate::color::Color;
use crate::position::{Position, Public};
use crate::role::{Role, RoleCounts, RoleSet};
use crate::square::{MAX_SQUARES, Square};
use crate::unit::{Movement, Skills};
use crate::variant::{Fill, Variant};
use crate::view::View;

/// A number for each kind.
pub(in crate::ai) type Weights = [f32; Role::COUNT];

/// A belief about the enemy's pieces: for each square, the probability of each kind.
#[derive(Clone, Debug)]
pub struct Belief {
    weights: Box<[Weights; MAX_SQUARES]>,
    pub(in crate::ai) slots: Vec<Slot>,
    /// The number of pieces of each kind among the slots.
    pub(in crate::ai) hidden: RoleCounts,
    pub(in crate::ai) correlation: CorrelationFactors,
}

/// A piece of unknown kind, on the board or captured unseen.
#[derive(Clone, Debug)]
pub(in crate::ai) struct Slot {
    pub(in crate::ai) square: Option<Square>,
    pub(in crate::ai) weights: Weights,
}

/// Rounds of [proportional fitting](fit_marginals).
const FITTING_ROUNDS: usize = 20;
/// Rounds in which the correlation factors are applied to the pieces.
const CORRELATION_ROUNDS: usize = 2;
/// The correlation factor of a prize and a mine side by side, where armies fill their home rows.
const CORRELATION_FULL: f32 = 2.0;
/// The correlation factor of a prize and a mine side by side, where home squares stay empty.
///
/// Set-ups of people alone give 4. Those of [`arrange`](crate::ai::arrange), which people use too, give more.
const CORRELATION_SPARSE: f32 = 8.0;
/// The relative likelihood of a moved piece of a kind that only a switch allows to move (R9.3, R9.4).
const FIXED_KIND: f32 = 0.15;
/// The likelihood factor of a prize for each neighboring square without an unmoved piece of its side.
const LEFT_NEIGHBOR: f32 = 0.35;

impl Belief {
    /// The belief of the viewing player about the opponent's pieces.
    pub fn new(view: &View) -> Self {
        let enemy = !view.me();
        Self::of(view.public(), enemy, |square| view.kinds(square), view.mine().tray(enemy))
    }

    /// The belief about a side's pieces that public knowledge alone gives.
    pub(in crate::ai) fn public(public: &Public, color: Color) -> Self {
        Self::of(public, color, |square| public.token(square).kinds, &RoleCounts::default())
    }

    /// The certain belief about a side's pieces that the whole position gives.
    pub(in crate::ai) fn open(position: &Position, color: Color) -> Self {
        let mut weights = Box::new([[0.0; Role::COUNT]; MAX_SQUARES]);
        for (square, role) in position.private(color).pieces() {
            weights[square.index()] = certain(role);
        }
        let correlation = CorrelationFactors::of(position.public().variant());
        Self { weights, slots: Vec::new(), hidden: RoleCounts::default(), correlation }
    }

    fn of(public: &Public, color: Color, kinds: impl Fn(Square) -> RoleSet, tray: &RoleCounts) -> Self {
        let variant = public.variant();
        let mut weights = Box::new([[0.0; Role::COUNT]; MAX_SQUARES]);
        let mut homes = [None; MAX_SQUARES];
        for (index, square) in variant.board.home(color).enumerate() {
            homes[square.index()] = Some(index);
        }
        let mut left = variant.army.counts();
        let mut slots = Vec::new();
        for square in public.occupied(color) {
            let (kinds, token) = (kinds(square), public.token(square));
            if let Some(role) = kinds.single() {
                weights[square.index()] = certain(role);
                if !token.enchanted {
                    subtract(&mut left, role, 1);
                }
                continue;
            }
            // The starting square of a piece is known as long as it has not moved.
            let home = homes[square.index()].filter(|_| !token.moved);
            let mut slot = Slot { square: Some(square), weights: [0.0; Role::COUNT] };
            let met = behavior::factors(public, color, square);
            for role in kinds.iter() {
                let unit = variant.army.unit(role);
                let fixed = if unit.movement == Movement::Fixed { FIXED_KIND } else { 1.0 };
                let moved = || if token.moved { prior::moved_piece_factor(public, color, role, square) } else { 1.0 };
                let likelihood = home.map_or_else(|| fixed * moved(), |index| prior::likelihood(variant, unit, index));
                let guarded = if unit.skills.has(Skills::PRIZE) { shelter_factor(public, color, square) } else { 1.0 };
                slot.weights[role as usize] = likelihood.max(0.02) * guarded * met[role as usize];
            }
            slots.push(slot);
        }
        // An enchanted piece is still counted in the army of its printed color (R11.4).
        for square in public.occupied(!color).into_iter().filter(|&square| public.token(square).enchanted) {
            if let Some(role) = public.token(square).kinds.single() {
                subtract(&mut left, role, 1);
            }
        }
        let mut belief = Self { weights, slots, hidden: left, correlation: CorrelationFactors::of(variant) };
        belief.subtract_captures(&unknown_captures::explanations(public, color, tray));
        fit_marginals(&mut belief.slots, &belief.hidden);
        belief.copy_to_squares(&belief.slots.clone());
        for _ in 0..CORRELATION_ROUNDS {
            let mut slots: Vec<Slot> = belief.slots.iter().map(|slot| belief.correlated(slot)).collect();
            fit_marginals(&mut slots, &belief.hidden);
            belief.copy_to_squares(&slots);
        }
        belief
    }

    /// Copies the weights of the slots to their squares.
    fn copy_to_squares(&mut self, slots: &[Slot]) {
        for slot in slots {
            if let Some(square) = slot.square {
                self.weights[square.index()] = slot.weights;
            }
        }
    }

    /// A slot with the correlation factors of its neighbors applied.
    fn correlated(&self, slot: &Slot) -> Slot {
        let CorrelationFactors { prizes, mines, factor } = self.correlation;
        let mut slot = slot.clone();
        let Some(square) = slot.square else { return slot };
        let near = |roles: RoleSet| {
            let weight = |square: Square| roles.iter().map(|role| self.weights(square)[role as usize]).sum::<f32>();
            1.0 - square.neighbors().into_iter().map(|square| 1.0 - weight(square).min(1.0)).product::<f32>()
        };
        let (by_mines, by_prizes) = (near(mines), near(prizes));
        slot.scale(prizes, 1.0 + (factor - 1.0) * by_mines);
        slot.scale(mines, 1.0 + (factor - 1.0) * by_prizes);
        slot
    }

    /// Subtracts the captured pieces, by the first explanation that is consistent with the slots.
    fn subtract_captures(&mut self, ways: &[UnknownCaptures]) {
        let (slots, left) = (self.slots.clone(), self.hidden);
        for way in ways {
            self.hidden = left;
            let fits = Role::ALL.into_iter().all(|role| subtract(&mut self.hidden, role, way.known[role as usize]));
            self.slots.clone_from(&slots);
            self.slots.extend(way.unknown.iter().map(|&kinds| Slot { square: None, weights: uniform(kinds) }));
            let dealt = || assignment::deal(&self.slots, &self.hidden, &mut fastrand::Rng::with_seed(0));
            if ways.len() == 1 || fits && dealt().is_some() {
                return;
            }
        }
    }

    /// The probability of each kind for the enemy piece on a square, in the order of [`Role::ALL`].
    ///
    /// They add up to 1, or to 0 where no enemy piece stands.
    pub fn weights(&self, square: Square) -> &[f32; Role::COUNT] {
        &self.weights[square.index()]
    }

    /// The possible kinds of the enemy piece on a square with their probabilities, the likeliest first.
    ///
    /// The probabilities add up to 1. A known piece has one kind; a square without an enemy piece has none.
    pub fn likeliest(&self, square: Square) -> Vec<(Role, f32)> {
        let weights = self.weights(square);
        let mut kinds: Vec<(Role, f32)> = Role::ALL
            .into_iter()
            .map(|role| (role, weights[role as usize]))
            .filter(|&(_, weight)| weight > 0.0)
            .collect();
        kinds.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        kinds
    }
}

impl Slot {
    /// Multiplies the weights of some kinds by a factor.
    pub(in crate::ai) fn scale(&mut self, roles: RoleSet, factor: f32) {
        roles.iter().for_each(|role| self.weights[role as usize] *= factor);
    }
}

/// The correlation of prizes and mines.
///
/// They stand side by side more often than the squares alone imply.
#[derive(Clone, Copy, Debug)]
pub(in crate::ai) struct CorrelationFactors {
    pub(in crate::ai) prizes: RoleSet,
    pub(in crate::ai) mines: RoleSet,
    /// The likelihood factor of each of the two beside the other.
    pub(in crate::ai) factor: f32,
}

impl CorrelationFactors {
    fn of(variant: &Variant) -> Self {
        Self {
            prizes: variant.army.roles_that(|unit| unit.skills.has(Skills::PRIZE)),
            mines: variant.army.roles_that(|unit| unit.skills.has(Skills::EXPLOSIVE)),
            factor: if variant.fill == Fill::All { CORRELATION_FULL } else { CORRELATION_SPARSE },
        }
    }
}

/// The likelihood factor of a prize on a square, by the neighboring squares that have been left.
///
/// Players keep the pieces around a hidden prize where they were.
fn shelter_factor(public: &Public, color: Color, square: Square) -> f32 {
    let variant = public.variant();
    if variant.fill != Fill::All {
        return 1.0;
    }
    let around = square.neighbors() & variant.board.land();
    let held = public.occupied(color);
    let open = around.into_iter().filter(|&near| !held.contains(near) || public.token(near).moved);
    open.map(|_| LEFT_NEIGHBOR).product()
}

/// Weight 1 for each kind of a set, and 0 for all others; not normalized.
fn uniform(kinds: RoleSet) -> Weights {
    Role::ALL.map(|role| if kinds.contains(role) { 1.0 } else { 0.0 })
}

/// The weights of a piece that is certainly of one kind.
pub(in crate::ai) fn certain(role: Role) -> Weights {
    uniform(RoleSet::only(role))
}

/// True if no kind is certain.
pub(in crate::ai) fn is_uncertain(weights: &Weights) -> bool {
    weights.iter().all(|&weight| weight < 1.0)
}

/// Subtracts a number of pieces from the count of a kind; returns false if there are fewer.
fn subtract(counts: &mut RoleCounts, role: Role, number: u8) -> bool {
    let count = &mut counts[role as usize];
    let enough = *count >= number;
    *count = count.saturating_sub(number);
    enough
}

/// Scales the weights so that each slot's add up to 1 and each kind's to its count.
///
/// The method is iterative proportional fitting, also known as the Sinkhorn algorithm.
fn fit_marginals(slots: &mut [Slot], hidden: &RoleCounts) {
    for _ in 0..FITTING_ROUNDS {
        let mut sums: Weights = [0.0; Role::COUNT];
        for slot in slots.iter() {
            sums.iter_mut().zip(&slot.weights).for_each(|(sum, weight)| *sum += weight);
        }
        for slot in slots.iter_mut() {
            for ((weight, sum), &count) in slot.weights.iter_mut().zip(&sums).zip(hidden) {
                *weight = if *sum > 0.0 { *weight * f32::from(count) / sum } else { 0.0 };
            }
            let total: f32 = slot.weights.iter().sum();
            if total > 0.0 {
                slot.weights.iter_mut().for_each(|weight| *weight /= total);
            }
        }
    }
}
