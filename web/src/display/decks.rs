//! The panel of the cards.

use vexillum_engine::{Card, Color};
use yew::AttrValue;

use super::Teller;
use crate::components::deck::DeckView;
use crate::sight::Sight;

impl Teller<'_> {
    /// The cards of both sides, the upper seat's first, as far as whoever looks may know them; nothing in an edition without.
    pub fn decks(&self, sight: &Sight, bottom: Color) -> Option<[DeckView; 2]> {
        let texts = &self.texts.cards;
        let side = |color| {
            let name = self.name(color);
            let played = sight.any().public().table().discards[color];
            let title = if self.is_you(color) { texts.you_played.into() } else { (texts.played)(&name).into() };
            let there = |cards: &[Card]| cards.iter().map(|&card| (card, false)).collect::<Vec<_>>();
            let fold: (AttrValue, _) = match sight {
                Sight::Player(view) if view.me() == color => (texts.under.into(), there(view.mine().under())),
                Sight::Player(_) => {
                    let all = Card::ALL.into_iter().map(|card| (card, played.contains(card)));
                    ((texts.rest)(&name).into(), all.collect())
                }
                Sight::Open(views) => {
                    let hand: Vec<Card> = views[color].mine().hand().iter().collect();
                    ((texts.held)(&name).into(), there(&hand))
                }
            };
            DeckView { title, played, fold: Some(fold).filter(|(_, cards)| !cards.is_empty()) }
        };
        self.session.variant().cards.then(|| [!bottom, bottom].map(side))
    }
}
