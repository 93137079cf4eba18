//! Contestants of the arena, built-in players or external programs, and their seats at a game.

use std::fmt;
use std::str::FromStr;

use vexillum_engine::{Color, Game};
use vexillum_tools::{Answer, Failure, Outside};

use crate::player::{Budget, Kind};

/// Contestant of a match.
#[derive(Clone, Debug)]
pub(crate) enum Contestant {
    /// Built-in player.
    Own(Kind),
    /// External program, by its command line.
    Program(String),
}

/// Contestant at a game.
pub(crate) enum Seat {
    /// Built-in player.
    Own(Kind),
    /// External program, started for this game.
    Outside(Outside),
}

/// Prefix of a command line in the name of an external program.
const PROGRAM: &str = "program:";

impl FromStr for Contestant {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        match name.strip_prefix(PROGRAM) {
            Some(command) => Ok(Self::Program(command.to_owned())),
            None => Kind::from_name(name).map(Self::Own).ok_or_else(|| format!("there is no player {name:?}")),
        }
    }
}

impl Contestant {
    /// Takes a seat at a game that has just begun.
    pub(crate) fn sit(
        &self,
        game: &Game,
        color: Color,
        budget: Budget,
        rng: &mut fastrand::Rng,
    ) -> Result<Seat, Failure> {
        let command = match self {
            Self::Own(kind) => return Ok(Seat::Own(*kind)),
            Self::Program(command) => command,
        };
        let record = game.player_record(color).ok_or_else(|| Failure::new("the game has not begun"))?;
        let options = format!("{} seed={}", budget.options(), rng.u64(..));
        Outside::start(command, budget.patience(), &record, &options).map(Seat::Outside)
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Own(kind) => f.write_str(kind.name()),
            Self::Program(command) => write!(f, "{PROGRAM}{command}"),
        }
    }
}

impl Seat {
    /// Decision of the player, and the nodes searched, as far as they are known.
    pub(crate) fn decide(
        &self,
        game: &Game,
        color: Color,
        budget: Budget,
        rng: &mut fastrand::Rng,
    ) -> Result<(Answer, u64), Failure> {
        match self {
            Self::Own(kind) => {
                let chosen = game.view(color).map(|view| kind.choose(&view, budget, rng));
                let Some((Some(action), nodes)) = chosen else { return Err(Failure::new("no action")) };
                Ok((Answer { offers_draw: false, action: Some(action) }, nodes))
            }
            Self::Outside(outside) => Ok((outside.decide()?, 0)),
        }
    }

    /// True if the player accepts the draw that the other side has offered.
    pub(crate) fn accepts_draw(&self, game: &Game, color: Color) -> Result<bool, Failure> {
        match self {
            Self::Own(kind) => Ok(game.view(color).is_some_and(|view| kind.accepts_draw(&view))),
            Self::Outside(outside) => outside.accepts_draw(),
        }
    }

    /// Tells an external program its side's part of a log entry. Built-in players read the view of the game.
    pub(crate) fn tell(&self, game: &Game, color: Color, entry: usize) {
        if let (Self::Outside(outside), Some((_, line))) = (self, game.told(color, entry)) {
            outside.tell(&line);
        }
    }
}
