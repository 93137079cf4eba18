//! A button that orders something: a chip, a kind of pieces, a card.

use yew::prelude::*;

use crate::selection::Order;

/// What such a button is.
#[derive(Default)]
pub struct Press {
    /// Its class.
    pub class: &'static str,
    /// What a screen reader says instead of its content.
    pub label: Option<String>,
    /// Whether it is pressed, where it stays so.
    pub pressed: Option<bool>,
    /// Whether it only explains why it cannot be used.
    pub idle: bool,
    /// The name of the card that it is.
    pub card: Option<&'static str>,
}

/// A button that gives an order.
pub fn press(view: Press, order: Order, on_order: &Callback<Order>, content: Html) -> Html {
    let Press { class, label, pressed, idle, card } = view;
    let pressed = pressed.map(|pressed| if pressed { "true" } else { "false" });
    html! {
        <button type="button" {class} aria-label={label} aria-pressed={pressed} data-card={card}
            aria-disabled={idle.then_some("true")} onclick={on_order.reform(move |_| order)}>
            { content }
        </button>
    }
}
