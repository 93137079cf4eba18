//! Set-ups as text: copied, and read from what somebody else sent.

use js_sys::futures::JsFuture;
use vexillum_engine::Setup;
use web_sys::{Clipboard, HtmlInputElement};
use yew::platform::spawn_local;
use yew::prelude::*;

use crate::components::icon::icon;
use crate::i18n::setup::Kept as Texts;

/// What is shown and told.
pub(super) struct Share<'a> {
    /// The field of the text.
    pub(super) field: &'a NodeRef,
    /// The set-up as it stands.
    pub(super) setup: &'a Setup,
    /// The texts.
    pub(super) texts: &'static Texts,
    /// A text is to be read.
    pub(super) on_paste: &'a Callback<String>,
    /// Something to tell; nothing when a text is about to be read, which tells by itself.
    pub(super) on_note: &'a Callback<Option<&'static str>>,
}

/// The browser's clipboard; none on a page that is not served safely.
fn clipboard() -> Option<Clipboard> {
    let clipboard = web_sys::window()?.navigator().clipboard();
    (!clipboard.is_undefined()).then_some(clipboard)
}

/// Copies a text; nothing where the browser refuses.
pub(crate) async fn copy(text: &str) -> Option<()> {
    JsFuture::from(clipboard()?.write_text(text)).await.ok().map(drop)
}

async fn paste() -> Option<String> {
    JsFuture::from(clipboard()?.read_text()).await.ok()?.as_string()
}

/// A field for a text, and buttons to copy and to read it.
pub(super) fn share(view: &Share) -> Html {
    let Share { field, setup, texts, on_paste, on_note } = *view;
    let on_copy = {
        let (field, text, on_note) = (field.clone(), setup.to_string(), on_note.clone());
        Callback::from(move |_: MouseEvent| {
            // Where the browser refuses, the player can still copy it from there.
            if let Some(field) = field.cast::<HtmlInputElement>() {
                field.set_value(&text);
                field.select();
            }
            let (text, on_note) = (text.clone(), on_note.clone());
            spawn_local(async move {
                let copied = copy(&text).await.is_some();
                on_note.emit(Some(if copied { texts.copied } else { texts.not_copied }));
            });
        })
    };
    let onsubmit = {
        let (field, on_paste, on_note) = (field.clone(), on_paste.clone(), on_note.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let Some(field) = field.cast::<HtmlInputElement>() else { return };
            let read = {
                let (on_paste, on_note) = (on_paste.clone(), on_note.clone());
                move |text: String| {
                    on_note.emit(None);
                    on_paste.emit(text);
                }
            };
            if !field.value().trim().is_empty() {
                read(field.value());
                field.set_value("");
                return;
            }
            let on_note = on_note.clone();
            spawn_local(async move {
                if let Some(text) = paste().await {
                    read(text);
                } else {
                    on_note.emit(Some(texts.no_clipboard));
                    // An element that is gone cannot be focused; the note says it all the same.
                    let _ = field.focus();
                }
            });
        })
    };
    html! {
        <form class="share" {onsubmit}>
            <label class="visually-hidden" for="setup-text">{ texts.text }</label>
            <input id="setup-text" class="field" ref={field.clone()} placeholder={texts.text_hint} autocomplete="off" spellcheck="false" />
            <div class="field-row">
                <button type="button" class="button" onclick={on_copy}>{ icon("copy") }{ texts.copy }</button>
                <button class="button">{ icon("paste") }{ texts.paste }</button>
            </div>
        </form>
    }
}
