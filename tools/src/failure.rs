//! Why a command was refused, or what a program outside did wrong.

use std::fmt;

/// Why a command was refused, or what a program outside did wrong: the text behind `error:`, always one line of bounded
/// length.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure(String);

/// What a command answers with: the lines of its reply, or why not.
pub(crate) type Reply = Result<Vec<String>, Failure>;

/// Reasons may quote input, which can be long.
const LONGEST: usize = 300;

impl Failure {
    /// A reason in words.
    pub fn new(reason: impl fmt::Display) -> Self {
        let reason = reason.to_string();
        Self(reason.chars().map(|c| if c.is_control() { ' ' } else { c }).take(LONGEST).collect())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<E: std::error::Error> From<E> for Failure {
    fn from(error: E) -> Self {
        Self::new(error)
    }
}
