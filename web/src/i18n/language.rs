//! The languages, and how their texts come.

use std::sync::OnceLock;

use gloo::utils::window;
use serde::{Deserialize, Serialize};

use super::workshop::Workshop;
use super::{ENGLISH, Texts, dutch, french, german, spanish, workshop};

/// A language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Language {
    /// English.
    #[serde(rename = "en")]
    English,
    /// Dutch.
    #[serde(rename = "nl")]
    Dutch,
    /// French.
    #[serde(rename = "fr")]
    French,
    /// German.
    #[serde(rename = "de")]
    German,
    /// Spanish.
    #[serde(rename = "es")]
    Spanish,
}

impl Default for Language {
    /// The one that the browser prefers; English outside of browsers.
    fn default() -> Self {
        if cfg!(target_family = "wasm") { Self::preferred() } else { Self::English }
    }
}

/// All texts of a language besides English.
pub struct LanguagePack {
    pub(super) texts: Texts,
    pub(super) workshop: Workshop,
}

impl LanguagePack {
    /// Dutch.
    pub fn dutch() -> &'static Self {
        &dutch::DUTCH
    }

    /// French.
    pub fn french() -> &'static Self {
        &french::FRENCH
    }

    /// German.
    pub fn german() -> &'static Self {
        &german::GERMAN
    }

    /// Spanish.
    pub fn spanish() -> &'static Self {
        &spanish::SPANISH
    }
}

static LOADED: [OnceLock<&LanguagePack>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];

impl Language {
    /// All languages, in the order of their names.
    pub const ALL: [Self; 5] = [Self::German, Self::English, Self::Spanish, Self::French, Self::Dutch];

    /// The code of the language, as in the `lang` of the page.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Dutch => "nl",
            Self::French => "fr",
            Self::German => "de",
            Self::Spanish => "es",
        }
    }

    /// What the language calls itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Dutch => "Nederlands",
            Self::French => "Français",
            Self::German => "Deutsch",
            Self::Spanish => "Español",
        }
    }

    /// The first of the languages that the person prefers, as far as we have it; English if we have none.
    pub fn preferred() -> Self {
        let known = |wanted: String| {
            let (code, _) = wanted.split_once('-').unwrap_or((&wanted, ""));
            Self::ALL.into_iter().find(|language| language.code() == code)
        };
        window()
            .navigator()
            .languages()
            .iter()
            .filter_map(|wanted| wanted.as_string())
            .find_map(known)
            .unwrap_or(Self::English)
    }

    /// Whether its texts are there.
    pub fn is_loaded(self) -> bool {
        self == Self::English || self.loaded().get().is_some()
    }

    /// The language of its texts: English until they are loaded.
    #[must_use]
    pub fn of_texts(self) -> Self {
        if self.is_loaded() { self } else { Self::English }
    }

    /// Takes its texts, which have been loaded. Until then they are the English ones.
    pub fn install(self, pack: &'static LanguagePack) {
        self.loaded().get_or_init(|| pack);
    }

    /// Texts of the game's screens.
    pub fn texts(self) -> &'static Texts {
        self.loaded().get().map_or(&ENGLISH, |pack| &pack.texts)
    }

    /// Texts of the pages that lie over the game, apart from the others because English ones are loaded with these pages.
    pub fn workshop(self) -> &'static Workshop {
        self.loaded().get().map_or(&workshop::ENGLISH, |pack| &pack.workshop)
    }

    fn loaded(self) -> &'static OnceLock<&'static LanguagePack> {
        &LOADED[self as usize]
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::{Language, LanguagePack};

    /// All languages with their texts.
    pub(crate) fn all() -> impl Iterator<Item = Language> {
        Language::ALL.into_iter().inspect(|language| {
            let pack = match language {
                Language::English => return,
                Language::Dutch => LanguagePack::dutch(),
                Language::French => LanguagePack::french(),
                Language::German => LanguagePack::german(),
                Language::Spanish => LanguagePack::spanish(),
            };
            language.install(pack);
        })
    }

    #[test]
    fn each_language_has_texts_of_its_own() {
        let mut words: Vec<_> = all().map(|language| language.texts().settings.title).collect();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), Language::ALL.len());
    }
}
