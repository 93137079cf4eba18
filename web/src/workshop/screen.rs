//! The workshop: the page of it that the address names.

use yew::prelude::*;

use super::Page;
use super::editor::Editor;
use super::embed::Embed;
use super::games::Games;
use super::games::shared::Shared;
use super::rules::rules;
use crate::components::icon::icon;
use crate::settings::Settings;

/// A page of the workshop, to stand in a dialog.
pub fn workshop(page: &Page, settings: &Settings) -> Html {
    let language = settings.language;
    let close = language.texts().words.close;
    html! {
        <>
            <form method="dialog" class="topbar">
                <span class="spacer"></span>
                <button class="button quiet icon-only" aria-label={close} title={close}>{ icon("close") }</button>
            </form>
            { match page {
                Page::Rules(called) => rules(called, language),
                Page::Editor(called) => html! { <Editor called={called.clone()} {language} /> },
                Page::Embed => html! { <Embed {language} /> },
                Page::Games => html! { <Games {language} /> },
                Page::Shared(link) => html! { <Shared link={link.clone()} {language} /> },
            } }
        </>
    }
}
