//! The frame's side of an embedding.

use std::cell::{Cell, RefCell};

use gloo::events::EventListener;
use gloo::utils::{document, document_element, window};
use vexillum_engine::{Action, Color};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{FocusOptions, HtmlDialogElement, HtmlElement, MessageEvent, UrlSearchParams};
use yew::prelude::*;

use super::message::{Answer, Bad, Call, Message, Telling};
use super::{Asked, Fault, colors};
use crate::components::topbar::{button, rules_button};
use crate::frame::{FrameHead, Host, Wish};
use crate::i18n::Language;
use crate::random::{one_of, seed};
use crate::session::Session;
use crate::settings::Settings;
use crate::single_file::picture_address;

/// The origin of a page that has none: of a file, or in a sandbox.
const NO_ORIGIN: &str = "null";

/// How far a game has been told.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Told {
    Nothing,
    Begun,
    Over,
}

/// A frame of another page.
pub(super) struct Embedded {
    asked: Asked,
    /// The side of the person, once a game has begun.
    side: Cell<Option<Color>>,
    told: Cell<Told>,
    /// How many entries of the log have been told.
    entries: Cell<usize>,
    /// The number of the last message.
    number: Cell<u32>,
    listener: RefCell<Option<EventListener>>,
}

impl Embedded {
    /// As the address describes it.
    pub(super) fn new() -> Self {
        let location = window().location();
        let query = location.search().unwrap_or_default();
        let hash = location.hash().unwrap_or_default();
        let mut pairs = pairs(&query);
        // What is long stands behind the mark, where no server sees it; the number of an entry may stand there alone.
        match ply(&hash) {
            Some(ply) => pairs.push(("ply".to_owned(), ply.to_string())),
            None => pairs.extend(self::pairs(hash.trim_start_matches('#'))),
        }
        let mut asked = Asked::read(&pairs);
        asked.faults.extend(colors::put_on(&asked.colors));
        if let Some(ply) = asked.ply.filter(|&ply| ply > asked.entries()) {
            asked.faults.push(Fault::Value("ply".to_owned(), ply.to_string()));
        }
        let root = document_element();
        for (name, value, holds) in
            [("data-embed", "replay", asked.is_over()), ("data-controls", "min", asked.few_controls)]
        {
            if holds {
                let _ = root.set_attribute(name, value);
            }
        }
        Self {
            asked,
            side: Cell::new(None),
            told: Cell::new(Told::Nothing),
            entries: Cell::new(0),
            number: Cell::new(0),
            listener: RefCell::new(None),
        }
    }

    /// Tells the page around the frame something, if it wants to be told.
    fn say(&self, telling: &Telling) {
        let (Some(host), Ok(Some(parent))) = (&self.asked.host, window().parent()) else { return };
        self.number.set(self.number.get().wrapping_add(1));
        let origin = if host == NO_ORIGIN { "*" } else { host };
        let _ = parent.post_message(&telling.text(self.number.get()).into(), origin);
    }
}

/// Names and values of an address.
fn pairs(query: &str) -> Vec<(String, String)> {
    let Ok(query) = UrlSearchParams::new_with_str(query) else { return Vec::new() };
    let entry = |pair: JsValue| {
        let pair: js_sys::Array = pair.dyn_into().ok()?;
        Some((pair.get(0).as_string()?, pair.get(1).as_string()?))
    };
    query.entries().into_iter().filter_map(|pair| entry(pair.ok()?)).collect()
}

/// The number of an entry that stands alone behind the mark of an address.
fn ply(hash: &str) -> Option<usize> {
    hash.strip_prefix('#')?.parse().ok()
}

/// The action, if the person at the frame may play it now.
fn playable(session: &Session, action: &str) -> Result<Action, String> {
    let view = session.deciding().ok_or("it is not the turn of the person at the frame")?;
    let action = action.parse().map_err(|error: vexillum_engine::notation::ParseError| error.to_string())?;
    view.check(action).map(|()| action).map_err(|why| why.to_string())
}

/// The record, as far as the person at the frame may have it: while the game runs, his own (N6).
fn record(session: &Session) -> Option<String> {
    let own = session.own_record().map(|record| record.to_string());
    own.or_else(|| session.record().map(|record| record.to_string()))
}

fn language_of(asked: &Asked) -> Language {
    asked.language.unwrap_or_else(Language::preferred)
}

impl Host for Embedded {
    fn settings(&self) -> Settings {
        Settings { language: language_of(&self.asked), theme: self.asked.theme, ..Settings::default() }
    }

    fn game(&self, swap: bool) -> Option<Session> {
        let side = match (self.side.get(), self.asked.side) {
            (Some(side), _) if swap => !side,
            (Some(side), Some(_)) => side,
            (_, asked) => asked.unwrap_or_else(|| one_of(Color::ALL)),
        };
        let words = &language_of(&self.asked).texts().words;
        let session = self.asked.game(side, |level| words.level(level), seed()).ok()?;
        self.side.set(Some(side));
        self.told.set(Told::Nothing);
        self.entries.set(self.asked.entries());
        Some(session)
    }

