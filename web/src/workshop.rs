//! The workshop: the pages that lie over the game as a dialog, each with an [address](crate::address) of its own, so that
//! Back, reload and links work by themselves. It is a part of the program of its own: see [`parts`](crate::parts).

mod editor;
mod embed;
mod flaws;
pub(crate) mod games;
mod history;
mod kinds;
pub mod lessons;
mod over;
mod review;
mod rules;
mod screen;

pub(crate) use games::words::link_error;
pub use screen::workshop;
