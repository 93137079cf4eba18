//! Messages between the page and the worker, as JSON with a version number.
//!
//! A player's knowledge is in them as his own record, in the same text that a person may export.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use vexillum_engine::notation::PlayerRecord;
use vexillum_engine::{Action, Level, Setup, Variant};

/// Version of the messages.
const VERSION: u32 = 1;

/// Message with its version.
#[derive(Serialize, Deserialize)]
struct Envelope<T> {
    version: u32,
    body: T,
}

/// Task with a number.
#[derive(Serialize, Deserialize)]
struct Question<T> {
    /// Number that the answer repeats.
    number: u32,
    task: T,
}

/// Task of the worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// Generate a set-up.
    Arrange {
        /// Edition with its switches.
        variant: Box<Variant>,
        /// Seed of the random choices.
        seed: u64,
    },
    /// Choose an action.
    Think {
        /// Record of the player who is to act.
        record: Box<PlayerRecord>,
        /// Strength of play.
        level: Level,
        /// Seed of the random choices.
        seed: u64,
        /// Time to think, in milliseconds.
        ms: u32,
    },
    /// Answer an offer of a draw.
    Draw {
        /// Record of the player who has been offered the draw.
        record: Box<PlayerRecord>,
    },
}

/// Answer to a task.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// Generated set-up.
    Setup(Setup),
    /// Chosen action.
    Action(Action),
    /// True if the draw is accepted.
    Draw(bool),
}

/// Message of the worker to the page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Incoming {
    /// Sent once, when the worker has started.
    Ready,
    /// Answer to a task.
    Answer {
        /// Number of the task.
        number: u32,
        /// Reply to the task.
        reply: Reply,
    },
}

fn write<T: Serialize>(body: T) -> String {
    // All values of these types can be written, so this never fails.
    serde_json::to_string(&Envelope { version: VERSION, body }).unwrap_or_default()
}

fn read<T: DeserializeOwned>(message: &str) -> Option<T> {
    serde_json::from_str(message)
        .ok()
        .filter(|envelope: &Envelope<T>| envelope.version == VERSION)
        .map(|envelope| envelope.body)
}

impl Task {
    /// Message text of this task, with a number.
    pub fn message(&self, number: u32) -> String {
        write(Question { number, task: self })
    }

    /// Reads a message of this version: the number and the task.
    pub(crate) fn read(message: &str) -> Option<(u32, Self)> {
        read(message).map(|Question { number, task }| (number, task))
    }

    /// True if a reply answers this task.
    pub fn is_answered_by(&self, reply: &Reply) -> bool {
        match (self, reply) {
            (Self::Arrange { variant, .. }, Reply::Setup(setup)) => setup.problems(variant).is_empty(),
            (Self::Think { .. }, Reply::Action(_)) | (Self::Draw { .. }, Reply::Draw(_)) => true,
            _ => false,
        }
    }

    /// Longest time to wait for the answer of a started worker, in milliseconds.
    pub const fn patience(&self) -> u32 {
        const GRACE: u32 = 10_000;
        match self {
            Self::Think { ms, .. } => *ms + GRACE,
            Self::Arrange { .. } | Self::Draw { .. } => GRACE,
        }
    }
}

impl Incoming {
    /// Message text.
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
