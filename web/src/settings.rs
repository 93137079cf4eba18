//! What the player has chosen once and for all, kept as lines of a name and a value. No rank of a piece ever stands here.

mod choices;

use std::fmt;

pub use choices::{FIGURES, Motion, Numbering, PieceSet, Sound, Style, Theme};

use crate::i18n::Language;

/// The value of what is either so or, without a line, not so.
const YES: &str = "yes";

/// The settings.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    /// Colors of the page.
    pub theme: Theme,
    /// How pieces look.
    pub style: Style,
    /// How fast things move.
    pub motion: Motion,
    /// Whether sounds are heard.
    pub sound: Sound,
    /// Whether a turn that has been chosen waits until it is confirmed.
    pub confirm: bool,
    /// Whether the board of two at one screen is covered when the page is put away.
    pub cover: bool,
    /// Whether the Master's board is drawn without its rivers.
    pub dry: bool,
    /// Language of the page.
    pub language: Language,
    /// What the players at one screen are called, Red and Blue; empty for the name of the color.
    pub names: [String; 2],
    /// What was chosen last on the start screen.
    pub last: LastChoice,
}

/// What was chosen last on the start screen, in the words of the notation. Whatever is no longer known is ignored.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LastChoice {
    /// What the edition or own variant is [called](crate::own::call).
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

impl Settings {
    /// Reads what was kept. What is not known, line by line, is left as it is set by default.
    pub fn parse(text: &str) -> Self {
        Self::default().with(text)
    }

    /// These settings, changed by what was kept.
    #[must_use]
    pub fn with(mut self, text: &str) -> Self {
        let settings = &mut self;
        for (name, value) in text.lines().filter_map(|line| line.split_once(' ')) {
            settings.take(name, value);
        }
        self
    }

    fn take(&mut self, name: &str, value: &str) {
        fn find<T: Copy>(all: &[T], attribute: fn(T) -> Option<&'static str>, value: &str, to: &mut T) {
            if let Some(&found) = all.iter().find(|&&each| attribute(each) == Some(value)) {
                *to = found;
            }
        }
        let [red, blue] = &mut self.names;
        let text = match name {
            "theme" => return find(&Theme::ALL, Theme::attribute, value, &mut self.theme),
            "pieces" => return find(&PieceSet::ALL, PieceSet::attribute, value, &mut self.style.pieces),
            "numbering" => return find(&Numbering::ALL, Numbering::attribute, value, &mut self.style.numbering),
            "figures" => {
                self.style.figures = FIGURES.into_iter().filter(|role| value.contains(role.letter())).collect();
                return;
            }
            "motion" => return find(&Motion::ALL, Motion::attribute, value, &mut self.motion),
            "sound" => return find(&Sound::ALL, Sound::attribute, value, &mut self.sound),
            "confirm" => return self.confirm = value == YES,
            "cover" => return self.cover = value == YES,
            "dry" => return self.dry = value == YES,
            "language" => return find(&Language::ALL, |language| Some(language.code()), value, &mut self.language),
            "switch" => return self.last.switches.push(value.to_owned()),
            "red" => red,
            "blue" => blue,
            "edition" => &mut self.last.edition,
            "opponent" => &mut self.last.opponent,
            "level" => &mut self.last.level,
            "color" => &mut self.last.color,
            "clock" => &mut self.last.clock,
            "own-clock" => &mut self.last.own_clock,
            _ => return,
        };
        value.clone_into(text);
    }
}

impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, blue] = &self.names;
        let LastChoice { edition, switches, opponent, level, color, clock, own_clock } = &self.last;
        let Style { pieces, numbering, figures } = self.style;
        let figures = figures.to_string();
        let yes = |so: bool| if so { YES } else { "" };
        let lines = [
            ("theme", self.theme.attribute().unwrap_or_default()),
            ("pieces", pieces.attribute().unwrap_or_default()),
            ("numbering", numbering.attribute().unwrap_or_default()),
            ("figures", &figures),
            ("motion", self.motion.attribute().unwrap_or_default()),
            ("sound", self.sound.attribute().unwrap_or_default()),
            ("confirm", yes(self.confirm)),
            ("cover", yes(self.cover)),
            ("dry", yes(self.dry)),
            ("language", self.language.code()),
            ("red", red),
            ("blue", blue),
            ("edition", edition),
            ("opponent", opponent),
            ("level", level),
            ("color", color),
            ("clock", clock),
            ("own-clock", own_clock),
        ];
        let switches = switches.iter().map(|switch| ("switch", switch.as_str()));
        for (name, value) in lines.into_iter().chain(switches).filter(|(_, value)| !value.is_empty()) {
            // A name typed by a person must not break the line.
            let value: String = value.chars().filter(|c| !c.is_control()).collect();
            writeln!(f, "{name} {value}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use vexillum_engine::Role;

    use super::*;

    #[test]
    fn settings_come_back() {
        let settings = Settings {
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
            ..Settings::default()
        };
        assert_eq!(Settings::parse(&settings.to_string()), settings);
        assert_eq!(Settings::parse(&Settings::default().to_string()), Settings::default());
    }

    #[test]
    fn what_is_damaged_is_left_out() {
        let settings = Settings::parse(
            "theme dark\nlanguage xx\nnonsense\n\u{0}\npieces all\nfigures xB\nconfirm 2\nred \nlevel recruit",
        );
        let last = LastChoice { level: "recruit".into(), ..LastChoice::default() };
        assert_eq!(settings, Settings { theme: Theme::Dark, last, ..Settings::default() });
        let broken = Settings { names: ["a\nb".into(), String::new()], ..Settings::default() };
        assert_eq!(Settings::parse(&broken.to_string()).names, ["ab", ""]);
    }
}
