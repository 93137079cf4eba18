//! The games that have ended: the list, what they add up to, and files in and out.

mod import;
mod list;
mod position;
pub(super) mod shared;
mod statistics;
pub(super) mod words;

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use gloo::file::futures::read_as_bytes;
use gloo::file::{Blob, File, FileList};
use gloo::timers::future::TimeoutFuture;
use js_sys::Date;
use vexillum_engine::Game;
use vexillum_engine::notation::Record;
use web_sys::{HtmlElement, HtmlInputElement};
use yew::platform::spawn_local;
use yew::prelude::*;

use crate::address::Page;
use crate::archive::{self, Archive, PastGame};
use crate::components::icon::{icon, picture};
use crate::dropped::FileInbox;
use crate::formats::export::{self, Form};
use crate::formats::zip::{self, Zip};
use crate::formats::{MOST_BYTES, Wrong};
use crate::give;
use crate::hooks::steps::use_steps;
use crate::hooks::stored::use_stored;
use crate::i18n::Language;
use crate::link::Link;
use crate::storage::{self, Key, Loaded};
use import::{Import, Report};
use list::Row;

/// How many games are shown at first, and how many more each time.
const SHOWN: usize = 30;

/// What the list needs.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct GamesProps {
    /// The language.
    pub(super) language: Language,
    /// Files that were dropped on the page.
    pub(super) files: FileInbox,
    /// Called when another page is opened.
    pub(super) on_leave: Callback<()>,
}

/// What can be done; games by their numbers in the archive.
enum Act {
    Export(usize, Form),
    Link(usize),
    Open(usize),
    Leave,
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
    /// What unfolds under the lines.
    details: Vec<AttrValue>,
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
    progress: UseStateHandle<Option<Progress>>,
    shown: UseStateHandle<usize>,
    waiting: Waiting,
    on_leave: Callback<()>,
    language: Language,
}

/// Files that wait for an import under way; `None` while there is none.
type Waiting = Rc<RefCell<Option<VecDeque<File>>>>;

