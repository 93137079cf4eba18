//! The games that have ended: the list, what they add up to, and files in and out.

mod import;
mod list;
mod position;
pub(super) mod shared;
mod statistics;
pub(super) mod words;

use gloo::file::futures::read_as_bytes;
use gloo::file::{Blob, File, FileList};
use vexillum_engine::Game;
use vexillum_engine::notation::Record;
use web_sys::{HtmlElement, HtmlInputElement};
use yew::platform::spawn_local;
use yew::prelude::*;

use crate::address::Page;
use crate::archive::{self, Archive, PastGame};
use crate::components::icon::{icon, picture};
use crate::formats::MOST_BYTES;
use crate::formats::export::{self, Form};
use crate::give;
use crate::hooks::stored::use_stored;
use crate::i18n::Language;
use crate::link::Link;
use crate::storage::{self, Key, Loaded};
use import::Taken;

/// How many games are shown at first, and how many more each time.
const SHOWN: usize = 30;

/// What the list needs.
#[derive(PartialEq, Properties)]
pub(super) struct GamesProps {
    /// The language.
    pub(super) language: Language,
}

/// What can be done; games by their numbers in the archive.
enum Act {
    Export(usize, Form),
    Link(usize),
    Open(usize),
    Delete(usize),
    Undo(Box<PastGame>),
    Files(Vec<File>),
    SaveTable,
    Erase,
    MakeRoom,
    More,
    Hush,
}

/// What is told of what was done last.
#[derive(Clone, PartialEq, Default)]
struct Said {
    lines: Vec<AttrValue>,
    /// A link, for whoever may not copy.
    link: Option<String>,
    /// Where the last file can be opened that cannot stand in the list.
    page: Option<Page>,
    /// What can be put back.
    deleted: Option<PastGame>,
}

/// The page as it is.
#[derive(Clone)]
struct List {
    archive: UseStateHandle<Archive>,
    said: UseStateHandle<Said>,
    shown: UseStateHandle<usize>,
    language: Language,
}

impl List {
    fn act(&self, act: Act) {
        match act {
            Act::Export(index, form) => self.export(index, form),
            Act::Link(index) => self.share(index),
            Act::Open(index) => {
                let record = self.archive.games().get(index).and_then(|game| self.record(game));
                if let Some(record) = record {
                    Link::review(record).open();
                }
            }
            Act::Delete(index) => {
                let Some(game) = self.archive.games().get(index).cloned() else { return };
                let _ = storage::update(|archive: &mut Archive| archive.remove(&game));
                let lines = vec![self.language.workshop().games.deleted.into()];
                self.said.set(Said { lines, deleted: Some(game), ..Said::default() });
            }
            Act::Undo(game) => {
                let _ = storage::update(|archive: &mut Archive| archive.add(*game));
                self.said.set(Said::default());
            }
            Act::Files(files) => self.take(files),
            Act::SaveTable => {
                let day = give::day(storage::now());
                give::download(&export::table_name(&day), "text/csv", &statistics::table(&self.archive, self.language));
            }
            Act::Erase => {
                storage::clear(Key::Games);
                self.said.set(Said::default());
            }
            Act::MakeRoom => {
                let texts = &self.language.texts().storage;
                self.say(if archive::make_room().is_ok() { texts.made_room } else { texts.full });
            }
            Act::More => self.shown.set(*self.shown + SHOWN),
            Act::Hush => self.said.set(Said::default()),
        }
    }

    fn say(&self, line: impl Into<AttrValue>) {
        self.said.set(Said { lines: vec![line.into()], ..Said::default() });
    }

    /// The whole game of that number; says so where it cannot be read any more.
    fn record(&self, game: &PastGame) -> Option<Record> {
        let saved = game.value.as_deref()?;
        let record = Game::restore(saved).ok().and_then(|game| game.record());
        if record.is_none() {
            self.say(self.language.workshop().games.unreadable);
        }
        record
    }

    fn export(&self, index: usize, form: Form) {
        let Some(game) = self.archive.games().get(index) else { return };
        let Some(record) = self.record(game) else { return };
        match form.write(&record) {
            Ok(text) => {
                give::download(&export::file_name(game.edition, &give::day(game.date), form), form.mime(), &text);
                self.said.set(Said::default());
            }
            Err(refusal) => self.say(words::refusal(refusal, self.language)),
        }
    }

    fn share(&self, index: usize) {
        let Some(game) = self.archive.games().get(index) else { return };
        let Some(record) = self.record(game) else { return };
        let link = give::address(&Link::Game(Box::new(record)).hash());
        let list = self.clone();
        spawn_local(async move {
            let records = &list.language.texts().records;
            let told = if give::copy(&link).await.is_some() { records.copied } else { records.not_copied };
            list.said.set(Said { lines: vec![told.into()], link: Some(link), ..Said::default() });
        });
    }

    /// Takes files in, one after the other.
    fn take(&self, files: Vec<File>) {
        let list = self.clone();
        spawn_local(async move {
            let mut said = Said::default();
            for file in files {
                let name = file.name();
                let Taken { lines, page } = import::take(&name, &bytes(&file).await, list.language);
                said.lines.extend(lines.into_iter().map(|line| AttrValue::from(format!("{name}: {line}"))));
                said.page = page.or(said.page);
            }
            list.said.set(said);
        });
    }
}

