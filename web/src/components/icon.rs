//! Pictures for buttons.

use yew::prelude::*;

/// The picture.
#[derive(PartialEq, Properties)]
pub struct IconProps {
    /// Its id in `assets/pieces/ui.svg`.
    pub name: &'static str,
    /// Class of the picture.
    #[prop_or("ui-icon")]
    pub class: &'static str,
}

/// A picture that says nothing by itself: what holds it has the words.
#[component]
pub fn Icon(props: &IconProps) -> Html {
    let href = ["pieces/ui.svg#", props.name].concat();
    html! { <svg class={props.class} aria-hidden="true"><use href={href} /></svg> }
}
