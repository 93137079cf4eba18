//! Single words of the notation, and sets as lists of words.

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::{Listed, ParseError, parse_cards};
use crate::card::{Card, CardSet};
use crate::color::Color;
use crate::event::Question;
use crate::level::Level;
use crate::outcome::Reason;
use crate::role::{Role, RoleSet};
use crate::square::SquareSet;
use crate::unit::{Movement, Power, Skills};
use crate::variant::{Captured, Fill, Names};

/// Implements `Display` and `FromStr` through a list of values and names.
///
/// A value that is not in the list is written as `unknown`.
macro_rules! named {
    ($($type:ty: $expected:literal, $names:expr;)*) => {$(
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str($names.into_iter().find(|(value, _)| value == self).map_or("unknown", |(_, name)| name))
            }
        }

        impl FromStr for $type {
            type Err = ParseError;

            fn from_str(text: &str) -> Result<Self, ParseError> {
                let found = $names.into_iter().find(|(_, name)| *name == text);
                found.map(|(value, _)| value).ok_or_else(|| ParseError::new($expected, text))
            }
        }
    )*};
}

named! {
    Captured: "both, owner, captor or nobody", Captured::ALL;
    Card: "a card", Card::ALL.map(|card| (card, card.name()));
    Color: "red or blue", Color::ALL.map(|color| (color, color.name()));
    Fill: "all or any", Fill::ALL;
    Level: "a level", Level::ALL.map(|level| (level, level.name()));
    Movement: "a kind of movement", Movement::ALL;
    Names: "classic or fantasy", Names::ALL;
    Power: "a power", Power::ALL;
    Question: "a question", Question::ALL.map(|question| (question, question.name()));
    Reason: "the reason of an end", Reason::ALL.map(|reason| (reason, reason.name()));
}

impl FromStr for Role {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut letters = text.chars();
        let role = letters.next().and_then(Self::from_letter).filter(|_| letters.next().is_none());
        role.ok_or_else(|| ParseError::new("a piece letter", text))
    }
}

impl FromStr for RoleSet {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let roles: Option<Self> = text.chars().map(Role::from_letter).collect();
        roles.ok_or_else(|| ParseError::new("piece letters", text))
    }
}

impl fmt::Display for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Listed(&self.iter().collect::<Vec<_>>()).fmt(f)
    }
}

impl FromStr for CardSet {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        parse_cards(text).map(|cards| cards.into_iter().collect())
    }
}

impl fmt::Display for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_words(f, *self)
    }
}

impl FromStr for SquareSet {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let square = |word: &str| word.parse().map_err(|_| ParseError::new("a square from a1 to l10", word));
        text.split_whitespace().map(square).collect()
    }
}

impl fmt::Display for Skills {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_words(f, Self::ALL.iter().filter(|(skill, _)| self.has(*skill)).map(|(_, name)| name))
    }
}

impl FromStr for Skills {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        text.split_whitespace().try_fold(Self::NONE, |all, word| {
            let found = Self::ALL.iter().find(|(_, name)| *name == word);
            found.map(|&(skill, _)| all.with(skill)).ok_or_else(|| ParseError::new("a skill", word))
        })
    }
}

/// Writes words with blanks between them.
pub(super) fn write_words(
    f: &mut fmt::Formatter<'_>,
    words: impl IntoIterator<Item = impl fmt::Display>,
) -> fmt::Result {
    words.into_iter().enumerate().try_for_each(|(index, word)| write!(f, "{}{word}", if index > 0 { " " } else { "" }))
}
