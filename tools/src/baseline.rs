//! The computer player as it first played every edition, frozen: what later ones are measured against. Nothing here is
//! changed but what the engine's own interface asks for.

mod aims;
mod belief;
mod deed;
mod habit;
mod hand;
mod judge;
mod missing;
mod options;
mod prospect;
mod pull;
mod race;
mod search;
mod thinker;
mod worth;

pub use thinker::Thinker;
