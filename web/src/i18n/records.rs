//! Texts of records: of games that are over, of the own game, of set-ups and positions as links.

/// Texts of records.
pub struct Records {
    /// Opens a game on its board.
    pub open: &'static str,
    /// The same on the result screen.
    pub review: &'static str,
    /// Makes a link to the game.
    pub share: &'static str,
    /// A link to a game is copied.
    pub copied: &'static str,
    /// The browser does not let the page copy it.
    pub not_copied: &'static str,
    /// The link.
    pub link: &'static str,
    /// To the list of games.
    pub all: &'static str,
    /// Gives it as a file.
    pub download: &'static str,
    /// The player's own record.
    pub own: &'static str,
    /// What that is.
    pub own_text: &'static str,
    /// It is copied.
    pub own_copied: &'static str,
    /// The browser does not let the page copy.
    pub own_not_copied: &'static str,
    /// Copies a link to a set-up.
    pub copy_link: &'static str,
    /// It is copied.
    pub setup_copied: &'static str,
    /// Games of others count nowhere.
    pub not_counted: &'static str,
    /// A file holds a position.
    pub position: &'static str,
    /// That side moves first.
    pub to_move: fn(&str) -> String,
    /// Plays a position.
    pub play_from: &'static str,
    /// Nothing can be played there.
    pub decided: &'static str,
}

/// English.
pub const ENGLISH: Records = Records {
    open: "Open on the board",
    review: "Review",
    share: "Share link",
    copied: "The link is copied. Whoever opens it sees this game.",
    not_copied: "The browser does not let the page copy. The link stands in the field.",
    link: "Link",
    all: "All games",
    download: "Download",
    own: "My record",
    own_text: "This game as you know it: your army, all moves, and what you were shown. It tells no hidden piece of the other side.",
    own_copied: "Your record is copied.",
    own_not_copied: "The browser does not let the page copy. Download the record instead.",
    copy_link: "Copy link",
    setup_copied: "The link is copied. Whoever opens it sees this set-up.",
    not_counted: "Games from files and links count in no statistics.",
    position: "This is a position. It can be opened and played.",
    to_move: |color| format!("{color} moves first."),
    play_from: "Play from here",
    decided: "Nothing can be played here: the game is decided.",
};
