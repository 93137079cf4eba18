//! The lessons: small positions on which somebody who has never played learns to, by the rules and the board of the game.

mod attempt;
mod course;
mod flow;
mod progress;
#[cfg(test)]
mod tests;

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use gloo::utils::document;
use vexillum_engine::{Action, Square};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::address::Page;
use crate::choosing::Choosing;
use crate::components::board::{Board, BoardInput, Marks, Slide};
use crate::components::clash::Clash;
use crate::components::icon::icon;
use crate::components::piece::Look;
use crate::display::{Band, Ply, Teller, cells};
use crate::i18n::Language;
use crate::i18n::lessons::Lesson as LessonTexts;
use crate::selection::Selection;
use crate::session::Session;
use crate::settings::Style;
use crate::sight::Sight;
use crate::storage::{self, Key, Watcher};
use attempt::{Attempt, Verdict};
use course::{COURSE, ME};
use progress::Progress;

/// What gets the focus when another lesson begins.
const HEADING: &str = "#workshop h1";
/// What tells how a lesson went.
const FOOT: &str = "#workshop .lesson-foot";

/// What the lessons need.
#[derive(PartialEq, Properties)]
pub(super) struct LessonsProps {
    /// Which lesson, from 1; the first if there is no such lesson.
    pub(super) number: usize,
    /// The language.
    pub(super) language: Language,
    /// Look of the pieces.
    pub(super) style: Style,
}

impl LessonsProps {
    fn teller<'a>(&self, session: &'a Session) -> Teller<'a> {
        Teller { texts: self.language.texts(), session, style: self.style }
    }
}

/// What can happen in a lesson.
pub(super) enum Msg {
    /// Something on the board.
    Board(BoardInput),
    /// What was to be seen has been seen.
    Seen,
    /// The opponent moves.
    Reply(Action),
    /// The lesson is to begin again.
    Again,
    /// What has been learned is more, perhaps in another window.
    Progressed,
}

/// What is seen of an attempt, besides the game itself.
#[derive(Default)]
struct Scene {
    /// How many entries of the log have been seen.
    shown: usize,
    sight: Option<Sight>,
    last: Option<(Square, Square)>,
    slide: Option<Slide>,
    band: Option<Band>,
    plies: Vec<Rc<Ply>>,
    selection: Selection,
    /// What was said last, and whether it warns.
    said: (AttrValue, bool),
    verdict: Option<Verdict>,
    /// Runs until the next thing happens.
    timer: Option<Timeout>,
}

/// A lesson.
pub(super) struct Lessons {
    attempt: Option<Attempt>,
    scene: Scene,
    progress: Progress,
    _watcher: Watcher,
    /// Whether another lesson has begun that has not got the focus.
    turned: bool,
    /// Whether it has just come to its end, which may be told below what is seen.
    ended: bool,
}

/// The place of a lesson in the course.
fn index(props: &LessonsProps) -> usize {
    props.number.checked_sub(1).filter(|index| *index < COURSE.len()).unwrap_or_default()
}

/// Where a lesson is, by its place in the course.
fn address(index: usize) -> String {
    Page::Lesson(index + 1).address()
}

impl Component for Lessons {
    type Message = Msg;
    type Properties = LessonsProps;

    fn create(ctx: &Context<Self>) -> Self {
        let mut lessons = Self {
            attempt: None,
            scene: Scene::default(),
            progress: Progress::kept(),
            _watcher: storage::watch(Key::Lessons, ctx.link().callback(|()| Msg::Progressed)),
            turned: false,
            ended: false,
        };
        lessons.begin(ctx);
        lessons
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &LessonsProps) -> bool {
        if index(ctx.props()) != index(old) {
            self.begin(ctx);
            self.turned = true;
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Board(input) => return self.input(ctx, input),
            Msg::Seen => self.seen(ctx),
            Msg::Reply(action) => self.reply(ctx, action),
            Msg::Again => self.begin(ctx),
            Msg::Progressed => self.progress = Progress::kept(),
        }
        true
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        let find = |selector| document().query_selector(selector).ok().flatten();
        if std::mem::take(&mut self.turned) {
            find(HEADING).and_then(|heading| heading.dyn_into::<HtmlElement>().ok()).map(|heading| heading.focus());
        }
        if std::mem::take(&mut self.ended)
            && let Some(foot) = find(FOOT)
        {
            foot.scroll_into_view_with_bool(false);
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let language = ctx.props().language;
        let (index, texts) = (index(ctx.props()), &language.workshop().lessons);
        let Some(lesson) = texts.lessons.get(index) else { return Html::default() };
        html! {
            <main class="lesson" data-screen="lesson" data-number={(index + 1).to_string()}>
                { self.course(index, language) }
                <header>
                    <p class="note">{ (texts.number)(index + 1, COURSE.len()) }</p>
                    <h1 tabindex="-1">{ lesson.title }</h1>
                    <p>{ lesson.text }</p>
                    <p class="lesson-task"><b>{ texts.task }</b>{ lesson.task }</p>
                </header>
                { for self.board(ctx) }
                <section class="lesson-foot">
                    <div role="status">{ self.words(lesson, index, ctx.props()) }</div>
                    <div class="lesson-actions">{ self.actions(ctx, index) }</div>
                </section>
            </main>
        }
    }
}

impl Lessons {
    fn choosing(&self) -> Option<Choosing> {
        let free = self.scene.timer.is_none() && self.scene.verdict.is_none();
        let view = self.attempt.as_ref()?.session().deciding().filter(|_| free)?;
        Some(Choosing::new(view, self.scene.selection, self.scene.last.map(|(_, to)| to)))
    }

