//! The page: which screen is shown, and what happens to a game on it.

mod address;
mod callbacks;
mod cards;
mod clock;
mod cover;
mod flow;
mod framed;
mod help;
mod input;
mod kept;
mod loading;
mod message;
mod opening;
mod orders;
mod scenes;
mod show;
mod table;
mod update;

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::{Interval, Timeout};
use gloo::utils::{document, window};
use vexillum_engine::{Action, Color, Square};
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, PageTransitionEvent};
use yew::prelude::*;

use crate::address::Page;
use crate::components::later::Aside;
use crate::components::panels::Panel;
use crate::components::toast::Notice;
use crate::dropped::{self, FileDrag, FileDrop, FileInbox};
use crate::frame::Frame;
use crate::open_games::{self, ListedGame, Place};
use crate::page_script::load_again;
use crate::parts::Workshop;
use crate::presses::{self, Guard};
use crate::random::seed;
use crate::screen::Screen;
use crate::session::Session;
use crate::settings::Settings;
use crate::sound::Cue;
use crate::storage::locks::Lock;
use crate::storage::{self, Key, Watcher};
use crate::worker::{Client, Reply};
use crate::yielding::yield_to_browser;
use callbacks::Callbacks;
pub use message::Msg;
use opening::Opening;
use table::TableState;

/// A dialog that is open, or will be as soon as its part of the program is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Open {
    Settings,
    Resign,
    /// What the piece may be that stood there after so many entries of the log.
    Guess(Square, usize),
}

/// What the computer is at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Thinking {
    /// Nothing.
    #[default]
    None,
    /// It has been asked.
    Asked,
    /// It has answered.
    Done(Action),
}

/// Properties of the page.
#[derive(Clone, PartialEq, Properties)]
pub struct AppProps {
    /// Frame of another page that the page is in, if it is in one.
    pub frame: Option<Frame>,
}

/// The page.
pub struct App {
    settings: Settings,
    screen: Screen,
    session: Option<Session>,
    /// The game in storage, while it is on the screen.
    place: Option<Place>,
    /// By which this window alone plays it.
    lock: Option<Lock>,
    opening: Option<Opening>,
    /// The open games, for the start screen.
    games: Rc<[ListedGame]>,
    table: TableState,
    worker: Client,
    /// The page of the workshop that lies over this one.
    page: Option<Page>,
    /// Whether anything under it is drawn: not before it has been closed, if the address named it from the beginning.
    uncovered: bool,
    workshop: Option<Workshop>,
    /// What is opened beside a game, once it is there.
    aside: Option<Aside>,
    /// Set while a part of the program is on its way.
    loading: bool,
    /// The frame of another page that this one is in.
    frame: Option<Frame>,
    thinking: Thinking,
    /// Runs until the computer has thought for as long as it has to.
    pace: Option<Timeout>,
    /// For whom the clock runs, and until when his time has been counted.
    running: Option<(Color, f64)>,
    /// Counts that time while it runs.
    heartbeat: Option<Interval>,
    dialog: Option<Open>,
    /// Whether the set-up of two at one screen is out of sight.
    veiled: bool,
    /// How often everything was removed: then the start screen begins anew.
    forgotten: usize,
    notice: Option<Notice>,
    /// The panel that is shown where there is room for one.
    panel: Panel,
    /// What gets the focus next.
    focus: Option<AttrValue>,
    /// The screen that has been drawn and got the focus.
    focused: Screen,
    /// The page of the workshop that has been drawn.
    drawn_page: Option<Page>,
    callbacks: Callbacks,
    files: FileDrop,
    _listeners: [EventListener; 6],
    _drop_listeners: [EventListener; 3],
    _watcher: Watcher,
    _guard: Guard,
}

impl Component for App {
    type Message = Msg;
    type Properties = AppProps;

