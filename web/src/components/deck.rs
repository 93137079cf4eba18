//! The panel of the Battle Cards: what both sides have played, and what they may still have (R12.17).

use vexillum_engine::{Card, CardKind, CardSet};
use yew::prelude::*;

use crate::i18n::Language;
use crate::i18n::cards::Cards;

/// The cards of one side, as far as whoever looks may know.
#[derive(Clone, PartialEq)]
pub struct DeckView {
    /// What its played cards stand under.
    pub title: AttrValue,
    /// The cards that it has played.
    pub played: CardSet,
    /// Other cards that can be unfolded: what they stand under, and which, with those crossed out that are gone.
    pub fold: Option<(AttrValue, Vec<(Card, bool)>)>,
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

/// Properties of [`Decks`].
#[derive(Clone, PartialEq, Properties)]
pub struct DecksProps {
    /// Language of the page.
    pub language: Language,
    /// Cards of both sides, the upper seat's first.
    pub sides: [DeckView; 2],
}

/// The content of the panel.
#[component]
pub fn Decks(DecksProps { language, sides }: &DecksProps) -> Html {
    let texts = &language.texts().cards;
    let item = |card: Card, gone: bool| html! { <li>{ card_chip(texts, card, gone) }</li> };
    let played = |side: &DeckView| {
        html! {
            <>
                <h2>{ side.title.clone() }</h2>
                if side.played.is_empty() {
                    <p class="none">{ texts.nothing }</p>
                } else {
                    <ul class="card-list">{ for side.played.iter().map(|card| item(card, false)) }</ul>
                }
            </>
        }
    };
    let fold = |(title, cards): &(AttrValue, Vec<(Card, bool)>)| {
        html! {
            <details class="more">
                <summary>{ title.clone() }</summary>
                <ul class="card-list">{ for cards.iter().map(|&(card, gone)| item(card, gone)) }</ul>
            </details>
        }
    };
    html! { <>{ for sides.iter().map(played) }{ for sides.iter().filter_map(|side| side.fold.as_ref()).map(fold) }</> }
}
