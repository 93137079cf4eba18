//! What components do with the browser itself.

pub mod drag;
pub mod fresh_press;
pub mod ghost;
pub mod slide;
pub mod steps;
pub mod stored;
