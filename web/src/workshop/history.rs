//! The history of the game.

use yew::prelude::*;

use crate::address::Page;
use crate::i18n::Language;

/// The page on the history of the game.
pub(super) fn history(language: Language) -> Html {
    let texts = &language.workshop().history;
    let entry = |(year, text): (&'static str, &'static str)| html! { <><dt>{ year }</dt><dd>{ text }</dd></> };
    html! {
        <main class="rulebook history" data-screen="history">
            <h1>{ texts.title }</h1>
            <p><a class="button" href={Page::Rules("original".to_owned()).address()}>{ texts.rules }</a></p>
            <dl class="years">{ for texts.entries.into_iter().map(entry) }</dl>
            <p class="note">{ texts.trademark }</p>
        </main>
    }
}
