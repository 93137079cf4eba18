//! What components do with the browser itself.

pub mod drag;
pub mod ghost;
pub mod new_screen;
pub mod rows;
pub mod slide;
pub mod steps;
pub mod stored;
pub mod unfolded;
