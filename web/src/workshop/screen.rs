//! The workshop as one component: the page of it that the address names.

use gloo_events::EventListener;
use gloo_utils::window;
use yew::prelude::*;

use super::Page;
use super::editor::Editor;
use super::rules::rules;
use crate::components::icon::icon;
use crate::settings::Settings;
use crate::storage::{self, Key};

/// The workshop.
#[component]
pub fn Workshop() -> Html {
    let page = use_state(Page::current);
    {
        let page = page.clone();
        use_effect_with((), move |()| {
            let listener = EventListener::new(&window(), "hashchange", move |_| page.set(Page::current()));
            move || drop(listener)
        });
    }
    let language = storage::load(Key::Settings).map(|text| Settings::parse(&text).language).unwrap_or_default();
    let close = language.texts().words.close;
    html! {
        <>
            <form method="dialog" class="topbar">
                <span class="spacer"></span>
                <button class="button quiet icon-only" aria-label={close} title={close}>{ icon("close") }</button>
            </form>
            { match &*page {
                Some(Page::Rules(called)) => rules(called, language),
                Some(Page::Editor(called)) => html! { <Editor called={called.clone()} {language} /> },
                None => Html::default(),
            } }
        </>
    }
}
