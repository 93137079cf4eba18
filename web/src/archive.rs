//! The games that have ended, as the lines of text that the browser's storage holds, and what they add up to.

mod tally;

use std::fmt;

use vexillum_engine::{Color, Game, Level, Outcome, Reason, Seat, Variant};

pub use tally::{Tally, csv, tallies};

/// What the variants of the player's own are called here, all of them.
pub const OWN: &str = "own";

/// How much is kept, in bytes: browsers give a page room for twice that at least, and the open game must always find some.
pub const MOST_BYTES: usize = 1_500_000;

/// What stands where there is nothing to say.
const NONE: &str = "-";
const PERSON: &str = "person";
const WATCH: &str = "watch";
const IMPORT: &str = "import";
const DRAW: &str = "draw";

/// Against whom a game was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Against {
    /// The computer.
    Computer(Level),
    /// Somebody at the same screen.
    Person,
    /// Two computers played.
    Watch,
    /// It came from a file or a link, and counts nowhere.
    Import,
}

impl Against {
    const fn name(self) -> &'static str {
        match self {
            Self::Computer(level) => level.name(),
            Self::Person => PERSON,
            Self::Watch => WATCH,
            Self::Import => IMPORT,
        }
    }

    fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            PERSON => Self::Person,
            WATCH => Self::Watch,
            IMPORT => Self::Import,
            level => Self::Computer(Level::from_name(level)?),
        })
    }
}

/// A game that has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PastGame {
    /// When it ended or was imported, in seconds since 1970.
    pub date: u64,
    /// The side of the person who played against the computer.
    pub you: Option<Color>,
    /// Against whom.
    pub against: Against,
    /// The id of the edition, or [`OWN`].
    pub edition: &'static str,
    /// How it ended.
    pub end: Outcome,
    /// How many turns were played.
    pub turns: u32,
    /// Whether something was taken back that had revealed something.
    pub assisted: bool,
    /// The whole game, as it is [saved](Game::save); nothing once that had to make room.
    pub value: Option<String>,
}

impl PastGame {
    /// What is noted of a game that was played here; nothing before its end.
    pub fn played(game: &Game, date: u64) -> Option<Self> {
        let end = game.outcome()?;
        let (you, against) = match (game.seat(Color::Red), game.seat(Color::Blue)) {
            (Seat::Computer(_), Seat::Computer(_)) => (None, Against::Watch),
            (Seat::Person(_), Seat::Computer(level)) => (Some(Color::Red), Against::Computer(*level)),
            (Seat::Computer(level), Seat::Person(_)) => (Some(Color::Blue), Against::Computer(*level)),
            (Seat::Person(_), Seat::Person(_)) => (None, Against::Person),
        };
        Some(Self {
            date,
            you,
            against,
            edition: edition(game.variant().id)?,
            end,
            turns: game.view(Color::Red)?.public().turns(),
            assisted: game.is_assisted(),
            value: Some(game.save()),
        })
    }

    /// What is noted of a game that came from a file or a link: whoever played it, it is none of the player's own.
    pub fn imported(game: &Game, date: u64) -> Option<Self> {
        Some(Self { you: None, against: Against::Import, ..Self::played(game, date)? })
    }

    /// Reads a line.
    fn parse(line: &str) -> Option<Self> {
        let mut words = line.split(' ');
        let mut next = || words.next();
        let date = next()?.parse().ok()?;
        let you = match next()? {
            NONE => None,
            color => Some(Color::from_name(color)?),
        };
        let against = Against::from_name(next()?)?;
        let edition = edition(next()?)?;
        let winner = match next()? {
            DRAW => None,
            winner => Some(Color::from_name(winner)?),
        };
        let reason = Reason::from_name(next()?)?;
        let turns = next()?.parse().ok()?;
        let assisted = next()?.parse().ok()?;
        let value = Some(next()?).filter(|value| *value != NONE).map(str::to_owned);
        let whole = words.next().is_none() && reason.is_win() == winner.is_some();
        let end = Outcome { winner, reason };
        whole.then_some(Self { date, you, against, edition, end, turns, assisted, value })
    }
}

impl fmt::Display for PastGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { date, you, against, edition, end, turns, assisted, value } = self;
        let (you, value) = (you.map_or(NONE, Color::name), value.as_deref().unwrap_or(NONE));
        write!(f, "{date} {you} {} {edition} {end} {turns} {assisted} {value}", against.name())
    }
}

/// The id of an edition, or what own variants are called.
fn edition(id: &str) -> Option<&'static str> {
    if id == OWN { Some(OWN) } else { Variant::find(id).map(|variant| variant.id) }
}

/// All games that are kept, oldest first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Archive {
    games: Vec<PastGame>,
    /// Lines that cannot be read, of a later version or damaged: they stay as they are.
    aside: Vec<String>,
}

impl Archive {
    /// Reads what was kept.
    pub fn parse(text: &str) -> Self {
        let mut archive = Self::default();
        for line in text.lines().filter(|line| !line.is_empty()) {
            match PastGame::parse(line) {
                Some(game) => archive.games.push(game),
                None => archive.aside.push(line.to_owned()),
            }
        }
        archive
    }

    /// The games.
    pub fn games(&self) -> &[PastGame] {
        &self.games
    }

    /// How many lines cannot be read.
    pub fn unreadable(&self) -> usize {
        self.aside.len()
    }

    /// Adds a game where its date says, unless that very game is there: then it says so.
    pub fn add(&mut self, game: PastGame) -> bool {
        let known = game.value.is_some() && self.games.iter().any(|other| other.value == game.value);
        if !known {
            self.games.insert(self.games.partition_point(|other| other.date <= game.date), game);
        }
        !known
    }

    /// Takes a game out.
    pub fn remove(&mut self, game: &PastGame) {
        if let Some(index) = self.games.iter().position(|other| other == game) {
            self.games.remove(index);
        }
    }

    /// Makes room: the oldest game that is still whole is noted without its moves from now on. Says whether there was one.
    pub fn make_room(&mut self) -> bool {
        self.games.iter_mut().find_map(|game| game.value.take()).is_some()
    }
}

impl fmt::Display for Archive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.aside.iter().try_for_each(|line| writeln!(f, "{line}"))?;
        self.games.iter().try_for_each(|game| writeln!(f, "{game}"))
    }
}

#[cfg(test)]
pub(crate) mod tests;
