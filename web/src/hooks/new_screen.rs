//! Components that come and go as a screen of their own.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::presses::{DOUBLE_MS, new_screen, quiet_for};

/// Keeps presses that began before the component appeared from it, and those that began on it from what comes after.
#[hook]
pub fn use_new_screen() {
    use_effect_with((), |()| {
        new_screen();
        new_screen
    });
}

/// Set once the component has been there, and nothing has been pressed, for as long as a double press takes. What was
/// pressed until then does nothing.
#[hook]
pub fn use_calm() -> bool {
    let calm = use_state_eq(|| false);
    let checks = use_state_eq(|| 0_u32);
    {
        let calm = calm.clone();
        use_effect_with(*checks, move |&done| {
            let wait = if done == 0 { DOUBLE_MS } else { DOUBLE_MS - quiet_for() };
            let timer = Timeout::new(wait.max(0.0).ceil() as u32, move || {
                if quiet_for() < DOUBLE_MS {
                    checks.set(done + 1);
                } else {
                    new_screen();
                    calm.set(true);
                }
            });
            move || drop(timer)
        });
    }
    *calm
}