    fn entry(&self, session: &Session) -> Option<usize> {
        let hash = window().location().hash().unwrap_or_default();
        let at = ply(&hash).or(self.asked.ply).filter(|_| self.asked.is_over());
        at.map(|at| at.min(session.log_len()))
    }

    fn listen(&self, heard: Callback<Option<String>>) {
        for fault in &self.asked.faults {
            self.say(&Telling::error(&fault.words(language_of(&self.asked))));
        }
        let (Some(host), Ok(Some(parent))) = (self.asked.host.clone(), window().parent()) else { return };
        let (parent, own): (JsValue, JsValue) = (parent.into(), window().into());
        let listener = EventListener::new(&window(), "message", move |event| {
            let Some(event) = event.dyn_ref::<MessageEvent>() else { return };
            let source: JsValue = event.source().into();
            if source == parent && source != own && event.origin() == host {
                heard.emit(Some(event.data().as_string().unwrap_or_default()));
            } else if source != own {
                // What programs of the browser say within this window concerns nobody; all others hear that it was heard.
                heard.emit(None);
            }
        });
        self.listener.replace(Some(listener));
    }

    fn heard(&self, message: Option<&str>, session: Option<&Session>) -> Option<Wish> {
        let message = message.ok_or(Bad::Sender).and_then(Message::read);
        let Message { id, call } = match message {
            Ok(message) => message,
            Err(bad) => {
                self.say(&Telling::error(bad.text()));
                return None;
            }
        };
        let no_game = || "there is no game".to_owned();
        let (answer, wish) = match call {
            Call::NewGame => (Ok(None), Some(Wish::NewGame)),
            Call::Play { action } => match session.ok_or_else(no_game).and_then(|session| playable(session, &action)) {
                Ok(action) => (Ok(None), Some(Wish::Play(action))),
                Err(why) => (Err(why), None),
            },
            Call::GetRecord => {
                let record = session.and_then(record).map(Some);
                (record.ok_or_else(|| "nobody has a record now".to_owned()), None)
            }
        };
        self.say(&Telling::Answer { to: id, answer: answer.map_or_else(Answer::Error, Answer::Value) });
        wish
    }

    fn follow(&self, session: &Session, seen: usize, ended: bool) {
        if self.told.get() == Told::Nothing {
            self.told.set(if session.outcome().is_some() { Told::Over } else { Told::Begun });
            self.say(&Telling::ready(session));
        }
        // Something may have been taken back.
        let first = self.entries.get().min(session.log_len());
        for index in first..seen {
            let happening = session.public_happening(index);
            if let Some(telling) = happening.and_then(|happening| Telling::happening(index, &happening)) {
                self.say(&telling);
            }
        }
        self.entries.set(first.max(seen));
        if let (Told::Begun, true, Some(outcome)) = (self.told.get(), ended, session.outcome()) {
            self.told.set(Told::Over);
            self.say(&Telling::over(outcome, session.turns(), session.is_assisted()));
        }
    }

    fn head(&self, view: &FrameHead) -> Html {
        let FrameHead { language, title, on_rules, changed, on_flip, on_settings } = view;
        let (words, texts) = (&language.texts().words, &language.workshop().embed);
        html! {
            <header>
                <div class="frame-head">
                    <span class="where" title={title.clone()}>{ title.clone() }</span>
                    { for on_rules.as_ref().map(|rules| rules_button(*language, *changed, rules)) }
                    if !self.asked.few_controls {
                        { for on_flip.as_ref().map(|flip| button("flip", words.flip, flip)) }
                        { button("settings", words.settings, on_settings) }
                    }
                    <a href="index.html" target="_blank" rel="noopener" title={texts.full} translate="no">
                        <svg viewBox="0 0 64 64" aria-hidden="true"><use href={picture_address("ui", "mark")} /></svg>
                        { "Vexillum" }
                    </a>
                </div>
                if !self.asked.faults.is_empty() {
                    <ul class="frame-faults">
                        { for self.asked.faults.iter().map(|fault| html! { <li>{ fault.words(*language) }</li> }) }
                    </ul>
                }
            </header>
        }
    }

    fn focus(&self, element: &HtmlElement) {
        if has_focus() {
            let options = FocusOptions::new();
            options.set_prevent_scroll(true);
            let _ = element.focus_with_options(&options);
        }
    }

    fn open(&self, dialog: &HtmlDialogElement) {
        let _ = if has_focus() { dialog.show_modal() } else { dialog.set_attribute("open", "") };
    }
}

/// Whether the person is in this frame, and not elsewhere on the page around it.
fn has_focus() -> bool {
    document().has_focus().unwrap_or(false)
}
