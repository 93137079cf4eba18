//! A dialog over the page.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement};
use yew::prelude::*;

use crate::hooks::new_screen::use_new_screen;
use crate::yielding::yield_to_browser;

/// Properties of [`Dialog`].
#[derive(Clone, PartialEq, Properties)]
pub struct DialogProps {
    /// Title.
    pub title: &'static str,
    /// Set for a dialog wider than a few lines need.
    #[prop_or_default]
    pub wide: bool,
    /// Called when it was closed in whatever way, also by Escape.
    pub on_close: Callback<()>,
    /// Body and foot.
    pub children: Html,
}

/// A dialog with a title, for as long as it is on the page; the page shows it as a modal one. Buttons in it that have no
/// other type close it.
#[component]
pub fn Dialog(DialogProps { title, wide, on_close, children }: &DialogProps) -> Html {
    use_new_screen();
    // The button is seen to be pressed before the page is drawn without the dialog.
    let close = |event: SubmitEvent| {
        event.prevent_default();
        let dialog = event.target_dyn_into::<Element>().and_then(|form| form.parent_element()?.dyn_into().ok());
        if let Some(dialog) = dialog {
            yield_to_browser(move || HtmlDialogElement::close(&dialog));
        }
    };
    html! {
        <dialog class={classes!("dialog", wide.then_some("wide"))} aria-labelledby="dialog-title"
            onclose={on_close.reform(|_: Event| ())}>
            <form method="dialog" onsubmit={close}>
                <div class="dialog-head"><h2 id="dialog-title">{ *title }</h2></div>
                { children.clone() }
            </form>
        </dialog>
    }
}
