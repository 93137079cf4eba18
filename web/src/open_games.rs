//! The games that are open. Each is stored as a value of its own, which one window at a time changes.

mod id;
mod list;

use std::ops::Not;

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use serde::{Deserialize, Serialize};
use vexillum_engine::{Color, Setup, Variant};

use crate::guesses::Guesses;
use crate::own;
use crate::screen::Opponent;
use crate::session::Session;
use crate::storage::{self, Loaded, Refused};

pub use id::{GameId, NoId};
pub use list::{ListedGame, is_stored, list, remove, restore, tidy};

/// An open game as it is stored. Nothing of it tells what one player must not know but the values that are packed.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct OpenGame {
    /// The game as one opaque value.
    game: String,
    /// Time at which it was last played, in milliseconds since 1970: games may follow each other within a second.
    played: u64,
    /// Summary for a list, so that none of its games has to be played again.
    #[serde(skip_serializing_if = "Option::is_none")]
    about: Option<About>,
    /// The notes of both players on enemy pieces.
    pub guesses: Guesses,
    /// Set-ups that Red and Blue have begun, in Base64: nobody reads them in passing.
    #[serde(skip_serializing_if = "is_none")]
    drafts: [Option<String>; 2],
    /// The game is over and stands among those of the past.
    #[serde(skip_serializing_if = "Not::not")]
    archived: bool,
}

fn is_none(drafts: &[Option<String>; 2]) -> bool {
    drafts.iter().all(Option::is_none)
}

/// Summary of an open game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct About {
    /// The edition or own variant, as it is [called](own::call).
    pub variant: String,
    /// Who plays against whom.
    pub opponent: Opponent,
    /// Names of Red and Blue; empty for the name of the color.
    #[serde(default)]
    pub names: [String; 2],
    /// Number of turns that have been played.
    pub turns: u32,
    /// The game has ended.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub over: bool,
}

impl About {
    fn of(session: &Session) -> Self {
        Self {
            variant: own::call(session.variant()),
            opponent: session.opponent(),
            names: session.names(),
            turns: session.turns(),
            over: session.outcome().is_some(),
        }
    }

    /// The variant, if it is known.
    pub fn variant(&self) -> Option<Variant> {
        own::variant(&self.variant)
    }
}

/// Name of the notes on pieces in the version that knew one open game.
const OLD_GUESSES: &str = "vexillum.guesses";

impl OpenGame {
    /// The game of a stored text; `None` if it cannot be read by this version of the program. Also tells whether part of
    /// it is damaged.
    fn read(text: &str) -> Option<(Self, bool)> {
        let (mut game, damaged) = if text.starts_with('{') {
            match storage::decode::<Self>(text) {
                Loaded::Whole(game) => (game, false),
                Loaded::Damaged(game) => (game, true),
                Loaded::Absent | Loaded::Newer => return None,
            }
        } else {
            // As the version stored it that knew one open game.
            let guesses = storage::get(OLD_GUESSES).map(|text| storage::decode::<OldGuesses>(&text));
            let damaged = matches!(guesses, Some(Loaded::Damaged(_)));
            let OldGuesses { guesses } = guesses.map(Loaded::value).unwrap_or_default();
            (Self { game: text.to_owned(), guesses, ..Self::default() }, damaged)
        };
        if game.about.as_ref().and_then(About::variant).is_none() {
            game.about = Some(About::of(&game.session()?));
        }
        Some((game, damaged))
    }

    /// The game itself; `None` if it cannot be read.
    pub fn session(&self) -> Option<Session> {
        Session::restore(&self.game).ok()
    }

    /// The set-up that a side has begun.
    pub fn draft(&self, color: Color, variant: &Variant) -> Option<Setup> {
        let [red, blue] = &self.drafts;
        let draft = if color == Color::Red { red } else { blue };
        let text = String::from_utf8(STANDARD_NO_PAD.decode(draft.as_deref()?).ok()?).ok()?;
        Setup::parse(&variant.board, &text).ok()
    }

    /// Keeps or forgets a set-up that a side has begun.
    pub fn set_draft(&mut self, color: Color, setup: Option<&Setup>) {
        let [red, blue] = &mut self.drafts;
        let draft = if color == Color::Red { red } else { blue };
        *draft = setup.map(|setup| STANDARD_NO_PAD.encode(setup.to_string()));
    }
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct OldGuesses {
    guesses: Guesses,
}

/// The open game was changed by another window since this page last read or wrote it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChangedElsewhere;

/// Reason why an open game cannot be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Missing {
    /// Nothing is stored of it.
    Gone,
    /// It cannot be read by this version of the program.
    Unreadable,
}

/// The open game of this window, and its state in storage.
#[derive(Debug)]
pub struct Place {
    /// The game's id.
    pub id: GameId,
    /// The game.
    pub game: OpenGame,
    /// The text that this page last read or wrote.
    stored: Option<String>,
}

impl Place {
    /// A place for a new game.
    pub fn unused() -> Self {
        Self { id: GameId::unused(), game: OpenGame::default(), stored: None }
    }

    /// The place of a game that is stored.
    ///
    /// # Errors
    /// It is gone, or cannot be read. Then what is stored stays as it is.
    pub fn load(id: GameId) -> Result<(Self, Session), Missing> {
        let text = storage::get(&id.name()).ok_or(Missing::Gone)?;
        let (game, damaged) = OpenGame::read(&text).ok_or(Missing::Unreadable)?;
        let session = game.session().ok_or(Missing::Unreadable)?;
        if damaged {
            storage::damaged_game(&id.name(), &text);
        }
        Ok((Self { id, game, stored: Some(text) }, session))
    }

    /// Writes the game, unless another window has changed it since. Where storage refuses, it is kept in memory.
    ///
    /// # Errors
    /// [`ChangedElsewhere`]; what is stored stays as it is.
    pub fn save(&mut self, session: &Session) -> Result<(), ChangedElsewhere> {
        let (name, game) = (self.id.name(), session.save());
        if game != self.game.game {
            (self.game.game, self.game.played) = (game, storage::now_ms());
        }
        self.game.about = Some(About::of(session));
        let Some(text) = storage::encode(&self.game) else { return Ok(()) };
        if storage::get(&name) != self.stored {
            return Err(ChangedElsewhere);
        }
        if self.stored.as_ref() != Some(&text) {
            let kept: Result<(), Refused> = storage::put(&name, text.clone());
            self.stored = Some(text);
            if self.id == GameId::FIRST && kept.is_ok() {
                storage::remove(OLD_GUESSES);
            }
        }
        Ok(())
    }

    /// Tells whether what is stored is what this page last read or wrote.
    pub fn is_current(&self) -> bool {
        storage::get(&self.id.name()) == self.stored
    }

    /// Tells whether the game stands among those of the past.
    pub const fn is_archived(&self) -> bool {
        self.game.archived
    }

    /// Notes that the game stands among those of the past.
    pub const fn set_archived(&mut self) {
        self.game.archived = true;
    }
}

#[cfg(test)]
mod tests;
