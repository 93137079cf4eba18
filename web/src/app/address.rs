//! The address of the page: the game, the start screen, or the workshop over either of them.

use gloo::utils::window;
use web_sys::HtmlDialogElement;
use yew::prelude::*;

use super::{App, Msg, find, load_part};
use crate::components::toast::Notice;
use crate::frame::is_framed;
use crate::later::{Later, Workshop};
use crate::screen::Screen;
use crate::settings::{LastChoice, Settings};
use crate::workshop::{Page, chosen_variant};

/// What follows the address of the page while a game is shown, so that a reload comes back to it.
pub(super) const GAME_HASH: &str = "#play";

/// The dialog of the workshop.
const WORKSHOP: &str = "#workshop";

/// Whether the address says that a game is shown. That of a frame belongs to the page around it.
pub(super) fn in_game() -> bool {
    is_framed() || window().location().hash().is_ok_and(|hash| hash == GAME_HASH)
}

impl App {
    /// Shows what the address names. Says whether anything changed.
    pub(super) fn follow_address(&mut self, ctx: &Context<Self>) -> bool {
        if self.frame.is_some() {
            return self.seek_framed();
        }
        if let Some(edition) = chosen_variant() {
            let last = LastChoice { edition, switches: Vec::new(), ..self.settings.last.clone() };
            self.change_settings(Settings { last, ..self.settings.clone() });
            // In the place of the request, which going back should not meet again.
            let _ = window().location().replace("#");
            return true;
        }
        let page = Page::current();
        if page != self.page {
            if page.is_none() {
                // Closed before it is taken off the page, so that the focus goes back to where it was.
                if let Some(dialog) = find::<HtmlDialogElement>(WORKSHOP) {
                    dialog.close();
                }
            } else if self.workshop.is_none() {
                self.notice = Some(Notice::plain(self.settings.language.texts().words.loading));
                load_part(ctx, ctx.props().workshop, Msg::Workshop);
            }
            self.page = page;
            self.uncovered |= self.page.is_none();
            return true;
        }
        if page.is_some() {
            return false;
        }
        match (in_game(), self.screen) {
            (true, Screen::Start) if self.session.is_some() => self.enter(ctx),
            (false, screen) if screen != Screen::Start => self.leave(ctx),
            _ => return false,
        }
        true
    }

    /// What is loaded later has come, or not.
    pub(super) fn loaded(&mut self, ctx: &Context<Self>, later: Option<Later>) {
        self.later = later;
        self.loading = false;
        let Some(later) = later else { return self.not_loaded(ctx) };
        self.guesses = (later.kept_guesses)();
        self.read_game(later);
        // A game may have ended before.
        self.save(ctx);
        self.follow_address(ctx);
    }

    /// The workshop has come, or not.
    pub(super) fn workshop_loaded(&mut self, ctx: &Context<Self>, workshop: Option<Workshop>) {
        self.workshop = workshop;
        if workshop.is_some() {
            self.notice = None;
        } else {
            self.uncovered = true;
            self.not_loaded(ctx);
        }
    }

    /// Something could not be loaded.
    pub(super) fn not_loaded(&mut self, ctx: &Context<Self>) {
        let texts = self.settings.language.texts();
        let reload = ctx.link().callback(|()| Msg::Reload);
        self.notice = Some(Notice::bad(texts.words.not_loaded).with_action(texts.play.reload, reload));
    }

    /// The workshop was closed by the person.
    pub(super) fn close_workshop(&self) {
        if Page::current().is_some() {
            let _ = window().location().set_hash(if self.screen == Screen::Start { "" } else { GAME_HASH });
        }
    }
}
