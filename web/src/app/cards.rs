//! The panel of the cards, and what the edition has below the board.

use vexillum_engine::{Card, Movement, Unit, Variant};
use yew::prelude::*;

use super::App;
use crate::components::deck::DeckView;
use crate::session::Session;
use crate::sight::Sight;

/// What stands below the board: a hand of cards, or what special pieces can do.
pub(super) fn orders(variant: &Variant) -> Option<&'static str> {
    let special = |unit: &Unit| unit.power.is_some() || matches!(unit.movement, Movement::Double { .. });
    match (variant.cards, variant.army.units().any(special)) {
        (true, _) => Some("cards"),
        (false, true) => Some("powers"),
        (false, false) => None,
    }
}

impl App {
    /// The cards of both sides, the upper seat's first; nothing in an edition without cards.
    pub(super) fn decks(&self, session: &Session, sight: &Sight) -> Option<Html> {
        let later = self.later.filter(|_| session.variant().cards)?;
        let texts = &self.settings.language.texts().cards;
        let bottom = self.table.bottom();
        let side = |color| {
            let name = self.teller(session).name(color);
            let played = sight.any().public().table().discards[color];
            let you = session.only_person() == Some(color);
            let title = if you { texts.you_played.into() } else { (texts.played)(&name).into() };
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
        Some((later.deck)(texts, &[!bottom, bottom].map(side)))
    }
}
