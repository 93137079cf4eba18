//! The computer player: a function of what one player knows.
//!
//! ```text
//! View -> Belief -> sampled positions -> search -> the action that is best on average
//! ```
//!
//! Nothing here holds a clock, starts a thread or sees more than a [`View`](crate::View). Nothing names a kind of piece or an edition:
//! all is derived from [`Unit`](crate::Unit) data and [`Rules`](crate::Rules).

// What is public to the programs that teach the player is not without them.
#![cfg_attr(not(feature = "train"), allow(unreachable_pub))]

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
mod skill;
mod standing;
mod tally;
mod taste;
mod thinker;
mod traits;
mod worth;

pub use arrange::arrange;
pub use belief::Belief;
pub use sampler::Sampler;
pub use standing::standing;
pub use thinker::{Thinker, accepts_draw, choose};

#[cfg(feature = "train")]
pub use self::{
    critic::outlook,
    habit::{GOING_SIZE, going_place},
    instinct::{HIDDEN, HIDDEN_UNITS, UNITS, WEIGHTS},
    policy::odds,
    skill::{Look, MOVES},
    taste::Taste,
    thinker::Choice,
    traits::TRAITS,
};
