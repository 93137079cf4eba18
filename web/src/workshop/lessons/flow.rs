//! How a lesson goes on: what has happened is seen first, then the opponent answers.

use gloo::timers::callback::Timeout;
use vexillum_engine::Action;
use yew::prelude::*;

use super::attempt::{Attempt, Verdict};
use super::course::{COURSE, ME};
use super::progress::Progress;
use super::{Lessons, Msg, Scene, index};
use crate::asking::{Answer, Asked, answer};
use crate::components::board::{BoardInput, Slide};
use crate::components::piece::Look;
use crate::display::{Marked, Tale, cells, list};
use crate::hooks::drag::{Spot, focus_on};
use crate::selection::{Selection, Step};

/// How long a fight is seen, in milliseconds.
const BAND_MS: u32 = 2_200;
/// How long the opponent waits before he moves, in milliseconds.
const REPLY_MS: u32 = 600;

impl Lessons {
    /// Begins the lesson, again or for the first time.
    pub(super) fn begin(&mut self, ctx: &Context<Self>) {
        self.attempt = COURSE.get(index(ctx.props())).and_then(Attempt::new);
        self.scene = Scene::default();
        let Some(attempt) = &self.attempt else { return };
        let session = attempt.session();
        self.scene.shown = session.log_len();
        self.scene.sight = session.sight(self.scene.shown);
        self.scene.last =
            (0..self.scene.shown).rev().find_map(|index| session.happening(index)).and_then(|last| last.marks());
    }

    pub(super) fn input(&mut self, ctx: &Context<Self>, input: BoardInput) -> bool {
        if let BoardInput::Ask(..) = input {
            return self.asked(ctx, input);
        }
        if self.scene.band.is_some() {
            // A tap ends what is being seen.
            if matches!(input, BoardInput::Tap(_) | BoardInput::Cancel) {
                self.seen(ctx);
            }
            return true;
        }
        let Some(choosing) = self.choosing() else { return false };
        let own = choosing.view.public().occupied(ME);
        let (actions, selection) = (&choosing.actions, choosing.selection);
        let (selection, step) = match input {
            BoardInput::Tap(square) => selection.tap(actions, own, square),
            BoardInput::Grab(square) => selection.grab(actions, square),
            BoardInput::Drop { from, to: Spot::Square(to) } => selection.drop_on(actions, from, to),
            _ => (Selection::NONE, Step::PutBack),
        };
        self.scene.selection = selection;
        match step {
            Step::Nothing => return false,
            Step::Picked | Step::PutBack => self.scene.said = Default::default(),
            Step::Act(action) => self.act(ctx, action),
            Step::Refused(to) => {
                let Some(attempt) = &self.attempt else { return false };
                let teller = ctx.props().teller(attempt.session());
                let tried = choosing.tried(to).and_then(|action| Some((action, choosing.view.check(action).err()?)));
                self.scene.said =
                    (tried.map(|(action, why)| teller.refusal(&choosing.view, action, why)).unwrap_or_default(), true);
            }
        }
        true
    }

    /// A key asks something of the board.
    fn asked(&mut self, ctx: &Context<Self>, input: BoardInput) -> bool {
        let (BoardInput::Ask(key, at), Some(attempt), Some(sight)) = (input, &self.attempt, &self.scene.sight) else {
            return false;
        };
        let language = ctx.props().language;
        let variant = attempt.session().variant();
        let look = Look::new(variant, ctx.props().style);
        let choosing = self.choosing();
        let asked = Asked {
            key,
            at,
            board: &variant.board,
            bottom: ME,
            cells: &cells(language.texts(), look, sight, ME, &Marked::default()),
            look,
            actions: choosing.as_ref().map_or(&[], |choosing| &choosing.actions),
            plies: &self.scene.plies,
        };
        match answer(&asked, language) {
            Some(Answer::Say(text)) => self.scene.said = (text.into(), false),
            Some(Answer::Go(square)) => focus_on(square),
            None => return false,
        }
        true
    }

    fn act(&mut self, ctx: &Context<Self>, action: Action) {
        if self.attempt.as_mut().is_some_and(|attempt| attempt.play(action)) {
            self.scene.selection = Selection::NONE;
            self.scene.said = Default::default();
            self.go_on(ctx);
        }
    }

    pub(super) fn reply(&mut self, ctx: &Context<Self>, action: Action) {
        self.scene.timer = None;
        self.act(ctx, action);
    }

    /// What was to be seen has been seen.
    pub(super) fn seen(&mut self, ctx: &Context<Self>) {
        self.scene.timer = None;
        self.scene.band = None;
        self.pass(ctx);
        self.go_on(ctx);
    }

    /// Shows what has happened, then lets the opponent answer.
    fn go_on(&mut self, ctx: &Context<Self>) {
        loop {
            let Some(attempt) = &self.attempt else { return };
            let session = attempt.session();
            let index = self.scene.shown;
            if index >= session.log_len() {
                break;
            }
            let (Some(happening), Some(stage)) = (session.happening(index), session.stage(index)) else { return };
            let teller = ctx.props().teller(session);
            let tale = Tale { teller, happening: &happening, stage: &stage, bottom: ME };
            let (band, said) = (tale.band(), tale.tell());
            self.scene.said = (said.unwrap_or_default(), false);
            if band.is_some() {
                self.scene.slide =
                    happening.approach().map(|(from, to)| Slide { number: index + 1, from, to, swap: false });
                self.scene.last = happening.marks();
                self.scene.sight = Some(stage);
                self.scene.band = band;
                self.later(ctx, BAND_MS, Msg::Seen);
                return;
            }
            self.pass(ctx);
        }
        let reply = self.attempt.as_ref().filter(|_| self.scene.verdict.is_none()).and_then(Attempt::reply);
        if let Some(action) = reply {
            self.later(ctx, REPLY_MS, Msg::Reply(action));
        }
    }

    /// Counts the next entry of the log as seen.
    fn pass(&mut self, ctx: &Context<Self>) {
        let Some(attempt) = &self.attempt else { return };
        let (session, at) = (attempt.session(), self.scene.shown);
        let Some(happening) = session.happening(at) else { return };
        let teller = ctx.props().teller(session);
        if let Some(ply) = teller.ply(at, &happening) {
            list(&mut self.scene.plies, ply);
        }
        self.scene.shown = at + 1;
        self.scene.sight = session.sight(at + 1);
        self.scene.slide = happening.slide().map(|(from, to)| Slide { number: at + 1, from, to, swap: false });
        self.scene.last = happening.marks();
        self.scene.verdict = self.scene.verdict.or(attempt.judge(at));
        self.ended = self.scene.verdict.is_some();
        if self.scene.verdict == Some(Verdict::Done) {
            Progress::keep(index(ctx.props()));
        }
    }

    fn later(&mut self, ctx: &Context<Self>, ms: u32, msg: Msg) {
        let link = ctx.link().clone();
        self.scene.timer = Some(Timeout::new(ms, move || link.send_message(msg)));
    }
}
