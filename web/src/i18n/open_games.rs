//! Texts of the games that are open.

/// Texts of the games that are open.
pub struct OpenGames {
    /// Over the list.
    pub title: &'static str,
    /// Number of turns that have been played.
    pub turns: fn(u32) -> String,
    /// The game has ended.
    pub over: &'static str,
    /// Removes a game.
    pub remove: &'static str,
    /// It is done.
    pub removed: &'static str,
    /// Puts it back; also something else that was removed.
    pub undo: &'static str,
    /// A game that cannot be read.
    pub unreadable: &'static str,
    /// Many games are open: their number.
    pub many: fn(usize) -> String,
    /// The game of an address is not there.
    pub gone: &'static str,
    /// Another window has the game.
    pub elsewhere: &'static str,
    /// What can be done then.
    pub elsewhere_text: &'static str,
    /// Takes it over.
    pub take_over: &'static str,
}

/// English.
pub const ENGLISH: OpenGames = OpenGames {
    title: "Open games",
    turns: |turns| match turns {
        0 => "not begun".to_owned(),
        1 => "1 turn".to_owned(),
        turns => format!("{turns} turns"),
    },
    over: "over",
    remove: "Remove",
    removed: "The game was removed.",
    undo: "Undo",
    unreadable: "A game that this version cannot read",
    many: |games| {
        format!("{games} games are open. Remove those that you do not need any more: the room for them is limited.")
    },
    gone: "This game is not on this device, or not any more.",
    elsewhere: "This game is open in another window",
    elsewhere_text: "Go on there, or play it here: then it stops there. Nothing is lost.",
    take_over: "Play here",
};
