//! The text protocol as a library, so that the tests drive it without starting a program: [`run`] over any input and
//! output, or a [`Session`] line by line.
//!
//! ```text
//! line -> Session -> Referee (knows all) or Player (knows what one side is told) -> reply lines
//! ```

pub mod baseline;
mod failure;
mod measure;
mod opening;
mod player;
mod referee;
mod report;
mod session;
mod stream;
mod thinking;

pub use failure::Failure;
pub use measure::{Playouts, playouts};
pub use opening::opening;
pub use session::Session;
pub use stream::run;
