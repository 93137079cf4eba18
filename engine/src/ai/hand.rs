//! What Battle Cards are worth, and what to do with a hand of them.

use crate::action::Action;
use crate::card::{Card, CardKind, CardSet};
use crate::color::{ByColor, Color};
use crate::order::ordered;
use crate::position::Public;
use crate::role::RoleCounts;
use crate::unit::Skills;
use crate::variant::Variant;

/// A hand that is worth less a card should be changed.
const POOR: i32 = 45;

/// A value for each card, in the units of the pieces.
#[derive(Clone, Copy)]
pub(super) struct Hands([i32; Card::ALL.len()]);

impl Hands {
    /// What the cards are worth to a side with these pieces left against an enemy with those.
    pub(super) fn new(variant: &Variant, own: &RoleCounts, enemy: &RoleCounts) -> Self {
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

    /// What a card is worth.
    pub(super) const fn worth(&self, card: Card) -> i32 {
        self.0[card as usize]
    }

    /// What the cards of a side that have not been played are worth together.
    pub(super) fn stock(&self, public: &Public, color: Color) -> i32 {
        self.sum(CardSet::ALL.without(public.table().discards[color]))
    }

    fn sum(&self, cards: CardSet) -> i32 {
        cards.iter().map(|card| self.worth(card)).sum()
    }

    /// How much better than that card the one that is drawn for it can be expected to be.
    pub(super) fn exchange(&self, public: &Public, color: Color, hand: CardSet, card: Card) -> i32 {
        let pile = CardSet::ALL.without(public.table().discards[color]).without(hand);
        self.sum(pile) / (pile.len().max(1) as i32) - self.worth(card)
    }

    /// The answer to the first deal: a poor hand goes under the pile, its best card first.
    pub(super) fn redraw(&self, hand: CardSet) -> Action {
        let cards: alloc::vec::Vec<Card> = hand.iter().collect();
        match ordered(&cards, |card| core::cmp::Reverse(self.worth(card))).try_into() {
            Ok(cards) if self.sum(hand) < 3 * POOR => Action::Redraw(Some(cards)),
            _ => Action::Redraw(None),
        }
    }
}

/// The cards of both sides.
pub(super) fn both(variant: &Variant, left: &ByColor<RoleCounts>) -> ByColor<Hands> {
    ByColor::new(|color| Hands::new(variant, &left[color], &left[!color]))
}
