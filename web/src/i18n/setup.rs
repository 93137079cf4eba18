//! Texts of the set-up screen.

use vexillum_engine::Square;

/// Texts of the set-up screen.
pub struct Setup {
    /// The title, for screen readers: who sets up.
    pub title: fn(&str) -> String,
    /// Beside the opponent's seat.
    pub secret: &'static str,
    /// Over the tray.
    pub stock: &'static str,
    /// The tray is empty.
    pub stock_empty: &'static str,
    /// A kind in the tray: name and how many.
    pub left: fn(&str, u8) -> String,
    /// Puts the piece picked up back into the tray: its name.
    pub put_back: fn(&str) -> String,
    /// How many of how many stand.
    pub placed: fn(usize, usize) -> String,
    /// An empty home square.
    pub empty_home: &'static str,
    /// A square of the opponent's home rows.
    pub far: &'static str,
    /// Another arrangement by the computer.
    pub shuffle: &'static str,
    /// Left and right exchanged.
    pub mirror: &'static str,
    /// Everything back into the tray.
    pub clear: &'static str,
    /// Takes the last change back.
    pub undo: &'static str,
    /// The text was read.
    pub pasted: &'static str,
    /// The set-up is finished.
    pub ready: &'static str,
    /// It can begin.
    pub complete: &'static str,
    /// To the start screen.
    pub back: &'static str,
    /// Several of a kind: the number and the name, which may need a plural.
    pub several: fn(u8, &str) -> String,
    /// What is still to place: the kinds with their numbers.
    pub missing: fn(&[String]) -> String,
    /// So many pieces of so many kinds are missing that a list would be too long.
    pub missing_many: fn(usize) -> String,
    /// No piece could move.
    pub stuck: &'static str,
    /// The set-up does not fit the board or army.
    pub misfit: &'static str,
    /// What just happened.
    pub steps: StepTexts,
}

