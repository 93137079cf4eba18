//! Talking with the protocol program, as the tests do it.

use vexillum_tools::Session;

use crate::oracle::{Edition, SIDES};

/// A conversation in which the test asks and expects an answer.
#[derive(Default)]
pub(crate) struct Dialog(Session);

impl Dialog {
    /// A game begun with `new`.
    pub(crate) fn new(game: &str) -> Self {
        let mut dialog = Self::default();
        dialog.ask(&format!("new {game}"));
        dialog
    }

    /// A game from pieces given as `r8c3`, and the side to move.
    pub(crate) fn from_pieces(game: &str, pieces: &[String], turn: usize) -> Self {
        let mut dialog = Self::new(game);
        dialog.ask(&format!("position {} {}", Edition::find(game).picture(pieces), SIDES[turn]));
        dialog
    }

    /// Says a line.
    pub(crate) fn say(&mut self, line: &str) -> Vec<String> {
        self.0.answer(line.as_bytes())
    }

    /// The reply to a command that is not refused, without its `ok`.
    pub(crate) fn ask(&mut self, command: &str) -> Vec<String> {
        let mut reply = self.say(command);
        assert_eq!(reply.pop().as_deref(), Some("ok"), "{command}: {reply:?}");
        reply
    }

    /// The reason of a command that is refused.
    pub(crate) fn refused(&mut self, command: &str) -> String {
        let reply = self.say(command);
        let reason = match &reply[..] {
            [line] => line.strip_prefix("error: "),
            _ => None,
        };
        reason.unwrap_or_else(|| panic!("{command} is not refused: {reply:?}")).to_owned()
    }

    /// The legal actions.
    pub(crate) fn legal(&mut self) -> Vec<String> {
        let reply = self.ask("legal");
        let (line, none) = reply.split_first().expect("one line");
        assert!(none.is_empty());
        line.strip_prefix("legal").expect("legal").split_whitespace().map(str::to_owned).collect()
    }

    /// The events of an action.
    pub(crate) fn play(&mut self, action: &str) -> Vec<String> {
        let reply = self.ask(&format!("play {action}"));
        reply.iter().map(|line| line.strip_prefix("event ").expect("an event").to_owned()).collect()
    }
}

/// `rFa1 r6j4` as a list.
pub(crate) fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}
