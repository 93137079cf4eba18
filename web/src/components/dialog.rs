//! A dialog over the page.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement};
use yew::prelude::*;

use crate::later::breathe;

/// A dialog with a title, for as long as it is on the page; the page shows it as a modal one. `on_close` hears of every
/// way to close it, also by Escape. Buttons in it that have no other type close it.
pub fn dialog(title: &'static str, wide: bool, on_close: &Callback<()>, content: Html) -> Html {
    // The button is seen to be pressed before the page is drawn without the dialog.
    let close = |event: SubmitEvent| {
        event.prevent_default();
        let dialog = event.target_dyn_into::<Element>().and_then(|form| form.parent_element()?.dyn_into().ok());
        if let Some(dialog) = dialog {
            breathe(move || HtmlDialogElement::close(&dialog));
        }
    };
    html! {
        <dialog class={classes!("dialog", wide.then_some("wide"))} aria-labelledby="dialog-title"
            onclose={on_close.reform(|_: Event| ())}>
            <form method="dialog" onsubmit={close}>
                <div class="dialog-head"><h2 id="dialog-title">{ title }</h2></div>
                { content }
            </form>
        </dialog>
    }
}
