//! Names and order of the computer player's levels. The numbers by which they play are in `ai`.

/// Playing strength of the computer player. Each level beats the one below in about three games of four.
///
/// ```
/// use vexillum_engine::{Level, Seat};
///
/// assert!(Level::Recruit < Level::Consul);
/// assert_eq!("tribune".parse(), Ok(Level::Tribune));
/// assert_eq!(Seat::Computer(Level::Tribune).to_string(), "computer tribune");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord, Hash)]
pub enum Level {
    /// A beginner: sees one move ahead, overlooks most of what it could do, and forgets what it has seen.
    Recruit,
    /// Overlooks much and forgets half.
    Legionary,
    /// Sees the next exchange, if it does not overlook it.
    Centurion,
    /// Seldom overlooks anything.
    Tribune,
    /// Remembers everything and plays a sound game.
    Legate,
    /// A master: looks ahead and takes the time that it is given.
    Consul,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 6] =
        [Self::Recruit, Self::Legionary, Self::Centurion, Self::Tribune, Self::Legate, Self::Consul];

    /// The name in notation and records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Recruit => "recruit",
            Self::Legionary => "legionary",
            Self::Centurion => "centurion",
            Self::Tribune => "tribune",
            Self::Legate => "legate",
            Self::Consul => "consul",
        }
    }

    /// The level of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }
}
