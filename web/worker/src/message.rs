//! The messages between page and worker, as text: a line with the build, a line with a number, and the rest.

use std::fmt;

use vexillum_engine::notation::PlayerRecord;
use vexillum_engine::{Action, Color, Level, Setup, Variant};

use crate::BUILD;

/// What the page asks of the worker.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Task {
    /// An arrangement of an army.
    Arrange {
        /// The edition with its switches.
        variant: Box<Variant>,
        /// Makes it another one.
        seed: u64,
    },
    /// An action in the place of the player whose record it is.
    Think {
        /// What that player knows.
        record: Box<PlayerRecord>,
        /// How well he plays.
        level: Level,
        /// Makes him choose otherwise between equals.
        seed: u64,
        /// How long he may think.
        ms: u32,
    },
    /// Whether the player whose record it is accepts a draw.
    Draw {
        /// What that player knows.
        record: Box<PlayerRecord>,
    },
}

/// What the worker answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// An arrangement.
    Setup(Setup),
    /// An action.
    Action(Action),
    /// Whether he accepts.
    Draw(bool),
}

/// What a worker says: its greeting, or an answer.
pub enum Incoming<'a> {
    /// The worker has started.
    Ready,
    /// The answer to the question of that number.
    Answer(u32, &'a str),
}

/// Why a message cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bad {
    /// It comes from another build.
    Stale,
    /// It is no message.
    Unreadable,
}

/// What a worker says when it has started.
pub(crate) fn ready() -> String {
    [BUILD, "\nready"].concat()
}

/// An answer as a message.
pub(crate) fn answer(number: u32, text: &str) -> String {
    format!("{BUILD}\n{number}\n{text}")
}

/// What follows on the build in a message, unless that is another one.
fn of_this_build(message: &str) -> Result<&str, Bad> {
    message.strip_prefix(BUILD).and_then(|rest| rest.strip_prefix('\n')).ok_or(Bad::Stale)
}

impl Task {
    /// The question as a message.
    pub fn message(&self, number: u32) -> String {
        format!("{BUILD}\n{number}\n{self}")
    }

    /// Reads a question, and its number.
    pub(crate) fn parse(message: &str) -> Result<(u32, Self), Bad> {
        let rest = of_this_build(message)?;
        let read = || {
            let (number, rest) = rest.split_once('\n')?;
            let (line, record) = rest.split_once('\n')?;
            let record: Box<PlayerRecord> = Box::new(record.parse().ok()?);
            let mut words = line.split(' ');
            let task = match words.next()? {
                "arrange" => Self::Arrange { variant: Box::new(record.variant), seed: words.next()?.parse().ok()? },
                "think" => Self::Think {
                    level: Level::from_name(words.next()?)?,
                    seed: words.next()?.parse().ok()?,
                    ms: words.next()?.parse().ok()?,
                    record,
                },
                "draw" => Self::Draw { record },
                _ => return None,
            };
            Some((number.parse().ok()?, task))
        };
        read().ok_or(Bad::Unreadable)
    }

    /// Reads the text of the answer to this question; nothing if it is none.
    pub fn read(&self, text: &str) -> Option<Reply> {
        match (self, text.split_once(' ')?) {
            (Self::Arrange { variant, .. }, ("setup", text)) => {
                let setup = Setup::parse(&variant.board, text).ok()?;
                setup.problems(variant).is_empty().then_some(Reply::Setup(setup))
            }
            (Self::Think { .. }, ("action", text)) => text.parse().ok().map(Reply::Action),
            (Self::Draw { .. }, ("draw", text)) => Some(Reply::Draw(text == "yes")),
            _ => None,
        }
    }

    /// For how long at most the worker is waited for, in milliseconds beyond its start.
    pub const fn patience(&self) -> u32 {
        const GRACE: u32 = 10_000;
        match self {
            Self::Think { ms, .. } => *ms + GRACE,
            Self::Arrange { .. } | Self::Draw { .. } => GRACE,
        }
    }
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // The header of a record tells the edition and its switches; nobody has set up in it.
            Self::Arrange { variant, seed } => {
                let record = PlayerRecord::blank(variant, Color::Red);
                write!(f, "arrange {seed}\n{record}")
            }
            Self::Think { record, level, seed, ms } => write!(f, "think {} {seed} {ms}\n{record}", level.name()),
            Self::Draw { record } => write!(f, "draw\n{record}"),
        }
    }
}

impl<'a> Incoming<'a> {
    /// Reads a message of the worker.
    ///
    /// # Errors
    /// Why it is none.
    pub fn parse(message: &'a str) -> Result<Self, Bad> {
        let rest = of_this_build(message)?;
        if rest == "ready" {
            return Ok(Self::Ready);
        }
        let (number, text) = rest.split_once('\n').ok_or(Bad::Unreadable)?;
        Ok(Self::Answer(number.parse().map_err(|_| Bad::Unreadable)?, text))
    }
}
