//! The parts of the page.

pub mod board;
pub mod icon;
pub mod piece;
pub mod setup;
pub mod start;
