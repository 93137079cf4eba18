//! What the hidden enemy pieces may be.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::missing::{self, Missing};
use super::{dealing, habit, meeting};
use crate::color::Color;
use crate::position::{Position, Public};
use crate::role::{Role, RoleCounts, RoleSet};
use crate::square::{MAX_SQUARES, Square};
use crate::unit::{Movement, Skills};
use crate::variant::{Fill, Variant};
use crate::view::View;

/// A number for each kind.
pub(super) type Weights = [f32; Role::COUNT];

/// For each enemy square how likely each kind is, from what the player knows alone.
#[derive(Clone, Debug)]
pub struct Belief {
    weights: Box<[Weights; MAX_SQUARES]>,
    pub(super) slots: Vec<Slot>,
    /// How many of each kind are to be dealt to the slots.
    pub(super) hidden: RoleCounts,
    pub(super) company: Company,
}

/// A piece whose kind is not known: on the board, or fallen unseen.
#[derive(Clone, Debug)]
pub(super) struct Slot {
    pub(super) square: Option<Square>,
    pub(super) weights: Weights,
}

/// How often the weights are balanced between pieces and counts.
const ROUNDS: usize = 20;
/// How often pieces are weighed by what is believed to stand beside them.
const COMPANY_ROUNDS: usize = 2;
/// How many times as likely as by their squares alone the prize and what explodes stand side by side: where armies fill their
/// home, and where they do not. There it is 4 for people, and more for [`arrange`](super::arrange), whose set-ups people use.
const BESIDE_FULL: f32 = 2.0;
const BESIDE: f32 = 8.0;
/// How likely a piece that need not move is among those that have, as against others.
const RELUCTANT: f32 = 0.15;
/// How much less likely a prize is for each square beside it on which none of its own side has stood from the start.
const LEFT_OPEN: f32 = 0.35;

impl Belief {
    /// What a player may believe of his opponent's pieces.
    pub fn new(view: &View) -> Self {
        let enemy = !view.me();
        Self::of(view.public(), enemy, |square| view.kinds(square), view.mine().tray(enemy))
    }

    /// What everybody may believe of a side's pieces.
    pub(super) fn public(public: &Public, color: Color) -> Self {
        Self::of(public, color, |square| public.token(square).kinds, &RoleCounts::default())
    }

