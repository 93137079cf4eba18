//! Parts of the program that are loaded when they are wanted.

use yew::platform::spawn_local;
use yew::prelude::*;

use super::{App, Msg, Open};
use crate::components::later::Aside;
use crate::components::toast::Notice;
use crate::i18n::Language;
use crate::parts::{self, PartError, Workshop};
use crate::settings::Settings;
use crate::yielding::yield_to_browser;

impl App {
    /// Loads a part. Where it is not there at once, the page says so in the meantime.
    pub(super) fn load_part<T: 'static>(
        &mut self,
        ctx: &Context<Self>,
        part: impl Future<Output = Result<T, PartError>> + 'static,
        msg: impl FnOnce(Result<T, PartError>) -> Msg + 'static,
    ) {
        self.loading = true;
        let link = ctx.link().clone();
        spawn_local(async move { link.send_message(msg(part.await)) });
        let link = ctx.link().clone();
        yield_to_browser(move || link.send_message(Msg::StillLoading));
    }

    /// Says that a part is on its way, if it is. Says whether that changed anything.
    pub(super) fn show_loading(&mut self) -> bool {
        if self.loading {
            self.notice = Some(Notice::plain(self.settings.language.texts().words.loading));
        }
        self.loading
    }

    /// The part has come, or not.
    fn loaded<T>(&mut self, ctx: &Context<Self>, part: Result<T, PartError>) -> Option<T> {
        self.loading = false;
        if part.is_ok() {
            self.notice.take_if(|notice| notice.text == self.settings.language.texts().words.loading);
        } else {
            self.tell_not_loaded(ctx);
        }
        part.ok()
    }

    fn tell_not_loaded(&mut self, ctx: &Context<Self>) {
        let texts = self.settings.language.texts();
        let again = ctx.link().callback(|()| Msg::LoadAgain);
        self.notice = Some(Notice::bad(texts.words.not_loaded).with_action(texts.play.reload, again));
    }

    /// Tells that the texts of the language did not come before the page began, if so: then it is in English.
    pub(super) fn tell_language(&mut self, ctx: &Context<Self>) {
        if !self.settings.language.is_loaded() {
            self.tell_not_loaded(ctx);
        }
    }

    /// The workshop has come, or not.
    pub(super) fn workshop_loaded(&mut self, ctx: &Context<Self>, workshop: Result<Workshop, PartError>) {
        self.workshop = self.loaded(ctx, workshop);
        // Nothing lies over the game then.
        self.uncovered |= self.workshop.is_none();
    }

    /// Opens a dialog, as soon as what is opened beside a game is there.
    pub(super) fn show_dialog(&mut self, ctx: &Context<Self>, dialog: Open) {
        self.dialog = Some(dialog);
        if self.aside.is_none() {
            self.load_part(ctx, parts::aside(), Msg::Aside);
        }
    }

    /// What is opened beside a game has come, or not.
    pub(super) fn aside_loaded(&mut self, ctx: &Context<Self>, aside: Result<Aside, PartError>) {
        self.aside = self.loaded(ctx, aside);
        let (missing, shown) = (self.aside.is_none(), self.table.shown);
        // The piece that was asked about may stand elsewhere by now.
        self.dialog.take_if(|dialog| missing || matches!(dialog, Open::Guess(_, after) if *after != shown));
    }

    /// Changes the settings, as soon as the texts of their language are there.
    pub(super) fn wish_settings(&mut self, ctx: &Context<Self>, settings: Settings) {
        let language = settings.language;
        // One that could not be loaded when the page began does not keep back other changes.
        if language == self.settings.language || language.is_loaded() {
            self.change_settings(settings);
        } else {
            self.load_part(ctx, parts::language(language), move |loaded| Msg::Language(language, loaded));
        }
    }

    /// The texts of a language have come, or not.
    pub(super) fn language_loaded(&mut self, ctx: &Context<Self>, language: Language, loaded: Result<(), PartError>) {
        if self.loaded(ctx, loaded).is_some() {
            self.change_settings(Settings { language, ..self.settings.clone() });
        }
    }
}
