//! Deals: hands and draw piles (R12.2, R12.3, R12.5).

use alloc::vec::Vec;
use core::fmt;

use crate::card::{Card, CardSet};
use crate::color::{ByColor, Color};
use crate::event::{Audience, Event, Question, Told};
use crate::position::Position;

/// Maximum number of cards in a hand.
pub(in crate::position) const HAND: u8 = 3;

/// Shuffled deck: each of the fifteen cards once, top card first.
///
/// The default is the order of [`Card::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deck([Card; Card::ALL.len()]);

impl Default for Deck {
    fn default() -> Self {
        Self(Card::ALL)
    }
}

impl Deck {
    /// Cards of the deck, top card first.
    pub const fn cards(&self) -> &[Card] {
        &self.0
    }
}

impl TryFrom<Vec<Card>> for Deck {
    type Error = BadDeal;

    fn try_from(cards: Vec<Card>) -> Result<Self, BadDeal> {
        distinct(&cards)?;
        cards.try_into().map(Self).map_err(|_| BadDeal::Missing)
    }
}

/// Hand and draw pile of one player. The other cards have been played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Deal {
    hand: CardSet,
    pile: Vec<Card>,
}

/// Reason why a deal is impossible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadDeal {
    /// Card that occurs twice.
    Twice(Card),
    /// More than three cards in a hand.
    TooMany,
    /// Edition without cards.
    NoDeck,
    /// Incomplete deck.
    Missing,
}

impl fmt::Display for BadDeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Twice(card) => write!(f, "{card} twice"),
            Self::TooMany => f.write_str("more than three cards in a hand"),
            Self::NoDeck => f.write_str("this edition has no cards"),
            Self::Missing => f.write_str("not all cards in the deck"),
        }
    }
}

impl core::error::Error for BadDeal {}

impl Deal {
    /// Cards in the hand.
    pub const fn hand(&self) -> CardSet {
        self.hand
    }

    /// Cards in the draw pile, top card first.
    pub fn pile(&self) -> &[Card] {
        &self.pile
    }

    /// Deal with this hand, whose cards leave the draw pile.
    ///
    /// # Errors
    /// A card that occurs twice, or more than three cards.
    pub fn with_hand(&self, cards: &[Card]) -> Result<Self, BadDeal> {
        let hand = distinct(cards)?;
        if cards.len() > HAND.into() {
            return Err(BadDeal::TooMany);
        }
        Ok(Self { hand, pile: self.pile.iter().copied().filter(|&card| !hand.contains(card)).collect() })
    }

    /// Deal with this draw pile, top card first, whose cards leave the hand.
    ///
    /// # Errors
    /// A card that occurs twice.
    pub fn with_pile(&self, cards: &[Card]) -> Result<Self, BadDeal> {
        Ok(Self { hand: self.hand.without(distinct(cards)?), pile: cards.to_vec() })
    }
}

/// Both decks, shuffled with the seed (R12.2).
pub fn shuffled_decks(seed: u64) -> ByColor<Deck> {
    let mut rng = fastrand::Rng::with_seed(seed);
    ByColor::new(|_| {
        let mut deck = Deck::default();
        rng.shuffle(&mut deck.0);
        deck
    })
}

fn distinct(cards: &[Card]) -> Result<CardSet, BadDeal> {
    let mut set = CardSet::EMPTY;
    for &card in cards {
        if set.contains(card) {
            return Err(BadDeal::Twice(card));
        }
        set.insert(card);
    }
    Ok(set)
}

impl Position {
    /// Hand and draw pile of a player.
    pub fn deal(&self, color: Color) -> Deal {
        Deal { hand: self.private[color].hand(), pile: self.piles[color].clone() }
    }

    /// Sets hands and draw piles, without a first redraw.
    pub(crate) fn set_deal(&mut self, deals: &ByColor<Deal>) {
        for color in Color::ALL {
            let Deal { hand, pile } = &deals[color];
            self.private[color].set_hand(*hand);
            self.piles[color].clone_from(pile);
            let table = self.public.table_mut();
            table.hands[color] = hand.len() as u8;
            table.piles[color] = pile.len() as u8;
            table.discards[color] = CardSet::ALL.without(*hand).without(pile.iter().copied().collect());
        }
    }

    /// Deals the first hands and asks Red about a redraw (R12.2).
    pub(in crate::position) fn deal_first(&mut self, decks: &ByColor<Deck>, sink: &mut impl FnMut(Told)) {
        for color in Color::ALL {
            self.piles[color] = decks[color].cards().to_vec();
            (0..HAND).for_each(|_| self.draw_card(color, sink));
        }
        self.emit(Event::Ask(Color::Red, Question::Redraw), Audience::Everyone, sink);
    }

    /// Plays the answer to the first deal.
    pub(in crate::position) fn redraw(&mut self, color: Color, cards: Option<[Card; 3]>, sink: &mut impl FnMut(Told)) {
        if let Some(cards) = cards {
            for card in cards {
                self.put_under(color, card, sink);
            }
            (0..HAND).for_each(|_| self.draw_card(color, sink));
        }
        match color {
            Color::Red => self.emit(Event::Ask(Color::Blue, Question::Redraw), Audience::Everyone, sink),
            Color::Blue => self.settle(Color::Red, sink),
        }
    }

    /// Puts a card under the draw pile and draws the top one (R12.3).
    pub(in crate::position) fn exchange(&mut self, color: Color, card: Card, sink: &mut impl FnMut(Told)) {
        self.put_under(color, card, sink);
        self.draw_card(color, sink);
        self.finish(color, None, sink);
    }

    /// Draws at the end of a turn, if the player has fewer than three cards (R12.5).
    pub(in crate::position) fn draw_up(&mut self, color: Color, sink: &mut impl FnMut(Told)) {
        if self.public.table().exchanged[color] {
            return;
        }
        let missing = HAND.saturating_sub(self.public.table().hands[color]);
        let draws = if self.public.variant().rules.refill { missing } else { missing.min(1) };
        (0..draws).for_each(|_| self.draw_card(color, sink));
    }

    fn draw_card(&mut self, color: Color, sink: &mut impl FnMut(Told)) {
        if self.piles[color].is_empty() {
            return;
        }
        let card = self.piles[color].remove(0);
        self.emit(Event::Draw(color, None), Audience::Everyone, sink);
        self.emit(Event::Draw(color, Some(card)), Audience::Only(color), sink);
    }

    fn put_under(&mut self, color: Color, card: Card, sink: &mut impl FnMut(Told)) {
        self.piles[color].push(card);
        self.emit(Event::Under(color, None), Audience::Everyone, sink);
        self.emit(Event::Under(color, Some(card)), Audience::Only(color), sink);
    }
}
