//! Battle Cards that can be chosen: the own hand, and the first deal.

use vexillum_engine::{Card, CardKind};
use yew::prelude::*;

use super::dialog::Dialog;
use super::icon::{picture, solid};
use super::press::{Press, press};
use crate::i18n::{Language, Texts};
use crate::selection::Order;
use crate::selection::pick::Pick;

/// How many cards a hand has room for.
const PLACES: usize = 3;

/// A card of the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardView {
    /// The card.
    pub card: Card,
    /// Whether it is picked.
    pub picked: bool,
    /// Whether it can be played now; if not, it says why.
    pub playable: bool,
    /// Its place in the order that is being chosen.
    pub order: Option<usize>,
}

/// The classes of a card.
const fn kind_class(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Move => "card move",
        CardKind::Attack => "card attack",
        CardKind::Defence => "card defence",
    }
}

/// The picture of a card.
fn card_picture(card: Card) -> Html {
    let id = match card {
        Card::Boat => "boat",
        Card::Jump => "jump",
        Card::Charge2 => "charge2",
        Card::Charge3 => "charge3",
        Card::Feint => "feint",
        Card::Swap => "swap",
        Card::Attack1 | Card::Attack2 | Card::Attack3 => "attack",
        Card::Mock => "mock",
        Card::Armour => "armour",
        Card::Spy => return solid("classic", "spy"),
        Card::Defence1 | Card::Defence2 | Card::Defence3 => "defence",
    };
    picture("cards", id)
}

/// The face of a card.
pub fn card_face(texts: &Texts, card: Card) -> Html {
    let bonus = card.bonus();
    html! {
        <>
            <span class="card-head">
                <span class="card-kind">{ texts.cards.kind(card.kind()) }</span>
                if bonus > 0 {
                    <b>{ card_picture(card) }{ "+" }{ bonus }</b>
                } else {
                    { card_picture(card) }
                }
            </span>
            <span class="card-name">{ texts.cards.name(card) }</span>
            <span class="card-line">{ texts.cards.line(card) }</span>
        </>
    }
}

/// Properties of [`Hand`].
#[derive(Clone, PartialEq, Properties)]
pub struct HandProps {
    /// Language of the page.
    pub language: Language,
    /// Cards of the hand.
    pub cards: Vec<CardView>,
    /// Called with a card that is picked.
    pub on_order: Callback<Order>,
}

/// Cards as buttons, with the places that are empty.
#[component]
pub fn Hand(HandProps { language, cards, on_order }: &HandProps) -> Html {
    let texts = language.texts();
    let button = |view: &CardView| {
        let CardView { card, picked, playable, order } = *view;
        let content = html! {
            <>
                if let Some(order) = order {
                    <span class="card-order">{ order }</span>
                }
                { card_face(texts, card) }
            </>
        };
        let view = Press {
            class: kind_class(card.kind()),
            pressed: Some(picked),
            idle: !playable,
            card: Some(card.name()),
            ..Press::default()
        };
        html! { <li key={card.name()}>{ press(view, Order::Pick(Pick::Card(card)), on_order, content) }</li> }
    };
    let slot = |place| html! { <li key={place}><span class="card-slot">{ texts.orders.no_card_there }</span></li> };
    html! {
        <ul class="cards" aria-label={texts.orders.hand}>
            { for cards.iter().map(button) }
            { for (cards.len()..PLACES).map(slot) }
        </ul>
    }
}

/// Properties of [`FirstDeal`].
#[derive(Clone, PartialEq, Properties)]
pub struct FirstDealProps {
    /// Language of the page.
    pub language: Language,
    /// Cards that were dealt.
    pub cards: Vec<CardView>,
    /// Called with the answer, or a card that is picked.
    pub on_order: Callback<Order>,
    /// Called when the dialog was closed without an answer.
    pub on_close: Callback<()>,
}

/// The first deal: the cards are kept, or put under the pile in the order in which they are chosen.
#[component]
pub fn FirstDeal(FirstDealProps { language, cards, on_order, on_close }: &FirstDealProps) -> Html {
    let texts = &language.texts().orders;
    let all = cards.iter().all(|card| card.picked);
    let answer = |pick: Pick| on_order.reform(move |_: MouseEvent| Order::Pick(pick));
    html! {
        <Dialog title={texts.first_cards} on_close={on_close.clone()}>
            <div class="dialog-body">
                <p>{ texts.first_cards_text }</p>
                <Hand language={*language} cards={cards.clone()} on_order={on_order.clone()} />
            </div>
            <div class="dialog-foot">
                <button type="button" class="button" disabled={!all} onclick={answer(Pick::Confirm)}>
                    { texts.put_under }
                </button>
                <button type="button" class="button primary" onclick={answer(Pick::Decline)}>{ texts.keep }</button>
            </div>
        </Dialog>
    }
}