impl List {
    fn act(&self, act: Act) {
        match act {
            Act::Export(index, form) => self.export(index, form),
            Act::Link(index) => self.share(index),
            Act::Open(index) => {
                let record = self.archive.games().get(index).and_then(|game| self.record(game));
                if let Some(record) = record {
                    Link::review(record).open();
                    self.on_leave.emit(());
                }
            }
            Act::Leave => self.on_leave.emit(()),
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

    /// Takes files in, with those of an import under way if there is one.
    fn take(&self, files: Vec<File>) {
        let mut waiting = self.waiting.borrow_mut();
        if let Some(waiting) = &mut *waiting {
            waiting.extend(files);
        } else {
            *waiting = Some(files.into());
            let list = self.clone();
            spawn_local(async move { list.import().await });
        }
    }

    /// Imports the files that wait, one after the other. After each slice of time the browser has its turn.
    async fn import(&self) {
        let mut import = Import::new(self.language);
        let mut pace = Pace { slice: Slice::new(), done: 0, stopped: Rc::default() };
        while let Some(file) = self.next_file().filter(|_| !pace.stopped.get()) {
            let contents = bytes(&file).await;
            if !zip::is_zip(&contents) {
                import.take(&file.name(), &contents, false);
            } else if let Err(wrong) = self.unpack(contents, &mut import, &mut pace).await {
                import.refuse(&file.name(), &wrong);
            }
            self.pause(&mut pace, 0).await;
        }
        self.progress.set(None);
        // To store many games is a task of its own.
        TimeoutFuture::new(0).await;
        let Report { lines, details, page } = import.finish();
        let line = |line: String| AttrValue::from(line);
        let lines = lines.into_iter().map(line).collect();
        self.said.set(Said { lines, details: details.into_iter().map(line).collect(), page, ..Said::default() });
        let late = self.waiting.take().filter(|files| !files.is_empty() && !pace.stopped.get());
        if let Some(files) = late {
            self.take(files.into());
        }
    }

    /// Imports the files of an archive.
    async fn unpack(&self, contents: Vec<u8>, import: &mut Import, pace: &mut Pace) -> Result<(), Wrong> {
        let mut archive = Zip::open(contents)?;
        let members = archive.members()?;
        for (index, member) in members.iter().enumerate() {
            match archive.unpack(member) {
                Ok(bytes) => import.take(&member.name, &bytes, true),
                Err(wrong) => import.refuse(&member.name, &wrong),
            }
            self.pause(pace, members.len() - index).await;
            if pace.stopped.get() {
                break;
            }
        }
        Ok(())
    }

    fn next_file(&self) -> Option<File> {
        self.waiting.borrow_mut().as_mut()?.pop_front()
    }

    /// Notes that a file has been read, of an archive with so many left or of those that wait. Gives the browser its turn
    /// once the slice of time is over.
    async fn pause(&self, pace: &mut Pace, left: usize) {
        pace.done += 1;
        if pace.slice.is_over() {
            let waiting = self.waiting.borrow().as_ref().map_or(0, VecDeque::len);
            let total = pace.done + left + waiting;
            self.progress.set(Some(Progress { done: pace.done, total, stopped: pace.stopped.clone() }));
            TimeoutFuture::new(0).await;
            pace.slice = Slice::new();
        }
    }
}

/// The course of an import.
struct Pace {
    slice: Slice,
    /// Number of files that have been read.
    done: usize,
    /// Set once the player has had enough.
    stopped: Rc<Cell<bool>>,
}

/// How far an import has come.
#[derive(Clone, PartialEq)]
struct Progress {
    done: usize,
    total: usize,
    /// Set once the player has had enough.
    stopped: Rc<Cell<bool>>,
}

/// A slice of time in which work goes on without a pause.
struct Slice(f64);

impl Slice {
    /// Its length in milliseconds: what is begun in it, and drawing, may take as long again.
    const MS: f64 = 16.0;

    fn new() -> Self {
        Self(Date::now())
    }

    fn is_over(&self) -> bool {
        Date::now() - self.0 >= Self::MS
    }
}

/// The content of a file; of one that is too large only so much that it is seen to be.
async fn bytes(file: &File) -> Vec<u8> {
    let begin = |most: usize| {
        let start = Blob::slice(file, 0, most as u64);
        async move { read_as_bytes(&start).await.unwrap_or_default() }
    };
    let most = if zip::is_zip(&begin(4).await) { zip::MOST_ARCHIVE } else { MOST_BYTES };
    begin(most + 1).await
}

/// The list of past games. A long one is read in a task of its own, and drawn in the next.
#[component]
pub(super) fn Games(props: &GamesProps) -> Html {
    let step = use_steps(3);
    // Mended as it is read.
    let damaged = *use_memo(step > 1, |read| *read && matches!(storage::load::<Archive>(), Loaded::Damaged(_)));
    let GamesProps { language, files, on_leave } = props.clone();
    html! {
        if step > 2 {
            <GamesRead {language} {files} {on_leave} {damaged} />
        }
    }
}

/// Properties of [`GamesRead`].
#[derive(PartialEq, Properties)]
struct GamesReadProps {
    language: Language,
    files: FileInbox,
    on_leave: Callback<()>,
    /// Set where not all of the stored list could be read.
    damaged: bool,
}

/// The list, once it has been read.
#[component]
fn GamesRead(props: &GamesReadProps) -> Html {
    let GamesReadProps { language, damaged, .. } = *props;
    let texts = &language.workshop().games;
    let list = List {
        archive: use_stored(),
        said: use_state_eq(Said::default),
        progress: use_state_eq(|| None),
        shown: use_state_eq(|| SHOWN),
        waiting: use_mut_ref(|| None),
        on_leave: props.on_leave.clone(),
        language,
    };
    // Always the same one, so that rows are not drawn again for it.
    let latest = use_mut_ref(|| list.clone());
    latest.replace(list.clone());
    let act = use_callback((), move |what: Act, ()| {
        let list = latest.borrow().clone();
        list.act(what);
    });
    let undo = use_node_ref();
    {
        // Its own button is gone with the game.
        let undo = undo.clone();
        use_effect_with(list.said.deleted.clone(), move |_| {
            undo.cast::<HtmlElement>().map(|button| button.focus());
        });
    }
    let games = list.archive.games();
    {
        let act = act.clone();
        use_effect_with(props.files.clone(), move |files| {
            let files: Vec<File> = files.take().into_iter().map(File::from).collect();
            if !files.is_empty() {
                act.emit(Act::Files(files));
            }
        });
    }
    html! {
        <main class="games" data-screen="games">
            <header class="games-head">
                <h1>{ texts.title }</h1>
                <p>{ if games.is_empty() { texts.none } else { texts.where_kept } }</p>
                <ImportButton {language} on_files={act.reform(Act::Files)} />
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
                    { for games.iter().enumerate().rev().take(*list.shown).map(|(index, game)| html! {
                        <Row key={list::key(game)} game={game.clone()} {index} {language} act={act.clone()} />
                    }) }
                </ol>
            }
            if games.len() > *list.shown {
                <button type="button" class="button" onclick={act.reform(|_| Act::More)}>{ texts.more }</button>
            }
            if let Some(progress) = &*list.progress {
                { reading(progress, language) }
            }
            { said(&list.said, &undo, language, &act) }
        </main>
    }
}

/// How far an import has come, and a button that stops it.
fn reading(progress: &Progress, language: Language) -> Html {
    let texts = &language.workshop().games.files;
    let Progress { done, total, stopped } = progress.clone();
    let words = (texts.reading)(done, total);
    html! {
        <div class="said reading">
            <label>{ words }<progress max={total.to_string()} value={done.to_string()}></progress></label>
            <button type="button" class="button" onclick={move |_| stopped.set(true)}>{ texts.stop }</button>
        </div>
    }
}

/// What came of what was done last.
fn said(said: &Said, undo: &NodeRef, language: Language, act: &Callback<Act>) -> Html {
    let texts = &language.workshop().games;
    let close = language.texts().words.close;
    html! {
        <div class="said" role="status">
            { for said.lines.iter().map(|line| html! { <p>{ line.clone() }</p> }) }
            if !said.details.is_empty() {
                <details>
                    <summary>{ texts.files.details }</summary>
                    { for said.details.iter().map(|line| html! { <p>{ line.clone() }</p> }) }
                </details>
            }
            if let Some(game) = said.deleted.clone() {
                <button type="button" class="button" ref={undo.clone()} onclick={act.reform(move |_| Act::Undo(game.clone().into()))}>{ icon("again") }{ texts.undo }</button>
            }
            if let Some(page) = &said.page {
                <a class="button" href={page.address()} onclick={act.reform(|_| Act::Leave)}>{ picture("workshop", "board") }{ language.texts().records.open }</a>
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
fn ImportButton(props: &ImportProps) -> Html {
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
