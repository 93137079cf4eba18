//! The header of the page.

use yew::prelude::*;

use super::icon::icon;
use crate::i18n::Language;
use crate::single_file::picture_address;

/// A button of a header, which is a picture only.
pub(crate) fn button(picture: &'static str, label: &'static str, act: &Callback<()>) -> Html {
    html! {
        <button type="button" class="button quiet icon-only" aria-label={label} title={label} onclick={act.reform(|_| ())}>
            { icon(picture) }
        </button>
    }
}

/// The button that opens the rules of the game, with the number of switches that are not as in the box.
pub(crate) fn rules_button(language: Language, changed: usize, act: &Callback<()>) -> Html {
    let texts = language.texts();
    let label = match changed {
        0 => texts.words.rules.to_owned(),
        changed => (texts.options.rule_value)(texts.words.rules, &(texts.options.rules_changed)(changed)),
    };
    html! {
        <button type="button" class="button quiet icon-only" aria-label={label.clone()} title={label}
            onclick={act.reform(|_| ())}>
            { icon("rules") }
            if changed > 0 {
                <small class="badge" aria-hidden="true">{ changed }</small>
            }
        </button>
    }
}

/// Properties of [`TopBar`].
#[derive(Clone, PartialEq, Properties)]
pub struct TopBarProps {
    /// Language of the page.
    pub language: Language,
    /// Name of what is played; `None` where there is no game.
    pub title: Option<AttrValue>,
    /// Opens the rules of the game, where there is one.
    pub on_rules: Option<Callback<()>>,
    /// Number of its switches that are not as in the box.
    pub changed: usize,
    /// Turns the board, where there is one.
    pub on_flip: Option<Callback<()>>,
    /// Opens the settings.
    pub on_settings: Callback<()>,
}

/// Header of the page.
#[component]
pub fn TopBar(props: &TopBarProps) -> Html {
    let TopBarProps { language, title, on_rules, changed, on_flip, on_settings } = props;
    let words = &language.texts().words;
    html! {
        <header class="topbar">
            if let Some(title) = title {
                <a class="wordmark" href="#" aria-label={words.home}>
                    <svg viewBox="0 0 64 64" aria-hidden="true"><use href={picture_address("ui", "mark")} /></svg>
                    <span translate="no">{ "Vexillum" }</span>
                </a>
                <span class="where" title={title.clone()}>{ title.clone() }</span>
            }
            <span class="spacer"></span>
            if let Some(rules) = on_rules {
                { rules_button(*language, *changed, rules) }
            }
            if let Some(flip) = on_flip {
                { button("flip", words.flip, flip) }
            }
            { button("settings", words.settings, on_settings) }
        </header>
    }
}
