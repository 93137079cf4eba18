//! The address of the page: the game, the start screen, or the workshop over either of them.

use gloo_utils::window;
use yew::prelude::*;

use super::{App, Msg};
use crate::components::toast::Notice;
use crate::screen::Screen;
use crate::settings::{LastChoice, Settings};
use crate::workshop::{Page, Report, chosen_variant};

/// What follows the address of the page while a game is shown, so that a reload comes back to it.
pub(super) const GAME_HASH: &str = "#play";

/// Whether the address says that a game is shown.
pub(super) fn in_game() -> bool {
    window().location().hash().is_ok_and(|hash| hash == GAME_HASH)
}

impl App {
    /// Shows what the address names. Says whether anything changed.
    pub(super) fn follow_address(&mut self, ctx: &Context<Self>) -> bool {
        if let Some(edition) = chosen_variant() {
            let last = LastChoice { edition, switches: Vec::new(), ..self.settings.last.clone() };
            self.change_settings(Settings { last, ..self.settings.clone() });
            // In the place of the request, which going back should not meet again.
            let _ = window().location().replace("#");
            return true;
        }
        if self.workshop.follow() {
            self.notice = Some(Notice::plain(self.settings.language.texts().words.loading));
            return true;
        }
        if Page::current().is_some() {
            return false;
        }
        match (in_game(), self.screen) {
            (true, Screen::Start) if self.session.is_some() => self.enter(ctx),
            (false, screen) if screen != Screen::Start => self.leave(),
            _ => return false,
        }
        true
    }

    /// The workshop has come, or not, or is done with.
    pub(super) fn workshop_reports(&mut self, ctx: &Context<Self>, report: Report) {
        self.workshop.report(report);
        let texts = self.settings.language.texts();
        match report {
            Report::Loaded => {
                self.notice = None;
                self.workshop.follow();
            }
            Report::Failed => {
                let reload = ctx.link().callback(|()| Msg::Reload);
                self.notice = Some(Notice::bad(texts.words.not_loaded).with_action(texts.play.reload, reload));
            }
            Report::Closed => {}
        }
        if report != Report::Loaded && Page::current().is_some() {
            let _ = window().location().set_hash(if self.screen == Screen::Start { "" } else { GAME_HASH });
        }
    }
}
