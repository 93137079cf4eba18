//! The page's side of the worker: one question at a time, a watchdog, and a new worker when one fails.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Interval;
use gloo::utils::document;
use vexillum_worker::Incoming;
pub use vexillum_worker::{Reply, Task};
use wasm_bindgen::JsCast;
use web_sys::{MessageEvent, Url, Worker, WorkerOptions, WorkerType};

use crate::single_file::is_single_file;
use yew::Callback;

/// Longest time that a worker may take to start, in milliseconds: its program may still have to be downloaded. Another one
/// would begin that anew, so it is not tried again unasked.
const START_PATIENCE: u32 = 45_000;
/// Length of a beat of the watchdog, in milliseconds. It counts beats, since a device that sleeps holds the worker, too: all of
/// that time is one beat.
const BEAT: u32 = 5_000;
/// Number of workers that may fail at one question.
const ATTEMPTS: u32 = 3;

/// Reason why no answer comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// Several workers failed, at least one of which had started; [`Client::retry`] asks again.
    NoAnswer,
    /// No worker could be started, or none that knows this version of the messages.
    Unloaded,
}

/// Asks the worker. Clones ask the same worker.
#[derive(Clone)]
pub struct Client(Rc<RefCell<Inner>>);

struct Inner {
    running: Option<Running>,
    questions: VecDeque<Question>,
    number: u32,
    failures: u32,
    /// One of the workers that failed at this question had started.
    started: bool,
    on_trouble: Callback<Trouble>,
}

struct Question {
    number: u32,
    task: Task,
    on_reply: Callback<Reply>,
}

/// A worker that has been started.
struct Running {
    worker: Worker,
    ready: bool,
    /// The number of the question that it has been asked.
    asked: Option<u32>,
    /// Bites when the worker has neither started nor answered in time.
    watchdog: Option<Interval>,
    _listeners: [EventListener; 3],
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl Client {
    /// A client without a worker as yet: the first question starts one.
    pub fn new(on_trouble: Callback<Trouble>) -> Self {
        Self(Rc::new(RefCell::new(Inner {
            running: None,
            questions: VecDeque::new(),
            number: 0,
            failures: 0,
            started: false,
            on_trouble,
        })))
    }

    /// Asks, after the questions before. Exactly one answer comes, unless there is trouble or it is all called off.
    pub fn ask(&self, task: Task, on_reply: Callback<Reply>) {
        {
            let mut inner = self.0.borrow_mut();
            inner.number = inner.number.wrapping_add(1);
            let number = inner.number;
            inner.questions.push_back(Question { number, task, on_reply });
        }
        self.go_on();
    }

    /// Asks again what has not been answered.
    pub fn retry(&self) {
        self.0.borrow_mut().hope();
        self.go_on();
    }

    /// Calls all questions off. A worker that thinks is stopped.
    pub fn call_off(&self) {
        let mut inner = self.0.borrow_mut();
        inner.questions.clear();
        inner.hope();
        if inner.running.as_ref().is_some_and(|running| running.asked.is_some() || !running.ready) {
            inner.running = None;
        }
    }

    /// Puts the first question to the worker, starting one if need be.
    fn go_on(&self) {
        let mut inner = self.0.borrow_mut();
        let Inner { running, questions, .. } = &mut *inner;
        let Some(question) = questions.front() else { return };
        match running {
            None => {
                *running = self.start();
                if running.is_none() {
                    drop(inner);
                    self.fail();
                }
            }
            Some(running) if running.ready && running.asked != Some(question.number) => {
                running.asked = Some(question.number);
                running.watchdog = Some(self.watchdog(question.task.patience()));
                let _ = running.worker.post_message(&question.task.message(question.number).into());
            }
            Some(_) => {}
        }
    }

    fn start(&self) -> Option<Running> {
        let options = WorkerOptions::new();
        // A page from a disk may start no module.
        options.set_type(if is_single_file() { WorkerType::Classic } else { WorkerType::Module });
        let worker = Worker::new_with_options(&worker_url()?, &options).ok()?;
        let on_message = {
            let client = self.clone();
            move |event: &web_sys::Event| {
                let data = event.dyn_ref::<MessageEvent>().and_then(|event| event.data().as_string());
                client.receive(&data.unwrap_or_default());
            }
        };
        let on_error = |client: Self| move |_: &web_sys::Event| client.fail();
        let listeners = [
            EventListener::new(&worker, "message", on_message),
            EventListener::new(&worker, "error", on_error(self.clone())),
            EventListener::new(&worker, "messageerror", on_error(self.clone())),
        ];
        let watchdog = Some(self.watchdog(START_PATIENCE));
        Some(Running { worker, ready: false, asked: None, watchdog, _listeners: listeners })
    }

    fn watchdog(&self, ms: u32) -> Interval {
        let client = self.clone();
        let mut beats = ms.div_ceil(BEAT);
        Interval::new(BEAT, move || {
            beats = beats.saturating_sub(1);
            if beats == 0 {
                client.timed_out();
            }
        })
    }

    /// The worker has neither started nor answered in time.
    fn timed_out(&self) {
        {
            let mut inner = self.0.borrow_mut();
            if inner.running.as_ref().is_some_and(|running| !running.ready) {
                inner.failures = ATTEMPTS;
            }
        }
        self.fail();
    }

    fn receive(&self, message: &str) {
        match Incoming::read(message) {
            Some(Incoming::Ready) => {
                if let Some(running) = &mut self.0.borrow_mut().running {
                    running.ready = true;
                    running.watchdog = None;
                }
                self.go_on();
            }
            Some(Incoming::Answer { number, reply }) => self.answered(number, reply),
            None => self.fail(),
        }
    }

    fn answered(&self, number: u32, reply: Reply) {
        let asked = {
            let mut inner = self.0.borrow_mut();
            if let Some(running) = inner.running.as_mut().filter(|running| running.asked == Some(number)) {
                running.asked = None;
                running.watchdog = None;
            }
            // An answer may come to a question that has been called off.
            let Some(question) = inner.questions.pop_front_if(|question| question.number == number) else { return };
            if question.task.is_answered_by(&reply) {
                inner.hope();
                Some(question)
            } else {
                inner.questions.push_front(question);
                None
            }
        };
        match asked {
            Some(question) => {
                question.on_reply.emit(reply);
                self.go_on();
            }
            None => self.fail(),
        }
    }

    /// Stops the worker and asks another one, unless that has been tried often enough.
    fn fail(&self) {
        let trouble = {
            let mut inner = self.0.borrow_mut();
            inner.started |= inner.running.take().is_some_and(|running| running.ready);
            inner.failures += 1;
            let trouble = if inner.started { Trouble::NoAnswer } else { Trouble::Unloaded };
            let given_up = inner.failures >= ATTEMPTS && !inner.questions.is_empty();
            given_up.then(|| (inner.on_trouble.clone(), trouble))
        };
        match trouble {
            Some((on_trouble, trouble)) => on_trouble.emit(trouble),
            None => self.go_on(),
        }
    }
}

impl Inner {
    /// Forgets earlier failures.
    fn hope(&mut self) {
        (self.failures, self.started) = (0, false);
    }
}

/// Address of the worker's loader, as the start script of the page names it; `None` if it names none.
fn worker_url() -> Option<String> {
    let loader = document().get_element_by_id("start")?.get_attribute("data-worker")?;
    let base = document().base_uri().ok()??;
    Url::new_with_base(&loader, &base).ok().map(|url| url.href())
}
