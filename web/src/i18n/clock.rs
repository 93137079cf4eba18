//! Texts of the clock at the seats.

use crate::name::Name;

/// Texts of the clock.
pub struct Clock {
    /// In front of the time, for screen readers.
    pub left: &'static str,
    /// So many seconds are left to somebody: his name.
    pub only: fn(&Name, u32) -> String,
    /// The time for the set-up is up.
    pub placed: &'static str,
}

/// English.
pub const ENGLISH: Clock = Clock {
    left: "Time left: ",
    only: |name, seconds| match seconds {
        60 => format!("{name}: one minute left."),
        seconds if seconds % 60 == 0 => format!("{name}: {} minutes left.", seconds / 60),
        seconds => format!("{name}: {seconds} seconds left."),
    },
    placed: "Time was up: the rest of the army has been placed at random.",
};
