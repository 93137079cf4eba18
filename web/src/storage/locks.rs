//! Locks of the browser (Web Locks), by which one window at a time owns something.
//!
//! `web-sys` counts them as unstable, hence `Reflect`. There are none on a page that is not served safely.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::utils::window;
use js_sys::futures::JsFuture;
use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use yew::Callback;
use yew::platform::spawn_local;

/// Change of a lock that was requested.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LockChange {
    /// This window has it.
    Held,
    /// Another window has taken it over.
    Lost,
    /// There are no locks here.
    Unavailable,
}

/// A lock that is wanted or held. Dropped, it is given back.
#[derive(Debug)]
#[must_use]
pub struct Lock(Rc<State>);

#[derive(Debug, Default)]
struct State {
    dropped: Cell<bool>,
    release: RefCell<Option<Function>>,
}

impl Lock {
    /// Requests the lock of that name: as soon as no other window has it, or at once by taking it away from there.
    pub fn request(name: &str, steal: bool, on_change: Callback<LockChange>) -> Self {
        let state = Rc::new(State::default());
        let lock = Self(state.clone());
        let Some(held) = ask(name, steal, &state, &on_change) else {
            on_change.emit(LockChange::Unavailable);
            return lock;
        };
        spawn_local(async move {
            // It is held until this promise settles.
            if let Err(error) = JsFuture::from(held).await
                && !state.dropped.get()
            {
                let stolen = Reflect::get(&error, &"name".into()).is_ok_and(|name| name == "AbortError");
                on_change.emit(if stolen { LockChange::Lost } else { LockChange::Unavailable });
            }
        });
        lock
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        self.0.dropped.set(true);
        if let Some(release) = self.0.release.take() {
            let _ = release.call0(&JsValue::UNDEFINED);
        }
    }
}

/// Asks the browser. The promise settles when the lock is given back or lost.
fn ask(name: &str, steal: bool, state: &Rc<State>, on_change: &Callback<LockChange>) -> Option<Promise> {
    let locks = Reflect::get(&window().navigator(), &"locks".into()).ok().filter(JsValue::is_object)?;
    let request: Function = Reflect::get(&locks, &"request".into()).ok()?.dyn_into().ok()?;
    let options = Object::new();
    Reflect::set(&options, &"steal".into(), &steal.into()).ok()?;
    let (state, on_change) = (state.clone(), on_change.clone());
    let granted = Closure::once_into_js(move |_: JsValue| -> JsValue {
        if state.dropped.get() {
            return JsValue::UNDEFINED;
        }
        let held = Promise::new(&mut |release, _| _ = state.release.replace(Some(release)));
        on_change.emit(LockChange::Held);
        held.into()
    });
    request.call3(&locks, &name.into(), &options, &granted).ok()?.dyn_into().ok()
}
