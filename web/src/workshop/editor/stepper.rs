//! A number with a button at each side.

use std::ops::RangeInclusive;

use yew::prelude::*;

use crate::i18n::Language;

/// A number that is changed by one. Its name is seen only where `shown`.
pub(super) fn stepper(
    name: &str,
    shown: bool,
    value: u8,
    range: RangeInclusive<u8>,
    language: Language,
    on_set: &Callback<u8>,
) -> Html {
    let texts = &language.workshop().editor;
    let button = |label: String, sign: &'static str, to: Option<u8>| {
        let to = to.filter(|to| range.contains(to));
        let onclick = on_set.reform(move |_: MouseEvent| to.unwrap_or(value));
        html! { <button type="button" aria-label={label} disabled={to.is_none()} {onclick}>{ sign }</button> }
    };
    html! {
        <div class="stepper" role="group" aria-label={name.to_owned()}>
            if shown {
                <span class="stepper-name" aria-hidden="true">{ name.to_owned() }</span>
            }
            { button((texts.fewer)(name), "−", value.checked_sub(1)) }
            <output>{ value }</output>
            { button((texts.more)(name), "+", value.checked_add(1)) }
        </div>
    }
}
