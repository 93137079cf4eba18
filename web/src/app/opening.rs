//! Opening and putting down of stored games: one window at a time has a game.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::{App, Msg};
use crate::components::toast::Notice;
use crate::open_games::{self, GameId, Missing, Place};
use crate::screen::Screen;
use crate::storage::locks::{Lock, LockChange};

/// Time for another window to let a game go, in milliseconds: a reload is two windows for a moment.
const PATIENCE_MS: u32 = 400;

/// A game that is to be opened.
pub(super) struct Opening {
    id: GameId,
    /// It is known that another window has it.
    pub(super) waits: bool,
    _patience: Option<Timeout>,
}

impl Opening {
    fn new(ctx: &Context<App>, id: GameId) -> Self {
        let link = ctx.link().clone();
        let patience = Timeout::new(PATIENCE_MS, move || link.send_message(Msg::StillElsewhere));
        Self { id, waits: false, _patience: Some(patience) }
    }
}

impl App {
    /// The id of the game that is on the screen or on its way to it.
    pub(super) fn game_id(&self) -> Option<GameId> {
        let opening = self.opening.as_ref().map(|opening| opening.id);
        self.place.as_ref().map(|place| place.id).or(opening)
    }

    fn request(&mut self, ctx: &Context<Self>, id: GameId, steal: bool) {
        // A frame keeps nothing.
        if self.frame.is_none() {
            let on_change = ctx.link().callback(move |change| Msg::Lock(id, change));
            self.lock = Some(Lock::request(&id.name(), steal, on_change));
        }
    }

    /// Gives a new game its place.
    pub(super) fn settle_in(&mut self, ctx: &Context<Self>) {
        let place = Place::unused();
        self.request(ctx, place.id, false);
        self.place = Some(place);
    }

    /// Opens a stored game, as soon as no other window has it.
    pub(super) fn open(&mut self, ctx: &Context<Self>, id: GameId) {
        if self.game_id() == Some(id) {
            return;
        }
        self.put_down(ctx);
        self.screen = Screen::Elsewhere;
        self.opening = Some(Opening::new(ctx, id));
        self.request(ctx, id, false);
    }

    /// Takes a game over from the window that has it.
    pub(super) fn take_over(&mut self, ctx: &Context<Self>) {
        if let Some(id) = self.opening.as_ref().map(|opening| opening.id) {
            self.opening = Some(Opening::new(ctx, id));
            self.request(ctx, id, true);
        }
    }

    /// Another window still has the game.
    pub(super) fn still_elsewhere(&mut self, ctx: &Context<Self>) {
        match (&mut self.opening, &self.place) {
            (Some(opening), None) => {
                opening.waits = true;
                self.focus = Some("[data-focus]".into());
            }
            (Some(opening), Some(_)) => {
                let id = opening.id;
                self.lose(ctx, id);
            }
            (None, _) => {}
        }
    }

    /// The lock of a game has changed hands.
    pub(super) fn lock_changed(&mut self, ctx: &Context<Self>, id: GameId, change: LockChange) {
        if self.game_id() != Some(id) {
            return;
        }
        let asked = self.opening.as_ref().is_none_or(|opening| !opening.waits);
        match (change, &self.place) {
            (LockChange::Lost, _) => self.lose(ctx, id),
            // Where there are no locks, only the person can tell that the other window is done.
            (LockChange::Unavailable, None) if !asked => {}
            (_, Some(place)) => {
                let current = place.is_current();
                self.opening = None;
                if !current {
                    self.lose(ctx, id);
                }
            }
            (_, None) => self.opened(ctx, id),
        }
    }

    fn opened(&mut self, ctx: &Context<Self>, id: GameId) {
        self.opening = None;
        match Place::load(id) {
            Ok((place, session)) => {
                self.place = Some(place);
                self.session = Some(session);
                self.enter(ctx);
            }
            Err(missing) => {
                self.leave(ctx);
                let texts = self.settings.language.texts();
                self.notice = Some(Notice::bad(match missing {
                    Missing::Gone => texts.open_games.gone,
                    Missing::Unreadable => texts.play.damaged,
                }));
            }
        }
    }

    /// Another window goes on with the game of this one, or has removed it.
    pub(super) fn lose(&mut self, ctx: &Context<Self>, id: GameId) {
        self.quiet();
        self.notice = None;
        (self.session, self.place) = (None, None);
        self.screen = Screen::Elsewhere;
        self.opening = Some(Opening { id, waits: true, _patience: None });
        if open_games::is_stored(id) {
            self.request(ctx, id, false);
        } else {
            self.opened(ctx, id);
        }
    }

    /// Something that another window has stored is under this name, or under any.
    pub(super) fn stored_elsewhere(&mut self, ctx: &Context<Self>, name: Option<&str>) -> bool {
        let id = name.map(GameId::of);
        if id == Some(None) {
            return false;
        }
        let place = self.place.as_ref().filter(|place| !place.is_archived() && !place.is_current());
        if let Some(id) = place.map(|place| place.id) {
            self.lose(ctx, id);
        } else if self.screen == Screen::Start {
            self.list_games();
        }
        true
    }

    /// The page is put away for good or for later: another window may go on.
    pub(super) fn let_go(&mut self) {
        self.lock = None;
    }

    /// The page is back: it goes on, unless another window has the game now.
    pub(super) fn regain(&mut self, ctx: &Context<Self>) {
        if let (Some(id), None, None) = (self.game_id(), &self.lock, &self.frame) {
            let waits = self.opening.as_ref().is_some_and(|opening| opening.waits);
            self.opening = Some(Opening { waits, ..Opening::new(ctx, id) });
            self.request(ctx, id, false);
        }
    }

    /// Takes the game off the screen; it is kept.
    pub(super) fn put_down(&mut self, ctx: &Context<Self>) {
        // The time that was used for what has not been decided yet.
        self.save(ctx);
        self.quiet();
        if let Some(place) = self.place.take_if(|place| place.is_archived()) {
            open_games::remove(place.id);
        }
        (self.session, self.place, self.opening, self.lock) = (None, None, None, None);
    }

    /// Reads the list of the open games anew.
    pub(super) fn list_games(&mut self) {
        self.games = open_games::list().into();
    }

    /// Removes an open game from the list, which can be taken back.
    pub(super) fn remove(&mut self, ctx: &Context<Self>, id: GameId) {
        let Some(text) = open_games::remove(id) else { return };
        self.list_games();
        self.focus = Some("[data-focus]".into());
        let texts = &self.settings.language.texts().open_games;
        let undo = ctx.link().callback(move |()| Msg::PutBack(id, text.clone()));
        self.notice = Some(Notice::plain(texts.removed).with_action(texts.undo, undo));
    }

    /// Puts back an open game that was removed.
    pub(super) fn put_back(&mut self, id: GameId, text: String) {
        self.notice = None;
        open_games::restore(id, text);
        self.list_games();
    }
}
