//! What the address of a frame asks for. Whatever is wrong with it is told, and is as usual instead.

use vexillum_engine::notation::Record;
use vexillum_engine::{ByColor, Color, Game, GameError, Level, Seat, Setup, Variant};

use super::Fault;
use super::fault::cut;
use crate::components::start::choice::Against;
use crate::formats::{Diagram, Found, Wrong, read_setup, read_text};
use crate::i18n::Language;
use crate::link::{Link, LinkError};
use crate::own;
use crate::screen::{NewGame, Opponent};
use crate::session::Session;
use crate::settings::Theme;

/// The edition of a frame that names none: the shortest for a newcomer.
pub const USUAL_EDITION: &str = "barrage";

/// How a game begins that does not begin with set-ups.
#[derive(Clone, PartialEq, Debug)]
struct Begun {
    record: Record,
    /// How many entries it has already.
    entries: usize,
    /// Whether it is over, so that there is nothing but to look at it.
    over: bool,
}

/// What is asked for.
#[derive(Clone, PartialEq, Debug)]
pub struct Asked {
    /// The language, if one is named.
    pub language: Option<Language>,
    /// The colors of the page.
    pub theme: Theme,
    /// Whether there are the most needed controls only.
    pub few_controls: bool,
    /// Who plays.
    pub against: Against,
    /// The side of the person; drawn at random if none.
    pub side: Option<Color>,
    /// Which entry of a finished game is to be seen.
    pub ply: Option<usize>,
    /// The origin of the page around the frame, if it wants to speak to it.
    pub host: Option<String>,
    /// Colors by the names of `colors`, not looked at yet.
    pub colors: Vec<(String, String)>,
    /// What is wrong.
    pub faults: Vec<Fault>,
    variant: Variant,
    levels: ByColor<Level>,
    setup: Option<Setup>,
    begun: Option<Begun>,
}

impl Asked {
    /// Reads names and values; the last value of a name counts.
    pub fn read(pairs: &[(String, String)]) -> Self {
        let usual = Variant::find(USUAL_EDITION).copied().unwrap_or(*vexillum_engine::VARIANTS[0]);
        let mut asked = Self {
            language: None,
            theme: Theme::default(),
            few_controls: false,
            against: Against::Computer,
            side: Some(Color::Red),
            ply: None,
            host: None,
            colors: Vec::new(),
            faults: Vec::new(),
            variant: usual,
            levels: ByColor::new(|_| Level::Recruit),
            setup: None,
            begun: None,
        };
        let named = pairs.iter().any(|(name, _)| name == "edition");
        for turn in 0..TURNS {
            for (name, value) in pairs.iter().filter(|(name, _)| turn_of(name) == turn) {
                if let Err(fault) = asked.take(name, value, named) {
                    asked.faults.push(fault);
                }
            }
        }
        asked
    }

    fn take(&mut self, name: &str, value: &str, named: bool) -> Result<(), Fault> {
        let value = value.trim();
        let wrong = || Fault::Value(cut(name), cut(value));
        match name {
            "edition" => self.variant = own::variant(value).ok_or_else(wrong)?,
            "side" if value == "lot" => self.side = None,
            "side" => self.side = Some(Color::from_name(value).ok_or_else(wrong)?),
            "opponent" => {
                let found = Against::ALL.into_iter().find(|(_, name)| *name == value);
                self.against = found.ok_or_else(wrong)?.0;
            }
            "level" => self.levels = levels(value).ok_or_else(wrong)?,
            "lang" => {
                let found = Language::ALL.into_iter().find(|language| language.code() == value);
                self.language = Some(found.ok_or_else(wrong)?);
            }
            "theme" if value == "auto" => self.theme = Theme::System,
            "theme" => {
                let found = Theme::ALL.into_iter().find(|theme| theme.attribute() == Some(value));
                self.theme = found.ok_or_else(wrong)?;
            }
            "controls" => {
                self.few_controls = match value {
                    "min" => true,
                    "full" => false,
                    _ => return Err(wrong()),
                }
            }
            "ply" => self.ply = Some(value.parse().map_err(|_| wrong())?),
            "host" => self.host = Some(value.to_owned()),
            "setup" => self.setup = Some(self.read_setup(value)?),
            "position" | "game" => self.begun = Some(self.read_game(name, value, named)?),
            _ => match (name.strip_prefix("switch."), name.strip_prefix("color.")) {
                (Some(switch), _) => self.variant = self.variant.with_switch(switch, value).map_err(|_| wrong())?,
                (_, Some(color)) => self.colors.push((color.to_owned(), value.to_owned())),
                _ => return Err(Fault::Unknown(cut(name))),
            },
        }
        Ok(())
    }

    fn read_setup(&self, text: &str) -> Result<Setup, Fault> {
        let fault = |error| Fault::Unreadable("setup", error);
        let content = |wrong| fault(LinkError::Content(wrong));
        let setup = match shared(text).map(|link| Link::read(&link)) {
            None => read_setup(&self.variant, text).map_err(|error| content(error.into()))?,
            Some(Ok(Some(Link::Setup(_, setup)))) => setup,
            Some(Err(error)) => return Err(fault(error)),
            Some(Ok(_)) => return Err(fault(LinkError::Damaged)),
        };
        let problems = setup.problems(&self.variant);
        if problems.is_empty() { Ok(setup) } else { Err(content(Wrong::Game(GameError::Setup(problems)))) }
    }

