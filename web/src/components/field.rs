//! A field for a line of text or a number.

use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Properties of [`Field`].
#[derive(Clone, PartialEq, Properties)]
pub struct FieldProps {
    /// The value as it is kept.
    pub value: AttrValue,
    /// Name for screen readers, where no label stands around the field.
    #[prop_or_default]
    pub label: Option<AttrValue>,
    /// Most letters.
    #[prop_or_default]
    pub most: Option<AttrValue>,
    /// Least and largest number, where it is one.
    #[prop_or_default]
    pub range: Option<(u32, u32)>,
    /// Called with the text at each change of it, so that whatever is pressed next finds it.
    pub on_text: Callback<String>,
}

/// A field that tells what is typed letter by letter. What is kept of it may differ, as without a blank at its end: that is
/// seen once the field is left, since it would get in the way of typing.
#[component]
pub fn Field(FieldProps { value, label, most, range, on_text }: &FieldProps) -> Html {
    let typed = use_state_eq(|| None::<AttrValue>);
    let oninput = {
        let (typed, on_text) = (typed.clone(), on_text.clone());
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                typed.set(Some(field.value().into()));
                on_text.emit(field.value());
            }
        })
    };
    let onblur = {
        let typed = typed.clone();
        Callback::from(move |_: FocusEvent| typed.set(None))
    };
    let value = (*typed).clone().unwrap_or_else(|| value.clone());
    let (least, largest) = range.map(|(least, largest)| (least.to_string(), largest.to_string())).unzip();
    let number = range.map(|_| "numeric");
    html! {
        <input class="field" type={if range.is_some() { "number" } else { "text" }} inputmode={number} min={least} max={largest}
            aria-label={label.clone()} maxlength={most.clone()} autocomplete="off" {value} {oninput} {onblur} />
    }
}
