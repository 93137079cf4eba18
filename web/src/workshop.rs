//! The workshop: the pages that lie over the page as a dialog, each with an address of its own, so that Back, reload and
//! links work by themselves. It is loaded later, and `App` names nothing of it but [`Page`].

mod address;
mod editor;
mod embed;
mod flaws;
pub(crate) mod games;
mod kinds;
pub mod lessons;
mod review;
mod rules;
mod screen;

pub use address::{Page, chosen_variant};
pub(crate) use games::words::link_error;
pub use screen::workshop;