    /// All lessons, as a row of numbers.
    fn course(&self, at: usize, language: Language) -> Html {
        let texts = &language.workshop().lessons;
        let lessons = texts.lessons.iter().enumerate().map(|(index, lesson)| {
            let learned = self.progress.has(index);
            let label = if learned { (texts.learned)(lesson.title) } else { lesson.title.to_owned() };
            html! {
                <a class={classes!("button", learned.then_some("learned"))} href={address(index)} title={lesson.title}
                    aria-label={label} aria-current={(index == at).then_some("step")}>
                    if learned { { icon("check") } } else { { index + 1 } }
                </a>
            }
        });
        html! { <nav class="course" aria-label={texts.title}>{ for lessons }</nav> }
    }

    fn board(&self, ctx: &Context<Self>) -> Option<Html> {
        let language = ctx.props().language;
        let (attempt, sight) = (self.attempt.as_ref()?, self.scene.sight.as_ref()?);
        let variant = *attempt.session().variant();
        let look = Look::new(&variant, ctx.props().style);
        let mut marked = self.choosing().map(|choosing| choosing.marked()).unwrap_or_default();
        marked.mark(attempt.marked(), Marks::HINT);
        marked.mark(self.scene.last.map(|(from, _)| from), Marks::LAST_FROM);
        marked.mark(self.scene.last.map(|(_, to)| to), Marks::LAST_TO);
        let texts = language.texts();
        Some(html! {
            <Board board={variant.board} bottom={ME} cells={cells(texts, look, sight, ME, &marked)} {look} slide={self.scene.slide}
                label={texts.words.board} on_input={ctx.link().callback(Msg::Board)}>
                if let Some(band) = &self.scene.band {
                    <Clash {language} band={band.clone()} {look} board={variant.board} bottom={ME} />
                }
            </Board>
        })
    }

    /// What is said: how the lesson went, or what can be done now.
    fn words(&self, lesson: &LessonTexts, index: usize, props: &LessonsProps) -> Html {
        let language = props.language;
        let texts = &language.workshop().lessons;
        let line = |class: &'static str, text: AttrValue| html! { <p class={classes!("status", class)}>{ text }</p> };
        match (self.scene.verdict, &self.scene.said) {
            (Some(Verdict::Done), _) => html! {
                <p class="status praise">
                    { icon("check") }
                    <span>
                        { lesson.praise }
                        if index + 1 == COURSE.len() { { " " }{ texts.finished } }
                    </span>
                </p>
            },
            (Some(Verdict::Wrong), _) => line("warning", lesson.wrong.into()),
            (Some(Verdict::Slow), _) => line("warning", texts.slow.into()),
            (None, (said, warns)) if !said.is_empty() => line(if *warns { "warning" } else { "" }, said.clone()),
            _ => {
                let session = self.attempt.as_ref().map(Attempt::session);
                let prompt = self
                    .choosing()
                    .zip(session)
                    .map(|(choosing, session)| choosing.prompt(&props.teller(session)).text);
                line("", prompt.unwrap_or_default().into())
            }
        }
    }

    /// What leads on.
    fn actions(&self, ctx: &Context<Self>, index: usize) -> Html {
        let texts = &ctx.props().language.workshop().lessons;
        let done = self.scene.verdict == Some(Verdict::Done);
        let failed = self.scene.verdict.is_some() && !done;
        let begun = self.attempt.as_ref().is_some_and(Attempt::is_begun);
        html! {
            <>
                <button type="button" class={classes!("button", failed.then_some("primary"))} disabled={!begun}
                    onclick={ctx.link().callback(|_| Msg::Again)}>{ icon("again") }{ texts.again }</button>
                if done && index + 1 < COURSE.len() {
                    <a class="button primary" href={address(index + 1)}>{ texts.next }</a>
                } else if done {
                    <a class="button primary" href="#">{ texts.play }</a>
                }
            </>
        }
    }
}
