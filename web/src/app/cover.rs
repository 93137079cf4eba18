//! The cover over the board of two at one screen: who gets the screen, and when it is put away.

use gloo::utils::document;
use vexillum_engine::Color;
use yew::prelude::*;

use super::App;
use super::flow::PAUSE_MS;
use super::table::{SceneKind, TableState};
use crate::screen::{Opponent, Screen};
use crate::session::Next;

impl App {
    /// The page is put away: where that is wished, the board of two at one screen is covered until its player comes back.
    /// Says whether it was.
    pub(super) fn put_away(&mut self) -> bool {
        let Some(session) = self.session.as_mut().filter(|session| session.opponent() == Opponent::Beside) else {
            return false;
        };
        if !self.settings.cover || !document().hidden() || session.outcome().is_some() {
            return false;
        }
        match self.screen {
            // What has been set up stays as it is, and out of sight.
            Screen::Setup(_) => {
                self.veiled = true;
                self.focus = Some("[data-focus]".into());
            }
            Screen::Play => {
                session.release();
                let Next::Handover(color) = session.next() else { return false };
                self.quiet();
                self.screen = Screen::Handover(color);
            }
            Screen::Start | Screen::Elsewhere | Screen::Handover(_) | Screen::Result => return false,
        }
        true
    }

    /// The next person has the screen: what happened since he had it last is shown first.
    pub(super) fn take(&mut self, ctx: &Context<Self>, color: Color) {
        let Some(session) = &mut self.session else { return };
        if std::mem::take(&mut self.veiled) {
            return;
        }
        session.take_screen(color);
        let shown = session.unseen(color);
        let unseen = shown < session.log_len();
        self.table = TableState { home: Some(color), shown, rested: true, ..TableState::default() };
        self.relist();
        self.look();
        self.table.last = None;
        if unseen {
            self.screen = Screen::Play;
            self.stage(ctx, SceneKind::Pause, PAUSE_MS);
        } else {
            self.advance(ctx);
        }
    }
}
