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
    /// High contrast.
    Contrast,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 4] = [Self::System, Self::Light, Self::Dark, Self::Contrast];

    /// The value of `data-theme` in the page; none for the device's own.
    pub const fn attribute(self) -> Option<&'static str> {
        match self {
            Self::System => None,
            Self::Light => Some("light"),
            Self::Dark => Some("dark"),
            Self::Contrast => Some("contrast"),
        }
    }
}

/// What is drawn on the pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PieceSet {
    /// Pictures and ranks.
    #[default]
    Pictures,
    /// Large ranks alone.
    Numbers,
}

impl PieceSet {
    /// All sets.
    pub const ALL: [Self; 2] = [Self::Pictures, Self::Numbers];

    /// The value of `data-pieces` in the page.
    pub const fn attribute(self) -> Option<&'static str> {
        match self {
            Self::Pictures => None,
            Self::Numbers => Some("numbers"),
        }
    }
}

/// How much moves on the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Motion {
    /// As designed, unless the device asks for less.
    #[default]
    Full,
    /// Nothing.
    None,
}

impl Motion {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Full, Self::None];

    /// The value of `data-motion` in the page.
    pub const fn attribute(self) -> Option<&'static str> {
        match self {
            Self::Full => None,
            Self::None => Some("none"),
        }
    }
}

/// The settings. Unknown values fall back to these defaults one by one.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Colors of the page.
    pub theme: Theme,
    /// What is drawn on the pieces.
    pub pieces: PieceSet,
    /// How much moves.
    pub motion: Motion,
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
