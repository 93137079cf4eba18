//! Switches and variants as text.

use core::fmt;
use core::str::FromStr;

use super::words::write_words;
use super::{ParseError, read_own, write_own};
use crate::variant::{Rules, Variant};

impl fmt::Display for Rules {
    /// Writes the switches that differ from [`STANDARD`](Self::STANDARD).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_words(f, self.changed_from(&Self::STANDARD))
    }
}

impl FromStr for Rules {
    type Err = ParseError;

    /// Reads switches on top of [`STANDARD`](Self::STANDARD), even if they exclude each other.
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
    /// Variant with switches set from words, as `name=value`.
    pub(super) fn with_words(&self, words: &str) -> Result<Self, ParseError> {
        words.split_whitespace().try_fold(*self, |variant, switch| {
            let (name, value) = name_and_value(switch)?;
            variant.with_switch(name, value).map_err(|_| ParseError::new("a switch that goes with the edition", switch))
        })
    }

    /// Reads a variant written by versions up to 0.2, with its meaning of that time.
    pub(crate) fn parse_as_in_0_2(text: &str) -> Result<Self, ParseError> {
        if text.starts_with('{') {
            return text.parse().map(|own: Self| own.as_in_0_2());
        }
        let (id, words) = text.split_once(' ').unwrap_or((text, ""));
        Self::edition(id)?.as_in_0_2().with_words(words)
    }

    /// Edition with this id.
    pub(super) fn edition(id: &str) -> Result<Self, ParseError> {
        Self::find(id).copied().ok_or_else(|| ParseError::new("an edition", id))
    }
}

impl fmt::Display for Variant {
    /// Writes an edition as its id and changed switches, and a custom variant as JSON.
    ///
    /// Without the feature `serde`, a custom variant is only its id.
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

    /// Reads the text of `Display`; custom variants only with the feature `serde`.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        if text.starts_with('{') || text == Self::OWN {
            return read_own(text);
        }
        let (id, words) = text.split_once(' ').unwrap_or((text, ""));
        Self::edition(id)?.with_words(words)
    }
}
