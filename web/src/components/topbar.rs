//! The header of the page.

use yew::prelude::*;

use super::icon::Icon;
use crate::i18n::Language;

/// What the header shows and tells.
#[derive(PartialEq, Properties)]
pub struct TopbarProps {
    /// The language.
    pub language: Language,
    /// What is played; nothing on the start screen, where the name of the game stands larger.
    pub title: Option<AttrValue>,
    /// The board is to be turned.
    pub on_flip: Option<Callback<()>>,
    /// The settings are to be shown.
    pub on_settings: Callback<()>,
}

/// The header.
#[component]
pub fn Topbar(props: &TopbarProps) -> Html {
    let words = &props.language.texts().words;
    let button = |icon: &'static str, label: &'static str, act: &Callback<()>| {
        html! {
            <button type="button" class="button quiet icon-only" aria-label={label} title={label} onclick={act.reform(|_| ())}>
                <Icon name={icon} />
            </button>
        }
    };
    html! {
        <header class="topbar">
            if let Some(title) = &props.title {
                <a class="wordmark" href="#" aria-label={words.home}>
                    <svg viewBox="0 0 64 64" aria-hidden="true"><use href="pieces/ui.svg#mark" /></svg>
                    <span>{ "Vexillum" }</span>
                </a>
                <span class="where">{ title.clone() }</span>
            }
            <span class="spacer"></span>
            if let Some(flip) = &props.on_flip {
                { button("flip", words.flip, flip) }
            }
            { button("settings", words.settings, &props.on_settings) }
        </header>
    }
}
