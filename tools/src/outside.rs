//! External programs that play one side in player mode (N5), with this process as the referee.

use std::time::Duration;

use vexillum_engine::Action;
use vexillum_engine::notation::{Line, OwnStart, PlayerRecord};

use crate::failure::Failure;
use crate::program::Program;

/// External program that plays one side of a game.
///
/// The program is told what its side's own record holds, and nothing else. After a failure it cannot be used
/// any more. Dropping the value kills the program.
pub struct Outside(Program);

/// Decision of an external program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answer {
    /// True if the program first offers a draw.
    pub offers_draw: bool,
    /// Action; `None` if the program resigns.
    pub action: Option<Action>,
}

impl Outside {
    /// Starts a program for the player whose record is given.
    ///
    /// The command line is split at spaces. The options, like `ms=5 seed=1`, go to the program; `patience` is
    /// the longest time that an answer may take.
    ///
    /// # Errors
    /// If the program cannot be started or refuses the game, or if the game did not begin with set-ups.
    pub fn start(command: &str, patience: Duration, record: &PlayerRecord, options: &str) -> Result<Self, Failure> {
        let OwnStart::Setups { mine, enemy } = &record.start else {
            return Err(Failure::new("player mode begins with set-ups"));
        };
        let outside = Self(Program::start(command, patience)?);
        let variant = &record.variant;
        let mut words = vec![format!("new {} side={}", variant.id, record.me)];
        words.extend(variant.changed_switches());
        words.extend(options.split_whitespace().map(str::to_owned));
        outside.0.say(&words.join(" "));
        // The program's own set-up is not used: both games of a pair have the same two set-ups.
        let reply = outside.0.hear()?;
        if !reply.starts_with("setup ") {
            return Err(unexpected(&reply, "setup"));
        }
        let rows = enemy.chunks(variant.board.columns.into());
        let hidden = |row: &[bool]| row.iter().map(|&occupied| if occupied { '?' } else { '.' }).collect::<String>();
        outside.0.say(&format!("use {mine}"));
        outside.0.say(&format!("enemy {}", rows.map(hidden).collect::<Vec<_>>().join("/")));
        record.lines.iter().for_each(|line| outside.tell(line));
        Ok(outside)
    }

    /// Sends a line of the record. If the program refuses it, the next question fails.
    pub fn tell(&self, line: &Line) {
        self.0.say(&line.to_string());
    }

    /// Asks for the next decision.
    ///
    /// # Errors
    /// If the program does not answer in time, or answers with anything else.
    pub fn decide(&self) -> Result<Answer, Failure> {
        self.0.say("go");
        let mut reply = self.0.hear()?;
        let offers_draw = reply == "offer draw";
        if offers_draw {
            reply = self.0.hear()?;
        }
        let action = match reply.strip_prefix("play ") {
            Some(action) => Some(action.trim().parse()?),
            None if reply == "resign" => None,
            None => return Err(unexpected(&reply, "play")),
        };
        Ok(Answer { offers_draw, action })
    }

    /// Passes on the other side's offer of a draw; true if the program accepts it.
    ///
    /// # Errors
    /// If the program does not answer in time, or answers with anything else.
    pub fn accepts_draw(&self) -> Result<bool, Failure> {
        self.0.say("offer draw");
        match &*self.0.hear()? {
            "accept" => Ok(true),
            "decline" => Ok(false),
            other => Err(unexpected(other, "accept or decline")),
        }
    }
}

fn unexpected(reply: &str, wanted: &str) -> Failure {
    Failure::new(format!("{reply:?} instead of {wanted}"))
}
