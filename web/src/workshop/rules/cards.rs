//! The Battle Cards: what each does, and pictures of those with which a piece moves.

use vexillum_engine::{Card, CardKind, Movement};
use yew::prelude::*;

use super::Kinds;
use super::diagram::Part::{self, Dot, Piece, Water, Way};
use super::diagram::Who::{Foe, Hero, Own};
use super::diagram::diagram;
use crate::components::icon::picture;
use crate::i18n::cards::Cards;
use crate::single_file::picture_address;

/// The Move cards with pictures of what they do, in the order of their texts.
const MOVES: [(&[Card], &[Part]); 5] = [
    (&[Card::Boat], &[Water(1, 1, 3, 2), Way("M.5 2.5H4.2"), Piece(Hero, 0, 2), Dot(4, 2)]),
    (&[Card::Jump], &[Way("M2.5 3.3C1.6 2.8 1.6 1.8 2.3 1.6"), Piece(Hero, 2, 3), Piece(Foe, 2, 2), Dot(2, 1)]),
    (
        &[Card::Charge2, Card::Charge3],
        &[Way("M2.5 4.5V1.7"), Way("M2.5 4.5H4.3"), Piece(Hero, 2, 4), Dot(2, 1), Dot(4, 4)],
    ),
    (
        &[Card::Feint],
        &[
            Way("M2.5 3.5L3.4 2.6"),
            Way("M2.5 3.5L1.6 2.6"),
            Way("M2.5 3.5L3.4 4.4"),
            Way("M2.5 3.5L1.6 4.4"),
            Piece(Hero, 2, 3),
        ],
    ),
    (
        &[Card::Swap],
        &[
            Way("M.8 2.3C1.5.8 3.5.8 4.2 2.1"),
            Way("M4.2 2.7C3.5 4.2 1.5 4.2.8 2.9"),
            Piece(Hero, 0, 2),
            Piece(Own, 4, 2),
            Piece(Foe, 2, 2),
        ],
    ),
];

/// All cards, and how those of them go that move a piece.
pub(super) fn cards(kinds: Kinds) -> Html {
    let texts = kinds.texts();
    let words = &kinds.language.texts().cards;
    let hero = kinds.that(|unit| kinds.variant.movement(unit.role) == Movement::Step);
    let Some(hero) = hero.first() else { return Html::default() };
    let moves = MOVES.into_iter().zip(texts.pictures.cards);
    let title = |cards: &[Card]| (texts.list)(&cards.iter().map(|&card| words.name(card)).collect::<Vec<_>>());
    html! {
        <>
            <p>{ (texts.cards)(kinds.variant.rules.refill) }</p>
            <ul class="sentences">
                { for card_sentences(kinds).into_iter().map(|sentence| html! { <li>{ sentence }</li> }) }
            </ul>
            <ul class="cards">{ for Card::ALL.into_iter().map(|card| html! { <li>{ face(card, words) }</li> }) }</ul>
            <div class="diagrams">
                { for moves.map(|((cards, parts), text)| diagram(kinds, hero.role, parts, &title(cards), text)) }
            </div>
        </>
    }
}

/// Rules for all cards, besides the text of each.
pub(super) fn card_sentences(kinds: Kinds) -> Vec<String> {
    let details = &kinds.texts().details;
    let ends = Some(details.swap_ends).filter(|_| !kinds.variant.rules.swap_then_attack);
    let sentences = [details.one_each].into_iter().chain(ends).chain(details.fights);
    sentences.map(|sentence| kinds.fill(sentence)).collect()
}

/// A card as it is held in the hand.
fn face(card: Card, words: &Cards) -> Html {
    let kind = match card.kind() {
        CardKind::Move => "move",
        CardKind::Attack => "attack",
        CardKind::Defence => "defence",
    };
    let symbol = match card {
        Card::Spy => html! {
            <svg class="ui-icon solid" viewBox="0 0 512 512" aria-hidden="true"><use href={picture_address("classic", "spy")} /></svg>
        },
        card if card.bonus() > 0 => html! { <b>{ picture("cards", kind) }{ format!("+{}", card.bonus()) }</b> },
        card => picture("cards", card.name()),
    };
    html! {
        <div class={classes!("card", kind)}>
            <span class="card-head"><span class="card-kind">{ words.kind(card.kind()) }</span>{ symbol }</span>
            <span class="card-name">{ words.name(card) }</span>
            <span class="card-line">{ words.line(card) }</span>
        </div>
    }
}
