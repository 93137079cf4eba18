//! What is chosen on the start screen, read from and written to the settings.

use vexillum_engine::ai::Level;
use vexillum_engine::{Color, SwitchError, Variant};

use crate::screen::{NewGame, Opponent};
use crate::settings::LastChoice;

/// The edition of the first visit.
const FIRST_EDITION: &str = "barrage";

/// Who plays against whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Against {
    /// The computer.
    Computer,
    /// Somebody at the same screen.
    Beside,
    /// Two computers.
    Watch,
}

impl Against {
    /// All of them with their names in the settings.
    pub(super) const ALL: [(Self, &'static str); 3] =
        [(Self::Computer, "computer"), (Self::Beside, "beside"), (Self::Watch, "watch")];
}

/// What the start screen is set to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Choice {
    /// The edition with its switches.
    pub(super) variant: Variant,
    /// Who plays.
    pub(super) against: Against,
    /// The computer's level; Red's where two computers play.
    pub(super) level: Level,
    /// Blue's level where two computers play.
    pub(super) second: Level,
    /// The side of the person at the screen; drawn by lot if none.
    pub(super) color: Option<Color>,
}

impl Choice {
    /// What was chosen last; what is not known any more is as on the first visit.
    pub(super) fn read(last: &LastChoice) -> Option<Self> {
        let edition = Variant::find(&last.edition).or_else(|| Variant::find(FIRST_EDITION))?;
        let variant = last.switches.iter().fold(*edition, |variant, switch| {
            switch.split_once('=').and_then(|(name, value)| variant.with_switch(name, value).ok()).unwrap_or(variant)
        });
        let mut levels = last.level.split(' ').map(Level::from_name);
        let level = levels.next().flatten().unwrap_or(Level::Recruit);
        Some(Self {
            variant,
            against: Against::ALL
                .into_iter()
                .find(|(_, name)| *name == last.opponent)
                .map_or(Against::Computer, |(against, _)| against),
            level,
            second: levels.next().flatten().unwrap_or(level),
            color: if last.color == "lot" { None } else { Some(Color::from_name(&last.color).unwrap_or(Color::Red)) },
        })
    }

    /// The same in the words of the settings.
    pub(super) fn write(&self) -> LastChoice {
        let against = Against::ALL.into_iter().find(|(against, _)| *against == self.against);
        LastChoice {
            edition: self.variant.id.to_owned(),
            switches: self.variant.changed_switches(),
            opponent: against.map_or("", |(_, name)| name).to_owned(),
            level: [self.level.name(), self.second.name()].join(" "),
            color: self.color.map_or("lot", Color::name).to_owned(),
        }
    }

    /// With another edition, whose switches are its own.
    pub(super) fn with_edition(self, variant: &Variant) -> Self {
        Self { variant: *variant, ..self }
    }

    /// With another value of a switch.
    ///
    /// # Errors
    /// Why it does not go with the rest.
    pub(super) fn with_switch(self, name: &str, value: &str) -> Result<Self, SwitchError> {
        Ok(Self { variant: self.variant.with_switch(name, value)?, ..self })
    }

    /// The game to begin; `lot` decides where the side is drawn.
    pub(super) fn game(&self, lot: Color) -> NewGame {
        let (opponent, color) = match self.against {
            Against::Computer => (Opponent::Computer(self.level), self.color.unwrap_or(lot)),
            Against::Beside => (Opponent::Beside, Color::Red),
            Against::Watch => (Opponent::Watch(self.level, self.second), Color::Red),
        };
        NewGame { variant: self.variant, opponent, color }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn last(edition: &str, switches: &[&str], opponent: &str, level: &str, color: &str) -> LastChoice {
        LastChoice {
            edition: edition.into(),
            switches: switches.iter().map(|&switch| switch.into()).collect(),
            opponent: opponent.into(),
            level: level.into(),
            color: color.into(),
        }
    }

    #[test]
    fn the_first_visit_is_barrage_against_a_recruit() {
        let choice = Choice::read(&LastChoice::default()).expect("an edition");
        let game = choice.game(Color::Blue);
        assert_eq!(
            (game.variant.id, game.opponent, game.color),
            ("barrage", Opponent::Computer(Level::Recruit), Color::Red)
        );
    }

    #[test]
    fn choices_come_back() {
        let cases = [
            last("original", &[], "computer", "centurion centurion", "lot"),
            last("masters", &["chase=off", "two-square=5"], "beside", "recruit recruit", "blue"),
            last("duel", &["quiet-limit=off"], "watch", "legionary legate", "red"),
        ];
        for case in cases {
            assert_eq!(Choice::read(&case).map(|choice| choice.write()), Some(case));
        }
        let unknown = last("chess", &["castling=on", "chase=perhaps", "="], "cat", "god", "green");
        assert_eq!(Choice::read(&unknown), Choice::read(&LastChoice::default()));
    }

    #[test]
    fn the_lot_decides_only_where_it_is_asked() {
        let game = |opponent, color| {
            Choice::read(&last("duel", &[], opponent, "", color)).expect("an edition").game(Color::Blue).color
        };
        assert_eq!(game("computer", "lot"), Color::Blue);
        assert_eq!(game("computer", "red"), Color::Red);
        assert_eq!(game("beside", "lot"), Color::Red);
    }
}
