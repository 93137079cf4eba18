//! The cover between two players at one screen. Nothing of either is in the page while it stands.

use vexillum_engine::{Color, Question};
use yew::prelude::*;

use crate::hooks::new_screen::{use_calm, use_new_screen};
use crate::i18n::Language;
use crate::name::Name;
use crate::single_file::picture_address;

/// Properties of [`Handover`].
#[derive(Clone, PartialEq, Properties)]
pub struct HandoverProps {
    /// Language of the page.
    pub language: Language,
    /// Side that gets the screen.
    pub color: Color,
    /// Name of that side's player.
    pub name: Name,
    /// Decision that waits for the player; `None` for a turn.
    pub question: Option<Question>,
    /// Called with the side when its player takes the screen.
    pub on_take: Callback<Color>,
}

/// Cover of the whole page between two players at one screen.
#[component]
pub fn Handover(props: &HandoverProps) -> Html {
    let HandoverProps { language, color, name, question, on_take } = props;
    use_new_screen();
    let calm = use_calm();
    let texts = &language.texts().handover;
    let side = *color;
    let (before, after) = match question {
        None => texts.title,
        Some(Question::Redraw) => texts.redraw,
        Some(Question::Defend) => texts.defend,
        Some(Question::Rescue) => texts.rescue,
    };
    // Only a deliberate press takes the cover away, not one more of a row of them.
    let onclick = {
        let on_take = on_take.clone();
        Callback::from(move |_: MouseEvent| {
            if calm {
                on_take.emit(side);
            }
        })
    };
    html! {
        <main class="handover" data-screen="handover">
            <div class="handover-card">
                <svg class="handover-mark" viewBox="0 0 512 512" fill="currentColor" aria-hidden="true">
                    <use href={picture_address("classic", "general")} />
                </svg>
                <h1>{ before }<span class={classes!("name", color.name())} translate="no">{ name.text() }</span>{ after }</h1>
                <p>{ (texts.text)(name) }</p>
                <button type="button" data-focus="true" class={classes!("play-button", (!calm).then_some("waits"))} {onclick}>
                    { (texts.button)(name) }
                </button>
            </div>
        </main>
    }
}
