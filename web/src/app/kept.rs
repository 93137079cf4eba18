//! What the page keeps: settings, the open game, the set-up of the last one.

use gloo::utils::document_element;
use vexillum_engine::{Color, Setup};
use yew::prelude::*;

use super::{App, Msg, update};
use crate::address::Page;
use crate::archive;
use crate::components::toast::Notice;
use crate::draft::SavedSetups;
use crate::open_games::ChangedElsewhere;
use crate::screen::Screen;
use crate::session::Session;
use crate::settings::Settings;
use crate::storage::{self, Refused, Trouble};

impl App {
    /// Tells what is wrong with what is kept, after what else has gone wrong.
    pub(super) fn tell_trouble(&mut self, ctx: &Context<Self>, trouble: Trouble) {
        let texts = self.settings.language.texts();
        let words = &texts.storage;
        let text = match trouble {
            Trouble::Damaged(key) => (words.set_aside)(key),
            Trouble::DamagedGame => words.damaged_game.to_owned(),
            Trouble::Newer(_) | Trouble::Refused(Refused::Newer) => words.newer.to_owned(),
            Trouble::Refused(Refused::Blocked) => words.blocked.to_owned(),
            Trouble::Refused(Refused::Full) => words.full.to_owned(),
        };
        let notice = match trouble {
            Trouble::Newer(_) => {
                Notice::bad(text).with_action(texts.play.reload, ctx.link().callback(|()| Msg::Reload))
            }
            Trouble::Refused(Refused::Full) => {
                Notice::bad(text).with_action(texts.options.games, Callback::from(|()| Page::Games.open()))
            }
            _ => Notice::bad(text),
        };
        self.notice = Some(match self.notice.take().filter(|before| before.bad) {
            Some(before) => Notice {
                text: [&before.text, " ", &notice.text].concat().into(),
                action: before.action.or(notice.action),
                bad: true,
            },
            None => notice,
        });
    }

    /// Changes the settings, of what is stored only what is different now.
    pub(super) fn change_settings(&mut self, settings: Settings) {
        let settings = settings.cleaned();
        let settings =
            if self.frame.is_some() { settings } else { storage::change(&self.settings, &settings).cleaned() };
        let renumbered = settings.style.numbering != self.settings.style.numbering;
        self.settings = settings;
        if renumbered {
            self.relist();
        }
        self.dress();
    }

    /// Takes the settings as another window has them now.
    pub(super) fn read_settings(&mut self, ctx: &Context<Self>) -> bool {
        let newest: Settings = storage::load().value();
        let changed = self.frame.is_none() && newest != self.settings;
        if changed {
            self.wish_settings(ctx, newest);
        }
        changed
    }

    /// Removes everything that is kept, and begins as on a first visit.
    pub(super) fn forget(&mut self, ctx: &Context<Self>, said: AttrValue) {
        let language = self.settings.language;
        self.leave(ctx);
        storage::forget();
        update::forget();
        self.list_games();
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
        let _ = page.set_attribute("lang", self.settings.language.of_texts().code());
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
    /// is over: until then nothing but the game itself tells its ranks.
    pub(super) fn keep_set_up(&self) {
        let Some(session) = &self.session else { return };
        if let Some(setup) = session.only_person().and_then(|color| session.own_setup(color)) {
            let _ = storage::update(|kept: &mut SavedSetups| kept.played(session.variant(), &setup));
        }
    }

    /// Keeps a set-up that a side is at. It is for nobody else, as the game itself.
    pub(super) fn keep_draft(&mut self, ctx: &Context<Self>, color: Color, setup: &Setup) {
        if let Some(place) = self.place.as_mut().filter(|_| self.screen == Screen::Setup(color)) {
            place.game.set_draft(color, Some(setup));
            self.save(ctx);
        }
    }

    /// Keeps the game and the time that was used. Says whether the board was covered, or something is to be told.
    pub(super) fn keep(&mut self, ctx: &Context<Self>) -> bool {
        if self.running.is_some() {
            self.save(ctx);
        }
        if !gloo::utils::document().hidden() {
            self.regain(ctx);
        }
        self.put_away() || self.notice.is_some()
    }

    /// Keeps the game, and once it has ended adds it to those of the past.
    ///
    /// If another window has gone on with the game, its state stays stored.
    pub(super) fn save(&mut self, ctx: &Context<Self>) {
        let (Some(session), Some(place), None) = (&self.session, &mut self.place, &self.frame) else { return };
        let mut saved = place.save(session);
        if saved.is_ok() && session.outcome().is_some() && !place.is_archived() {
            match archive::keep(place.id, &session.save()) {
                Ok(()) => {
                    place.set_archived();
                    saved = place.save(session);
                }
                Err(Refused::Full) => self.offer_room(ctx),
                Err(_) => {}
            }
        }
        if let (Err(ChangedElsewhere), Some(id)) = (saved, self.game_id()) {
            self.lose(ctx, id);
        }
    }

    /// Asks whether the oldest games of the past may make room for the one that has ended.
    fn offer_room(&mut self, ctx: &Context<Self>) {
        let texts = &self.settings.language.texts().storage;
        let make = ctx.link().callback(|()| Msg::MakeRoom);
        self.notice = Some(Notice::bad(texts.list_full).with_action(texts.make_room, make));
    }

    /// Makes room for the game that has ended.
    pub(super) fn make_room(&mut self) {
        let texts = &self.settings.language.texts().storage;
        let made = archive::make_room().is_ok();
        self.notice = Some(if made { Notice::plain(texts.made_room) } else { Notice::bad(texts.full) });
        if let (true, Some(session), Some(place)) = (made, &self.session, &mut self.place)
            && session.outcome().is_some()
        {
            place.set_archived();
            // The window has just shown that the game is its own.
            let _ = place.save(session);
        }
    }

    /// The set-up that a side has begun.
    pub(super) fn draft(&self, session: &Session, color: Color) -> Option<Setup> {
        self.place.as_ref()?.game.draft(color, session.variant())
    }
}
