//! Library of the text protocol, so that tests can drive it without starting a program.
//!
//! [`run`] works on any input and output, a [`Session`] line by line. [`Outside`] is the other end of the
//! protocol: it drives an external program that plays one side.
//!
//! ```text
//! line -> Session -> Referee (knows all) or Player (knows what one side is told) -> reply lines
//! ```

mod count;
mod editions;
mod failure;
mod measure;
mod opening;
mod outside;
mod player;
mod program;
mod referee;
mod report;
mod schedule;
mod session;
mod stream;
mod thinking;

pub use count::count;
pub use editions::{Editions, edition, editions};
pub use failure::Failure;
pub use measure::{Playouts, playouts};
pub use opening::opening;
pub use outside::{Answer, Outside};
pub use schedule::schedule;
pub use session::Session;
pub use stream::run;
