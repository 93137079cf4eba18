//! Settings: choices of the player that outlast a game. No rank of a piece ever stands here.

mod choices;

use serde::{Deserialize, Deserializer, Serialize};

pub use choices::{FIGURES, Motion, Numbering, PieceSet, Sound, Style, Theme};

use crate::i18n::Language;
use crate::name::written;
use crate::storage::{Key, Stored};

/// The settings.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// Colors of the page.
    pub theme: Theme,
    /// Looks of the pieces.
    pub style: Style,
    /// Speed of animations.
    pub motion: Motion,
    /// Sounds, on or off.
    pub sound: Sound,
    /// Each turn waits until it is confirmed.
    pub confirm: bool,
    /// The board of two players at one screen is covered when the page is put away.
    pub cover: bool,
    /// The Master's board is drawn without its rivers.
    pub dry: bool,
    /// Language of the page.
    pub language: Language,
    /// Names of the players at one screen, Red and Blue; empty for the name of the color. No [longer](crate::name::LONGEST)
    /// than names are.
    #[serde(deserialize_with = "names")]
    pub names: [String; 2],
    /// The last choices on the start screen.
    pub last: LastChoice,
}

/// The last choices on the start screen, in the words of the notation. Unknown ones are ignored.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct LastChoice {
    /// The edition or own variant, as it is [called](crate::own::call).
    pub edition: String,
    /// Switches that differ from the edition's own, as `name=value`.
    pub switches: Vec<String>,
    /// `computer`, `beside` or `watch`.
    pub opponent: String,
    /// Name of the computer's level.
    pub level: String,
    /// `red`, `blue` or `lot`.
    pub color: String,
    /// Name of the clock.
    pub clock: String,
    /// The times of the player's own clock.
    pub own_clock: String,
}

fn names<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[String; 2], D::Error> {
    <[String; 2]>::deserialize(deserializer).map(|names| names.map(|name| written(&name)))
}

impl Settings {
    /// The same with names of players that are no longer than names are.
    #[must_use]
    pub fn cleaned(self) -> Self {
        Self { names: self.names.map(|name| written(&name)), ..self }
    }
}

impl Stored for Settings {
    const KEY: Key = Key::Settings;
}

#[cfg(test)]
mod tests {
    use vexillum_engine::{Role, RoleSet};

    use super::*;
    use crate::storage::{Loaded, tests::check};

    #[test]
    fn settings_come_back() {
        check(
            r#"{
                "theme": "dark", "style": {"pieces": "fantasy", "numbering": "american", "figures": "M2"},
                "motion": "slow", "sound": "off", "confirm": true, "cover": true, "dry": true, "language": "nl",
                "names": ["Anna Maria", ""],
                "last": {
                    "edition": "barrage", "switches": ["chase=off", "two-square=5"], "opponent": "computer",
                    "level": "recruit", "color": "lot", "clock": "own", "own-clock": "setup=60 player=600"
                }
            }"#,
            Settings {
                theme: Theme::Dark,
                style: Style {
                    pieces: PieceSet::Fantasy,
                    numbering: Numbering::American,
                    figures: [Role::Marshal, Role::Scout].into_iter().collect(),
                },
                motion: Motion::Slow,
                sound: Sound::Off,
                confirm: true,
                cover: true,
                dry: true,
                language: Language::Dutch,
                names: ["Anna Maria".into(), String::new()],
                last: LastChoice {
                    edition: "barrage".into(),
                    switches: vec!["chase=off".into(), "two-square=5".into()],
                    opponent: "computer".into(),
                    level: "recruit".into(),
                    color: "lot".into(),
                    clock: "own".into(),
                    own_clock: "setup=60 player=600".into(),
                },
            },
            Loaded::Whole,
        );
    }

    #[test]
    fn damaged_settings_are_left_out() {
        check(
            r#"{
                "theme": "dark", "language": "xx", "confirm": "yes", "style": {"figures": "x", "pieces": "numbers"},
                "last": {"level": "recruit", "color": 7}
            }"#,
            Settings {
                theme: Theme::Dark,
                style: Style { pieces: PieceSet::Numbers, ..Style::default() },
                last: LastChoice { level: "recruit".into(), ..LastChoice::default() },
                ..Settings::default()
            },
            Loaded::Damaged,
        );
    }

    #[test]
    fn names_of_players_have_a_limit() {
        let names = ["A".repeat(40), "Bea ".to_owned()];
        let text = format!(r#"{{"names": ["{}", "Bea \u0007"]}}"#, "A".repeat(100_000));
        check(&text, Settings { names, ..Settings::default() }, Loaded::Whole);
    }

    #[test]
    fn figures_are_of_the_kinds_that_have_some() {
        let style = Style { figures: RoleSet::only(Role::Scout), ..Style::default() };
        check(r#"{"style": {"figures": "2B"}}"#, Settings { style, ..Settings::default() }, Loaded::Whole);
    }
}
