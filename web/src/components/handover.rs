//! The cover between two players at one screen. Nothing of either is in the page while it stands.

use vexillum_engine::{Color, Question};
use yew::prelude::*;

use crate::i18n::Language;

/// The cover: the whole of the page. It tells who gets the screen and for what, and waits for him to say so.
pub fn handover(
    language: Language,
    color: Color,
    name: &AttrValue,
    question: Option<Question>,
    on_take: &Callback<()>,
) -> Html {
    let texts = &language.later().handover;
    let (before, after) = match question {
        None => texts.title,
        Some(Question::Redraw) => texts.redraw,
        Some(Question::Defend) => texts.defend,
        Some(Question::Rescue) => texts.rescue,
    };
    html! {
        <main class="handover" data-screen="handover">
            <div class="handover-card">
                <svg class="handover-mark" viewBox="0 0 512 512" fill="currentColor" aria-hidden="true">
                    <use href="pieces/classic.svg#general" />
                </svg>
                <h1>{ before }<span class={classes!("name", color.name())}>{ name.clone() }</span>{ after }</h1>
                <p>{ (texts.text)(name) }</p>
                <button type="button" data-focus="true" class="play-button" onclick={on_take.reform(|_| ())}>
                    { (texts.button)(name) }
                </button>
            </div>
        </main>
    }
}
