//! The worker in which the computer player thinks: the messages, the page's side and the worker's side.
//!
//! The page never searches itself. What goes to the worker is the computer's own player record (N6), so a worker cannot
//! know more than that player.

mod client;
mod message;
mod serve;

pub use client::{Client, Trouble};
pub use message::{Reply, Task};
pub use serve::serve;
