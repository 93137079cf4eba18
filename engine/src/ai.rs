//! The computer player: a function of what one player knows.

mod level;

pub use level::Level;
