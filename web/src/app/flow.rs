//! How a game goes on: what has happened is seen first, then whoever is next does something.

use gloo::timers::callback::Timeout;
use gloo::utils::window;
use vexillum_engine::{Action, Color, GameError, Setup};
use yew::prelude::*;

use super::address::in_game;
use super::table::{Hint, SceneKind, TableState};
use super::{App, Msg, Thinking, reply_to};
use crate::components::toast::Notice;
use crate::display::Teller;
use crate::presses;
use crate::random::seed;
use crate::screen::{Opponent, Screen};
use crate::selection::Selection;
use crate::session::{Next, Session};
use crate::sound::Cue;
use crate::worker::{Reply, Task, Trouble};

/// How long the board stands before the cover or the end comes, and before the next player is shown what happened.
pub(super) const PAUSE_MS: u32 = 800;
/// How long the computer takes at least, so that its thinking time tells nothing and people can follow.
const PACE_MS: u32 = 600;
/// The same where two computers are watched.
const WATCH_PACE_MS: u32 = 1_000;
/// How long the computer may think.
const THINK_MS: u32 = 2_500;
/// How long it takes for an answer, and may think for it: always the same, so that it does not tell whether it had a choice.
const ANSWER_PACE_MS: u32 = 1_200;
const ANSWER_THINK_MS: u32 = 600;

