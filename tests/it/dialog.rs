//! Conversations of the tests with the protocol program.

use vexillum_tools::Session;

use crate::oracle::{Edition, SIDES};

/// Conversation in which the test sends commands and expects answers.
#[derive(Default)]
pub(crate) struct Dialog(Session);

impl Dialog {
    /// Game started with `new`.
    pub(crate) fn new(game: &str) -> Self {
        let mut dialog = Self::default();
        dialog.ask(&format!("new {game}"));
        dialog
    }

    /// Game from pieces such as `r8c3`, and the side to move.
    pub(crate) fn from_pieces(game: &str, pieces: &[String], turn: usize) -> Self {
        let mut dialog = Self::new(game);
        dialog.ask(&format!("position {} {}", Edition::find(game).picture(pieces), SIDES[turn]));
        dialog
    }

    /// Sends a line.
    pub(crate) fn say(&mut self, line: &str) -> Vec<String> {
        self.0.answer(line.as_bytes())
    }

    /// Reply to a command that must succeed, without its `ok`.
    pub(crate) fn ask(&mut self, command: &str) -> Vec<String> {
        let mut reply = self.say(command);
        assert_eq!(reply.pop().as_deref(), Some("ok"), "{command}: {reply:?}");
        reply
    }

    /// Reason for which a command is refused.
    pub(crate) fn refused(&mut self, command: &str) -> String {
        let reply = self.say(command);
        let reason = match &reply[..] {
            [line] => line.strip_prefix("error: "),
            _ => None,
        };
        reason.unwrap_or_else(|| panic!("{command} is not refused: {reply:?}")).to_owned()
    }

    /// Legal actions.
    pub(crate) fn legal(&mut self) -> Vec<String> {
        let reply = self.ask("legal");
        let (line, none) = reply.split_first().expect("one line");
        assert!(none.is_empty());
        line.strip_prefix("legal").expect("legal").split_whitespace().map(str::to_owned).collect()
    }

    /// Events of an action.
    pub(crate) fn play(&mut self, action: &str) -> Vec<String> {
        let reply = self.ask(&format!("play {action}"));
        reply.iter().map(|line| line.strip_prefix("event ").expect("an event").to_owned()).collect()
    }
}

/// Words of a text such as `rFa1 r6j4`.
pub(crate) fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}
