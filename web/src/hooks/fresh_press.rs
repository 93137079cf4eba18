//! Presses that begin on the screen that they act on.

use std::cell::RefCell;
use std::collections::HashSet;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::utils::window;
use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent};
use yew::prelude::*;

/// Keeps keys that were pressed before the component appeared from pressing anything on it.
///
/// A key that is held repeats, and the key that ended one player's turn comes up when the cover is there already:
/// either would press the button that has the focus. Pointers need no such care, since a click belongs to the
/// element on which it began.
#[hook]
pub fn use_fresh_presses() {
    use_effect_with((), |()| {
        let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
        let keys = Rc::new(RefCell::new(HashSet::new()));
        let listen = |name: &'static str, is_fresh: fn(&KeyboardEvent, &mut HashSet<String>) -> bool| {
            let keys = keys.clone();
            EventListener::new_with_options(&window(), name, options, move |event: &Event| {
                let stale = |key: &KeyboardEvent| !is_fresh(key, &mut keys.borrow_mut());
                if event.dyn_ref().is_some_and(stale) {
                    event.prevent_default();
                }
            })
        };
        let listeners = [
            listen("keydown", |key, keys| {
                if !key.repeat() {
                    keys.insert(key.code());
                }
                keys.contains(&key.code())
            }),
            listen("keyup", |key, keys| keys.remove(&key.code())),
        ];
        move || drop(listeners)
    });
}