impl App {
    pub(super) fn teller<'a>(&self, session: &'a Session) -> Teller<'a> {
        Teller { texts: self.settings.language.texts(), session, style: self.settings.style }
    }

    pub(super) fn begin(&mut self, ctx: &Context<Self>, session: Result<Session, GameError>) {
        match session {
            Ok(session) => {
                self.put_down(ctx);
                self.settle_in(ctx);
                self.session = Some(session);
                self.enter(ctx);
                self.save(ctx);
            }
            Err(error) => {
                let text = (self.settings.language.texts().play.error)(&error);
                self.notice = Some(Notice::bad(text));
            }
        }
    }

    /// Shows the game.
    pub(super) fn enter(&mut self, ctx: &Context<Self>) {
        self.quiet();
        self.notice = None;
        let Some(session) = &mut self.session else { return };
        let home = session.only_person().unwrap_or(Color::Red);
        self.table = TableState { home: Some(home), shown: session.log_len(), rested: true, ..TableState::default() };
        self.show_address();
        self.relist();
        self.look();
        self.ask_for_set_ups(ctx);
        self.advance(ctx);
    }

    /// Stops whatever is going on.
    pub(super) fn quiet(&mut self) {
        self.worker.call_off();
        self.thinking = Thinking::None;
        self.pace = None;
        self.dialog = None;
        self.veiled = false;
        self.table = TableState::default();
    }

    /// To the start screen.
    pub(super) fn leave(&mut self, ctx: &Context<Self>) {
        self.put_down(ctx);
        self.screen = Screen::Start;
        self.list_games();
        if in_game() {
            let _ = window().location().set_hash("");
        }
        self.offer_update(ctx);
    }

    /// Takes the person's last decision back, with the computer's answer.
    pub(super) fn take_back(&mut self, ctx: &Context<Self>) {
        let Some(session) = &mut self.session else { return };
        let before = session.is_assisted();
        if session.take_back().is_ok() {
            let assisted = session.is_assisted() && !before;
            let text = self.settings.language.texts().play.taken_back[usize::from(assisted)];
            self.stand_elsewhere(ctx, text, assisted);
        }
    }

    /// Brings back what was taken back last.
    pub(super) fn redo(&mut self, ctx: &Context<Self>) {
        if self.session.as_mut().is_some_and(|session| session.redo().is_ok()) {
            self.stand_elsewhere(ctx, self.settings.language.texts().play.brought_back, false);
        }
    }

    /// The game stands elsewhere without anything having been played.
    fn stand_elsewhere(&mut self, ctx: &Context<Self>, said: &'static str, warns: bool) {
        let flipped = self.table.flipped;
        self.save(ctx);
        self.enter(ctx);
        self.table.flipped = flipped;
        self.table.say(said, warns);
        // One press takes one turn back.
        presses::new_screen();
    }

    fn ask_for_set_ups(&self, ctx: &Context<Self>) {
        let Some(session) = &self.session else { return };
        for color in session.arrangers() {
            let task = Task::Arrange { variant: Box::new(*session.variant()), seed: seed() };
            self.worker.ask(task, reply_to(ctx, setup_of, move |setup| Msg::Arranged(color, setup)));
        }
    }

    pub(super) fn suggest(&self, seed: u64, to: Callback<Setup>) {
        let Some(session) = &self.session else { return };
        let task = Task::Arrange { variant: Box::new(*session.variant()), seed };
        self.worker.ask(
            task,
            Callback::from(move |reply| {
                if let Some(setup) = setup_of(reply) {
                    to.emit(setup);
                }
            }),
        );
    }

    pub(super) fn ready(&mut self, ctx: &Context<Self>, color: Color, setup: Setup) {
        // A second tap must not place the army of whoever comes next.
        if let (Some(session), true) = (&mut self.session, self.screen == Screen::Setup(color)) {
            if session.clock().is_some_and(|clock| clock.setup_left(color) == Some(0)) {
                self.notice = Some(Notice::plain(self.settings.language.texts().clock.placed));
            }
            let done = session.set_up(color, setup);
            if let (Ok(()), Some(place)) = (&done, &mut self.place) {
                place.game.set_draft(color, None);
            }
            self.settle(ctx, done);
        }
    }

    pub(super) fn arranged(&mut self, ctx: &Context<Self>, color: Color, setup: Setup) {
        if let Some(session) = &mut self.session {
            let done = session.set_up(color, setup);
            self.settle(ctx, done);
        }
    }

    /// After a change of the game: keeps it, and goes on; or says why there was none.
    pub(super) fn settle(&mut self, ctx: &Context<Self>, done: Result<(), GameError>) {
        match done {
            Ok(()) => {
                self.save(ctx);
                self.table.selection = Selection::NONE;
                self.table.pending = None;
                self.table.refused = None;
                self.table.hint = Hint::None;
                if self.table.sight.is_none() {
                    self.look();
                }
                self.advance(ctx);
            }
            Err(error) => {
                let text = (self.settings.language.texts().play.error)(&error);
                self.table.say(text, true);
            }
        }
    }

    /// Goes on: lets the computer think, shows what has not been seen, then lets whoever is next act.
    pub(super) fn advance(&mut self, ctx: &Context<Self>) {
        loop {
            self.ask_the_computer(ctx);
            if self.table.scene.is_some() || self.present(ctx) {
                return;
            }
            let Some(session) = &mut self.session else { return };
            let next = session.next();
            match next {
                Next::Setup(color) => self.screen = Screen::Setup(color),
                Next::Arrange(_) => self.screen = Screen::Play,
                Next::Person(_) => {
                    self.screen = Screen::Play;
                    self.advise();
                }
                Next::Handover(_) | Next::Over(_) if !self.table.rested => {
                    self.table.rested = true;
                    self.stage(ctx, SceneKind::Pause, PAUSE_MS);
                }
                Next::Handover(color) => {
                    // Nothing of the one player is left before the cover is taken away by the other.
                    session.release();
                    self.table = TableState { rested: true, ..TableState::default() };
                    self.screen = Screen::Handover(color);
                }
                Next::Computer(..) => {
                    self.screen = Screen::Play;
                    let Thinking::Done(action) = self.thinking else { return };
                    if self.pace.is_some() {
                        return;
                    }
                    self.thinking = Thinking::None;
                    if session.play(action).is_ok() {
                        self.save(ctx);
                    }
                    // A worker that answers nonsense is asked again.
                    continue;
                }
                Next::Over(outcome) => {
                    session.release();
                    let person = session.only_person();
                    // A game that is opened again has been heard to end before.
                    if self.screen == Screen::Play {
                        self.hear(match outcome.winner {
                            None => Cue::Draw,
                            Some(winner) if person.is_some_and(|person| person != winner) => Cue::Defeat,
                            Some(_) => Cue::Victory,
                        });
                    }
                    self.worker.call_off();
                    self.thinking = Thinking::None;
                    self.table.slide = None;
                    self.table.selection = Selection::NONE;
                    self.look();
                    self.relist();
                    self.screen = Screen::Result;
                    self.keep_set_up();
                }
            }
            return;
        }
    }

    fn ask_the_computer(&mut self, ctx: &Context<Self>) {
        let Some(session) = &self.session else { return };
        let (Next::Computer(color, level), Thinking::None) = (session.next(), self.thinking) else { return };
        let Some(record) = session.computer_record(color) else { return };
        let (pace, ms) = match (session.question(), session.opponent()) {
            (Some(_), _) => (ANSWER_PACE_MS, ANSWER_THINK_MS),
            (None, Opponent::Watch(..)) => (WATCH_PACE_MS, THINK_MS),
            (None, _) => (PACE_MS, THINK_MS),
        };
        let pace = self.settings.motion.scale(pace);
        // Whose time is short hurries, so that it is never up for want of haste.
        let haste = session.clock().and_then(|clock| clock.left(color)).map_or(THINK_MS, |left| left / 20);
        let (pace, ms) = (pace.min(haste), ms.min(haste));
        let link = ctx.link().clone();
        self.pace = Some(Timeout::new(pace, move || link.send_message(Msg::Paced)));
        self.thinking = Thinking::Asked;
        let task = Task::Think { record: Box::new(record), level, seed: seed(), ms };
        let read = |reply| if let Reply::Action(action) = reply { Some(action) } else { None };
        self.worker.ask(task, reply_to(ctx, read, Msg::Thought));
    }

    pub(super) fn thought(&mut self, ctx: &Context<Self>, action: Action) {
        if self.thinking == Thinking::Asked {
            self.thinking = Thinking::Done(action);
            self.advance(ctx);
        }
    }

    /// Tells the person who is to decide what he should know: an offer, a limit that is near.
    fn advise(&mut self) {
        let Some(session) = &self.session else { return };
        let advice = session.deciding().and_then(|view| self.teller(session).advice(&view));
        let Some((text, warns)) = advice else { return };
        let said = &self.table.said;
        let text = if said.is_empty() || said.contains(text.as_str()) { text } else { format!("{said} {text}").into() };
        self.table.say(text, warns);
    }

    /// Takes the message away. Where the computer is to move and could not be asked, it is asked again: else the game would
    /// stand still without a word.
    pub(super) fn close_notice(&mut self) {
        self.notice = None;
        let next = self.session.as_ref().map(Session::next);
        if matches!(next, Some(Next::Computer(..) | Next::Arrange(_))) {
            self.worker.retry();
        }
    }

    pub(super) fn trouble(&mut self, ctx: &Context<Self>, trouble: Trouble) {
        let texts = &self.settings.language.texts().play;
        let notice = match trouble {
            Trouble::NoAnswer => {
                Notice::bad(texts.no_answer).with_action(texts.retry, ctx.link().callback(|()| Msg::Retry))
            }
            Trouble::Unloaded => {
                Notice::bad(texts.unloaded).with_action(texts.reload, ctx.link().callback(|()| Msg::LoadAgain))
            }
        };
        self.notice = Some(notice);
    }
}

fn setup_of(reply: Reply) -> Option<Setup> {
    match reply {
        Reply::Setup(setup) => Some(setup),
        _ => None,
    }
}