    fn read_game(&self, name: &str, text: &str, named: bool) -> Result<Begun, Fault> {
        let name = if name == "game" { "game" } else { "position" };
        let fault = |error| Fault::Unreadable(name, error);
        let content = |wrong| fault(LinkError::Content(wrong));
        let record = match shared(text).map(|link| Link::read(&link)) {
            Some(Ok(Some(Link::Game(record) | Link::Position(record)))) => *record,
            Some(Ok(Some(Link::Own(_)))) => return Err(Fault::Own(name)),
            Some(Ok(_)) => return Err(fault(LinkError::Damaged)),
            Some(Err(error)) => return Err(fault(error)),
            None => match read_text(text).map_err(|error| content(error.wrong))? {
                Found::Game(imported) => imported.record,
                Found::Own(_) => return Err(Fault::Own(name)),
                Found::Position(diagram) => self.of_position(&diagram, named).map_err(content)?,
                Found::Setups(_) | Found::Variant(_) => return Err(content(Wrong::NotRecognized)),
            },
        };
        let game = Game::from_record(record.clone()).map_err(|error| content(Wrong::Game(error)))?;
        let over = game.outcome().is_some();
        Ok(Begun { entries: game.log_len(), record, over })
    }

    /// The game of a position: of the edition that is named, else of the first that has such a board and such armies.
    fn of_position(&self, diagram: &Diagram, named: bool) -> Result<Record, Wrong> {
        let fitting = if named { None } else { diagram.editions().next() };
        diagram.record(&self.variant).or_else(|wrong| diagram.record(fitting.ok_or(wrong)?))
    }

    /// Whether there is nothing to do but to look at a finished game.
    pub fn is_over(&self) -> bool {
        self.begun.as_ref().is_some_and(|begun| begun.over)
    }

    /// How many entries the log has at the beginning.
    pub fn entries(&self) -> usize {
        self.begun.as_ref().map_or(0, |begun| begun.entries)
    }

    /// The game, in which the person has that side; names for the levels of computers that have played already. The seed
    /// decides what chance does.
    ///
    /// # Errors
    /// Never for what has been read, but for a set-up that does not go with it.
    pub fn game(&self, side: Color, level: impl Fn(Level) -> String, seed: u64) -> Result<Session, GameError> {
        if let Some(begun) = &self.begun {
            let seats = if begun.over { played(&begun.record, level) } else { Some(self.seats(side)) };
            let mut session = Session::go_on(Record { seats, ..begun.record.clone() })?;
            if session.outcome().is_some() {
                session.release();
            } else {
                session.take_screen(side);
            }
            return Ok(session);
        }
        let opponent = match self.against {
            Against::Computer => Opponent::Computer(self.levels.red),
            Against::Beside => Opponent::Beside,
            Against::Watch => Opponent::Watch(self.level(Color::Red, side), self.level(Color::Blue, side)),
        };
        let new = NewGame { variant: self.variant, opponent, color: side, clock: None };
        let mut session = Session::new(&new, &[String::new(), String::new()], seed)?;
        if let Some(setup) = self.setup.clone().filter(|_| self.against != Against::Watch) {
            session.set_up(side, setup)?;
        }
        Ok(session)
    }

    /// Who sits where in a game that has begun.
    fn seats(&self, side: Color) -> ByColor<String> {
        let computer = |color: Color| match self.against {
            Against::Computer => color != side,
            Against::Beside => false,
            Against::Watch => true,
        };
        ByColor::new(|color| {
            let level = self.level(color, side);
            if computer(color) { Seat::Computer(level) } else { Seat::Person(String::new()) }.to_string()
        })
    }

    /// How the computer plays on a side: two of them change places with the side that is asked for.
    fn level(&self, color: Color, side: Color) -> Level {
        match self.against {
            Against::Watch if side == self.side.unwrap_or(side) => self.levels[color],
            Against::Watch => self.levels[!color],
            Against::Computer | Against::Beside => self.levels.red,
        }
    }
}

/// How many turns there are in which parameters are read.
const TURNS: usize = 6;

/// When a parameter is read: what others are read by comes before them, and a game counts for more than a position.
fn turn_of(name: &str) -> usize {
    match name {
        "edition" => 0,
        "setup" => 3,
        "position" => 4,
        "game" => 5,
        _ if name.starts_with("switch.") => 1,
        _ => 2,
    }
}

/// Who sat where in a finished game: whoever sees it is none of them.
fn played(record: &Record, level: impl Fn(Level) -> String) -> Option<ByColor<String>> {
    let seats = record.seats.as_ref()?;
    let name = |text: &String| match Level::ALL.into_iter().find(|level| Seat::Computer(*level).to_string() == *text) {
        Some(found) => level(found),
        None => text.clone(),
    };
    Some(ByColor { red: name(&seats.red), blue: name(&seats.blue) })
}

/// A level by its name or number, or two of them for Red and Blue.
fn levels(value: &str) -> Option<ByColor<Level>> {
    let level = |word: &str| {
        let number = word.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        number.map_or_else(|| Level::from_name(word), |index| Level::ALL.get(index).copied())
    };
    let mut words = value.split([',', ' ']).filter(|word| !word.is_empty());
    let red = level(words.next()?)?;
    let blue = words.next().map_or(Some(red), level)?;
    words.next().is_none().then_some(ByColor { red, blue })
}

/// A link of ours in a value: a whole address, or what follows its `#`.
fn shared(text: &str) -> Option<String> {
    let link = text.rsplit_once('#').map_or(text, |(_, link)| link);
    let ours = ["game/", "position/", "setup/"].iter().any(|place| link.starts_with(place));
    ours.then(|| ["#", link].concat())
}

#[cfg(test)]
mod tests;
