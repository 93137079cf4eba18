//! Who plays.

use alloc::borrow::ToOwned;
use alloc::string::String;
use core::convert::Infallible;
use core::fmt;
use core::str::FromStr;

use crate::label::Label;
use crate::level::Level;

/// Who sits on a side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seat {
    /// A person, by name; the name may be empty.
    Person(String),
    /// The computer player.
    Computer(Level),
}

impl Seat {
    const COMPUTER: &'static str = "computer ";

    /// The most letters of a name; what is longer is cut.
    pub const LONGEST_NAME: usize = Label::LONGEST;

    /// Whether a person sits there.
    pub const fn is_person(&self) -> bool {
        matches!(self, Self::Person(_))
    }

    /// Reads how it stands in a record: whatever names no level is a person's name.
    pub fn from_text(text: &str) -> Self {
        text.strip_prefix(Self::COMPUTER)
            .and_then(Level::from_name)
            .map_or_else(|| Self::Person(text.to_owned()).cleaned(), Self::Computer)
    }

    /// A name must not break the line of the record, nor pass for a computer, nor be longer than a line of the page.
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
