//! What the page keeps: settings, the open game, the set-up of the last one.

use gloo::utils::document_element;
use yew::platform::spawn_local;
use yew::prelude::*;

use super::{App, Msg, update};
use crate::components::toast::Notice;
use crate::draft::SavedSetups;
use crate::later::Later;
use crate::settings::Settings;
use crate::storage::{self, ChangedElsewhere, Key};

impl App {
    /// Takes settings and game from storage.
    pub(super) fn load(&mut self) {
        self.settings = storage::load().value();
        self.unread = self.stored.load().map(str::to_owned);
    }

    /// Whether nothing can be shown before what is loaded later is there: it reads the open game and own variants.
    pub(super) fn awaits_later(&self) -> bool {
        // A variant of the player's own is called by its JSON.
        self.loading && (self.unread.is_some() || self.settings.last.edition.starts_with('{'))
    }

    /// Reads the open game. A damaged one is put aside, with a word about it.
    pub(super) fn read_game(&mut self, later: Later) {
        if let Some(saved) = self.unread.take() {
            self.session = (later.restore)(&saved).ok();
            if self.session.is_none() {
                storage::put_aside(Key::Game);
                self.stored.load();
                self.tell_damage(Key::Game);
            }
        }
    }

    /// Tells that what is kept under a key was damaged, after what else has gone wrong.
    pub(super) fn tell_damage(&mut self, key: Key) {
        let text = (self.settings.language.texts().play.set_aside)(key);
        let before = self.notice.take().filter(|notice| notice.bad && notice.action.is_none());
        self.notice = Some(Notice::bad(match before {
            Some(notice) => [&notice.text, " ", &text].concat(),
            None => text,
        }));
    }

    /// Changes the settings, as soon as the words of their language are there.
    pub(super) fn wish_settings(&mut self, ctx: &Context<Self>, settings: Settings) {
        if settings.language.is_loaded() {
            return self.change_settings(settings);
        }
        let Some(loading) = (ctx.props().language)(settings.language) else { return };
        let link = ctx.link().clone();
        spawn_local(async move {
            link.send_message(loading.await.map_or(Msg::NotLoaded, |tongue| {
                settings.language.install(tongue);
                Msg::Settings(settings)
            }));
        });
    }

    pub(super) fn change_settings(&mut self, settings: Settings) {
        storage::save(&settings);
        let renumbered = settings.style.numbering != self.settings.style.numbering;
        self.settings = settings;
        if renumbered {
            self.relist();
        }
        self.dress();
    }

    /// Removes everything that is kept, and begins as on a first visit.
    pub(super) fn forget(&mut self, ctx: &Context<Self>, said: AttrValue) {
        let Some(later) = self.later else { return };
        (self.session, self.unread) = (None, None);
        self.leave(ctx);
        (later.forget)();
        self.stored.load();
        update::forget();
        let language = self.settings.language;
        self.settings = storage::load().value();
        if !self.settings.language.is_loaded() {
            self.settings.language = language;
        }
        self.dress();
        self.forgotten += 1;
        self.focus = Some("[data-focus]".into());
        self.notice = Some(Notice::plain(said));
    }

    /// Puts what the style sheets look for on the page.
    pub(super) fn dress(&self) {
        let page = document_element();
        let _ = page.set_attribute("lang", self.settings.language.code());
        let Settings { theme, style, motion, dry, .. } = &self.settings;
        for (name, value) in [
            ("data-theme", theme.attribute()),
            ("data-pieces", style.pieces.attribute()),
            ("data-motion", motion.attribute()),
            ("data-board", dry.then_some("dry")),
        ] {
            let _ = match value {
                Some(value) => page.set_attribute(name, value),
                None => page.remove_attribute(name),
            };
        }
    }

    /// Keeps the set-up of a person who played alone at this screen, for his next game of the edition. Called when a game
    /// is over or given up: until then nothing but the game itself tells its ranks.
    pub(super) fn keep_set_up(&self) {
        let Some(session) = &self.session else { return };
        if let Some(setup) = session.only_person().and_then(|color| session.own_setup(color)) {
            let mut kept = storage::load::<SavedSetups>().value();
            kept.played(session.variant(), &setup);
            storage::save(&kept);
        }
    }

    /// Keeps the game, and once it has ended adds it to those of the past. What does that may still have to be loaded: until
    /// then the end is not kept, so that it cannot be kept without joining them.
    ///
    /// Where another window has gone on with the game, that one stays stored, and the player is told.
    pub(super) fn save(&mut self, ctx: &Context<Self>) {
        let Some(session) = &self.session else { return };
        let saved = session.save();
        // A game that has ended is kept once more when the page is left.
        let ends = session.outcome().is_some() && !self.stored.holds(&saved);
        if ends && self.later.is_none() {
            return;
        }
        if let Err(ChangedElsewhere) = self.stored.save(saved.clone()) {
            let texts = &self.settings.language.texts().play;
            let reload = ctx.link().callback(|()| Msg::Reload);
            self.notice = Some(Notice::bad(texts.elsewhere).with_action(texts.reload, reload));
        } else if let Some(later) = self.later.filter(|_| ends) {
            (later.archive)(&saved);
        }
    }
}