/// The content of a file; of one that is too large only so much that it is seen to be.
async fn bytes(file: &File) -> Vec<u8> {
    let start = Blob::slice(file, 0, MOST_BYTES as u64 + 1);
    read_as_bytes(&start).await.unwrap_or_default()
}

/// The list of past games.
#[component]
pub(super) fn Games(props: &GamesProps) -> Html {
    let language = props.language;
    let texts = &language.workshop().games;
    // Loaded first, since it is mended then.
    let damaged = *use_memo((), |()| matches!(storage::load::<Archive>(), Loaded::Damaged(_)));
    let list =
        List { archive: use_stored(), said: use_state_eq(Said::default), shown: use_state_eq(|| SHOWN), language };
    let act = {
        let list = list.clone();
        Callback::from(move |what: Act| list.act(what))
    };
    let undo = use_node_ref();
    {
        // Its own button is gone with the game.
        let undo = undo.clone();
        use_effect_with(list.said.deleted.clone(), move |_| {
            undo.cast::<HtmlElement>().map(|button| button.focus());
        });
    }
    let games = list.archive.games();
    let ondrop = {
        let act = act.clone();
        Callback::from(move |event: DragEvent| {
            event.prevent_default();
            if let Some(files) = event.data_transfer().and_then(|data| data.files()) {
                act.emit(Act::Files(FileList::from(files).to_vec()));
            }
        })
    };
    html! {
        <main class="games" data-screen="games" ondragover={|event: DragEvent| event.prevent_default()} {ondrop}>
            <header class="games-head">
                <h1>{ texts.title }</h1>
                <p>{ if games.is_empty() { texts.none } else { texts.where_kept } }</p>
                <Import {language} on_files={act.reform(Act::Files)} />
            </header>
            if damaged {
                <p class="status warning">{ (language.texts().storage.set_aside)(Key::Games) }</p>
            }
            if storage::lacks_room(Key::Games) {
                <div class="status warning">
                    <p>{ language.texts().storage.list_full }</p>
                    <button type="button" class="button" onclick={act.reform(|_| Act::MakeRoom)}>{ language.texts().storage.make_room }</button>
                </div>
            }
            { statistics::statistics(&list.archive, language, &act) }
            if !games.is_empty() {
                <ol class="game-list">
                    { for games.iter().enumerate().rev().take(*list.shown).map(|(index, game)| list::row(game, index, language, &act)) }
                </ol>
            }
            if games.len() > *list.shown {
                <button type="button" class="button" onclick={act.reform(|_| Act::More)}>{ texts.more }</button>
            }
            { said(&list.said, &undo, language, &act) }
        </main>
    }
}

/// What came of what was done last.
fn said(said: &Said, undo: &NodeRef, language: Language, act: &Callback<Act>) -> Html {
    let texts = &language.workshop().games;
    let close = language.texts().words.close;
    html! {
        <div class="said" role="status">
            { for said.lines.iter().map(|line| html! { <p>{ line.clone() }</p> }) }
            if let Some(game) = said.deleted.clone() {
                <button type="button" class="button" ref={undo.clone()} onclick={act.reform(move |_| Act::Undo(game.clone().into()))}>{ icon("again") }{ texts.undo }</button>
            }
            if let Some(page) = &said.page {
                <a class="button" href={page.address()}>{ picture("workshop", "board") }{ language.texts().records.open }</a>
            }
            if let Some(link) = &said.link {
                <input class="field" readonly={true} aria-label={texts.link} value={link.clone()} />
            }
            if *said != Said::default() {
                <button type="button" class="button quiet icon-only" aria-label={close} title={close} onclick={act.reform(|_| Act::Hush)}>
                    { icon("close") }
                </button>
            }
        </div>
    }
}

/// What the button for files needs.
#[derive(PartialEq, Properties)]
struct ImportProps {
    language: Language,
    on_files: Callback<Vec<File>>,
}

/// The button for files. They may also be dropped on the page.
#[component]
fn Import(props: &ImportProps) -> Html {
    let texts = &props.language.workshop().games;
    let field = use_node_ref();
    let on_open = {
        let field = field.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(field) = field.cast::<HtmlElement>() {
                field.click();
            }
        })
    };
    let on_files = props.on_files.clone();
    let onchange = Callback::from(move |event: Event| {
        let Some(input) = event.target_dyn_into::<HtmlInputElement>() else { return };
        if let Some(files) = input.files() {
            on_files.emit(FileList::from(files).to_vec());
        }
        // The same file can be chosen again.
        input.set_value("");
    });
    html! {
        <div class="games-import">
            <button type="button" class="button" onclick={on_open}>{ picture("workshop", "open") }{ texts.import }</button>
            <input type="file" multiple={true} hidden={true} aria-label={texts.import} ref={field} {onchange} />
            <p class="hint-line">{ texts.import_hint }</p>
        </div>
    }
}
