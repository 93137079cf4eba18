//! The other end of player mode (N5): a program outside plays one side of a game that is refereed here. It is told what
//! that side's own record holds, and nothing else.

use std::time::Duration;

use vexillum_engine::Action;
use vexillum_engine::notation::{Line, OwnStart, PlayerRecord};

use crate::failure::Failure;
use crate::program::Program;

/// A program outside that plays one side of a game. Whatever it does wrong is told as a failure, after which it is of no
/// more use; it is killed when this is dropped.
pub struct Outside(Program);

/// What a program decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answer {
    /// Whether it offers a draw first.
    pub offers_draw: bool,
    /// What it does then; nothing if it gives up.
    pub action: Option<Action>,
}

impl Outside {
    /// Starts the program of a command line, whose words are parted by spaces, for the player of a record of an edition's
    /// game. It is given these options (`ms=5 seed=1`), and so long for each of its answers.
    ///
    /// # Errors
    /// If the program cannot be started, takes part in no such game, or the game did not begin with set-ups.
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
        // Its own set-up is not used: both sides of a pair of games get the same two.
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

    /// Tells what happened. A program that refuses it says so when it is next asked.
    pub fn tell(&self, line: &Line) {
        self.0.say(&line.to_string());
    }

    /// Asks for the next decision.
    ///
    /// # Errors
    /// Where it gives none in time, or something else.
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

    /// Asks whether it accepts the draw that the other side has offered.
    ///
    /// # Errors
    /// Where it does not say in time, or says something else.
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
