//! Set-ups: where people put which kinds of pieces, and the generator of random set-ups.

mod book;
mod generator;
pub(in crate::ai) mod prior;

pub use generator::arrange;
