//! Texts of the rules pages, which are loaded with the workshop. Names of kinds come as one text: those of several kinds
//! have been put together by [`Rules::list`].

pub mod advice;
pub mod details;
pub mod kinds;
pub mod pictures;
pub mod play;

use vexillum_engine::{Board, Fill};

/// Texts of the rules pages.
pub struct Rules {
    /// The choice of another edition.
    pub edition: &'static str,
    /// The address names an edition that there is not.
    pub unknown: &'static str,
    /// The address holds a variant that cannot be read.
    pub damaged: &'static str,
    /// The variant cannot be played, for the reasons that follow.
    pub unplayable: &'static str,
    /// Pieces a side and the size of the board.
    pub facts: fn(usize, &Board) -> String,
    /// How many minutes a game usually takes.
    pub minutes: fn(&str) -> String,
    /// What a variant of a player's own is.
    pub own_line: &'static str,
    /// Whose rules these are.
    pub independent: &'static str,
    /// Over the switches that are not as in the edition's box.
    pub changed: &'static str,
    /// Leads to the history of the game.
    pub history: &'static str,
    /// Chooses the variant on the start screen.
    pub choose: &'static str,
    /// Keeps a variant that somebody has shared.
    pub keep: &'static str,
    /// It is kept.
    pub kept: &'static str,
    /// It could not be kept.
    pub not_kept: &'static str,
    /// Opens the editor with the variant.
    pub change: &'static str,
    /// Names of several kinds.
    pub list: fn(&[&str]) -> String,
    /// Over the parts of the page.
    pub headings: Headings,
    /// How a game goes.
    pub play: play::Play,
    /// What goes beyond it.
    pub details: details::Details,
    /// What the kinds do, in the table of the army.
    pub kinds: kinds::Kinds,
    /// Under the pictures.
    pub pictures: pictures::Pictures,
    /// What holds for all powers.
    pub powers: &'static str,
    /// How many cards there are, and how many are drawn at the end of a turn.
    pub cards: fn(refill: bool) -> &'static str,
    /// The columns of the army: piece, rank, count.
    pub columns: [&'static str; 3],
    /// A kind that Blue calls otherwise: both names.
    pub two_names: fn(&str, &str) -> String,
    /// A kind without rank.
    pub no_rank: &'static str,
    /// What the picture of a set-up shows.
    pub setup_picture: &'static str,
    /// How the home squares are filled: how, and with how many pieces.
    pub setup: fn(Fill, usize) -> String,
    /// Advice.
    pub advice: advice::Advice,
}

/// Over the parts of the page.
pub struct Headings {
    /// How a game goes.
    pub play: &'static str,
    /// How pieces move.
    pub moves: &'static str,
    /// Powers.
    pub powers: &'static str,
    /// The Battle Cards.
    pub cards: &'static str,
    /// The army.
    pub army: &'static str,
    /// The set-up.
    pub setup: &'static str,
    /// The switches.
    pub switches: &'static str,
    /// Advice.
    pub advice: &'static str,
}

/// English.
pub const ENGLISH: Rules = Rules {
    edition: "Edition",
    unknown: "There is no such edition.",
    damaged: "This link holds a variant that cannot be read. It may have been cut off on its way.",
    unplayable: "This variant cannot be played as it is:",
    facts: |pieces, board| format!("{pieces} pieces a side · {} by {} squares", board.columns, board.rows),
    minutes: |minutes| format!("about {minutes} min"),
    own_line: "A variant that somebody has made.",
    independent: "An independent implementation of the rules of Stratego.",
    changed: "Changed here",
    history: "History of the game",
    choose: "Play this",
    keep: "Keep",
    kept: "It is kept, and stands on the start screen.",
    not_kept: "It could not be kept. It needs a name, and a private window may refuse to keep anything.",
    change: "Change it",
    list: |names| match names {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    },
    headings: Headings {
        play: "How it is played",
        moves: "How they move",
        powers: "Powers",
        cards: "The cards",
        army: "The army",
        setup: "Set-up",
        switches: "Rules in force",
        advice: "Advice",
    },
    play: play::ENGLISH,
    details: details::ENGLISH,
    kinds: kinds::ENGLISH,
    pictures: pictures::ENGLISH,
    powers: "A power is used instead of a move or an attack, and makes the piece that uses it known.",
    cards: |refill| {
        if refill {
            "Each side has these fifteen and begins with three. Before the first turn, each may once put all three \
             under the pile and draw three others. At the end of a turn a hand is filled up to three. A card is used \
             once. Instead of moving you may swap a card: put one under the pile and draw another, but not twice running."
        } else {
            "Each side has these fifteen and begins with three. Before the first turn, each may once put all three \
             under the pile and draw three others. At the end of a turn with fewer than three, one is drawn. A card is \
             used once. Instead of moving you may swap a card: put one under the pile and draw another, but not \
             twice running."
        }
    },
    columns: ["Piece", "Rank", "Count"],
    two_names: |red, blue| format!("{red} (Blue: {blue})"),
    no_rank: "–",
    setup_picture: "A board with an army set up, as an example.",
    setup: |fill, pieces| match fill {
        Fill::All => format!("An example. The {pieces} pieces fill every home square, in any order you like."),
        Fill::Any => format!("An example. The {pieces} pieces stand on any of your home squares; the rest stay empty."),
    },
    advice: advice::ENGLISH,
};
