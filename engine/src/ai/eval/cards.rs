//! Values of Battle Cards, and the exchange of a poor hand.

use crate::action::Action;
use crate::card::{Card, CardKind, CardSet};
use crate::color::{ByColor, Color};
use crate::order::ordered;
use crate::position::Public;
use crate::role::RoleCounts;
use crate::unit::Skills;
use crate::variant::Variant;

/// The value per card below which a hand is exchanged.
const POOR_CARD_VALUE: i32 = 45;

/// The value of each card, in the units of the pieces.
#[derive(Clone, Copy)]
pub(in crate::ai) struct CardValues([i32; Card::ALL.len()]);

impl CardValues {
    /// The values of the cards for a side, given the pieces that are left to both.
    pub(in crate::ai) fn new(variant: &Variant, own: &RoleCounts, enemy: &RoleCounts) -> Self {
        let any = |side: &RoleCounts, skill: Skills| {
            variant.army.units().any(|unit| side[unit.role as usize] > 0 && unit.skills.has(skill))
        };
        Self(Card::ALL.map(|card| match card {
            Card::Armour if !any(enemy, Skills::EXPLOSIVE) => 0,
            Card::Armour => 70,
            Card::Spy if !any(own, Skills::ASSASSIN) => 0,
            Card::Spy => 150,
            Card::Mock => 50,
            card if card.kind() == CardKind::Move => 25,
            card => 30 + 35 * i32::from(card.bonus()),
        }))
    }

    /// The value of a card.
    pub(in crate::ai) const fn value(&self, card: Card) -> i32 {
        self.0[card as usize]
    }

    /// The total value of a side's cards that have not been played.
    pub(in crate::ai) fn unplayed_value(&self, public: &Public, color: Color) -> i32 {
        self.sum(CardSet::ALL.without(public.table().discards[color]))
    }

    fn sum(&self, cards: CardSet) -> i32 {
        cards.iter().map(|card| self.value(card)).sum()
    }

    /// The expected gain of exchanging a card of the hand for one from the pile.
    pub(in crate::ai) fn exchange_gain(&self, public: &Public, color: Color, hand: CardSet, card: Card) -> i32 {
        let pile = CardSet::ALL.without(public.table().discards[color]).without(hand);
        self.sum(pile) / (pile.len().max(1) as i32) - self.value(card)
    }

    /// The answer to the first deal: a poor hand goes under the pile, its best card first.
    pub(in crate::ai) fn redraw_answer(&self, hand: CardSet) -> Action {
        let cards: alloc::vec::Vec<Card> = hand.iter().collect();
        match ordered(&cards, |card| core::cmp::Reverse(self.value(card))).try_into() {
            Ok(cards) if self.sum(hand) < 3 * POOR_CARD_VALUE => Action::Redraw(Some(cards)),
            _ => Action::Redraw(None),
        }
    }
}

/// The card values of both sides.
pub(in crate::ai) fn both(variant: &Variant, remaining: &ByColor<RoleCounts>) -> ByColor<CardValues> {
    ByColor::new(|color| CardValues::new(variant, &remaining[color], &remaining[!color]))
}
