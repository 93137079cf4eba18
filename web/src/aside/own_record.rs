//! What a player may take out of a running game: his own record, which tells what he knows and nothing else (N6).

use std::rc::Rc;

use vexillum_engine::notation::PlayerRecord;
use yew::platform::spawn_local;
use yew::prelude::*;

use crate::components::icon::{icon, picture};
use crate::give;
use crate::i18n::Language;
use crate::storage;

/// Properties of [`OwnRecord`].
#[derive(Clone, PartialEq, Properties)]
pub(super) struct OwnRecordProps {
    /// Language of the page.
    pub(super) language: Language,
    /// The record.
    pub(super) record: Rc<PlayerRecord>,
}

/// The buttons, under a title.
#[component]
pub(super) fn OwnRecord(props: &OwnRecordProps) -> Html {
    let texts = &props.language.texts().records;
    let said = use_state_eq(|| "");
    let on_copy = {
        let (record, said) = (props.record.clone(), said.clone());
        Callback::from(move |_: MouseEvent| {
            let (record, said) = (record.clone(), said.clone());
            spawn_local(async move {
                let copied = give::copy(&record.to_string()).await.is_some();
                said.set(if copied { texts.own_copied } else { texts.own_not_copied });
            });
        })
    };
    let on_save = {
        let record = props.record.clone();
        Callback::from(move |_: MouseEvent| {
            let name = format!("vexillum-{}-{}.txt", record.me, give::day(storage::now()));
            give::download(&name, "text/plain", &record.to_string());
        })
    };
    html! {
        <div class="setting own-record">
            <span class="setting-name">{ texts.own }</span>
            <div>
                <p>{ texts.own_text }</p>
                <div class="field-row">
                    <button type="button" class="button" onclick={on_copy}>{ icon("copy") }{ props.language.texts().kept.copy }</button>
                    <button type="button" class="button" onclick={on_save}>{ picture("workshop", "save") }{ texts.download }</button>
                </div>
                <p role="status">{ *said }</p>
            </div>
        </div>
    }
}
