//! The panel of the cards, and what the edition has below the board.

use vexillum_engine::{Card, CardSet, Movement, Variant};
use yew::prelude::*;

use super::App;
use crate::components::deck::DeckView;
use crate::session::Session;
use crate::sight::Sight;

/// What stands below the board: a hand of cards, or what special pieces can do.
pub(super) fn orders(variant: &Variant) -> Option<&'static str> {
    let special =
        |unit: &vexillum_engine::Unit| unit.power.is_some() || matches!(unit.movement, Movement::Double { .. });
    match (variant.cards, variant.army.units().any(special)) {
        (true, _) => Some("cards"),
        (false, true) => Some("powers"),
        (false, false) => None,
    }
}

impl App {
    /// The cards of both sides, the upper seat's first; nothing in an edition without cards.
    pub(super) fn decks(&self, session: &Session, sight: &Sight) -> Vec<DeckView> {
        if !session.variant().cards {
            return Vec::new();
        }
        let texts = &self.settings.language.texts().cards;
        let bottom = self.table.bottom();
        let side = |color| {
            let name = self.teller(session).name(color);
            let played = sight.any().public().table().discards[color];
            let you = session.only_person() == Some(color);
            let title = if you { texts.you_played.into() } else { (texts.played)(&name).into() };
            let left = CardSet::ALL.without(played);
            match sight {
                Sight::Player(view) if view.me() == color => {
                    let under: Vec<Card> = view.mine().under().to_vec();
                    let under = Some((AttrValue::from(texts.under), under)).filter(|(_, cards)| !cards.is_empty());
                    DeckView { title, played, rest: None, under }
                }
                Sight::Player(_) => {
                    DeckView { title, played, rest: Some(((texts.rest)(&name).into(), left)), under: None }
                }
                Sight::Open(views) => {
                    let hand = views[color].mine().hand();
                    DeckView { title, played, rest: Some(((texts.held)(&name).into(), hand)), under: None }
                }
            }
        };
        [!bottom, bottom].map(side).into()
    }
}
