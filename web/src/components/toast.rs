//! Short messages over the page.

use yew::prelude::*;

use crate::i18n::Language;

/// A message.
#[derive(Clone, PartialEq, Debug)]
pub struct Notice {
    /// What it says.
    pub text: AttrValue,
    /// Whether something went wrong.
    pub bad: bool,
    /// A button: its words and what it does.
    pub action: Option<(AttrValue, Callback<()>)>,
}

impl Notice {
    /// That something went wrong.
    pub fn bad(text: impl Into<AttrValue>) -> Self {
        Self { text: text.into(), bad: true, action: None }
    }

    /// That something is so.
    pub fn plain(text: impl Into<AttrValue>) -> Self {
        Self { text: text.into(), bad: false, action: None }
    }

    /// With a button.
    #[must_use]
    pub fn with_action(self, text: impl Into<AttrValue>, act: Callback<()>) -> Self {
        Self { action: Some((text.into(), act)), ..self }
    }
}

/// Properties of [`Toasts`].
#[derive(Clone, PartialEq, Properties)]
pub struct ToastsProps {
    /// Language of the page.
    pub language: Language,
    /// Message that is shown.
    pub notice: Option<Notice>,
    /// Called when the message is to go away.
    pub on_close: Callback<()>,
}

/// The place for messages: always on the page, so that screen readers listen to it.
#[component]
pub fn Toasts(ToastsProps { language, notice, on_close }: &ToastsProps) -> Html {
    let close = on_close.reform(|_: MouseEvent| ());
    html! {
        <div class="toasts" role="status">
            if let Some(Notice { text, bad, action }) = notice {
                <p class={classes!("toast", bad.then_some("bad"))}>
                    <span>{ text.clone() }</span>
                    if let Some((words, act)) = action {
                        <button type="button" onclick={act.reform(|_| ())}>{ words.clone() }</button>
                    }
                    <button type="button" aria-label={language.texts().words.close} onclick={close}>{ "✕" }</button>
                </p>
            }
        </div>
    }
}
