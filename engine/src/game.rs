//! The referee, who alone holds the truth of a running game.

mod saved;

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

use crate::action::Action;
use crate::ai::Level;
use crate::color::{ByColor, Color};
use crate::event::Told;
use crate::notation::{Line, ParseError, PlayerRecord, Record, Start, public_form};
use crate::outcome::{Outcome, Reason};
use crate::position::{BadPosition, Illegal, Position};
use crate::setup::{Problem, Setup};
use crate::variant::{Flaw, Variant};
use crate::view::View;

/// Who sits on a side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seat {
    /// A person, by name; the name may be empty.
    Person(String),
    /// The computer player.
    Computer(Level),
}

impl Seat {
    const COMPUTER: &'static str = "computer ";

    /// Whether a person sits there.
    pub const fn is_person(&self) -> bool {
        matches!(self, Self::Person(_))
    }

    fn from_text(text: &str) -> Self {
        text.strip_prefix(Self::COMPUTER)
            .and_then(Level::from_name)
            .map_or_else(|| Self::Person(text.to_owned()).cleaned(), Self::Computer)
    }

    /// A name must not break the line of the record, nor pass for a computer.
    fn cleaned(self) -> Self {
        let Self::Person(name) = self else { return self };
        let name: String = name.chars().filter(|c| !c.is_control() && *c != '/').collect();
        let mut name = name.trim();
        while let Some(rest) = name.strip_prefix(Self::COMPUTER) {
            name = rest.trim_start();
        }
        Self::Person(name.to_owned())
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person(name) => f.write_str(name),
            Self::Computer(level) => write!(f, "{}{}", Self::COMPUTER, level.name()),
        }
    }
}

/// One thing that was done in a game, and what happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    by: Color,
    deed: Deed,
    events: Vec<Told>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Deed {
    Action(Action),
    Resign,
    Draw,
    Time,
}

/// Why a game did not take something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameError {
    /// The variant cannot be played.
    Variant(Flaw),
    /// The set-up has these problems.
    Setup(Vec<Problem>),
    /// The set-ups stand already, or do not stand yet.
    WrongTime,
    /// The action is not legal.
    Illegal(Illegal),
    /// A record or a saved game cannot be read.
    Unreadable(ParseError),
    /// A position of a record cannot be.
    Position(BadPosition),
    /// A record's action is not legal; the number counts actions from 1.
    IllegalAt(usize, Illegal),
    /// A record ends otherwise than its actions do.
    WrongEnd,
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Variant(flaw) => flaw.fmt(f),
            Self::Setup(problems) => problems
                .iter()
                .enumerate()
                .try_for_each(|(index, problem)| write!(f, "{}{problem}", if index > 0 { "; " } else { "" })),
            Self::WrongTime => f.write_str("not at this point of the game"),
            Self::Illegal(illegal) => illegal.fmt(f),
            Self::Unreadable(error) => error.fmt(f),
            Self::Position(bad) => bad.fmt(f),
            Self::IllegalAt(number, illegal) => write!(f, "action {number} is illegal: {illegal}"),
            Self::WrongEnd => f.write_str("the game did not end so"),
        }
    }
}

impl core::error::Error for GameError {}

impl From<Illegal> for GameError {
    fn from(illegal: Illegal) -> Self {
        Self::Illegal(illegal)
    }
}

impl From<ParseError> for GameError {
    fn from(error: ParseError) -> Self {
        Self::Unreadable(error)
    }
}

/// A game from the set-up to its end, with all that was done in it.
///
/// The true position is private. It is given out as each player's [`view`](Self::view), and whole only when the game is
/// over or when no person plays in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    variant: Arc<Variant>,
    seats: ByColor<Seat>,
    setups: ByColor<Option<Setup>>,
    start: Option<Start>,
    position: Option<Position>,
    log: Vec<Entry>,
}

impl Game {
    /// A game in which nobody has set up yet.
    ///
    /// # Errors
    /// [`GameError::Variant`] if the variant cannot be played.
    pub fn new(variant: Variant, seats: ByColor<Seat>) -> Result<Self, GameError> {
        variant.check().map_err(GameError::Variant)?;
        let variant = Arc::new(variant);
        let seats = ByColor { red: seats.red.cleaned(), blue: seats.blue.cleaned() };
        Ok(Self { variant, seats, setups: ByColor::default(), start: None, position: None, log: Vec::new() })
    }

    /// The edition and switches that are played.
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// Who sits on a side.
    pub fn seat(&self, color: Color) -> &Seat {
        &self.seats[color]
    }

