//! Links from the start screen to the lessons.

use yew::prelude::*;

use crate::address::Page;
use crate::components::icon::icon;
use crate::i18n::Language;
use crate::storage::{self, Key};

/// An invitation to the lessons, for somebody who has neither played nor learned one.
pub fn invitation(language: Language, played: bool) -> Html {
    if played || storage::has(Key::Lessons) {
        return Html::default();
    }
    let [heading, line] = language.texts().lessons.invitation;
    html! {
        <a class="invitation span" href={Page::Lesson(1).address()}>
            { icon("hint") }
            <span><b>{ heading }</b>{ line }</span>
            { icon("next") }
        </a>
    }
}

/// The link to the lessons among others.
pub fn link(language: Language) -> Html {
    html! {
        <a class="button" href={Page::Lesson(1).address()}>{ icon("next") }{ language.texts().lessons.link }</a>
    }
}
