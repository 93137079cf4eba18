//! What the page keeps: settings, the open game, the set-up of the last one.

use gloo::utils::document_element;
use yew::prelude::*;

use super::{App, Msg, update};
use crate::components::toast::Notice;
use crate::draft::SavedSetups;
use crate::guesses::Guesses;
use crate::session::Session;
use crate::settings::Settings;
use crate::storage::{self, ChangedElsewhere, Key};

impl App {
    /// Reads the open game and its notes. A damaged one is put aside, with a word about it.
    pub(super) fn read_game(&mut self) {
        self.guesses = Guesses::kept();
        let Some(saved) = self.stored.load() else { return };
        self.session = Session::restore(saved).ok();
        if self.session.is_none() {
            storage::put_aside(Key::Game);
            self.stored.load();
            self.tell_damage(Key::Game);
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
        self.session = None;
        self.leave(ctx);
        storage::forget();
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

    /// Keeps the game, and once it has ended adds it to those of the past.
    ///
    /// If another window has gone on with the game, its state stays stored, and the player is told.
    pub(super) fn save(&mut self, ctx: &Context<Self>) {
        let Some(session) = &self.session else { return };
        let saved = session.save();
        // A game that has ended is kept once more when the page is left.
        let ends = session.outcome().is_some() && !self.stored.holds(&saved);
        match self.stored.save(saved.clone()) {
            Ok(()) if ends => storage::archive(&saved),
            Ok(()) => {}
            Err(ChangedElsewhere) => {
                let texts = &self.settings.language.texts().play;
                let reload = ctx.link().callback(|()| Msg::Reload);
                self.notice = Some(Notice::bad(texts.elsewhere).with_action(texts.reload, reload));
            }
        }
    }
}
