//! The panel of the Battle Cards: what both sides have played, and what they may still have (R12.17).

use vexillum_engine::{Card, CardKind, CardSet};
use yew::prelude::*;

use crate::i18n::cards::Cards;

/// The cards of one side, as far as whoever looks may know.
#[derive(Clone, PartialEq)]
pub struct DeckView {
    /// What its played cards stand under.
    pub title: AttrValue,
    /// The cards that it has played.
    pub played: CardSet,
    /// What its other cards stand under, and which of them it can still have.
    pub rest: Option<(AttrValue, CardSet)>,
    /// What the cards stand under that it put under its pile, and which, in order.
    pub under: Option<(AttrValue, Vec<Card>)>,
}

/// A card in a line of text.
pub fn card_chip(texts: &Cards, card: Card, played: bool) -> Html {
    let kind = match card.kind() {
        CardKind::Move => "move",
        CardKind::Attack => "attack",
        CardKind::Defence => "defence",
    };
    html! { <span class={classes!("card-chip", kind, played.then_some("played"))}>{ texts.name(card) }</span> }
}

/// A card face down in a line of text.
pub fn card_back(texts: &Cards) -> Html {
    html! { <span class="card-chip back" role="img" aria-label={texts.face_down}>{ "?" }</span> }
}

/// The content of the panel.
pub fn deck(texts: &Cards, sides: &[DeckView]) -> Html {
    let list = |cards: &mut dyn Iterator<Item = (Card, bool)>| {
        html! { <ul class="card-list">{ for cards.map(|(card, played)| html! { <li>{ card_chip(texts, card, played) }</li> }) }</ul> }
    };
    let played = |side: &DeckView| {
        html! {
            <>
                <h2>{ side.title.clone() }</h2>
                if side.played.is_empty() {
                    <p class="none">{ texts.nothing }</p>
                } else {
                    { list(&mut side.played.iter().map(|card| (card, false))) }
                }
            </>
        }
    };
    let fold = |title: &AttrValue, cards: &mut dyn Iterator<Item = (Card, bool)>| {
        html! { <details class="more"><summary>{ title.clone() }</summary>{ list(cards) }</details> }
    };
    let folds = |side: &DeckView| {
        let rest = side
            .rest
            .as_ref()
            .map(|(title, left)| fold(title, &mut Card::ALL.into_iter().map(|card| (card, !left.contains(card)))));
        let under = side.under.as_ref().map(|(title, cards)| fold(title, &mut cards.iter().map(|&card| (card, false))));
        html! { <>{ for rest }{ for under }</> }
    };
    html! { <>{ for sides.iter().map(played) }{ for sides.iter().map(folds) }</> }
}
