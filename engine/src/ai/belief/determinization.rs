//! Draws completions of what a player knows, so that few of them tell what many would.

use alloc::vec::Vec;

use super::assignment;
use super::{Belief, CorrelationFactors, Slot, Weights, certain};
use crate::ai::setup::prior::FEW;
use crate::position::Position;
use crate::role::{Role, RoleCounts};
use crate::square::MAX_SQUARES;
use crate::variant::Variant;
use crate::view::View;

/// How much likelier a kind is for a piece for each time that it has been dealt to it less often than is believed; as much
/// less likely, if more often (in the manner of herding, Chen, Welling and Smola 2010). Only for armies that are not small: of small ones
/// less is hidden and more samples are drawn, and games are lost by it, as with cards.
const EVENLY: f32 = 4.0;

/// Draws whole positions that agree with all that a player knows, by likelihood, and each kind on each square as often as it is
/// believed there, not more or less by luck.
pub struct Sampler {
    /// Of each hidden piece what it is by its own signs alone, how likely each kind is all told, and how often it was dealt.
    places: Vec<Place>,
    /// How many of each kind are to be dealt.
    hidden: RoleCounts,
    company: CorrelationFactors,
    /// [`EVENLY`], or 0.
    evenly: f32,
    /// How many positions have been drawn.
    drawn: f32,
}

struct Place {
    slot: Slot,
    believed: Weights,
    dealt: Weights,
}

impl Sampler {
    /// Nothing drawn yet from what a player believes.
    pub fn new(variant: &Variant, belief: &Belief) -> Self {
        let place = |slot: &Slot| {
            let believed = slot.square.map_or(slot.weights, |square| *belief.weights(square));
            Place { slot: slot.clone(), believed, dealt: [0.0; Role::COUNT] }
        };
        Self {
            places: belief.slots.iter().map(place).collect(),
            hidden: belief.hidden,
            company: belief.company,
            evenly: if variant.army.total() > FEW && !variant.cards { EVENLY } else { 0.0 },
            drawn: 0.0,
        }
    }

    /// Another position for the view that the belief is of; `None` if that contradicts itself. Each seed draws another.
    pub fn draw(&mut self, view: &View, seed: u64) -> Option<Position> {
        self.draw_by(view, &mut fastrand::Rng::with_seed(seed))
    }

    pub(in crate::ai) fn draw_by(&mut self, view: &View, rng: &mut fastrand::Rng) -> Option<Position> {
        let dealt = self.deal(rng)?;
        let mut guess = [None; MAX_SQUARES];
        for (place, role) in self.places.iter_mut().zip(dealt) {
            place.dealt[role as usize] += 1.0;
            if let Some(square) = place.slot.square {
                guess[square.index()] = Some(role);
            }
        }
        self.drawn += 1.0;
        view.complete(|square| guess[square.index()].or_else(|| view.known(square)), |cards| rng.shuffle(cards)).ok()
    }

    /// Deals the hidden kinds to the slots: first the prize, then the others by where it stands.
    fn deal(&self, rng: &mut fastrand::Rng) -> Option<Vec<Role>> {
        let slots: Vec<Slot> = self.places.iter().map(|place| self.evened(place)).collect();
        let around_prize = self.around_prize(&slots, rng).and_then(|slots| assignment::deal(&slots, &self.hidden, rng));
        around_prize.or_else(|| assignment::deal(&slots, &self.hidden, rng))
    }

    /// A slot with what it has been dealt too seldom made likelier.
    fn evened(&self, place: &Place) -> Slot {
        let mut slot = place.slot.clone();
        for role in Role::ALL {
            slot.weights[role as usize] *= self.catches_up(place, role);
        }
        slot
    }

    /// How many times as likely a kind is there, for having been dealt too seldom or too often.
    fn catches_up(&self, place: &Place, role: Role) -> f32 {
        let lacking = self.evenly * (place.believed[role as usize] * self.drawn - place.dealt[role as usize]);
        if lacking < 0.0 { 1.0 / (1.0 - lacking) } else { 1.0 + lacking }
    }

    /// The slots once it is drawn where the one hidden prize stands; none if there is not just one, or nobody knows where.
    fn around_prize(&self, slots: &[Slot], rng: &mut fastrand::Rng) -> Option<Vec<Slot>> {
        let prize = self.company.prizes.iter().find(|&role| self.hidden[role as usize] == 1)?;
        let likely = |place: &Place| {
            place.slot.square.map_or(0.0, |_| place.believed[prize as usize] * self.catches_up(place, prize))
        };
        let mut at = rng.f32() * self.places.iter().map(likely).sum::<f32>();
        let drawn = self.places.iter().position(|place| {
            at -= likely(place);
            at < 0.0
        })?;
        let beside = slots[drawn].square?.neighbors();
        let mut slots = slots.to_vec();
        for (index, slot) in slots.iter_mut().enumerate() {
            if index == drawn {
                slot.weights = certain(prize);
                continue;
            }
            slot.weights[prize as usize] = 0.0;
            if slot.square.is_some_and(|square| beside.contains(square)) {
                slot.scale(self.company.mines, self.company.factor);
            }
        }
        Some(slots)
    }
}
