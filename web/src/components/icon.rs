//! Pictures for buttons.

use yew::prelude::*;

/// The picture of that id in `assets/pieces/ui.svg`. It says nothing by itself: what holds it has the words.
pub fn icon(name: &'static str) -> Html {
    picture("ui", name)
}

/// The same of another file in `assets/pieces`.
pub fn picture(file: &'static str, name: &'static str) -> Html {
    let href = ["pieces/", file, ".svg#", name].concat();
    html! { <svg class="ui-icon" aria-hidden="true"><use {href} /></svg> }
}
