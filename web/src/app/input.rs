//! What a person does with a game that is running.

use gloo_timers::callback::Timeout;
use vexillum_engine::{Color, Square};
use yew::prelude::*;

use super::table::SceneKind;
use super::{App, Msg, reply_to};
use crate::components::board::BoardInput;
use crate::screen::Screen;
use crate::selection::{Selection, Step};
use crate::session::{Next, Session};
use crate::worker::{Reply, Task};

/// How long a refused try is marked, in milliseconds.
const REFUSED_MS: u32 = 600;

impl App {
    pub(super) fn input(&mut self, ctx: &Context<Self>, input: BoardInput) -> bool {
        // A tap ends what is being seen.
        if self.table.scene.as_ref().is_some_and(|scene| scene.kind != SceneKind::Pause) {
            if matches!(input, BoardInput::Tap(_) | BoardInput::Cancel) {
                self.scene_over(ctx);
            }
            return true;
        }
        let Some(view) = self.session.as_ref().and_then(Session::deciding) else { return false };
        if self.screen != Screen::Play || self.table.scene.is_some() {
            return false;
        }
        let actions = view.legal_actions();
        let own = view.public().occupied(view.me());
        let (selection, step) = match input {
            BoardInput::Tap(square) => self.table.selection.tap(&actions, own, square),
            BoardInput::Grab(square) => (Selection::of(square), Step::Picked(square)),
            BoardInput::Drop { from, to: Some(to) } => match self.table.selection.drop_on(&actions, from, to) {
                // Dropped where it was: it stays picked up.
                (_, Step::PutBack) => (Selection::of(from), Step::Picked(from)),
                step => step,
            },
            BoardInput::Drop { to: None, .. } | BoardInput::Cancel => (Selection::NONE, Step::PutBack),
        };
        self.table.selection = selection;
        self.table.refused = None;
        match step {
            Step::Nothing => return false,
            Step::PutBack => self.table.say(self.settings.language.texts().play.choose, false),
            Step::Picked(square) => self.picked(square),
            Step::Act(action) => {
                let done = self.session.as_mut().map_or(Ok(()), |session| session.play(action));
                self.settle(ctx, done);
            }
            Step::Refused { from, to } => self.refused(ctx, from, to),
        }
        true
    }

    fn picked(&mut self, square: Square) {
        let Some(session) = &self.session else { return };
        let Some(view) = session.deciding() else { return };
        let Some(role) = view.mine().own(square) else { return };
        let texts = &self.settings.language.texts().play;
        let name = self.teller(session).piece(view.me(), role);
        let targets = Selection::of(square).targets(&view.legal_actions());
        let text = if targets.is_empty() { (texts.stuck)(name) } else { (texts.picked)(name) };
        self.table.say(text, targets.is_empty());
    }

    fn refused(&mut self, ctx: &Context<Self>, from: Square, to: Square) {
        let Some(session) = &self.session else { return };
        let why = session.why_not(from, to);
        if let Some(why) = why {
            let text = self.teller(session).refusal(why);
            self.table.say(text, true);
        }
        let link = ctx.link().clone();
        self.table.refused = Some((to, Timeout::new(REFUSED_MS, move || link.send_message(Msg::Unmark))));
    }

    /// The person at the screen, if he is to decide.
    fn person(&self) -> Option<Color> {
        match self.session.as_ref()?.next() {
            Next::Person(color) => Some(color),
            _ => None,
        }
    }

    pub(super) fn draw(&mut self, ctx: &Context<Self>) {
        let (Some(color), Some(session)) = (self.person(), &mut self.session) else { return };
        let done = session.draw(color);
        let record = session.computer_record(!color).filter(|_| session.outcome().is_none());
        self.settle(ctx, done);
        if let Some(record) = record {
            let task = Task::Draw { record: Box::new(record) };
            let read = |reply| if let Reply::Draw(accepts) = reply { Some(accepts) } else { None };
            self.worker.ask(task, reply_to(ctx, read, Msg::DrawAnswer));
        }
    }

    pub(super) fn draw_answer(&mut self, ctx: &Context<Self>, accepts: bool) {
        let Some(session) = &mut self.session else { return };
        let Some(computer) = session.only_person().map(|person| !person) else { return };
        if accepts && session.outcome().is_none() {
            let done = session.draw(computer);
            self.settle(ctx, done);
        } else {
            self.table.say(self.settings.language.texts().play.draw_declined, false);
        }
    }

    pub(super) fn resign(&mut self, ctx: &Context<Self>) {
        self.dialog = None;
        let Some(session) = &mut self.session else { return };
        if let Some(color) = session.resigner() {
            let done = session.resign(color);
            self.settle(ctx, done);
        }
    }
}
