//! What the player has chosen once and for all, kept as JSON. No rank of a piece ever stands here.

use serde::{Deserialize, Serialize};

use crate::i18n::Language;

/// Colors of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the device is set.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// The value of `data-theme` in the page; none for the device's own.
    pub const fn attribute(self) -> Option<&'static str> {
        match self {
            Self::System => None,
            Self::Light => Some("light"),
            Self::Dark => Some("dark"),
        }
    }
}

/// The settings. Unknown values fall back to these defaults one by one.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Colors of the page.
    pub theme: Theme,
    /// Language of the page.
    pub language: Language,
    /// What the players at one screen are called, Red and Blue; empty for the name of the color.
    pub names: [String; 2],
    /// What was chosen last on the start screen.
    pub last: LastChoice,
}

/// What was chosen last on the start screen, in the words of the notation. Whatever is no longer known is ignored.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct LastChoice {
    /// Id of the edition.
    pub edition: String,
    /// Switches that differ from the edition's own, as `name=value`.
    pub switches: Vec<String>,
    /// `computer`, `beside` or `watch`.
    pub opponent: String,
    /// Name of the computer's level.
    pub level: String,
    /// `red`, `blue` or `lot`.
    pub color: String,
}
