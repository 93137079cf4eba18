//! What helps the person at the screen: hints, and his guesses of what enemy pieces are.

use vexillum_engine::{Action, Level, Role, Square};
use yew::prelude::*;

use super::table::Hint;
use super::{App, Msg, Open, reply_to, show_top};
use crate::components::later::{Aside, GuessDialogProps};
use crate::components::piece::Look;
use crate::display::Teller;
use crate::guesses::Guessed;
use crate::help;
use crate::random::seed;
use crate::screen::Screen;
use crate::selection::Selection;
use crate::session::Next;
use crate::settings::Settings;
use crate::sight::Sight;
use crate::worker::{Reply, Task};

/// How well a hint is thought out, and for how long, in milliseconds.
const HELPER: Level = Level::Consul;
const HINT_MS: u32 = 1_000;

impl App {
    /// Asks the worker what the person could do, by what he himself knows.
    pub(super) fn hint(&mut self, ctx: &Context<Self>) {
        let Some(session) = self.session.as_ref().filter(|_| self.choosing().is_some()) else { return };
        let Some(record) = session.own_record() else { return };
        let at = session.log_len();
        let task = Task::Think { record: Box::new(record), level: HELPER, seed: seed(), ms: HINT_MS };
        let read = |reply| if let Reply::Action(action) = reply { Some(action) } else { None };
        self.worker.ask(task, reply_to(ctx, read, move |action| Msg::Hinted(at, action)));
        self.table.hint = Hint::Asked;
        self.table.answer = Some(self.settings.language.texts().play.thinking.into());
    }

    /// Shows a hint, if the game still stands where it was asked for.
    pub(super) fn hinted(&mut self, ctx: &Context<Self>, at: usize, action: Action) {
        let Some(session) = &mut self.session else { return };
        let (Next::Person(by), true) = (session.next(), self.table.hint == Hint::Asked && session.log_len() == at)
        else {
            return;
        };
        session.assist();
        let Settings { language, style, .. } = self.settings;
        let proposal = help::proposal(language, &Teller { texts: language.texts(), session, style }, by, action);
        self.table.selection = Selection::NONE;
        self.table.hint = Hint::Given(proposal.squares);
        self.table.answer = Some(proposal.text.into());
        self.save(ctx);
        // On a phone the board may be out of sight where the button is.
        show_top();
    }

    /// Opens the picker of a guess, if an unknown enemy piece stands on the square. Says whether it does.
    pub(super) fn ask_guess(&mut self, ctx: &Context<Self>, square: Square) -> bool {
        let Some(Sight::Player(view)) = &self.table.sight else { return false };
        let unknown = view.public().occupied(!view.me()).contains(square) && view.known(square).is_none();
        let free = self.screen == Screen::Play && self.table.scene.is_none();
        if unknown && free {
            self.show_dialog(ctx, Open::Guess(square, self.table.shown));
        }
        unknown && free
    }

    /// The dialog for the note on the piece that is asked about.
    pub(super) fn guess_dialog(&self, aside: Aside, square: Square) -> Option<Html> {
        let sight = self.table.sight.as_ref().filter(|_| self.screen == Screen::Play)?;
        let Settings { language, style, .. } = self.settings;
        let guess = self.table.guesses.iter().find(|(at, _)| *at == square).map(|&(_, role)| role);
        Some((aside.guess)(GuessDialogProps {
            language,
            look: Look::new(sight.variant(), style),
            enemy: !sight.any().me(),
            square,
            kinds: help::possible(sight, square),
            guess,
            on_guess: self.callbacks.guess.clone(),
            on_close: self.callbacks.close_dialog.clone(),
        }))
    }

    /// Writes a guess on the piece that is asked about, or erases it.
    pub(super) fn guess(&mut self, ctx: &Context<Self>, role: Option<Role>) {
        let (Some(Open::Guess(square, after)), Some(session), Some(place)) =
            (self.dialog, &self.session, &mut self.place)
        else {
            return;
        };
        place.game.guesses.note(session, after, square, role);
        self.save(ctx);
        self.note_guesses();
    }

    /// Notes where the guesses of whoever looks are seen.
    pub(super) fn note_guesses(&mut self) {
        self.table.guesses = match (&self.session, &self.place, &self.table.sight) {
            (Some(session), Some(place), Some(sight)) => place.game.guesses.seen(session, self.table.shown, sight),
            _ => Guessed::new(),
        };
    }
}
