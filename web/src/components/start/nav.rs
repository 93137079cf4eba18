//! Header of the start screen: the ways to what is not a game.

use yew::prelude::*;

use super::choice::Choice;
use crate::address::Page;
use crate::components::icon::icon;
use crate::i18n::Language;
use crate::own::call_in_force;
use crate::settings::LastChoice;
use crate::single_file::is_single_file;

/// Properties of [`StartBar`].
#[derive(Clone, PartialEq, Properties)]
pub struct StartBarProps {
    /// Language of the page.
    pub language: Language,
    /// Current choice, whose rules can be read.
    pub last: LastChoice,
    /// Opens the settings.
    pub on_settings: Callback<()>,
}

/// Header of the start screen.
#[component]
pub fn StartBar(StartBarProps { language, last, on_settings }: &StartBarProps) -> Html {
    let texts = language.texts();
    let (words, start) = (&texts.words, &texts.options);
    let choice = Choice::read(last);
    let rules = (start.rules_of)(&words.edition(&choice.edition));
    let way = |page: Page, picture, word: &'static str, label: Option<String>| {
        html! {
            <a href={page.address()} title={label.clone()} aria-label={label}>
                { icon(picture) }<span>{ word }</span>
            </a>
        }
    };
    html! {
        <header class="topbar">
            <nav class="ways">
                { way(Page::Rules(call_in_force(&choice.variant)), "rules", start.rules, Some(rules)) }
                { way(Page::Lesson(1), "lessons", texts.lessons.nav, None) }
                { way(Page::Games, "games", start.games, None) }
                // A page on a disk is in no frame of another one.
                if !is_single_file() {
                    { way(Page::Embed, "embed", start.embed, None) }
                }
                <button type="button" onclick={on_settings.reform(|_| ())}>
                    { icon("settings") }<span>{ words.settings }</span>
                </button>
            </nav>
        </header>
    }
}