    fn create(ctx: &Context<Self>) -> Self {
        let listen = |event, msg: fn() -> Msg| {
            let link = ctx.link().clone();
            EventListener::new(&window(), event, move |_| link.send_message(msg()))
        };
        let mut app = Self {
            settings: Settings::default(),
            screen: Screen::Start,
            session: None,
            place: None,
            lock: None,
            opening: None,
            games: Rc::default(),
            table: TableState::default(),
            worker: Client::new(ctx.link().callback(Msg::Trouble)),
            page: None,
            uncovered: false,
            workshop: None,
            aside: None,
            loading: false,
            frame: ctx.props().frame.clone(),
            thinking: Thinking::None,
            pace: None,
            running: None,
            heartbeat: None,
            dialog: None,
            veiled: false,
            forgotten: 0,
            notice: None,
            panel: Panel::Taken,
            focus: None,
            focused: Screen::Start,
            drawn_page: None,
            callbacks: Callbacks::new(ctx),
            _listeners: [
                listen("hashchange", || Msg::Address),
                // Whichever of these a browser sends when the page is closed or put away, and when it comes back.
                listen("pagehide", || Msg::Hidden),
                EventListener::new(&window(), "pageshow", {
                    let link = ctx.link().clone();
                    move |event| {
                        // Only what was put away comes back; a page that has just been loaded knows all.
                        if event.dyn_ref().is_some_and(PageTransitionEvent::persisted) {
                            link.send_message(Msg::Shown);
                        }
                    }
                }),
                listen("visibilitychange", || Msg::Keep),
                listen(update::EVENT, || Msg::UpdateWaits),
                storage::listen_elsewhere(ctx.link().callback(Msg::StoredElsewhere)),
            ],
            files: FileDrop::default(),
            _drop_listeners: dropped::listen(&ctx.link().callback(Msg::Files)),
            _watcher: storage::watch(Key::Settings, ctx.link().callback(|()| Msg::SettingsElsewhere)),
            _guard: Guard::new(),
        };
        storage::on_trouble(&ctx.link().callback(Msg::Storage));
        if app.frame.is_some() {
            app.begin_framed(ctx);
        } else {
            app.settings = storage::load().value();
            app.tell_language(ctx);
            app.dress();
            app.offer_update(ctx);
            app.games = open_games::tidy(address::game()).into();
            app.follow_address(ctx);
        }
        app.uncovered = app.page.is_none();
        app.wind();
        app
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let up = self.count_time(ctx);
        let changed = self.react(ctx, msg);
        self.wind();
        self.tell_host();
        changed || up
    }

    fn view(&self, _: &Context<Self>) -> Html {
        self.show()
    }

    fn rendered(&mut self, ctx: &Context<Self>, _: bool) {
        if let Some(dialog) = find::<HtmlDialogElement>("dialog:not([open])") {
            self.open_dialog(&dialog);
        }
        if let Some(selector) = self.focus.take() {
            self.give_focus(&selector);
        }
        if self.drawn_page != self.page {
            self.drawn_page.clone_from(&self.page);
            presses::new_screen();
        }
        if self.focused != self.screen {
            self.focused = self.screen;
            presses::new_screen();
            // Each screen begins at its top, however far the one before was scrolled.
            show_top();
            self.give_focus("[data-focus]");
            if self.screen == Screen::Play {
                let link = ctx.link().clone();
                yield_to_browser(move || link.send_message(Msg::BoardDrawn));
            }
        }
    }
}

/// Scrolls to the top of the page.
fn show_top() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// The first element of the page that a selector fits.
fn find<T: JsCast>(selector: &str) -> Option<T> {
    document().query_selector(selector).ok()??.dyn_into().ok()
}

impl App {
    /// Files are over the page, or dropped on it: then the list of games takes them. Says whether anything changed.
    fn files(&mut self, drag: FileDrag) -> bool {
        // A frame keeps nothing.
        let over = matches!(drag, FileDrag::Over) && self.frame.is_none();
        let changed = std::mem::replace(&mut self.files.over, over) != over;
        match drag {
            FileDrag::Dropped(files) if self.frame.is_none() && !files.is_empty() => {
                // With those that nobody has taken yet, as the workshop is still being loaded.
                self.files.inbox = FileInbox::new([self.files.inbox.take(), files].concat());
                // Another page of the workshop stays, and shows the list over itself.
                if self.page.is_none() {
                    Page::Games.open();
                }
                true
            }
            _ => changed,
        }
    }

