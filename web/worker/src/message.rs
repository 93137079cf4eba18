//! Messages between the page and the worker: JSON with the version of this protocol. What a player knows is in them as the
//! record that a person may export, too.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use vexillum_engine::notation::PlayerRecord;
use vexillum_engine::{Action, Level, Setup, Variant};

/// The version of the messages.
const VERSION: u32 = 1;

/// A message with its version.
#[derive(Serialize, Deserialize)]
struct Envelope<T> {
    version: u32,
    body: T,
}

/// A task with the number by which its answer is known.
#[derive(Serialize, Deserialize)]
struct Question<T> {
    number: u32,
    task: T,
}

/// Task of the worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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
        /// Record of that player.
        record: Box<PlayerRecord>,
        /// Strength of play.
        level: Level,
        /// Makes him choose otherwise between equals.
        seed: u64,
        /// Time to think, in milliseconds.
        ms: u32,
    },
    /// The answer of the player whose record it is to an offer of a draw.
    Draw {
        /// Record of that player.
        record: Box<PlayerRecord>,
    },
}

/// Answer to a task.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// An arrangement.
    Setup(Setup),
    /// An action.
    Action(Action),
    /// Accepted or not.
    Draw(bool),
}

/// Message of the worker: its greeting, or an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Incoming {
    /// The worker has started.
    Ready,
    /// An answer.
    Answer {
        /// The number of the question.
        number: u32,
        /// The answer to it.
        reply: Reply,
    },
}

fn write<T: Serialize>(body: T) -> String {
    // These types have no values that cannot be written.
    serde_json::to_string(&Envelope { version: VERSION, body }).unwrap_or_default()
}

fn read<T: DeserializeOwned>(message: &str) -> Option<T> {
    serde_json::from_str(message)
        .ok()
        .filter(|envelope: &Envelope<T>| envelope.version == VERSION)
        .map(|envelope| envelope.body)
}

impl Task {
    /// The question as a message.
    pub fn message(&self, number: u32) -> String {
        write(Question { number, task: self })
    }

    /// Reads a question of this version: its number and its task.
    pub(crate) fn read(message: &str) -> Option<(u32, Self)> {
        read(message).map(|Question { number, task }| (number, task))
    }

    /// Tells whether a reply answers this task.
    pub fn is_answered_by(&self, reply: &Reply) -> bool {
        match (self, reply) {
            (Self::Arrange { variant, .. }, Reply::Setup(setup)) => setup.problems(variant).is_empty(),
            (Self::Think { .. }, Reply::Action(_)) | (Self::Draw { .. }, Reply::Draw(_)) => true,
            _ => false,
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

impl Incoming {
    /// The message as text.
    pub(crate) fn message(&self) -> String {
        write(self)
    }

    /// Reads a message of this version.
    pub fn read(message: &str) -> Option<Self> {
        read(message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_of_the_worker() {
        let check = |text: &str, message: &Incoming| {
            assert_eq!(Incoming::read(text).as_ref(), Some(message));
            assert_eq!(message.message(), text);
        };
        check(r#"{"version":1,"body":"ready"}"#, &Incoming::Ready);
        let action = Reply::Action("a4a5".parse().expect("an action"));
        check(
            r#"{"version":1,"body":{"answer":{"number":7,"reply":{"action":"a4a5"}}}}"#,
            &Incoming::Answer { number: 7, reply: action },
        );
        let later = r#"{"version":1,"body":{"answer":{"number":7,"reply":{"draw":true},"nodes":3}},"sent":1}"#;
        assert_eq!(Incoming::read(later), Some(Incoming::Answer { number: 7, reply: Reply::Draw(true) }));
    }

    #[test]
    fn questions() {
        let variant = Variant::find("duel").and_then(|duel| duel.with_switch("chase", "off").ok()).expect("a variant");
        for variant in [variant, variant.as_own("Ours")] {
            let task = Task::Arrange { variant: Box::new(variant), seed: u64::MAX };
            assert_eq!(Task::read(&task.message(3)), Some((3, task)));
        }
    }

    #[test]
    fn what_is_no_message_of_this_version_is_refused() {
        for text in [
            "",
            "ready",
            r#"{"body":"ready"}"#,
            r#"{"version":2,"body":"ready"}"#,
            r#"{"version":1,"body":"steady"}"#,
            r#"{"version":1,"body":{"answer":{"number":-7,"reply":{"action":"a4a5"}}}}"#,
            r#"{"version":1,"body":{"answer":{"number":7,"reply":{"action":"a4"}}}}"#,
            r#"{"version":1,"body":{"answer":{"number":7,"reply":{"setup":"2./."}}}}"#,
        ] {
            assert_eq!(Incoming::read(text), None, "{text}");
            assert_eq!(Task::read(text), None, "{text}");
        }
    }
}
