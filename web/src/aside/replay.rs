//! The controls that step through a game.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::components::icon::icon;
use crate::i18n::Language;

/// Properties of [`Replay`].
#[derive(Clone, PartialEq, Properties)]
pub(super) struct ReplayProps {
    /// Language of the page.
    pub(super) language: Language,
    /// Number of entries of the log after which the board is shown.
    pub(super) at: usize,
    /// Number of all entries.
    pub(super) of: usize,
    /// Called with the number of entries after which the board is to be shown.
    pub(super) on_seek: Callback<usize>,
}

/// Buttons and slider that step through a game.
#[component]
pub(super) fn Replay(ReplayProps { language, at, of, on_seek }: &ReplayProps) -> Html {
    let texts = &language.texts().result;
    let step = |picture: &'static str, label: &'static str, to: usize| {
        html! {
            <button type="button" class="button quiet icon-only" aria-label={label} title={label} disabled={to == *at}
                onclick={on_seek.reform(move |_| to)}>{ icon(picture) }</button>
        }
    };
    let oninput = {
        let on_seek = on_seek.clone();
        Callback::from(move |event: InputEvent| {
            let slider = event.target_dyn_into::<HtmlInputElement>();
            if let Some(at) = slider.and_then(|slider| slider.value().parse().ok()) {
                on_seek.emit(at);
            }
        })
    };
    html! {
        <div class="replay">
            { step("first", texts.first, 0) }
            { step("prev", texts.back, at.saturating_sub(1)) }
            <input type="range" min="0" max={of.to_string()} value={at.to_string()} aria-label={texts.slider} {oninput} />
            { step("next", texts.forward, (at + 1).min(*of)) }
            { step("last", texts.last, *of) }
            <output>{ (texts.at)(*at, *of) }</output>
        </div>
    }
}