    /// Whether that side's set-up stands.
    pub fn has_set_up(&self, color: Color) -> bool {
        self.start.is_some() || self.setups[color].is_some()
    }

    /// Takes a side's set-up. A second one replaces the first until both stand; then Red is to move.
    ///
    /// # Errors
    /// [`GameError::Setup`] with everything wrong in it, [`GameError::WrongTime`] once both stand.
    pub fn set_up(&mut self, color: Color, setup: Setup) -> Result<(), GameError> {
        if self.start.is_some() {
            return Err(GameError::WrongTime);
        }
        let problems = setup.problems(&self.variant);
        if !problems.is_empty() {
            return Err(GameError::Setup(problems));
        }
        self.setups[color] = Some(setup);
        if let ByColor { red: Some(red), blue: Some(blue) } = &self.setups {
            let setups = ByColor { red: red.clone(), blue: blue.clone() };
            self.begin(Start::Setups(setups))?;
        }
        Ok(())
    }

    fn begin(&mut self, start: Start) -> Result<(), GameError> {
        let position = match &start {
            Start::Setups(setups) => Position::new(self.variant.clone(), setups)
                .map_err(|(_, problem)| GameError::Setup(alloc::vec![problem]))?,
            Start::Position(pieces, turn) => {
                Position::from_pieces(self.variant.clone(), pieces, *turn).map_err(GameError::Position)?
            }
        };
        // The start has them now.
        self.setups = ByColor::default();
        self.start = Some(start);
        self.position = Some(position);
        Ok(())
    }

    /// Who decides now; nobody before both set-ups stand and after the end.
    pub fn to_act(&self) -> Option<Color> {
        self.position.as_ref()?.to_act()
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.position.as_ref()?.outcome()
    }

    /// What that player knows; nothing before both set-ups stand.
    pub fn view(&self, color: Color) -> Option<View> {
        Some(self.position.as_ref()?.view(color))
    }

    /// The whole position of a game that is over or in which no person plays.
    pub fn open_position(&self) -> Option<&Position> {
        self.position.as_ref().filter(|_| self.is_open())
    }

    /// The whole position at any time, for the referee program and the tests.
    #[cfg(feature = "referee")]
    pub fn true_position(&self) -> Option<&Position> {
        self.position.as_ref()
    }

    /// All events of an entry of the log, whoever was told, for the referee program and the tests.
    #[cfg(feature = "referee")]
    pub fn true_events(&self, index: usize) -> &[Told] {
        self.log.get(index).map_or(&[], |entry| &entry.events)
    }

    /// The full record at any time, for the referee program and the tests.
    #[cfg(feature = "referee")]
    pub fn true_record(&self) -> Option<Record> {
        self.full_record()
    }

    /// Plays an action of the player to act; gives back its number in the log.
    ///
    /// # Errors
    /// Why not; the game is then unchanged.
    pub fn play(&mut self, action: Action) -> Result<usize, GameError> {
        let by = self.to_act().ok_or(GameError::WrongTime)?;
        self.enter(by, Deed::Action(action), |position| position.play(action))
    }

    /// A player gives up (R8.3).
    ///
    /// # Errors
    /// If the game has not begun or is over.
    pub fn resign(&mut self, color: Color) -> Result<usize, GameError> {
        self.enter(color, Deed::Resign, |position| position.resign(color))
    }

    /// A player offers a draw or accepts the one offered to him (R8.3).
    ///
    /// # Errors
    /// If the game has not begun or is over.
    pub fn draw(&mut self, color: Color) -> Result<usize, GameError> {
        self.enter(color, Deed::Draw, |position| position.draw(color))
    }

    /// A player's time is up (R9.14).
    ///
    /// # Errors
    /// If the game has not begun or is over.
    pub fn time_out(&mut self, color: Color) -> Result<usize, GameError> {
        self.enter(color, Deed::Time, |position| position.time_out(color))
    }

    fn enter(
        &mut self,
        by: Color,
        deed: Deed,
        act: impl FnOnce(&mut Position) -> Result<Vec<Told>, Illegal>,
    ) -> Result<usize, GameError> {
        let position = self.position.as_mut().ok_or(GameError::WrongTime)?;
        let events = act(position)?;
        self.log.push(Entry { by, deed, events });
        Ok(self.log.len() - 1)
    }

    /// How many entries the log has: actions, offers and endings.
    pub fn log_len(&self) -> usize {
        self.log.len()
    }

