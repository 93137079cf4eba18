//! The address of the page: the game, the start screen, or the workshop over either of them.

use gloo::utils::window;
use web_sys::HtmlDialogElement;
use yew::prelude::*;

use super::{App, Msg, find};
use crate::address::{Page, chosen_variant, current};
use crate::frame::is_framed;
use crate::open_games::{GameId, NoId};
use crate::own::call_in_force;
use crate::parts;
use crate::screen::Screen;
use crate::settings::{LastChoice, Settings};

/// Hash of the page's address while a game is shown; behind it a slash and the game's id, so that a reload comes
/// back to it. Without them it is the game that was played last.
const GAME: &str = "#play";

/// The dialog of the workshop.
const WORKSHOP: &str = "#workshop";

/// Part of the address behind the name of the game screens, if it names them.
fn named_game() -> Option<String> {
    let hash = current()?;
    let rest = hash.strip_prefix(GAME)?;
    (rest.is_empty() || rest.starts_with('/')).then(|| rest.trim_start_matches('/').to_owned())
}

/// Whether the address says that a game is shown. That of a frame belongs to the page around it.
pub(super) fn in_game() -> bool {
    is_framed() || named_game().is_some()
}

/// The game that the address names.
pub(super) fn game() -> Option<GameId> {
    named_game()?.parse().ok()
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
        let newest = || self.games.iter().find(|game| game.about.is_some()).map(|game| game.id);
        match (named_game(), self.screen) {
            (Some(name), Screen::Start) if name.is_empty() => match newest() {
                Some(id) => self.open(ctx, id),
                None => return false,
            },
            (Some(name), _) if name.is_empty() => self.show_address(),
            (Some(name), _) => match name.parse() {
                Ok(id) => self.open(ctx, id),
                Err(NoId) => self.leave(ctx),
            },
            (None, Screen::Start) => return false,
            (None, _) => self.leave(ctx),
        }
        true
    }

    /// Makes the browser's address that of the game.
    pub(super) fn show_address(&self) {
        let Some(id) = self.game_id().filter(|&id| self.frame.is_none() && game() != Some(id)) else { return };
        let (location, hash) = (window().location(), format!("{GAME}/{id}"));
        // In the place of another game, which going back should not meet again.
        let _ = if in_game() { location.replace(&hash) } else { location.set_hash(&hash) };
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
            let _ = window().location().set_hash(&match self.game_id() {
                Some(id) if self.screen != Screen::Start => format!("{GAME}/{id}"),
                _ => String::new(),
            });
        }
    }
}