/// Texts of the set-ups that are kept and shared there.
pub struct Kept {
    /// Over the arrangements.
    pub ready_made: &'static str,
    /// The arrangements that come with the game, and the player's own.
    pub groups: [&'static str; 2],
    /// What the arrangements are called, in the order of `PresetName::ALL`.
    pub presets: [&'static str; 5],
    /// Sets up as chosen.
    pub take: &'static str,
    /// Forgets the chosen one.
    pub delete: &'static str,
    /// Folded away: saving and texts.
    pub keep: &'static str,
    /// The field of a name.
    pub name: &'static str,
    /// Keeps it under the name.
    pub save: &'static str,
    /// It is kept: the name.
    pub saved: fn(&str) -> String,
    /// It could not be kept.
    pub not_saved: &'static str,
    /// It is forgotten: the name.
    pub deleted: fn(&str) -> String,
    /// The field of a set-up as text.
    pub text: &'static str,
    /// What the field takes.
    pub text_hint: &'static str,
    /// Copies the set-up as text.
    pub copy: &'static str,
    /// It is copied.
    pub copied: &'static str,
    /// It could not be copied, but stands in the field.
    pub not_copied: &'static str,
    /// Sets up as the text says.
    pub paste: &'static str,
    /// The clipboard could not be read.
    pub no_clipboard: &'static str,
    /// Why a text is refused.
    pub paste_errors: PasteTexts,
}

/// What the editor just did.
pub struct StepTexts {
    /// Picked up.
    pub picked_up: fn(&str) -> String,
    /// Put down where it was.
    pub put_down: &'static str,
    /// Placed on a square.
    pub placed: fn(&str, Square) -> String,
    /// Placed on a square, and another piece gave way.
    pub swapped: fn(&str, Square, &str) -> String,
    /// Back in the tray.
    pub taken_off: fn(&str) -> String,
    /// Another set-up: so many of so many stand.
    pub replaced: fn(usize, usize) -> String,
    /// Nothing is picked up, and the square is empty.
    pub nothing_picked: &'static str,
    /// None of the kind is left.
    pub none_left: fn(&str) -> String,
    /// No home square.
    pub not_home: &'static str,
}

/// Why a text is no set-up.
pub struct PasteTexts {
    /// Nothing in it.
    pub empty: &'static str,
    /// So many squares instead of so many.
    pub length: fn(usize, usize) -> String,
    /// No such piece.
    pub letter: fn(char) -> String,
    /// A slash within a row.
    pub broken_row: &'static str,
    /// So many of a kind instead of so many.
    pub too_many: fn(&str, u8, u8) -> String,
    /// Made for four rows of ten.
    pub other_board: &'static str,
    /// Red and Blue mixed.
    pub both_sides: &'static str,
    /// Made for another army.
    pub other_army: &'static str,
    /// Two pieces on a square.
    pub same_square: &'static str,
    /// A fifth row.
    pub off_the_rows: &'static str,
    /// So many set-ups at once.
    pub several: fn(usize) -> String,
}

/// English.
pub const ENGLISH: Setup = Setup {
    title: |name| format!("{name}: place your army"),
    secret: "places in secret",
    stock: "Still to place",
    stock_empty: "Every piece is on the board. Tap two pieces to swap them, or drag one where you want it.",
    left: |name, count| format!("{name}, {count} left"),
    put_back: |name| format!("Take {name} off"),
    placed: |placed, of| format!("{placed} of {of} placed"),
    empty_home: "empty home square",
    far: "the other side’s half",
    shuffle: "Shuffle",
    mirror: "Mirror",
    clear: "Clear",
    undo: "Undo",
    pasted: "The set-up was read.",
    ready: "Ready",
    complete: "Your army is ready.",
    back: "Back",
    several: |count, name| match (count, name) {
        (1, name) => format!("1 {name}"),
        (count, "Spy") => format!("{count} Spies"),
        (count, "Dwarf") => format!("{count} Dwarves"),
        (count, "Elf") => format!("{count} Elves"),
        (count, "Sorceress") => format!("{count} Sorceresses"),
        (count, name) => format!("{count} {name}s"),
    },
    missing: |kinds| match kinds {
        [] => String::new(),
        [only] => format!("{only} still to place"),
        [first @ .., last] => format!("{} and {last} still to place", first.join(", ")),
    },
    missing_many: |count| format!("{count} pieces still to place"),
    stuck: "No piece could move: leave one a way out.",
    misfit: "This set-up is not one of this edition.",
    steps: StepTexts {
        picked_up: |name| format!("{name} picked up. Choose a square."),
        put_down: "Put down.",
        placed: |name, square| format!("{name} on {square}."),
        swapped: |name, square, other| format!("{name} on {square}, in the place of {other}."),
        taken_off: |name| format!("{name} is back in the tray."),
        replaced: |placed, of| format!("Another set-up: {placed} of {of} placed."),
        nothing_picked: "Pick up a piece first.",
        none_left: |name| format!("No {name} is left in the tray."),
        not_home: "Only your own home squares can be filled.",
    },
};

/// English.
pub const ENGLISH_KEPT: Kept = Kept {
    ready_made: "Ready-made",
    groups: ["Ready-made", "Your own"],
    presets: ["Corner keep", "Center wall", "Two keeps", "Right hook", "Decoy bombs"],
    take: "Use",
    delete: "Delete",
    keep: "Keep and share",
    name: "Name",
    save: "Save",
    saved: |name| format!("Saved as “{name}”."),
    not_saved: "It could not be saved: give it a name. A private window may refuse to keep anything.",
    deleted: |name| format!("“{name}” is deleted."),
    text: "As text",
    text_hint: "Paste a set-up here",
    copy: "Copy",
    copied: "The set-up is copied.",
    not_copied: "The browser does not let the page copy. The text stands in the field.",
    paste: "Paste",
    no_clipboard: "Put the text into the field, then press Paste.",
    paste_errors: PasteTexts {
        empty: "There is no text to read.",
        length: |found, wanted| format!("The text has {found} squares instead of {wanted}."),
        letter: |letter| format!("“{letter}” stands for no piece."),
        broken_row: "A slash stands within a row.",
        too_many: |name, found, wanted| format!("The text has {found} of {name}; the army has {wanted}."),
        other_board: "This text describes four rows of ten squares, which this edition does not have.",
        both_sides: "The text mixes pieces of both sides.",
        other_army: "This kind of file only holds the army of 40 pieces.",
        same_square: "The text puts two pieces on one square.",
        off_the_rows: "The text names a square outside of the four home rows.",
        several: |count| format!("These are {count} set-ups; paste one."),
    },
};