    /// What whoever sees all of a position knows of a side's pieces.
    pub(super) fn open(position: &Position, color: Color) -> Self {
        let mut weights = Box::new([[0.0; Role::COUNT]; MAX_SQUARES]);
        for (square, role) in position.private(color).pieces() {
            weights[square.index()] = certain(role);
        }
        let company = Company::of(position.public().variant());
        Self { weights, slots: Vec::new(), hidden: RoleCounts::default(), company }
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
                    take(&mut left, role, 1);
                }
                continue;
            }
            // Where a piece started is known as long as it has not moved.
            let home = homes[square.index()].filter(|_| !token.moved);
            let mut slot = Slot { square: Some(square), weights: [0.0; Role::COUNT] };
            let met = meeting::factors(public, color, square);
            for role in kinds.iter() {
                let unit = variant.army.unit(role);
                let stays = if unit.movement == Movement::Fixed { RELUCTANT } else { 1.0 };
                let goes = || if token.moved { habit::going(public, color, role, square) } else { 1.0 };
                let likelihood = home.map_or_else(|| stays * goes(), |index| habit::likelihood(variant, unit, index));
                let shelter = if unit.skills.has(Skills::PRIZE) { shelter(public, color, square) } else { 1.0 };
                slot.weights[role as usize] = likelihood.max(0.02) * shelter * met[role as usize];
            }
            slots.push(slot);
        }
        // What has changed sides is still of this side's army.
        for square in public.occupied(!color).into_iter().filter(|&square| public.token(square).enchanted) {
            if let Some(role) = public.token(square).kinds.single() {
                take(&mut left, role, 1);
            }
        }
        let mut belief = Self { weights, slots, hidden: left, company: Company::of(variant) };
        belief.explain(&missing::explanations(public, color, tray));
        balance(&mut belief.slots, &belief.hidden);
        belief.show(&belief.slots.clone());
        for _ in 0..COMPANY_ROUNDS {
            let mut slots: Vec<Slot> = belief.slots.iter().map(|slot| belief.in_company(slot)).collect();
            balance(&mut slots, &belief.hidden);
            belief.show(&slots);
        }
        belief
    }

    /// Makes the weights of hidden pieces those of the slots.
    fn show(&mut self, slots: &[Slot]) {
        for slot in slots {
            if let Some(square) = slot.square {
                self.weights[square.index()] = slot.weights;
            }
        }
    }

    /// A slot by what is believed to stand beside it.
    fn in_company(&self, slot: &Slot) -> Slot {
        let Company { prizes, mines, factor } = self.company;
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

    /// Takes away what is off the board, in the first way that goes with the rest.
    fn explain(&mut self, ways: &[Missing]) {
        let (slots, left) = (self.slots.clone(), self.hidden);
        for way in ways {
            self.hidden = left;
            let fits = Role::ALL.into_iter().all(|role| take(&mut self.hidden, role, way.known[role as usize]));
            self.slots.clone_from(&slots);
            self.slots.extend(way.unknown.iter().map(|&kinds| Slot { square: None, weights: equal(kinds) }));
            let dealt = || dealing::deal(&self.slots, &self.hidden, &mut fastrand::Rng::with_seed(0));
            if ways.len() == 1 || fits && dealt().is_some() {
                return;
            }
        }
    }

    /// How likely the enemy piece there is of each kind, in the order of [`Role::ALL`]; the sum is 1, or 0 where no enemy
    /// piece stands.
    pub fn weights(&self, square: Square) -> &[f32; Role::COUNT] {
        &self.weights[square.index()]
    }

    /// The kinds that the enemy piece there can be, the likeliest first, each with how likely it is; the sum is 1. Only one
    /// for a piece that is known, none where no enemy piece stands.
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
    /// Makes some kinds so many times as likely.
    pub(super) fn scale(&mut self, roles: RoleSet, factor: f32) {
        roles.iter().for_each(|role| self.weights[role as usize] *= factor);
    }
}

/// What stands together more often than squares alone tell: the prize and what explodes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Company {
    pub(super) prizes: RoleSet,
    pub(super) mines: RoleSet,
    /// How many times as likely one is beside the other.
    pub(super) factor: f32,
}

impl Company {
    fn of(variant: &Variant) -> Self {
        Self {
            prizes: variant.army.roles_that(|unit| unit.skills.has(Skills::PRIZE)),
            mines: variant.army.roles_that(|unit| unit.skills.has(Skills::EXPLOSIVE)),
            factor: if variant.fill == Fill::All { BESIDE_FULL } else { BESIDE },
        }
    }
}

/// How much likelier a prize is to stand on a square than if all around had left it: whoever hides one keeps others where
/// they were put around it.
fn shelter(public: &Public, color: Color, square: Square) -> f32 {
    let variant = public.variant();
    if variant.fill != Fill::All {
        return 1.0;
    }
    let around = square.neighbors() & variant.board.land();
    let held = public.occupied(color);
    let open = around.into_iter().filter(|&near| !held.contains(near) || public.token(near).moved);
    open.map(|_| LEFT_OPEN).product()
}

/// Each kind of a set as likely as another, not scaled.
fn equal(kinds: RoleSet) -> Weights {
    Role::ALL.map(|role| if kinds.contains(role) { 1.0 } else { 0.0 })
}

/// That kind for sure.
pub(super) fn certain(role: Role) -> Weights {
    equal(RoleSet::only(role))
}

/// Whether no kind is certain.
pub(super) fn is_open(weights: &Weights) -> bool {
    weights.iter().all(|&weight| weight < 1.0)
}

/// Takes so many of a kind away; false if there are not as many.
fn take(counts: &mut RoleCounts, role: Role, number: u8) -> bool {
    let count = &mut counts[role as usize];
    let enough = *count >= number;
    *count = count.saturating_sub(number);
    enough
}

/// Scales the weights so that each slot's add up to 1 and each kind's to its number.
fn balance(slots: &mut [Slot], hidden: &RoleCounts) {
    for _ in 0..ROUNDS {
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
