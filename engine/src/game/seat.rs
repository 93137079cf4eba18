//! Seats: the players of a game.

use alloc::borrow::ToOwned;
use alloc::string::String;
use core::convert::Infallible;
use core::fmt;
use core::str::FromStr;

use crate::label::Label;
use crate::level::Level;

/// Player on one side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seat {
    /// Person with a name, which may be empty.
    Person(String),
    /// Computer player of a level.
    Computer(Level),
}

impl Seat {
    const COMPUTER: &'static str = "computer ";

    /// Maximum length of a name, in characters. Longer names are cut.
    pub const LONGEST_NAME: usize = Label::LONGEST;

    /// True if the player is a person.
    pub const fn is_person(&self) -> bool {
        matches!(self, Self::Person(_))
    }

    /// Player from its text in a record. Any text that is not a level is a person's name.
    pub fn from_text(text: &str) -> Self {
        text.strip_prefix(Self::COMPUTER)
            .and_then(Level::from_name)
            .map_or_else(|| Self::Person(text.to_owned()).cleaned(), Self::Computer)
    }

    /// Seat with a name that fits a line of the record and the page, and cannot pass for a computer.
    pub(super) fn cleaned(self) -> Self {
        let Self::Person(name) = self else { return self };
        let name: String = name.chars().filter(|c| !c.is_control() && *c != '/').collect();
        let mut name = name.trim();
        while let Some(rest) = name.strip_prefix(Self::COMPUTER) {
            name = rest.trim_start();
        }
        let end = name.char_indices().nth(Self::LONGEST_NAME).map_or(name.len(), |(end, _)| end);
        Self::Person(name[..end].trim_end().to_owned())
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person(name) => f.write_str(name),
            Self::Computer(level) => write!(f, "{}{}", Self::COMPUTER, level.name()),
        }
    }
}

impl FromStr for Seat {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self::from_text(text))
    }
}