    fn react(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Start(new) => self.begin(ctx, Session::new(&new, &self.settings.names, seed())),
            Msg::Again(swap) => {
                if self.frame.is_some() {
                    self.again_framed(ctx, swap);
                } else if let Some(session) = &self.session {
                    self.begin(ctx, session.again(swap, seed()));
                }
            }
            Msg::Play(session) => self.begin(ctx, Ok(*session)),
            Msg::Resume(id) => self.open(ctx, id),
            // A frame has no start screen.
            Msg::Home if self.frame.is_some() => self.again_framed(ctx, false),
            Msg::Home => self.leave(ctx),
            Msg::Address => return self.follow_address(ctx),
            Msg::StillLoading => return self.show_loading(),
            Msg::Workshop(workshop) => self.workshop_loaded(ctx, workshop),
            Msg::Language(language, loaded) => self.language_loaded(ctx, language, loaded),
            Msg::CloseWorkshop => self.close_workshop(),
            Msg::Settings(settings) => self.wish_settings(ctx, settings),
            Msg::Choose(last) => self.change_settings(Settings { last, ..self.settings.clone() }),
            Msg::Names(names) => self.change_settings(Settings { names, ..self.settings.clone() }),
            Msg::ShowSettings => self.show_dialog(ctx, Open::Settings),
            Msg::Aside(aside) => self.aside_loaded(ctx, aside),
            Msg::ShowRules => self.show_rules(ctx),
            Msg::AskResign => self.show_dialog(ctx, Open::Resign),
            Msg::CloseDialog => return std::mem::take(&mut self.dialog).is_some(),
            Msg::Draft(color, setup) => {
                self.keep_draft(ctx, color, &setup);
                return false;
            }
            Msg::Ready(color, setup) => self.ready(ctx, color, setup),
            Msg::Suggest(seed, to) => self.suggest(seed, to),
            Msg::Arranged(color, setup) => self.arranged(ctx, color, setup),
            Msg::Board(input) => return self.input(ctx, input),
            Msg::Order(order) => return self.order(ctx, order),
            Msg::Thought(action) => self.thought(ctx, action),
            Msg::Paced => {
                self.pace = None;
                self.advance(ctx);
            }
            Msg::SceneOver => self.scene_over(ctx),
            Msg::Tick => return false,
            Msg::Low => {
                self.hear(Cue::Hurry);
                return false;
            }
            Msg::Keep => return self.keep(ctx),
            Msg::Hidden => {
                let changed = self.keep(ctx);
                self.let_go();
                return changed;
            }
            Msg::Shown => {
                storage::notify_all();
                self.regain(ctx);
                return self.stored_elsewhere(ctx, None);
            }
            Msg::Lock(id, change) => self.lock_changed(ctx, id, change),
            Msg::StillElsewhere => self.still_elsewhere(ctx),
            Msg::TakeOver => self.take_over(ctx),
            Msg::StoredElsewhere(name) => return self.stored_elsewhere(ctx, name.as_deref()),
            Msg::SettingsElsewhere => return self.read_settings(ctx),
            Msg::Remove(id) => self.remove(ctx, id),
            Msg::PutBack(id, text) => self.put_back(id, text),
            Msg::MakeRoom => self.make_room(),
            Msg::Forget(said) => self.forget(ctx, said),
            Msg::Unmark => self.table.unmark(),
            Msg::Draw => self.draw(ctx),
            Msg::DrawAnswer(accepts) => self.draw_answer(ctx, accepts),
            Msg::Resign => self.resign(ctx),
            Msg::Take(color) => self.take(ctx, color),
            Msg::Replay(index) => self.replay(ctx, index),
            Msg::Seek(at) => self.seek(at),
            Msg::Flip => self.table.flipped = !self.table.flipped,
            Msg::Storage(trouble) => self.tell_trouble(ctx, trouble),
            Msg::Trouble(trouble) => self.trouble(ctx, trouble),
            Msg::Retry => {
                self.notice = None;
                self.worker.retry();
            }
            Msg::Reload => {
                let _ = window().location().reload();
            }
            Msg::LoadAgain => load_again(),
            Msg::UpdateWaits => self.offer_update(ctx),
            Msg::Update => update::apply(),
            Msg::TakeBack => self.take_back(ctx),
            Msg::Redo => self.redo(ctx),
            Msg::Hint => self.hint(ctx),
            Msg::Hinted(at, action) => self.hinted(ctx, at, action),
            Msg::Guess(role) => self.guess(ctx, role),
            Msg::CloseNotice => self.close_notice(),
            Msg::BoardDrawn => {}
            Msg::Tab(panel) => self.panel = panel,
            Msg::Files(drag) => return self.files(drag),
            Msg::Heard(message) => self.heard(ctx, message.as_deref()),
        }
        true
    }
}

/// The worker's answer as a message, if it is the one that was asked for.
fn reply_to<T: 'static>(
    ctx: &Context<App>,
    read: fn(Reply) -> Option<T>,
    make: impl Fn(T) -> Msg + 'static,
) -> Callback<Reply> {
    let link = ctx.link().clone();
    Callback::from(move |reply| {
        if let Some(value) = read(reply) {
            link.send_message(make(value));
        }
    })
}
