//! The computer player: a function of what one player knows.
//!
//! ```text
//! View -> Belief -> sampled positions -> search -> the action that is best on average
//! ```
//!
//! Nothing here holds a clock, starts a thread or sees more than a [`View`]. Nothing names a kind of piece or an edition:
//! all is derived from [`Unit`](crate::Unit) data and [`Rules`](crate::Rules).

mod aims;
mod arrange;
mod belief;
mod bluff;
mod book;
mod critic;
mod dealing;
mod deed;
mod foresight;
mod habit;
mod hand;
mod history;
mod instinct;
mod judge;
mod keeper;
mod level;
mod meeting;
mod memory;
mod missing;
mod network;
mod options;
mod policy;
mod prospect;
mod pull;
mod race;
mod sampler;
mod search;
mod standing;
mod tally;
mod taste;
mod thinker;
mod traits;
mod worth;

pub use arrange::arrange;
pub use belief::Belief;
pub use critic::outlook;
pub use habit::{GOING_SIZE, going_place};
pub use instinct::{HIDDEN, HIDDEN_UNITS, UNITS, WEIGHTS};
pub use level::{Level, Look, MOVES};
pub use policy::odds;
pub use sampler::Sampler;
pub use standing::standing;
pub use taste::Taste;
pub use thinker::{Choice, Thinker, accepts_draw, choose};
pub use traits::TRAITS;
