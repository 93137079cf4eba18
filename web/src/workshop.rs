//! The workshop: a second program of the page, loaded when it is first asked for, with what the first load does not need.
//! It lies over the page as a dialog. The two programs speak by the address alone: the page links to an address of the
//! workshop, and the workshop links back to the page. Nothing that only the workshop shows may be named by `App`.

mod address;
mod client;
mod editor;
mod flaws;
mod kinds;
mod rules;
mod screen;

pub use address::{Page, chosen_variant};
pub use client::{Client, Report};
pub use screen::Workshop;

/// The id of the element in which the workshop is drawn.
pub const ROOT: &str = "workshop";
