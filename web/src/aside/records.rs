//! What can be done with the record of a game that is over: look at it again, share it, keep it as a file.

use vexillum_engine::notation::Record;
use yew::platform::spawn_local;
use yew::prelude::*;

use crate::address::Page;
use crate::components::icon::picture;
use crate::components::later::RecordsProps;
use crate::formats::export::{Form, file_name};
use crate::give;
use crate::link::Link;
use crate::storage;

/// The buttons, and what came of them.
#[component]
pub(crate) fn Records(props: &RecordsProps) -> Html {
    let RecordsProps { language, record, reviewed } = props;
    let texts = &language.texts().records;
    let said = use_state_eq(|| None::<(&'static str, String)>);
    let game = |act: fn(&Record)| {
        let record = record.clone();
        Callback::from(move |_: MouseEvent| act(&record))
    };
    let on_share = {
        let (record, said) = (record.clone(), said.clone());
        Callback::from(move |_: MouseEvent| {
            let link = give::address(&Link::Game(Box::new(Record::clone(&record))).hash());
            let said = said.clone();
            spawn_local(async move {
                let told = if give::copy(&link).await.is_some() { texts.copied } else { texts.not_copied };
                said.set(Some((told, link)));
            });
        })
    };
    let button = |picture: Html, words: &'static str, onclick: Callback<MouseEvent>| {
        html! { <button type="button" class="button stacked" {onclick}>{ picture }{ words }</button> }
    };
    html! {
        <div class="records wide">
            <div class="actions">
                if *reviewed {
                    { button(picture("workshop", "list"), texts.all, Callback::from(|_| Page::Games.open())) }
                } else {
                    { button(picture("workshop", "board"), texts.review, game(|record| Link::review(record.clone()).open())) }
                }
                { button(picture("workshop", "link"), texts.share, on_share) }
                { button(picture("workshop", "save"), texts.download, game(save)) }
            </div>
            <div role="status">
                if let Some((told, link)) = &*said {
                    <p>{ *told }</p>
                    <input class="field" readonly={true} aria-label={texts.link} value={link.clone()} />
                }
            </div>
        </div>
    }
}

/// Gives a game to the person as a file.
fn save(record: &Record) {
    let name = file_name(edition(record), &give::day(storage::now()), Form::Record);
    give::download(&name, Form::Record.mime(), &record.to_string());
}

/// The id of a game's edition, or what own variants are called.
fn edition(record: &Record) -> &'static str {
    if record.variant.is_own() { crate::archive::OWN } else { record.variant.id }
}
