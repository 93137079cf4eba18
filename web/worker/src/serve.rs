//! Loop of the worker: receives tasks and answers them.

use gloo::events::EventListener;
use vexillum_engine::ai::{self, Thinker};
use wasm_bindgen::JsCast;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::message::{Incoming, Reply, Task};

/// Nodes between two readings of the clock.
const SLICE: u64 = 2_000;

/// Answer to a message, as a message; `None` if there is no task in it or no answer to it.
///
/// `now` returns the time in milliseconds.
fn answer(question: &str, now: impl Fn() -> f64) -> Option<String> {
    let (number, task) = Task::read(question)?;
    let reply = match task {
        Task::Arrange { variant, seed } => Reply::Setup(ai::arrange(&variant, seed)),
        Task::Think { record, level, seed, ms } => {
            let end = now() + f64::from(ms);
            let mut thinker = Thinker::new(&record.view().ok()?, level, seed);
            while thinker.nodes() < level.nodes() && !thinker.run(SLICE) && now() < end {}
            Reply::Action(thinker.best()?)
        }
        Task::Draw { record } => Reply::Draw(ai::accepts_draw(&record.view().ok()?)),
    };
    Some(Incoming::Answer { number, reply }.message())
}

/// Answers messages for as long as the worker lives.
pub fn serve() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let port = scope.clone();
    let listener = EventListener::new(&scope, "message", move |event| {
        let now = || port.performance().map_or_else(js_sys::Date::now, |performance| performance.now());
        let question = event.dyn_ref::<MessageEvent>().and_then(|event| event.data().as_string()).unwrap_or_default();
        // A message without an answer is left to the page's watchdog.
        if let Some(answer) = answer(&question, now) {
            let _ = port.post_message(&answer.into());
        }
    });
    listener.forget();
    let _ = scope.post_message(&Incoming::Ready.message().into());
}

#[cfg(test)]
mod tests {
    use vexillum_engine::{ByColor, Color, Game, Level, Seat, Variant};

    use super::*;

    fn ask(task: &Task) -> Option<Reply> {
        let message = answer(&task.message(7), || 0.0)?;
        match Incoming::read(&message) {
            Some(Incoming::Answer { number: 7, reply }) if task.is_answered_by(&reply) => Some(reply),
            _ => None,
        }
    }

    #[test]
    fn a_computer_player_by_messages() {
        let variant = Variant::find("barrage").expect("an edition").with_switch("chase", "off").expect("a switch");
        let seats = ByColor::new(|_| Seat::Computer(Level::Recruit));
        let mut game = Game::new(variant, seats, 1).expect("a game");
        for (seed, color) in [(1, Color::Red), (2, Color::Blue)] {
            let Some(Reply::Setup(setup)) = ask(&Task::Arrange { variant: Box::new(variant), seed }) else {
                panic!("no set-up");
            };
            game.set_up(color, setup).expect("a set-up");
        }
        for seed in 0..10 {
            let Some(color) = game.to_act() else { break };
            let record = || Box::new(game.player_record(color).expect("a record"));
            assert!(matches!(ask(&Task::Draw { record: record() }), Some(Reply::Draw(_))));
            let task = Task::Think { record: record(), level: Level::Recruit, seed, ms: 10 };
            assert_eq!(Task::read(&task.message(3)), Some((3, task.clone())));
            let Some(Reply::Action(action)) = ask(&task) else { panic!("no action") };
            game.play(action).expect("a legal action");
        }
    }

    #[test]
    fn what_is_no_question_is_not_answered() {
        for message in ["", "{}", &Incoming::Ready.message()] {
            assert_eq!(answer(message, || 0.0), None, "{message}");
        }
    }
}
