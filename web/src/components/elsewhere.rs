//! The screen of a game that another window has open.

use yew::prelude::*;

use super::icon::icon;
use crate::hooks::new_screen::use_new_screen;
use crate::i18n::Language;
use crate::single_file::picture_address;

/// Properties of [`Elsewhere`].
#[derive(Clone, PartialEq, Properties)]
pub struct ElsewhereProps {
    /// Language of the page.
    pub language: Language,
    /// Called when the game is to be played here.
    pub on_take: Callback<()>,
    /// Called when the person goes to the start screen.
    pub on_start: Callback<()>,
}

/// The screen of a game that another window has open.
#[component]
pub fn Elsewhere(ElsewhereProps { language, on_take, on_start }: &ElsewhereProps) -> Html {
    use_new_screen();
    let (texts, result) = (&language.texts().open_games, &language.texts().result);
    html! {
        <main class="elsewhere" data-screen="elsewhere">
            <svg class="handover-mark" viewBox="0 0 512 512" fill="currentColor" aria-hidden="true">
                <use href={picture_address("classic", "general")} />
            </svg>
            <h1 data-focus="true" tabindex="-1">{ texts.elsewhere }</h1>
            <p>{ texts.elsewhere_text }</p>
            <div class="actions">
                <button type="button" class="button primary" onclick={on_take.reform(|_: MouseEvent| ())}>{ texts.take_over }</button>
                <button type="button" class="button" onclick={on_start.reform(|_: MouseEvent| ())}>{ icon("home") }{ result.start }</button>
            </div>
        </main>
    }
}
