//! Texts of the editor of own variants, which are loaded with the workshop.

use vexillum_engine::{Movement, Power, Skills, Square};

use crate::name::Name;

/// Texts of the editor.
pub struct Editor {
    /// What the screen is.
    pub title: &'static str,
    /// The field of the name.
    pub name: &'static str,
    /// What a new variant is called at first.
    pub new_name: &'static str,
    /// The choice of a variant to begin with.
    pub start_from: &'static str,
    /// Nothing is chosen yet.
    pub choose: &'static str,
    /// Over the board.
    pub board: &'static str,
    /// Columns, rows, home rows.
    pub sizes: [&'static str; 3],
    /// One less of something.
    pub fewer: fn(&str) -> String,
    /// One more of something.
    pub more: fn(&str) -> String,
    /// What a tap on a square does.
    pub lake_hint: &'static str,
    /// An ordinary square for screen readers; one of the own home rows; one of the other side's; a lake.
    pub squares: [fn(Square) -> String; 4],
    /// How the home squares are filled.
    pub fill: &'static str,
    /// All of them, any of them.
    pub fills: [&'static str; 2],
    /// Over the army.
    pub army: &'static str,
    /// Pieces and home squares.
    pub army_size: fn(usize, usize) -> String,
    /// The field of the name of a kind.
    pub name_of: fn(&str) -> String,
    /// The choice of how a kind moves.
    pub moves: &'static str,
    /// In the order of [`Movement::ALL`].
    pub movements: [&'static str; Movement::ALL.len()],
    /// The choice of a power.
    pub power: &'static str,
    /// None.
    pub no_power: &'static str,
    /// In the order of [`Power::ALL`].
    pub powers: [&'static str; Power::ALL.len()],
    /// In the order of [`Skills::ALL`].
    pub skills: [&'static str; Skills::ALL.len()],
    /// The switch of the cards, and what it means.
    pub cards: [&'static str; 2],
    /// Keeps the variant.
    pub keep: &'static str,
    /// It is kept under that name.
    pub kept: fn(&Name) -> String,
    /// It could not be kept.
    pub not_kept: &'static str,
    /// Forgets the kept variant.
    pub delete: &'static str,
    /// It is forgotten.
    pub deleted: fn(&Name) -> String,
    /// Makes a link.
    pub share: &'static str,
    /// The field of the link.
    pub link: &'static str,
    /// The link is copied.
    pub copied: &'static str,
    /// The link could not be copied.
    pub not_copied: &'static str,
    /// Saves a file.
    pub save: &'static str,
    /// What the file is called where the variant has no name.
    pub file_name: &'static str,
    /// Opens a file.
    pub open: &'static str,
    /// It has been opened.
    pub opened: fn(&Name) -> String,
    /// The file is no variant.
    pub not_a_variant: &'static str,
    /// Nothing is wrong with the variant.
    pub complete: &'static str,
    /// Plays it.
    pub play: &'static str,
}

/// English.
pub const ENGLISH: Editor = Editor {
    title: "My own variant",
    name: "Name",
    new_name: "My variant",
    start_from: "Start from",
    choose: "choose an edition …",
    board: "Board",
    sizes: ["Columns", "Rows", "Home rows"],
    fewer: |what| format!("{what}: fewer"),
    more: |what| format!("{what}: more"),
    lake_hint: "Tap a square to make it a lake, or land again.",
    squares: [
        |square| square.to_string(),
        |square| format!("{square}, home square"),
        |square| format!("{square}, home square of the other side"),
        |square| format!("{square}, lake"),
    ],
    fill: "Home squares",
    fills: ["Every home square filled", "Placed anywhere at home"],
    army: "Army",
    army_size: |pieces, squares| format!("{pieces} of {squares} home squares"),
    name_of: |kind| format!("Name of {kind}"),
    moves: "Moves",
    movements: ["Never", "One square", "Any distance", "One or two squares", "One or two squares, shown"],
    power: "Power",
    no_power: "None",
    powers: [
        "Names the piece in front",
        "Names a piece beside it",
        "Steps, then names a piece beside it",
        "Names in the enemy’s home rows",
        "Flight",
        "Detect Enemy",
        "Detect Enemy, straight or diagonal",
        "Enchant",
        "Arrow Strike",
        "Rampage",
    ],
    skills: ["Clears what explodes", "Explodes", "Takes as the Spy does", "Falls to the Spy", "Is the Flag"],
    cards: ["Battle Cards", "Each side has the fifteen cards."],
    keep: "Keep",
    kept: |name| format!("“{name}” is kept, and stands on the start screen."),
    not_kept: "It could not be kept. It needs a name and no flaws, and a private window may refuse to keep anything.",
    delete: "Delete",
    deleted: |name| format!("“{name}” is deleted. It still stands here."),
    share: "Share link",
    link: "Link",
    copied: "The link is copied. Whoever opens it sees this variant and can play it.",
    not_copied: "The browser does not let the page copy. The link stands in the field.",
    save: "Save file",
    file_name: "variant",
    open: "Open file",
    opened: |name| format!("“{name}” is opened."),
    not_a_variant: "This holds no variant that can be read.",
    complete: "Ready to play.",
    play: "Play",
};
