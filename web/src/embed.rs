//! The game on somebody else's page: what stands in the address of `embed.html`, what is said between the frame and the page
//! around it, and how an embedding is written down. It is a part of the program of its own: see [`parts`](crate::parts).

mod asked;
mod colors;
mod fault;
mod host;
mod message;

use std::rc::Rc;

use crate::frame::Frame;

pub use asked::{Asked, USUAL_EDITION};
pub use fault::Fault;
pub use message::{Bad, Message};

/// The frame that the page is in, as its address describes it.
pub fn frame() -> Frame {
    Frame(Rc::new(host::Embedded::new()))
}
