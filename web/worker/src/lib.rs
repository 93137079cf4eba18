//! The worker in which the computer player thinks, and the messages that go to and fro between it and the page.
//!
//! The page never searches itself. What goes to the worker is the computer's own player record (N6), so a worker cannot
//! know more than that player.

mod message;
mod serve;

pub use message::{Bad, Incoming, Reply, Task};
pub use serve::serve;

/// Identity of the sources that this program was built from; `dev` outside of `cargo xtask build`. Page and worker compare it,
/// since a browser may hold on to an old file of either.
pub const BUILD: &str = match option_env!("VEXILLUM_BUILD") {
    Some(build) => build,
    None => "dev",
};
