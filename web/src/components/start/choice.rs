//! What is chosen on the start screen, read from and written to the settings.

use vexillum_engine::{Color, Level, Times, VARIANTS, Variant};

use super::clock::{CLOCKS, Limits, OWN, OWN_LIMITS, times};
use crate::own;
use crate::screen::{NewGame, Opponent};
use crate::settings::LastChoice;

/// The edition of the first visit.
const FIRST_EDITION: &str = "barrage";

/// Who plays against whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Against {
    /// The computer.
    Computer,
    /// Somebody at the same screen.
    Beside,
    /// Two computers.
    Watch,
}

impl Against {
    /// All of them with their names in the settings.
    pub const ALL: [(Self, &'static str); 3] =
        [(Self::Computer, "computer"), (Self::Beside, "beside"), (Self::Watch, "watch")];
}

/// What the start screen is set to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The edition or own variant, as it is in its box.
    pub edition: Variant,
    /// The same with the switches that are set.
    pub variant: Variant,
    /// Who plays.
    pub against: Against,
    /// The computer's level; Red's where two computers play.
    pub level: Level,
    /// Blue's level where two computers play.
    pub second: Level,
    /// The side of the person at the screen; drawn at random if none.
    pub color: Option<Color>,
    /// The name of the clock.
    pub clock: &'static str,
    /// The player's own clock.
    pub own_clock: Limits,
}

impl Choice {
    /// What was chosen last; what is not known any more is as on the first visit.
    pub fn read(last: &LastChoice) -> Self {
        let edition =
            own::variant(&last.edition).or_else(|| Variant::find(FIRST_EDITION).copied()).unwrap_or(*VARIANTS[0]);
        let variant = last.switches.iter().fold(edition, |variant, switch| {
            switch.split_once('=').and_then(|(name, value)| variant.with_switch(name, value).ok()).unwrap_or(variant)
        });
        let mut levels = last.level.split(' ').map(Level::from_name);
        let level = levels.next().flatten().unwrap_or(Level::Recruit);
        let own_clock = last.own_clock.parse().ok().and_then(|times: Times| {
            let seconds = [times.setup()?, times.player()?, times.free()];
            Some(seconds)
        });
        Self {
            edition,
            variant,
            against: Against::ALL
                .into_iter()
                .find(|(_, name)| *name == last.opponent)
                .map_or(Against::Computer, |(against, _)| against),
            level,
            second: levels.next().flatten().unwrap_or(level),
            color: if last.color == "lot" { None } else { Some(Color::from_name(&last.color).unwrap_or(Color::Red)) },
            clock: CLOCKS.iter().map(|(name, _)| *name).find(|name| *name == last.clock).unwrap_or("off"),
            own_clock: own_clock.unwrap_or(OWN_LIMITS),
        }
    }

    /// The same in the words of the settings.
    pub fn write(&self) -> LastChoice {
        let against = Against::ALL.into_iter().find(|(against, _)| *against == self.against);
        LastChoice {
            edition: own::call(&self.edition),
            switches: self.variant.rules.changed_from(&self.edition.rules),
            opponent: against.map_or("", |(_, name)| name).to_owned(),
            level: [self.level.name(), self.second.name()].join(" "),
            color: self.color.map_or("lot", Color::name).to_owned(),
            clock: self.clock.to_owned(),
            own_clock: times(self.own_clock).map(|times| times.to_string()).unwrap_or_default(),
        }
    }

    /// With another edition, whose switches are its own.
    #[must_use]
    pub fn with_edition(self, edition: &Variant) -> Self {
        Self { edition: *edition, variant: *edition, ..self }
    }

    /// What the clock that is chosen allows, if one is.
    pub fn limits(&self) -> Option<Limits> {
        let own = (self.clock == OWN).then_some(self.own_clock);
        own.or_else(|| CLOCKS.iter().find(|(name, _)| *name == self.clock)?.1)
    }

    /// The game to begin; `lot` decides where the side is drawn.
    pub fn game(&self, lot: Color) -> NewGame {
        let (opponent, color) = match self.against {
            Against::Computer => (Opponent::Computer(self.level), self.color.unwrap_or(lot)),
            Against::Beside => (Opponent::Beside, Color::Red),
            Against::Watch => (Opponent::Watch(self.level, self.second), Color::Red),
        };
        NewGame { variant: self.variant, opponent, color, clock: self.limits().and_then(times) }
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
            clock: "off".into(),
            own_clock: "setup=180 player=1200 free=5".into(),
        }
    }

    #[test]
    fn the_first_visit_is_barrage_against_a_recruit() {
        let choice = Choice::read(&LastChoice::default());
        let game = choice.game(Color::Blue);
        assert_eq!(
            (game.variant.id, game.opponent, game.color, game.clock),
            ("barrage", Opponent::Computer(Level::Recruit), Color::Red, None)
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
            assert_eq!(Choice::read(&case).write(), case);
        }
        let own = Variant::find("duel").expect("an edition").as_own("Ours").to_json();
        let own = last(&own, &["chase=off"], "computer", "recruit recruit", "red");
        assert_eq!(Choice::read(&own).write(), own);
        let unknown = last("chess", &["castling=on", "chase=perhaps", "="], "cat", "god", "green");
        assert_eq!(Choice::read(&unknown), Choice::read(&LastChoice::default()));
    }

    #[test]
    fn the_lot_decides_only_where_it_is_asked() {
        let game = |opponent, color| Choice::read(&last("duel", &[], opponent, "", color)).game(Color::Blue).color;
        assert_eq!(game("computer", "lot"), Color::Blue);
        assert_eq!(game("computer", "red"), Color::Red);
        assert_eq!(game("beside", "lot"), Color::Red);
    }

    #[test]
    fn the_clock_is_one_of_ours_or_the_players_own() {
        let check = |clock: &str, own_clock: &str, times: Option<&str>| {
            let last = LastChoice { clock: clock.into(), own_clock: own_clock.into(), ..LastChoice::default() };
            let game = Choice::read(&last).game(Color::Red);
            assert_eq!(game.clock.map(|times| times.to_string()).as_deref(), times, "{clock} {own_clock}");
        };
        check("off", "setup=60 player=600", None);
        check("blitz", "", Some("setup=180 player=300 free=5"));
        check("quick", "", Some("setup=300 player=900"));
        check("long", "", Some("setup=600 player=1800"));
        check("own", "setup=60 player=600", Some("setup=60 player=600"));
        for damaged in ["", "player=600", "setup=1 player=600", "noon"] {
            check("own", damaged, Some("setup=180 player=1200 free=5"));
        }
        check("sundial", "", None);
    }
}
