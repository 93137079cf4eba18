//! Pictures for buttons.

use yew::prelude::*;

use crate::single_file::picture_address;

/// The picture of that id in `assets/pieces/ui.svg`. It says nothing by itself: what holds it has the words.
pub fn icon(name: &'static str) -> Html {
    picture("ui", name)
}

/// The same of another file in `assets/pieces`.
pub fn picture(file: &'static str, name: &'static str) -> Html {
    drawn("ui-icon", file, name)
}

/// The same of a picture that is filled, as those of the pieces are.
pub fn solid(file: &'static str, name: &'static str) -> Html {
    drawn("ui-icon solid", file, name)
}

fn drawn(class: &'static str, file: &'static str, name: &'static str) -> Html {
    let href = picture_address(file, name);
    html! { <svg {class} aria-hidden="true"><use {href} /></svg> }
}
