//! The workshop: the page of it that the address names.

use yew::prelude::*;

use super::editor::Editor;
use super::embed::Embed;
use super::games::Games;
use super::games::shared::Shared;
use super::history::history;
use super::lessons::Lessons;
use super::over::PageOver;
use super::review::Review;
use super::rules::rules;
use crate::address::Page;
use crate::components::icon::icon;
use crate::dropped::FileInbox;
use crate::parts::WorkshopProps;
use crate::settings::{Numbering, Style};

/// A page of the workshop, to stand in a dialog.
pub fn workshop(props: WorkshopProps) -> Html {
    html! { <Workshop ..props /> }
}

#[component]
fn Workshop(WorkshopProps { page, settings, framed, files, on_play }: &WorkshopProps) -> Html {
    let (language, style) = (settings.language, settings.style);
    let close = language.texts().words.close;
    let over = use_list_over(page, files);
    html! {
        <>
            <form method="dialog" class="topbar">
                <span class="spacer"></span>
                <button class="button quiet icon-only" aria-label={close} title={close}>{ icon("close") }</button>
            </form>
            { match page {
                Page::Rules(called) => rules(called, language, style, *framed),
                Page::History => history(language),
                Page::Editor(called) => html! { <Editor called={called.clone()} {language} {style} /> },
                Page::Embed => html! { <Embed {language} /> },
                Page::Games => html! { <Games {language} files={files.clone()} on_leave={Callback::noop()} /> },
                // Their words name ranks by these numbers.
                Page::Lesson(number) => html! {
                    <Lessons number={*number} {language} style={Style { numbering: Numbering::European, ..style }} />
                },
                Page::Shared(link) => html! {
                    <Shared link={link.clone()} level={settings.last.level.clone()} {language} {style} {on_play} />
                },
                Page::Review(link) => html! { <Review link={link.clone()} {language} {style} /> },
            } }
            if let Some(on_close) = over {
                <PageOver label={language.workshop().games.title} {close} on_close={on_close.clone()}>
                    <Games {language} files={files.clone()} on_leave={on_close} />
                </PageOver>
            }
        </>
    }
}

/// Shows the list of games over another page once files are dropped on it, since what is made there must not be lost. Returns
/// what takes it away.
#[hook]
fn use_list_over(page: &Page, files: &FileInbox) -> Option<Callback<()>> {
    let over = use_state_eq(|| None::<Page>);
    use_effect_with((page.clone(), files.clone()), {
        let over = over.clone();
        move |(page, files)| {
            let lies = over.as_ref() == Some(page) || files.is_full() && *page != Page::Games;
            over.set(lies.then(|| page.clone()));
        }
    });
    let setter = over.setter();
    (over.as_ref() == Some(page)).then(|| Callback::from(move |()| setter.set(None)))
}
