//! The workshop: the page of it that the address names.

use yew::prelude::*;

use super::Page;
use super::editor::Editor;
use super::embed::Embed;
use super::games::Games;
use super::games::shared::Shared;
use super::lessons::Lessons;
use super::review::Review;
use super::rules::rules;
use crate::components::icon::icon;
use crate::session::Session;
use crate::settings::Settings;

/// A page of the workshop, to stand in a dialog; a game that is to be played goes to the callback.
pub fn workshop(page: &Page, settings: &Settings, on_play: &Callback<Box<Session>>) -> Html {
    let (language, style) = (settings.language, settings.style);
    let close = language.texts().words.close;
    html! {
        <>
            <form method="dialog" class="topbar">
                <span class="spacer"></span>
                <button class="button quiet icon-only" aria-label={close} title={close}>{ icon("close") }</button>
            </form>
            { match page {
                Page::Rules(called) => rules(called, language, style),
                Page::Editor(called) => html! { <Editor called={called.clone()} {language} {style} /> },
                Page::Embed => html! { <Embed {language} /> },
                Page::Games => html! { <Games {language} /> },
                Page::Lesson(number) => html! { <Lessons number={*number} {language} {style} /> },
                Page::Shared(link) => html! {
                    <Shared link={link.clone()} level={settings.last.level.clone()} {language} {style} {on_play} />
                },
                Page::Review(link) => html! { <Review link={link.clone()} {language} {style} /> },
            } }
        </>
    }
}
