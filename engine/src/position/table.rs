//! Battle Cards as both players see them (R12.17).

use crate::card::{Card, CardSet};
use crate::color::{ByColor, Color};
use crate::event::Event;

/// Public state of the cards: sizes of hands and piles, and the cards played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Table {
    /// Number of cards in each player's hand.
    pub hands: ByColor<u8>,
    /// Number of cards in each player's draw pile.
    pub piles: ByColor<u8>,
    /// Cards that each player has played.
    pub discards: ByColor<CardSet>,
    /// True for a player whose last turn was an exchange (R12.3).
    pub exchanged: ByColor<bool>,
}

impl Table {
    /// Table with all cards in the draw piles.
    pub(super) fn whole() -> Self {
        Self { piles: ByColor::new(|_| Card::ALL.len() as u8), ..Self::default() }
    }

    /// Follows a public event.
    pub(super) fn apply(&mut self, event: Event) {
        let (color, hand, pile) = match event {
            Event::Draw(color, _) => (color, 1, -1),
            Event::Under(color, _) => (color, -1, 1),
            Event::Lay(color, _) => (color, -1, 0),
            Event::Card(color, card) => {
                self.discards[color].insert(card);
                (color, -1, 0)
            }
            _ => return,
        };
        self.shift(color, hand, pile);
    }

    /// Turns over a card that lay face down. It has already left the hand.
    pub(super) fn turn_over(&mut self, color: Color, card: Card) {
        self.discards[color].insert(card);
    }

    fn shift(&mut self, color: Color, hand: i8, pile: i8) {
        let (hands, piles) = (&mut self.hands[color], &mut self.piles[color]);
        *hands = hands.saturating_add_signed(hand);
        *piles = piles.saturating_add_signed(pile);
    }
}
