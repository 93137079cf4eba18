//! All words of the page: a struct for each screen, a constant of it for each language, so that a missing text is an
//! error of the compiler.

pub mod setup;
pub mod start;

use serde::{Deserialize, Serialize};

/// A language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Language {
    /// English.
    #[default]
    #[serde(rename = "en")]
    English,
}

/// All texts of a language.
pub struct Texts {
    /// The start screen.
    pub start: start::Start,
    /// The set-up screen.
    pub setup: setup::Setup,
}

static ENGLISH: Texts = Texts { start: start::ENGLISH, setup: setup::ENGLISH };

impl Language {
    /// The texts.
    pub fn texts(self) -> &'static Texts {
        match self {
            Self::English => &ENGLISH,
        }
    }
}
