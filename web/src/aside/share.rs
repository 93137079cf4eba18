//! Set-ups as text: copied, and read from what somebody else sent.

use web_sys::HtmlInputElement;
use yew::platform::spawn_local;
use yew::prelude::*;

use crate::components::icon::{icon, picture};
use crate::components::later::ShareProps;
use crate::give::{address, copy, paste};
use crate::link::Link;

/// A field for a text, and buttons to copy and to read it.
#[component]
pub(crate) fn Share(ShareProps { setup, variant, language, on_paste, on_note }: &ShareProps) -> Html {
    let field = use_node_ref();
    let (texts, records) = (&language.texts().kept, &language.texts().records);
    let on_copy = |text: String, copied: &'static str| {
        let (field, on_note) = (field.clone(), on_note.clone());
        Callback::from(move |_: MouseEvent| {
            // Where the browser refuses, the player can still copy it from there.
            if let Some(field) = field.cast::<HtmlInputElement>() {
                field.set_value(&text);
                field.select();
            }
            let (text, on_note) = (text.clone(), on_note.clone());
            spawn_local(async move {
                let done = copy(&text).await.is_some();
                on_note.emit(Some(if done { copied } else { texts.not_copied }));
            });
        })
    };
    let on_link = {
        let (variant, setup) = (Box::new(*variant), setup.clone());
        on_copy(address(&Link::Setup(variant, setup).hash()), records.setup_copied)
    };
    let on_copy = on_copy(setup.to_string(), texts.copied);
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
                <button type="button" class="button" onclick={on_link}>{ picture("workshop", "link") }{ records.copy_link }</button>
            </div>
        </form>
    }
}
