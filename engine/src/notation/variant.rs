//! Switches and variants as text.

use core::fmt;
use core::str::FromStr;

use super::words::write_words;
use super::{ParseError, read_own, write_own};
use crate::variant::{Rules, Variant};

impl fmt::Display for Rules {
    /// The switches that differ from [`STANDARD`](Self::STANDARD).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_words(f, self.changed_from(&Self::STANDARD))
    }
}

impl FromStr for Rules {
    type Err = ParseError;

    /// The switches that differ from [`STANDARD`](Self::STANDARD), whether or not they go together.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut rules = Self::STANDARD;
        for switch in text.split_whitespace() {
            let (name, value) = name_and_value(switch)?;
            rules.set(name, value).map_err(|_| ParseError::new("a switch and its value", switch))?;
        }
        Ok(rules)
    }
}

fn name_and_value(switch: &str) -> Result<(&str, &str), ParseError> {
    switch.split_once('=').ok_or_else(|| ParseError::new("name=value", switch))
}

impl Variant {
    /// The variant with switches set by their words.
    pub(super) fn with_words(&self, words: &str) -> Result<Self, ParseError> {
        words.split_whitespace().try_fold(*self, |variant, switch| {
            let (name, value) = name_and_value(switch)?;
            variant.with_switch(name, value).map_err(|_| ParseError::new("a switch that goes with the edition", switch))
        })
    }

    /// Reads what versions up to 0.2 wrote, with the meaning that it had then.
    pub(crate) fn parse_first(text: &str) -> Result<Self, ParseError> {
        if text.starts_with('{') {
            return text.parse().map(|own: Self| own.as_first());
        }
        let (id, words) = text.split_once(' ').unwrap_or((text, ""));
        Self::edition(id)?.as_first().with_words(words)
    }

    /// An edition of the list, by its id.
    pub(super) fn edition(id: &str) -> Result<Self, ParseError> {
        Self::find(id).copied().ok_or_else(|| ParseError::new("an edition", id))
    }
}

impl fmt::Display for Variant {
    /// An edition as its id and the switches that differ from its own; a player's own variant as JSON, without the feature
    /// `serde` as its id alone.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_own() {
            return f.write_str(&write_own(self));
        }
        f.write_str(self.id)?;
        self.changed_switches().iter().try_for_each(|switch| write!(f, " {switch}"))
    }
}

impl FromStr for Variant {
    type Err = ParseError;

    /// Reads what `Display` writes; an own variant only with the feature `serde`.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        if text.starts_with('{') || text == Self::OWN {
            return read_own(text);
        }
        let (id, words) = text.split_once(' ').unwrap_or((text, ""));
        Self::edition(id)?.with_words(words)
    }
}