    /// What a player was told of an entry of the log, with the action in the form in which he may see it, and who did it.
    pub fn told(&self, color: Color, index: usize) -> Option<(Color, Line)> {
        self.log.get(index).map(|entry| (entry.by, entry.line(color)))
    }

    /// The same with nothing left out, for a game that is over or in which no person plays.
    pub fn told_openly(&self, index: usize) -> Option<(Color, Line)> {
        let entry = self.log.get(index).filter(|_| self.is_open())?;
        Some((entry.by, Line { form: entry.form(true), events: entry.events.clone() }))
    }

    fn is_open(&self) -> bool {
        self.outcome().is_some() || Color::ALL.into_iter().all(|color| !self.seats[color].is_person())
    }

    /// That player's own record (N6): what a running game exports and a computer player is given.
    pub fn player_record(&self, color: Color) -> Option<PlayerRecord> {
        let Some(Start::Setups(setups)) = &self.start else { return None };
        Some(PlayerRecord {
            variant: *self.variant,
            me: color,
            setup: setups[color].clone(),
            enemy: setups[!color].squares().iter().map(Option::is_some).collect(),
            lines: self.log.iter().map(|entry| entry.line(color)).collect(),
        })
    }

    /// The full record; only of a game that is over or in which no person plays.
    pub fn record(&self) -> Option<Record> {
        if self.is_open() { self.full_record() } else { None }
    }

    fn full_record(&self) -> Option<Record> {
        let mut turns: Vec<Vec<Action>> = Vec::new();
        for entry in &self.log {
            match (entry.deed, turns.last_mut()) {
                (Deed::Action(action @ (Action::Defend(_) | Action::Rescue(_))), Some(turn)) => turn.push(action),
                (Deed::Action(action), _) => turns.push(alloc::vec![action]),
                _ => {}
            }
        }
        let seats = ByColor { red: self.seats.red.to_string(), blue: self.seats.blue.to_string() };
        Some(Record {
            variant: *self.variant,
            start: self.start.clone()?,
            seats: Some(seats),
            turns,
            end: self.outcome(),
        })
    }

    /// The game of a record, played again from the beginning.
    ///
    /// # Errors
    /// What of it cannot be, or the first action that is not legal.
    pub fn from_record(record: Record) -> Result<Self, GameError> {
        let seats = record.seats.as_ref().map_or_else(
            || ByColor::new(|_| Seat::Person(String::new())),
            |seats| ByColor::new(|color| Seat::from_text(&seats[color])),
        );
        let mut game = Self::new(record.variant, seats)?;
        game.begin(record.start)?;
        for (index, &action) in record.turns.iter().flatten().enumerate() {
            game.play_again(index + 1, action)?;
        }
        match (game.outcome(), record.end) {
            (reached, end) if reached == end => {}
            // A position made up by hand may be lost already, and nobody has noted it.
            (Some(_), None) => {}
            (None, Some(end)) => game.finish(end)?,
            _ => return Err(GameError::WrongEnd),
        }
        Ok(game)
    }

    /// Plays the action of that number, from 1, of a game that is played again.
    fn play_again(&mut self, number: usize, action: Action) -> Result<(), GameError> {
        match self.play(action) {
            Ok(_) => Ok(()),
            Err(GameError::WrongTime) => Err(GameError::IllegalAt(number, Illegal::Over)),
            Err(GameError::Illegal(illegal)) => Err(GameError::IllegalAt(number, illegal)),
            Err(error) => Err(error),
        }
    }

    /// An end that no action brings about.
    fn finish(&mut self, end: Outcome) -> Result<(), GameError> {
        match (end.reason, end.winner) {
            (Reason::Resign, Some(winner)) => self.resign(!winner).map(drop),
            (Reason::Time, Some(winner)) => self.time_out(!winner).map(drop),
            (Reason::Agreed, None) => {
                self.draw(Color::Red)?;
                self.draw(Color::Blue).map(drop)
            }
            _ => Err(GameError::WrongEnd),
        }
    }
}

impl Entry {
    fn form(&self, full: bool) -> String {
        match self.deed {
            Deed::Action(action) if full => action.to_string(),
            Deed::Action(_) => public_form(&self.events),
            Deed::Resign => ["resign ", self.by.name()].concat(),
            Deed::Draw => ["draw ", self.by.name()].concat(),
            Deed::Time => ["time ", self.by.name()].concat(),
        }
    }

    fn line(&self, color: Color) -> Line {
        let events = self.events.iter().filter(|told| told.to.includes(color)).copied().collect();
        Line { form: self.form(self.by == color), events }
    }
}
