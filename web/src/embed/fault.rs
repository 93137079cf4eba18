//! What is wrong with the address of a frame.

use crate::i18n::Language;
use crate::link::LinkError;
use crate::name::Name;
use crate::workshop::link_error;

/// What is wrong with a parameter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Nothing has this name.
    Unknown(String),
    /// The parameter of this name cannot have this value.
    Value(String, String),
    /// The text or link of the parameter of this name is not what it should be.
    Unreadable(&'static str, LinkError),
    /// It is what one player knew of a game, which is no game.
    Own(&'static str),
}

/// The beginning of a text, for a message.
pub(super) fn cut(text: &str) -> String {
    const SHOWN: usize = 40;
    text.chars().take(SHOWN).collect()
}

impl Fault {
    /// The same in words.
    pub fn words(&self, language: Language) -> String {
        let texts = &language.workshop().embed;
        match self {
            Self::Unknown(name) => (texts.unknown)(&Name::of(name)),
            Self::Value(name, value) => (texts.value)(&Name::of(name), &Name::of(value)),
            Self::Unreadable(name, error) => (texts.unreadable)(&Name::from(*name), link_error(error, language)),
            Self::Own(name) => (texts.unreadable)(&Name::from(*name), language.workshop().games.files.own_record),
        }
    }
}
