//! A screen that is drawn one part after the other.

use yew::prelude::*;

use crate::yielding::yield_to_browser;

/// How many of so many parts to draw by now: one at first, then one more after each drawing, so that the browser is never
/// kept busy for long.
#[hook]
pub fn use_steps(parts: usize) -> usize {
    let drawn = use_state_eq(|| 1);
    {
        let drawn = drawn.clone();
        use_effect_with(*drawn, move |&done| {
            if done < parts {
                yield_to_browser(move || drawn.set(done + 1));
            }
        });
    }
    *drawn
}
