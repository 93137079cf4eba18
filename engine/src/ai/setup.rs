//! Set-ups: priors of people's set-ups, and the generator of random ones.

mod book;
mod generator;
pub(in crate::ai) mod prior;

pub use generator::arrange;
