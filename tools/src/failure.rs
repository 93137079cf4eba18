//! Failures of commands and of external programs.

use std::fmt;

/// Reason for refusing a command, or fault of an external program.
///
/// This is the text after `error:`, always one line of bounded length.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure(String);

/// Reply to a command: its lines, or the reason for refusing it.
pub(crate) type Reply = Result<Vec<String>, Failure>;

/// Most characters of a reason, which may quote long input.
const LONGEST: usize = 300;

impl Failure {
    /// Failure with this reason; control characters become spaces.
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
