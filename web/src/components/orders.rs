//! The bar between board and panels: what is asked, the own cards, and what can be chosen besides a square.

use vexillum_engine::Card;
use yew::prelude::*;

use super::deck::{card_back, card_chip};
use super::hand::{CardView, Hand};
use super::icon::picture;
use super::piece::{Look, piece};
use super::press::{Press, press};
use crate::choosing::{Chip, ChipKind, Kinds, Prompt};
use crate::i18n::{Language, Texts};
use crate::selection::Order;
use crate::selection::pick::Pick;

/// Properties of [`Orders`].
#[derive(Clone, PartialEq, Properties)]
pub struct OrdersProps {
    /// Language of the page.
    pub language: Language,
    /// Look of the pieces.
    pub look: Look,
    /// The status line.
    pub status: Prompt,
    /// The own hand, where there is a deck.
    pub hand: Option<Vec<CardView>>,
    /// What the chips are for.
    pub group: Option<String>,
    /// The chips.
    pub chips: Vec<Chip>,
    /// Kinds of pieces to choose from.
    pub kinds: Option<Kinds>,
    /// What is ordered.
    pub on_order: Callback<Order>,
}

/// The bar between board and panels.
#[component]
pub fn Orders(props: &OrdersProps) -> Html {
    let OrdersProps { language, look, status, hand, group, chips, kinds, on_order } = props;
    let texts = language.texts();
    html! {
        <div class="bar wide">
            <p class={classes!("status", status.warns.then_some("warning"))} role="status">{ words(texts, *look, status) }</p>
            if let Some(cards) = hand {
                <Hand language={*language} cards={cards.clone()} on_order={on_order.clone()} />
            }
            <div class="orders" role={group.is_some().then_some("group")} aria-label={group.clone()}>
                if let Some(kinds) = kinds {
                    { kind_list(texts, *look, kinds, on_order) }
                }
                { for chips.iter().map(|one| chip(one, on_order)) }
            </div>
        </div>
    }
}

fn words(texts: &Texts, look: Look, status: &Prompt) -> Html {
    let Prompt { text, card, face, .. } = status;
    let Some(face) = face else { return html! { { text } } };
    let rest = card.as_ref().map(|(card, rest)| {
        let chip = |card: Card| card_chip(&texts.cards, card, false);
        html! { <>{ card.map_or_else(|| card_back(&texts.cards), chip) }{ rest }</> }
    });
    html! { <>{ piece(*face, look, false) }<span>{ text }{ rest }</span></> }
}

fn chip(chip: &Chip, on_order: &Callback<Order>) -> Html {
    let (class, pressed) = match chip.kind {
        ChipKind::Choice(pressed) => ("chip", Some(pressed)),
        ChipKind::Primary => ("chip primary", None),
        ChipKind::Plain => ("chip", None),
    };
    let content = html! {
        <>
            if let Some((file, id)) = chip.picture {
                { picture(file, id) }
            }
            { chip.label }
        </>
    };
    press(Press { class, pressed, ..Press::default() }, chip.order, on_order, content)
}

fn kind_list(texts: &Texts, look: Look, kinds: &Kinds, on_order: &Callback<Order>) -> Html {
    let choices = kinds.choices.iter().map(|choice| {
        let view = Press {
            class: if choice.unlikely { "unlikely" } else { "" },
            label: Some((texts.orders.kind_note)(&choice.name, &choice.note)),
            pressed: choice.pressed,
            ..Press::default()
        };
        let content = html! {
            <>
                { piece(choice.face, look, false) }
                <span class="kind-name">{ choice.name.clone() }</span>
                <small>{ choice.note.clone() }</small>
            </>
        };
        press(view, Order::Pick(Pick::Kind(choice.role)), on_order, content)
    });
    html! { <div class="stock kinds" role="group" aria-label={kinds.label}>{ for choices }</div> }
}
