//! Folds whose content is made when they are first opened.

use yew::prelude::*;

/// True once a fold was opened, and the callback for its `toggle` event.
#[hook]
pub fn use_unfolded() -> (bool, Callback<Event>) {
    let unfolded = use_state_eq(|| false);
    let on_toggle = {
        let unfolded = unfolded.clone();
        Callback::from(move |_: Event| unfolded.set(true))
    };
    (*unfolded, on_toggle)
}
