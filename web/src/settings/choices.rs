//! The choices of the settings.

use serde::{Deserialize, Deserializer, Serialize};
use vexillum_engine::{Role, RoleSet};

/// Colors of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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

/// Pictures on the pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PieceSet {
    /// The pictures of the edition, and ranks.
    #[default]
    Pictures,
    /// Large ranks alone.
    Numbers,
    /// The pictures of the fantasy edition, and ranks.
    Fantasy,
}

impl PieceSet {
    /// All sets.
    pub const ALL: [Self; 3] = [Self::Pictures, Self::Numbers, Self::Fantasy];

    /// The value of `data-pieces` in the page.
    pub const fn attribute(self) -> Option<&'static str> {
        match self {
            Self::Pictures => None,
            Self::Numbers => Some("numbers"),
            Self::Fantasy => Some("fantasy"),
        }
    }
}

/// Numbering of the ranks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Numbering {
    /// The Marshal is 10.
    #[default]
    European,
    /// The Marshal is 1.
    American,
}

impl Numbering {
    /// Both.
    pub const ALL: [Self; 2] = [Self::European, Self::American];
}

/// The kinds that have a second figure.
pub const FIGURES: [Role; 3] = [Role::Marshal, Role::Lieutenant, Role::Scout];

/// Looks of the pieces, whatever the edition.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Style {
    /// Pictures on them.
    pub pieces: PieceSet,
    /// Numbering of their ranks.
    pub numbering: Numbering,
    /// Of which kinds, out of [`FIGURES`], the second figure is drawn.
    #[serde(deserialize_with = "figures")]
    pub figures: RoleSet,
}

fn figures<'de, D: Deserializer<'de>>(deserializer: D) -> Result<RoleSet, D::Error> {
    let stored = RoleSet::deserialize(deserializer)?;
    Ok(FIGURES.into_iter().filter(|&role| stored.contains(role)).collect())
}

/// Speed of animations, and of messages that go away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    /// As designed; not at all if the device asks for that.
    #[default]
    Device,
    /// Slower, whatever the device asks for.
    Slow,
    /// As designed, whatever the device asks for.
    Normal,
    /// Faster, whatever the device asks for.
    Fast,
    /// Nothing moves. What is to be read is seen as long as usual.
    None,
}

impl Motion {
    /// All.
    pub const ALL: [Self; 5] = [Self::Device, Self::Slow, Self::Normal, Self::Fast, Self::None];

    /// The value of `data-motion` in the page.
    pub const fn attribute(self) -> Option<&'static str> {
        match self {
            Self::Device => None,
            Self::Slow => Some("slow"),
            Self::Normal => Some("normal"),
            Self::Fast => Some("fast"),
            Self::None => Some("none"),
        }
    }

    /// Duration of something that is designed for so many milliseconds. The style sheets scale their own alike.
    pub const fn scale(self, ms: u32) -> u32 {
        match self {
            Self::Slow => ms * 9 / 5,
            Self::Fast => ms / 2,
            Self::Device | Self::Normal | Self::None => ms,
        }
    }
}

/// Sounds, on or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sound {
    /// Unless the device asks for little motion: no device tells whether it wants sounds, but whoever asks for a calm page is
    /// not to be startled by them either.
    #[default]
    Device,
    /// Yes.
    On,
    /// No.
    Off,
}

impl Sound {
    /// All.
    pub const ALL: [Self; 3] = [Self::Device, Self::On, Self::Off];
}
