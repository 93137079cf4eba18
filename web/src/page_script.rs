//! Functions and values that the scripts around the program (`assets/*.js`) leave on the window.

use gloo::utils::window;
use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// A value by its name; undefined where there is none.
pub fn value(name: &str) -> JsValue {
    Reflect::get(&window(), &name.into()).unwrap_or_default()
}

/// Calls a function by its name. `false` where there is none, as outside of the built site.
pub fn call(name: &str) -> bool {
    let function = value(name).dyn_into::<Function>();
    function.is_ok_and(|function| function.call0(&JsValue::NULL).is_ok())
}

/// Loads the page again from its host, without what the browser has kept of it: for when something of it did not come.
pub fn load_again() {
    if !call("loadAgain") {
        let _ = window().location().reload();
    }
}

/// Tells that the program cannot start.
pub fn start_failed() {
    call("startFailed");
}
