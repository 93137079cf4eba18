//! The worker in which the computer player thinks, and the messages that go to and fro between it and the page.
//!
//! The page never searches itself. What goes to the worker is the computer's own player record (N6), so a worker cannot
//! know more than that player.

mod message;
mod serve;

pub use message::{Incoming, Reply, Task};
pub use serve::serve;
