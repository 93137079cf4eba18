//! Levels of the computer player, by name and order. Their parameters are in `ai`.

/// Playing strength of the computer player. Each level wins about three of four games against the one below.
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
    /// Beginner: looks one move ahead, overlooks most of its moves and forgets what it has seen.
    Recruit,
    /// Level that overlooks a lot and forgets half of what it has seen.
    Legionary,
    /// Level that sees the next exchange, unless it overlooks it.
    Centurion,
    /// Level that seldom overlooks anything.
    Tribune,
    /// Level that remembers everything and plays soundly.
    Legate,
    /// Master: looks ahead and uses all the time it gets.
    Consul,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 6] =
        [Self::Recruit, Self::Legionary, Self::Centurion, Self::Tribune, Self::Legate, Self::Consul];

    /// Name in notation and records.
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

    /// Level with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }
}
