//! The address of the page: the game, the start screen, or the workshop over either of them.

use gloo::utils::window;
use web_sys::HtmlDialogElement;
use yew::prelude::*;

use super::{App, Msg, find};
use crate::address::{Page, chosen_variant};
use crate::frame::is_framed;
use crate::own::call_in_force;
use crate::parts;
use crate::screen::Screen;
use crate::settings::{LastChoice, Settings};

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
        if let Some((edition, switches)) = chosen_variant() {
            let last = LastChoice { edition, switches, ..self.settings.last.clone() };
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
                self.load_part(ctx, parts::workshop(), Msg::Workshop);
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

    /// Opens the rules of the game, with the switches that it is played with.
    pub(super) fn show_rules(&mut self, ctx: &Context<Self>) {
        let Some(session) = &self.session else { return };
        let page = Page::Rules(call_in_force(session.variant()));
        if self.frame.is_none() {
            return page.open();
        }
        // The address of a frame belongs to the page around it.
        if self.workshop.is_none() {
            self.load_part(ctx, parts::workshop(), Msg::Workshop);
        }
        self.page = Some(page);
    }

    /// The workshop was closed by the person.
    pub(super) fn close_workshop(&mut self) {
        if self.frame.is_some() {
            self.page = None;
        } else if Page::current().is_some() {
            let _ = window().location().set_hash(if self.screen == Screen::Start { "" } else { GAME_HASH });
        }
    }
}
