//! The languages, and how their texts come.

// A function that is split off tells in its result whether it could be loaded, whatever it does itself.
#![allow(clippy::unnecessary_wraps)]

use std::sync::OnceLock;

use gloo_utils::window;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::later::Later;
use super::{ENGLISH, Texts, dutch, french, german, later, spanish};

/// A language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Dutch.
    Dutch,
    /// French.
    French,
    /// German.
    German,
    /// Spanish.
    Spanish,
}

/// What has been loaded of a language.
struct Tongue {
    texts: &'static Texts,
    later: &'static Later,
}

static LOADED: [OnceLock<Tongue>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];

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
            .unwrap_or_default()
    }

    /// Whether its texts are there.
    pub fn is_loaded(self) -> bool {
        self == Self::English || self.loaded().get().is_some()
    }

    /// Loads its texts.
    ///
    /// # Errors
    /// If they could not be fetched; until then its texts are the English ones.
    pub async fn load(self) -> Result<(), SplitLoaderError> {
        let tongue = match self {
            Self::English => return Ok(()),
            Self::Dutch => load_dutch().await?,
            Self::French => load_french().await?,
            Self::German => load_german().await?,
            Self::Spanish => load_spanish().await?,
        };
        self.loaded().get_or_init(|| tongue);
        Ok(())
    }

    /// The texts that the page needs from the beginning.
    pub fn texts(self) -> &'static Texts {
        self.loaded().get().map_or(&ENGLISH, |tongue| tongue.texts)
    }

    /// The texts of what is loaded later, apart from the others because the page must not hold them.
    pub fn later(self) -> &'static Later {
        self.loaded().get().map_or(&later::ENGLISH, |tongue| tongue.later)
    }

    fn loaded(self) -> &'static OnceLock<Tongue> {
        &LOADED[self as usize]
    }
}

#[wasm_split(dutch, fallible)]
fn load_dutch() -> Result<Tongue, SplitLoaderError> {
    Ok(Tongue { texts: &dutch::TEXTS, later: &dutch::LATER })
}

#[wasm_split(french, fallible)]
fn load_french() -> Result<Tongue, SplitLoaderError> {
    Ok(Tongue { texts: &french::TEXTS, later: &french::LATER })
}

#[wasm_split(german, fallible)]
fn load_german() -> Result<Tongue, SplitLoaderError> {
    Ok(Tongue { texts: &german::TEXTS, later: &german::LATER })
}

#[wasm_split(spanish, fallible)]
fn load_spanish() -> Result<Tongue, SplitLoaderError> {
    Ok(Tongue { texts: &spanish::TEXTS, later: &spanish::LATER })
}

#[cfg(test)]
pub(crate) mod tests {
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    use super::Language;

    /// All languages with their texts.
    pub(crate) fn all() -> impl Iterator<Item = Language> {
        Language::ALL.into_iter().inspect(|language| {
            // Where nothing is fetched, they are there at once.
            let loaded = pin!(language.load()).poll(&mut Context::from_waker(Waker::noop()));
            assert!(matches!(loaded, Poll::Ready(Ok(()))), "{language:?}");
            assert!(language.is_loaded());
        })
    }

    #[test]
    fn each_language_has_texts_of_its_own() {
        let mut words: Vec<_> = all().map(|language| language.later().settings.title).collect();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), Language::ALL.len());
    }
}
