//! Determinization: sampled completions of a player's knowledge.
//!
//! The samples are spread evenly, so that a few of them represent many.

use alloc::vec::Vec;

use super::assignment;
use super::{Belief, CorrelationFactors, Slot, Weights, certain};
use crate::ai::setup::prior::SMALL_ARMY;
use crate::position::Position;
use crate::role::{Role, RoleCounts};
use crate::square::MAX_SQUARES;
use crate::variant::Variant;
use crate::view::View;

/// The strength of herding: the relative gain of a kind for each time it was dealt too seldom.
///
/// The method follows herding (Chen, Welling and Smola 2010). A kind that was dealt too often becomes less
/// likely by as much. It applies only to large armies without cards. Small armies hide less and are
/// sampled more often; there, and with cards, it loses games.
const HERDING: f32 = 4.0;

/// A sampler of whole positions that agree with everything a player knows.
///
/// Positions are drawn by likelihood. Herding keeps the frequency of each kind on each square close to its
/// probability.
pub struct Sampler {
    /// The hidden pieces with their probabilities and the kinds that they were dealt.
    pieces: Vec<SampledPiece>,
    /// The number of pieces of each kind that are to be dealt.
    hidden: RoleCounts,
    correlation: CorrelationFactors,
    /// The strength of herding: [`HERDING`], or 0 where it does not apply.
    herding: f32,
    /// The number of positions drawn so far.
    drawn: f32,
}

struct SampledPiece {
    slot: Slot,
    believed: Weights,
    dealt: Weights,
}

impl Sampler {
    /// A sampler for a belief, with no position drawn yet.
    pub fn new(variant: &Variant, belief: &Belief) -> Self {
        let piece = |slot: &Slot| {
            let believed = slot.square.map_or(slot.weights, |square| *belief.weights(square));
            SampledPiece { slot: slot.clone(), believed, dealt: [0.0; Role::COUNT] }
        };
        Self {
            pieces: belief.slots.iter().map(piece).collect(),
            hidden: belief.hidden,
            correlation: belief.correlation,
            herding: if variant.army.total() > SMALL_ARMY && !variant.cards { HERDING } else { 0.0 },
            drawn: 0.0,
        }
    }

    /// Draws another position for the view of the belief; `None` if no completion was found.
    pub fn draw(&mut self, view: &View, seed: u64) -> Option<Position> {
        self.draw_by(view, &mut fastrand::Rng::with_seed(seed))
    }

    pub(in crate::ai) fn draw_by(&mut self, view: &View, rng: &mut fastrand::Rng) -> Option<Position> {
        let dealt = self.deal(rng)?;
        let mut guess = [None; MAX_SQUARES];
        for (piece, role) in self.pieces.iter_mut().zip(dealt) {
            piece.dealt[role as usize] += 1.0;
            if let Some(square) = piece.slot.square {
                guess[square.index()] = Some(role);
            }
        }
        self.drawn += 1.0;
        view.complete(|square| guess[square.index()].or_else(|| view.known(square)), |cards| rng.shuffle(cards)).ok()
    }

    /// Deals the hidden kinds to the slots: the prize first, then the others given its square.
    fn deal(&self, rng: &mut fastrand::Rng) -> Option<Vec<Role>> {
        let slots: Vec<Slot> = self.pieces.iter().map(|piece| self.herded(piece)).collect();
        let given_prize = self.given_prize(&slots, rng).and_then(|slots| assignment::deal(&slots, &self.hidden, rng));
        given_prize.or_else(|| assignment::deal(&slots, &self.hidden, rng))
    }

    /// A slot with its weights adjusted by herding.
    fn herded(&self, piece: &SampledPiece) -> Slot {
        let mut slot = piece.slot.clone();
        for role in Role::ALL {
            slot.weights[role as usize] *= self.herding_factor(piece, role);
        }
        slot
    }

    /// The herding factor of a kind in a slot: above 1 if it was dealt too seldom, below 1 if too often.
    fn herding_factor(&self, piece: &SampledPiece, role: Role) -> f32 {
        let deficit = self.herding * (piece.believed[role as usize] * self.drawn - piece.dealt[role as usize]);
        if deficit < 0.0 { 1.0 / (1.0 - deficit) } else { 1.0 + deficit }
    }

    /// The slots, given a randomly drawn square of the hidden prize.
    ///
    /// `None` if there is not exactly one hidden prize, or no square is likely for it.
    fn given_prize(&self, slots: &[Slot], rng: &mut fastrand::Rng) -> Option<Vec<Slot>> {
        let prize = self.correlation.prizes.iter().find(|&role| self.hidden[role as usize] == 1)?;
        let likelihood = |piece: &SampledPiece| {
            piece.slot.square.map_or(0.0, |_| piece.believed[prize as usize] * self.herding_factor(piece, prize))
        };
        let mut at = rng.f32() * self.pieces.iter().map(likelihood).sum::<f32>();
        let drawn = self.pieces.iter().position(|piece| {
            at -= likelihood(piece);
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
                slot.scale(self.correlation.mines, self.correlation.factor);
            }
        }
        Some(slots)
    }
}
