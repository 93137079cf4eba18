//! The cards as both players see them (R12.17).

use crate::card::{Card, CardSet};
use crate::color::{ByColor, Color};
use crate::event::Event;

/// How many cards each player has where, and which have been played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Table {
    /// How many cards each player has in his hand.
    pub hands: ByColor<u8>,
    /// How many cards lie in each player's pile.
    pub piles: ByColor<u8>,
    /// The cards that each player has played.
    pub discards: ByColor<CardSet>,
    /// Whether each player's last turn was an exchange (R12.3).
    pub exchanged: ByColor<bool>,
}

impl Table {
    /// Every card in the piles.
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

    /// A card that lay face down is turned over: it had left the hand already.
    pub(super) fn turn_over(&mut self, color: Color, card: Card) {
        self.discards[color].insert(card);
    }

    fn shift(&mut self, color: Color, hand: i8, pile: i8) {
        let (hands, piles) = (&mut self.hands[color], &mut self.piles[color]);
        *hands = hands.saturating_add_signed(hand);
        *piles = piles.saturating_add_signed(pile);
    }
}
