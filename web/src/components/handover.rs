//! The cover between two players at one screen. Nothing of either is in the page while it stands.

use vexillum_engine::Color;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::i18n::Language;

/// Who gets the screen.
#[derive(PartialEq, Properties)]
pub struct HandoverProps {
    /// The language.
    pub language: Language,
    /// His side.
    pub color: Color,
    /// His name.
    pub name: AttrValue,
    /// He has the screen.
    pub on_take: Callback<()>,
}

/// The cover: the whole of the page.
#[component]
pub fn Handover(props: &HandoverProps) -> Html {
    let HandoverProps { language, color, name, on_take } = props;
    let texts = &language.texts().handover;
    let button = use_node_ref();
    {
        let button = button.clone();
        use_effect_with((), move |()| {
            if let Some(button) = button.cast::<HtmlElement>() {
                let _ = button.focus();
            }
        });
    }
    let (before, after) = texts.title;
    html! {
        <main class="handover" data-screen="handover">
            <div class="handover-card">
                <svg class="handover-mark" viewBox="0 0 512 512" fill="currentColor" aria-hidden="true">
                    <use href="pieces/classic.svg#general" />
                </svg>
                <h1>{ before }<span class={classes!("name", color.name())}>{ name.clone() }</span>{ after }</h1>
                <p>{ (texts.text)(name) }</p>
                <button ref={button} type="button" class="play-button" onclick={on_take.reform(|_| ())}>
                    { (texts.button)(name) }
                </button>
            </div>
        </main>
    }
}
