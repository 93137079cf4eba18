//! The listeners of the page that keep stale presses from everything else.

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, MouseEvent, PointerEvent};

use super::{DOUBLE_MS, PRESSES, Presses};
use crate::keys::is_command;

/// Selector of fields in which keys are typed rather than pressed.
const TEXT: &str = "textarea, select, input:not([type=radio], [type=checkbox], [type=range], [type=file])";
/// Keys that go elsewhere and act on nothing.
const WALKING: [&str; 9] =
    ["Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"];

/// The listeners, for as long as the page is there. They hear everything first.
pub struct Guard(#[expect(dead_code, reason = "listens until it is dropped")] [EventListener; 7]);

impl Guard {
    /// Begins to listen.
    pub fn new() -> Self {
        Self([
            listen("keydown", may_press),
            listen("keyup", |presses, event: &KeyboardEvent| {
                let fresh = presses.key_up(&name(event));
                fresh || is_typed(event)
            }),
            listen("pointerdown", |presses, event: &PointerEvent| {
                let place = (event.client_x(), event.client_y());
                !event.is_primary() || presses.pointer_down(place, event.pointer_type() == "mouse", event.time_stamp())
            }),
            listen("pointerup", |presses, event: &PointerEvent| {
                if event.is_primary() {
                    presses.pointer_up(event.time_stamp());
                }
                true
            }),
            listen("pointercancel", |presses, event: &PointerEvent| {
                if event.is_primary() {
                    presses.pointer = None;
                }
                true
            }),
            listen("mousedown", may_click),
            listen("click", may_click),
        ])
    }
}

impl Default for Guard {
    fn default() -> Self {
        Self::new()
    }
}

/// Hears an event before anything else of the page does, and keeps it from all of it if it may not act.
fn listen<E: JsCast + 'static>(name: &'static str, may_act: fn(&mut Presses, &E) -> bool) -> EventListener {
    let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
    EventListener::new_with_options(&window(), name, options, move |event: &Event| {
        // What a program sends is no press.
        let stale = event.is_trusted()
            && event.dyn_ref().is_some_and(|event| !PRESSES.with_borrow_mut(|presses| may_act(presses, event)));
        if matches!(name, "keydown" | "pointerdown") {
            end_series_in_time();
        }
        if stale {
            event.prevent_default();
            event.stop_immediate_propagation();
        }
    })
}

/// Ends the series that has just begun when a double press is over, also where time stamps are coarse.
fn end_series_in_time() {
    if let Some(series) = PRESSES.with_borrow(Presses::new_series) {
        let end = move || PRESSES.with_borrow_mut(|presses| presses.end_series(series));
        Timeout::new(DOUBLE_MS as u32, end).forget();
    }
}

/// The key, by its place where that is known; keyboards on a screen have none.
fn name(event: &KeyboardEvent) -> String {
    let code = event.code();
    if code.is_empty() { event.key() } else { code }
}

/// Tells whether a key is typed into a field, or belongs to the browser.
fn is_typed(event: &KeyboardEvent) -> bool {
    let in_text = || {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        target.is_some_and(|target| target.matches(TEXT).unwrap_or(false))
    };
    let acts = matches!(event.key().as_str(), "Enter" | "Escape");
    is_command(event) || !acts && in_text()
}

fn may_press(presses: &mut Presses, event: &KeyboardEvent) -> bool {
    let key = event.key();
    let fresh = presses.key_down(&name(event), event.time_stamp(), event.repeat());
    if is_typed(event) || !event.repeat() && WALKING.contains(&key.as_str()) {
        return true;
    }
    // Each press of a button is one.
    fresh && !(event.repeat() && matches!(key.as_str(), "Enter" | " "))
}

fn may_click(presses: &mut Presses, event: &MouseEvent) -> bool {
    // The click of a key or of a screen reader is the first of none.
    event.detail() == 0 || presses.click(event.time_stamp())
}
