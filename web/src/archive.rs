//! The games that have ended, and what they add up to.

mod tally;

use std::collections::HashSet;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use vexillum_engine::{Color, Game, Level, Outcome, Seat, Variant};

use crate::open_games::GameId;
use crate::storage::{self, Key, Refused, Stored};

pub use tally::{Tally, csv, tallies};

/// Id of all variants of the player's own.
pub const OWN: &str = "own";

/// Id of an edition of the list, or [`OWN`].
pub type EditionId = &'static str;

/// Most bytes of the stored list: browsers give a page room for twice that at least, and open games must always find some.
pub const MOST_BYTES: usize = 1_500_000;

/// Number of games that make room at a time.
const ROOM_STEP: usize = 10;

/// Against whom a game was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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

/// A game that has ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PastGame {
    /// Id that it had as an open game, by which it is counted once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<GameId>,
    /// When it ended or was imported, in seconds since 1970.
    pub date: u64,
    /// The side of the person who played against the computer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub you: Option<Color>,
    /// Against whom.
    pub against: Against,
    /// Edition of the game.
    #[serde(deserialize_with = "read_edition")]
    pub edition: EditionId,
    /// Winner and reason.
    pub end: Outcome,
    /// Number of turns.
    pub turns: u32,
    /// A player was helped, or took back something that had revealed something.
    #[serde(default)]
    pub assisted: bool,
    /// The whole game, as it is [saved](Game::save); nothing once that had to make room.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
}

impl PastGame {
    /// Entry of a game that was played here; `None` before its end.
    pub fn played(game: &Game, date: u64) -> Option<Self> {
        let end = game.outcome()?;
        let (you, against) = match (game.seat(Color::Red), game.seat(Color::Blue)) {
            (Seat::Computer(_), Seat::Computer(_)) => (None, Against::Watch),
            (Seat::Person(_), Seat::Computer(level)) => (Some(Color::Red), Against::Computer(*level)),
            (Seat::Computer(level), Seat::Person(_)) => (Some(Color::Blue), Against::Computer(*level)),
            (Seat::Person(_), Seat::Person(_)) => (None, Against::Person),
        };
        Some(Self {
            id: None,
            date,
            you,
            against,
            edition: if game.variant().is_own() { OWN } else { game.variant().id },
            end,
            turns: game.view(Color::Red)?.public().turns(),
            assisted: game.is_assisted(),
            value: Some(game.save()),
        })
    }

    /// Entry of a game that came from a file or a link: whoever played it, it is none of the player's own.
    pub fn imported(game: &Game, date: u64) -> Option<Self> {
        Some(Self { you: None, against: Against::Import, ..Self::played(game, date)? })
    }
}

/// The id of an edition, or what own variants are called.
fn edition(id: &str) -> Option<EditionId> {
    if id == OWN { Some(OWN) } else { Variant::find(id).map(|variant| variant.id) }
}

fn read_edition<'de, D: Deserializer<'de>>(deserializer: D) -> Result<EditionId, D::Error> {
    let id = String::deserialize(deserializer)?;
    edition(&id).ok_or_else(|| D::Error::custom("no edition"))
}

/// All games that are kept, oldest first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Archive {
    games: Vec<PastGame>,
}

impl Stored for Archive {
    const KEY: Key = Key::Games;
    const MOST_BYTES: usize = MOST_BYTES;
    const CACHED: bool = true;
}

/// Adds a game that has just ended to those of the past, given as it is saved; once, by its id.
///
/// # Errors
/// The reason why it is not stored there. Then the list holds it until the page is closed, or until there is room.
pub fn keep(id: GameId, saved: &str) -> Result<(), Refused> {
    let Some(game) = Game::restore(saved).ok().and_then(|game| PastGame::played(&game, storage::now())) else {
        return Ok(());
    };
    // All games of the version that knew only one had this id.
    let id = Some(id).filter(|&id| id != GameId::FIRST);
    storage::update(|games: &mut Archive| games.add(PastGame { id, ..game })).1
}

/// Makes room for the whole list: the oldest games lose their moves, never how they ended.
///
/// # Errors
/// There is too little room even so.
pub fn make_room() -> Result<(), Refused> {
    loop {
        let (more, kept) = storage::update(Archive::make_room);
        if kept.is_ok() || !more {
            return kept;
        }
    }
}

impl Archive {
    /// The games.
    pub fn games(&self) -> &[PastGame] {
        &self.games
    }

    /// Adds a game where its date says, unless that very game is there: then it says so.
    pub fn add(&mut self, game: PastGame) -> bool {
        let same = |other: &PastGame| {
            game.value.is_some() && other.value == game.value || game.id.is_some() && other.id == game.id
        };
        let known = self.games.iter().any(same);
        if !known {
            self.insert(game);
        }
        !known
    }

    fn insert(&mut self, game: PastGame) {
        self.games.insert(self.games.partition_point(|other| other.date <= game.date), game);
    }

    /// Adds many whole games of which none is twice among them, each unless that very game is there.
    pub fn add_all(&mut self, games: &[PastGame]) {
        let known = values(&self.games);
        let new = games.iter().filter(|game| !known.contains(&game.value.as_deref()));
        for game in new.cloned().collect::<Vec<_>>() {
            self.insert(game);
        }
    }

    /// Takes many whole games out.
    pub fn remove_all(&mut self, games: &[PastGame]) {
        let values = values(games);
        self.games.retain(|game| !values.contains(&game.value.as_deref()));
    }

    /// Takes a game out.
    pub fn remove(&mut self, game: &PastGame) {
        if let Some(index) = self.games.iter().position(|other| other == game) {
            self.games.remove(index);
        }
    }

    /// Makes room: the oldest games that are still whole are noted without their moves from now on. Says whether there were
    /// some.
    pub fn make_room(&mut self) -> bool {
        let whole = self.games.iter_mut().filter(|game| game.value.is_some());
        whole.take(ROOM_STEP).map(|game| game.value = None).count() > 0
    }
}

/// The saved values of games.
fn values(games: &[PastGame]) -> HashSet<Option<&str>> {
    games.iter().filter(|game| game.value.is_some()).map(|game| game.value.as_deref()).collect()
}

#[cfg(test)]
pub(crate) mod tests;
