//! What the hidden enemy pieces may be.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

use super::habit;
use super::missing::{self, Missing};
use crate::color::Color;
use crate::position::{Position, Public};
use crate::role::{Role, RoleCounts, RoleSet};
use crate::square::{MAX_SQUARES, Square};
use crate::unit::{Movement, Skills};
use crate::variant::Fill;
use crate::view::View;

/// A number for each kind.
pub(super) type Weights = [f32; Role::COUNT];

/// For each enemy square how likely each kind is, from what the player knows alone.
#[derive(Clone, Debug)]
pub struct Belief {
    weights: Box<[Weights; MAX_SQUARES]>,
    slots: Vec<Slot>,
    /// How many of each kind are to be dealt to the slots.
    hidden: RoleCounts,
}

/// A piece whose kind is not known: on the board, or fallen unseen.
#[derive(Clone, Debug)]
struct Slot {
    square: Option<Square>,
    weights: Weights,
}

/// How often the weights are balanced between pieces and counts.
const ROUNDS: usize = 20;
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
        Self { weights, slots: Vec::new(), hidden: RoleCounts::default() }
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
            for role in kinds.iter() {
                let unit = variant.army.unit(role);
                let stays = if unit.movement == Movement::Fixed { RELUCTANT } else { 1.0 };
                let goes = || if token.moved { habit::going(public, color, role, square) } else { 1.0 };
                let likelihood = home.map_or_else(|| stays * goes(), |index| habit::likelihood(variant, *unit, index));
                let shelter = if unit.skills.has(Skills::PRIZE) { shelter(public, color, square) } else { 1.0 };
                slot.weights[role as usize] = likelihood.max(0.02) * shelter;
            }
            slots.push(slot);
        }
        // What has changed sides is still of this side's army.
        for square in public.occupied(!color).into_iter().filter(|&square| public.token(square).enchanted) {
            if let Some(role) = public.token(square).kinds.single() {
                take(&mut left, role, 1);
            }
        }
        let mut belief = Self { weights, slots, hidden: left };
        belief.explain(&missing::explanations(public, color, tray));
        balance(&mut belief.slots, &belief.hidden);
        for slot in &belief.slots {
            if let Some(square) = slot.square {
                belief.weights[square.index()] = slot.weights;
            }
        }
        belief
    }

    /// Takes away what is off the board, in the first way that goes with the rest.
    fn explain(&mut self, ways: &[Missing]) {
        let (slots, left) = (self.slots.clone(), self.hidden);
        for way in ways {
            self.hidden = left;
            let fits = Role::ALL.into_iter().all(|role| take(&mut self.hidden, role, way.known[role as usize]));
            self.slots.clone_from(&slots);
            self.slots.extend(way.unknown.iter().map(|&kinds| Slot { square: None, weights: equal(kinds) }));
            if ways.len() == 1 || fits && self.deal(&mut fastrand::Rng::with_seed(0)).is_some() {
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

    /// A whole position that agrees with all that the player knows, drawn at random by likelihood; `None` if the view
    /// contradicts itself.
    pub fn sample(&self, view: &View, rng: &mut fastrand::Rng) -> Option<Position> {
        let dealt = self.deal(rng)?;
        let mut guess = [None; MAX_SQUARES];
        for (slot, role) in self.slots.iter().zip(dealt) {
            if let Some(square) = slot.square {
                guess[square.index()] = Some(role);
            }
        }
        view.complete(|square| guess[square.index()].or_else(|| view.known(square)), |cards| rng.shuffle(cards)).ok()
    }

    /// Deals the hidden kinds to the slots, each kind exactly as often as there are such pieces.
    fn deal(&self, rng: &mut fastrand::Rng) -> Option<Vec<Role>> {
        let mut left = self.hidden;
        let mut dealt: Vec<Option<Role>> = vec![None; self.slots.len()];
        let mut order: Vec<usize> = (0..self.slots.len()).collect();
        rng.shuffle(&mut order);
        for &index in &order {
            self.give(index, &mut dealt, &mut left, &mut vec![false; self.slots.len()], rng).then_some(())?;
        }
        let mut dealt = dealt.into_iter().collect::<Option<Vec<Role>>>()?;
        self.shuffle(&mut dealt, rng);
        Some(dealt)
    }

    /// Gives a slot a kind; if all that it can be are gone, another slot gives way.
    fn give(
        &self,
        index: usize,
        dealt: &mut [Option<Role>],
        left: &mut RoleCounts,
        asked: &mut [bool],
        rng: &mut fastrand::Rng,
    ) -> bool {
        let weights = &self.slots[index].weights;
        let share = |role: Role| weights[role as usize] * f32::from(left[role as usize]);
        let mut at = rng.f32() * Role::ALL.into_iter().map(share).sum::<f32>();
        let drawn = Role::ALL.into_iter().filter(|&role| share(role) > 0.0).find(|&role| {
            at -= share(role);
            at < 0.0
        });
        if let Some(role) = drawn.or_else(|| Role::ALL.into_iter().find(|&role| share(role) > 0.0)) {
            left[role as usize] -= 1;
            dealt[index] = Some(role);
            return true;
        }
        asked[index] = true;
        for other in 0..dealt.len() {
            let Some(role) = dealt[other].filter(|&role| !asked[other] && weights[role as usize] > 0.0) else {
                continue;
            };
            asked[other] = true;
            if self.give(other, dealt, left, asked, rng) {
                dealt[index] = Some(role);
                return true;
            }
        }
        false
    }

    /// Exchanges kinds between slots until chance has forgotten the order in which they were dealt.
    fn shuffle(&self, dealt: &mut [Role], rng: &mut fastrand::Rng) {
        let weight = |slot: usize, role: Role| self.slots[slot].weights[role as usize];
        for a in 0..dealt.len() {
            for _ in 0..3 {
                let b = rng.usize(..dealt.len());
                let now = weight(a, dealt[a]) * weight(b, dealt[b]);
                let then = weight(a, dealt[b]) * weight(b, dealt[a]);
                if then >= now || rng.f32() * now < then {
                    dealt.swap(a, b);
                }
            }
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
