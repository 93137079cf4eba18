//! What a person does with a game that is running.

use gloo::timers::callback::Timeout;
use vexillum_engine::{Action, Color, Question, Square, SquareSet};
use yew::prelude::*;

use super::table::SceneKind;
use super::{App, Msg, reply_to};
use crate::asking::{Answer, Asked, answer};
use crate::choosing::Choosing;
use crate::components::board::BoardInput;
use crate::display::{Marked, cells};
use crate::hooks::drag::Spot;
use crate::screen::Screen;
use crate::selection::pick::Pick;
use crate::selection::{Order, Selection, Step};
use crate::session::{Next, Session};
use crate::sound::Cue;
use crate::worker::{Reply, Task};

/// How long a refused try is marked, in milliseconds.
const REFUSED_MS: u32 = 600;
/// The key that asks for a guess of the piece under the cursor.
const GUESS: char = 'p';
/// The keys that take a turn back and bring it back.
const UNDO: char = 'u';
const REDO: char = 'y';
/// The square of the board that can be reached by Tab.
const CURSOR: &str = "[role=gridcell][tabindex='0']";
/// The first kind that a piece to be named may be.
const FIRST_KIND: &str = ".kinds button:not(.unlikely)";

impl App {
    /// The person at the screen, if he decides now, and what he has picked.
    pub(super) fn choosing(&self) -> Option<Choosing> {
        let view = self.session.as_ref().and_then(Session::deciding)?;
        let free = self.screen == Screen::Play && self.table.scene.is_none();
        free.then(|| Choosing::new(view, self.table.selection, self.table.last.map(|(_, to)| to)))
    }

    pub(super) fn input(&mut self, ctx: &Context<Self>, input: BoardInput) -> bool {
        if let BoardInput::Ask(key, at) = input {
            return self.asked(ctx, key, at);
        }
        // A tap ends what is being seen.
        if self.table.scene.as_ref().is_some_and(|scene| scene.kind != SceneKind::Pause) {
            if matches!(input, BoardInput::Tap(_) | BoardInput::Cancel) {
                self.scene_over(ctx);
            }
            return true;
        }
        let choosing = self.choosing();
        let begun = |choosing: &Choosing| choosing.question().is_some() || choosing.selection.picks().get(0).is_some();
        if let BoardInput::Tap(square) = input
            && !choosing.as_ref().is_some_and(begun)
            && self.ask_guess(ctx, square)
        {
            return true;
        }
        let Some(choosing) = choosing else { return false };
        if let (Some(action), BoardInput::Tap(square)) = (self.table.pending, input)
            && choosing.aim() == Some(square)
        {
            self.act(ctx, action);
            return true;
        }
        let Choosing { view, actions, selection, .. } = &choosing;
        let turn = choosing.question().is_none();
        let own = if turn { view.public().occupied(view.me()) } else { SquareSet::EMPTY };
        let (selection, step) = match input {
            BoardInput::Tap(square) => selection.tap(actions, own, square),
            BoardInput::Grab(square) => selection.grab(actions, square),
            BoardInput::Drop { from, to: Spot::Square(to) } => selection.drop_on(actions, from, to),
            BoardInput::Drop { .. } | BoardInput::Cancel | BoardInput::Ask(..) => (Selection::NONE, Step::PutBack),
        };
        self.stepped(ctx, &choosing, selection, step);
        if self.choosing().is_some_and(|choosing| choosing.names()) {
            self.focus = Some(FIRST_KIND.into());
        }
        step != Step::Nothing
    }

    /// A letter or a digit was pressed on the board.
    fn asked(&mut self, ctx: &Context<Self>, key: char, at: Square) -> bool {
        match key {
            GUESS => return self.ask_guess(ctx, at),
            UNDO | REDO if self.screen != Screen::Play => return false,
            UNDO => {
                self.take_back(ctx);
                return true;
            }
            REDO => {
                self.redo(ctx);
                return true;
            }
            _ => {}
        }
        let (Some(session), Some(sight)) = (&self.session, &self.table.sight) else { return false };
        let language = self.settings.language;
        let (board, bottom, look) = (session.variant().board, self.table.bottom(), self.teller(session).look());
        let choosing = self.choosing();
        let asked = Asked {
            key,
            at,
            board: &board,
            bottom,
            cells: &cells(language.texts(), look, sight, bottom, &Marked::default()),
            look,
            actions: choosing.as_ref().map_or(&[], |choosing| &choosing.actions),
            plies: &self.table.plies,
        };
        match answer(&asked, language) {
            Some(Answer::Say(text)) => self.table.answer = Some(text.into()),
            Some(Answer::Go(square)) => self.focus = Some(format!("[data-square={square}]").into()),
            None => return false,
        }
        true
    }

    /// Something beside the board is picked, or everything is put back.
    pub(super) fn order(&mut self, ctx: &Context<Self>, order: Order) -> bool {
        let Some(choosing) = self.choosing() else { return false };
        if let (Some(action), Order::Pick(Pick::Confirm)) = (self.table.pending, order) {
            self.focus = Some(CURSOR.into());
            self.act(ctx, action);
            return true;
        }
        let (selection, step) = choosing.selection.order(&choosing.actions, order);
        let card = if let Order::Pick(Pick::Card(card)) = order { Some(card) } else { None };
        let objection = card.filter(|_| step == Step::Nothing).zip(self.session.as_ref());
        let objection = objection.map(|(card, session)| choosing.idle(&self.teller(session), card));
        // Whoever uses the keyboard goes on where the pieces are; a card stays in the hand.
        let dealing = choosing.question() == Some(Question::Redraw);
        if card.is_none() && !dealing || matches!(step, Step::Act(_)) {
            self.focus = Some(CURSOR.into());
        }
        self.stepped(ctx, &choosing, selection, step);
        self.table.objection = objection.map(Into::into);
        true
    }

    fn stepped(&mut self, ctx: &Context<Self>, choosing: &Choosing, selection: Selection, step: Step) {
        self.table.selection = selection;
        self.table.pending = None;
        self.table.refused = None;
        self.table.objection = None;
        self.table.answer = None;
        match step {
            Step::Nothing => {}
            Step::PutBack | Step::Picked => self.table.say("", false),
            Step::Act(action) => {
                // Answers, and what has been confirmed as it was chosen, do not wait.
                let confirmed = selection.picks().last() == Some(Pick::Confirm) || choosing.question().is_some();
                if self.settings.confirm && !confirmed {
                    self.table.pending = Some(action);
                } else {
                    self.act(ctx, action);
                }
            }
            Step::Refused(to) => self.refused(ctx, choosing, to),
        }
    }

    /// Carries out what the person has chosen.
    fn act(&mut self, ctx: &Context<Self>, action: Action) {
        self.table.selection = Selection::NONE;
        self.table.pending = None;
        let done = self.session.as_mut().map_or(Ok(()), |session| session.play(action));
        self.settle(ctx, done);
    }

    fn refused(&mut self, ctx: &Context<Self>, choosing: &Choosing, to: Square) {
        self.hear(Cue::Refused);
        let Some(session) = &self.session else { return };
        let tried = choosing.tried(to).and_then(|action| Some((action, choosing.view.check(action).err()?)));
        self.table.objection = tried.map(|(action, why)| self.teller(session).refusal(&choosing.view, action, why));
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
