//! The page in a frame: it begins its game at once, and tells the page around it what happens.

use web_sys::{HtmlDialogElement, HtmlElement};
use yew::prelude::*;

use super::{App, Msg, find};
use crate::frame::Wish;
use crate::screen::Screen;

impl App {
    /// Begins the game that the address asks for.
    pub(super) fn begin_framed(&mut self, ctx: &Context<Self>) {
        let Some(frame) = self.frame.clone() else { return };
        self.settings = frame.0.settings();
        self.dress();
        frame.0.listen(ctx.link().callback(Msg::Heard));
        self.again_framed(ctx, false);
    }

    /// Begins it anew.
    pub(super) fn again_framed(&mut self, ctx: &Context<Self>, swap: bool) {
        if let Some(session) = self.frame.as_ref().and_then(|frame| frame.0.game(swap)) {
            self.begin(ctx, Ok(session));
            self.seek_framed();
            self.tell_host();
        }
    }

    /// Shows a finished game at the entry that the address names; says whether it names one.
    pub(super) fn seek_framed(&mut self) -> bool {
        let (Some(frame), Some(session)) = (&self.frame, &self.session) else { return false };
        let at = frame.0.entry(session).filter(|_| self.screen == Screen::Result);
        at.map(|at| self.seek(at)).is_some()
    }

    /// What the page around the frame says.
    pub(super) fn heard(&mut self, ctx: &Context<Self>, message: Option<&str>) {
        let Some(frame) = &self.frame else { return };
        match (frame.0.heard(message, self.session.as_ref()), &mut self.session) {
            (Some(Wish::Play(action)), Some(session)) => {
                let done = session.play(action);
                self.settle(ctx, done);
            }
            (Some(Wish::NewGame), _) => self.again_framed(ctx, false),
            _ => {}
        }
    }

    /// Gives the focus to what a selector finds first; a frame must not take it from the page around it.
    pub(super) fn give_focus(&self, selector: &str) {
        if let Some(element) = find::<HtmlElement>(selector) {
            match &self.frame {
                Some(frame) => frame.0.focus(&element),
                None => _ = element.focus(),
            }
        }
    }

    /// Opens a dialog, likewise.
    pub(super) fn open_dialog(&self, dialog: &HtmlDialogElement) {
        match &self.frame {
            Some(frame) => frame.0.open(dialog),
            None => _ = dialog.show_modal(),
        }
    }

    /// Tells the page around the frame what has been seen.
    pub(super) fn tell_host(&self) {
        if let (Some(frame), Some(session)) = (&self.frame, &self.session) {
            frame.0.follow(session, self.table.shown, self.screen == Screen::Result);
        }
    }
}
