//! Web worker of the computer player, and the messages between it and the page.
//!
//! The page itself never searches. It sends the computer's own player record (N6), so the worker cannot know
//! more than that player.

mod message;
mod serve;

pub use message::{Incoming, Reply, Task};
pub use serve::serve;
