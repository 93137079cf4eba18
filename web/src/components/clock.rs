//! The clock at a seat (R9.14). It counts by itself, so that only this is drawn anew.

use gloo::timers::callback::Timeout;
use gloo::utils::window;
use yew::prelude::*;

use crate::i18n::Language;
use crate::name::Name;

/// How many seconds are left when it is said aloud.
const TOLD: [u32; 3] = [10, 60, 300];
/// From how many milliseconds on time is short, and tenths of seconds are shown.
const LOW_MS: u32 = 60_000;
const TENTHS_MS: u32 = 10_000;
/// How soon it is told again that the time is up, in milliseconds.
const AGAIN_MS: u32 = 100;

/// Interval at which time is counted while a clock runs, in milliseconds.
pub const HEARTBEAT_MS: u32 = 1_000;
/// From how many milliseconds without a heartbeat on the page slept: browsers let pages in the background wait, but not that
/// long unless they let them sleep.
const SLEPT_MS: f64 = 5_000.0;

/// What the clock of a player shows.
#[derive(Clone, PartialEq)]
pub struct ClockView {
    /// How many milliseconds were left.
    pub left: u32,
    /// How many milliseconds pass before they become less.
    pub free: u32,
    /// When that was, by [`now`], if the clock has been running since.
    pub since: Option<f64>,
    /// The time is up.
    pub on_up: Callback<()>,
    /// Little of it is left.
    pub on_low: Callback<()>,
}

/// A clock and whose it is.
#[derive(Clone, PartialEq, Properties)]
pub struct ClockProps {
    /// The language.
    pub language: Language,
    /// What the player is called.
    pub name: Name,
    /// What it shows.
    pub view: ClockView,
}

/// The clock at a seat.
pub struct Clock {
    left: u32,
    /// What was said last.
    said: AttrValue,
    /// When time was counted last, by [`now`].
    counted: f64,
    timer: Option<Timeout>,
}

/// Milliseconds since the page was opened.
pub fn now() -> f64 {
    window().performance().map_or(0.0, |performance| performance.now())
}

/// Milliseconds that have passed since a moment; `None` if the page slept.
pub fn passed(since: f64) -> Option<u32> {
    let passed = (now() - since).max(0.0);
    (passed < SLEPT_MS).then_some(passed as u32)
}

impl Component for Clock {
    type Message = ();
    type Properties = ClockProps;

    fn create(ctx: &Context<Self>) -> Self {
        let mut clock = Self { left: ctx.props().view.left, said: AttrValue::default(), counted: now(), timer: None };
        clock.count(ctx);
        clock
    }

    fn changed(&mut self, ctx: &Context<Self>, _: &ClockProps) -> bool {
        self.counted = now();
        self.count(ctx);
        true
    }

    fn update(&mut self, ctx: &Context<Self>, (): ()) -> bool {
        self.count(ctx);
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let ClockProps { language, view, .. } = ctx.props();
        let class = classes!("clock", view.since.map(|_| "running"), (self.left <= LOW_MS).then_some("low"));
        html! {
            <>
                <span class="visually-hidden" role="status">{ self.said.clone() }</span>
                <span {class} translate="no">
                    <span class="visually-hidden">{ language.texts().clock.left }</span>{ face(self.left) }
                </span>
            </>
        }
    }
}

impl Clock {
    /// Takes away what has passed, says what is to be said, and comes again when there is something else to show.
    fn count(&mut self, ctx: &Context<Self>) {
        let ClockProps { language, name, view } = ctx.props();
        if view.since.is_some() && passed(self.counted).is_none() {
            // What has passed meanwhile does not count. How much is left is told at the next heartbeat.
            self.timer = None;
            return;
        }
        self.counted = now();
        let passed = view.since.map_or(0, |since| (now() - since).max(0.0) as u32);
        let left = view.left.saturating_sub(passed.saturating_sub(view.free));
        if let Some(seconds) = TOLD.into_iter().find(|seconds| left <= seconds * 1000 && self.left > seconds * 1000) {
            self.said = (language.texts().clock.only)(name, seconds).into();
            if seconds == TOLD[0] && view.since.is_some() {
                view.on_low.emit(());
            }
        }
        self.left = left;
        self.timer = view.since.map(|_| {
            let wait = if left == 0 {
                view.on_up.emit(());
                AGAIN_MS
            } else {
                let step = if left > TENTHS_MS { 1000 } else { 100 };
                (view.free.saturating_sub(passed) + (left - 1) % step + 1).min(HEARTBEAT_MS)
            };
            let link = ctx.link().clone();
            Timeout::new(wait, move || link.send_message(()))
        });
    }
}

/// A time as it is shown: what has begun counts as a whole.
fn face(ms: u32) -> String {
    if ms <= TENTHS_MS {
        let tenths = ms.div_ceil(100);
        format!("{}.{}", tenths / 10, tenths % 10)
    } else {
        let seconds = ms.div_ceil(1000);
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::face;

    #[test]
    fn times_are_shown() {
        for (ms, text) in [
            (0, "0.0"),
            (1, "0.1"),
            (9_900, "9.9"),
            (10_000, "10.0"),
            (10_001, "0:11"),
            (60_000, "1:00"),
            (725_000, "12:05"),
            (724_001, "12:05"),
            (5_400_000, "90:00"),
        ] {
            assert_eq!(face(ms), text, "{ms}");
        }
    }
}
