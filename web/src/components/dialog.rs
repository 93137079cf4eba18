//! A dialog over the page.

use yew::prelude::*;

/// A dialog with a title, for as long as it is on the page; the page shows it as a modal one. `on_close` hears of every
/// way to close it, also by Escape. Buttons in it that have no other type close it.
pub fn dialog(title: &'static str, wide: bool, on_close: &Callback<()>, content: Html) -> Html {
    html! {
        <dialog class={classes!("dialog", wide.then_some("wide"))} aria-labelledby="dialog-title"
            onclose={on_close.reform(|_: Event| ())}>
            <form method="dialog">
                <div class="dialog-head"><h2 id="dialog-title">{ title }</h2></div>
                { content }
            </form>
        </dialog>
    }
}
