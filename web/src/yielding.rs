//! Pauses in which the browser handles input and paints.

use gloo::timers::callback::Timeout;

/// Yields to the event loop so that input is handled and what has changed is painted before `work` begins.
pub fn yield_to_browser(work: impl FnOnce() + 'static) {
    Timeout::new(0, work).forget();
}
