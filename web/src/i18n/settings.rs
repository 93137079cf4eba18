//! Texts of the settings, and of a turn that waits to be confirmed.

use super::orders::PieceText;

/// Something that is either so or not: its name, and a sentence on it.
pub type Check = (&'static str, &'static str);

/// Texts of the settings.
pub struct Settings {
    /// The title of the dialog.
    pub title: &'static str,
    /// Its parts: how things look, how one plays, two at one screen, what is kept.
    pub parts: [&'static str; 4],
    /// The language of the page.
    pub language: &'static str,
    /// Why the browser need not translate the page.
    pub languages: &'static str,
    /// Colors of the page.
    pub theme: &'static str,
    /// Device, light, dark, contrast.
    pub themes: [&'static str; 4],
    /// What is drawn on the pieces.
    pub pieces: &'static str,
    /// Pictures, numbers, fantasy.
    pub piece_sets: [&'static str; 3],
    /// The second figure of a kind.
    pub figures: &'static str,
    /// How ranks are numbered.
    pub numbering: &'static str,
    /// European, American: by the rank of the Marshal.
    pub numberings: [&'static str; 2],
    /// The rivers of the Master's board.
    pub rivers: Check,
    /// How fast things move.
    pub motion: &'static str,
    /// Device, slow, normal, fast, none.
    pub motions: [&'static str; 5],
    /// Whether sounds are heard.
    pub sound: &'static str,
    /// Device, on, off.
    pub sounds: [&'static str; 3],
    /// Each turn waits to be confirmed.
    pub confirm: Check,
    /// A turn that waits: the piece, and where it goes.
    pub confirm_prompt: PieceText,
    /// Carries it out.
    pub carry_out: &'static str,
    /// Names of the players at one screen.
    pub names: &'static str,
    /// The board is covered when the page is put away.
    pub cover: Check,
    /// Removes everything that is kept; what that is.
    pub clear: Check,
    /// Does so.
    pub clear_all: &'static str,
    /// It is done.
    pub cleared: &'static str,
    /// What this is, and to whom thanks are due.
    pub about: &'static [&'static str],
}

/// English.
pub const ENGLISH: Settings = Settings {
    title: "Settings",
    parts: ["Appearance", "Playing", "Two at one screen", "Your data"],
    language: "Language",
    languages: "The game comes in these languages, so your browser need not translate it.",
    theme: "Theme",
    themes: ["Device", "Light", "Dark", "Contrast"],
    pieces: "Pieces",
    piece_sets: ["Pictures", "Numbers", "Fantasy"],
    figures: "Other figure",
    numbering: "Numbering",
    numberings: ["Marshal is 10", "Marshal is 1"],
    rivers: ("Rivers on the board of the Master’s Edition", "They are only drawn: pieces cross them freely."),
    motion: "Animation",
    motions: ["Device", "Slow", "Normal", "Fast", "None"],
    sound: "Sound",
    sounds: ["Device", "On", "Off"],
    confirm: ("Confirm each move", "Choose the square a second time, or press “Move”."),
    confirm_prompt: |piece, to| format!("{piece} to {to}: choose {to} again, or press “Move”."),
    carry_out: "Move",
    names: "Names at one screen",
    cover: ("Cover the board when the page is put away", "It comes back when its player says so."),
    clear: (
        "Clear all data …",
        "Settings, the open game, past games, set-ups and variants of your own, and the copy for playing without a network are removed from this device. They cannot be brought back.",
    ),
    clear_all: "Clear everything",
    cleared: "Everything that Vexillum kept on this device has been removed.",
    about: &[
        "Vexillum is an independent implementation of the rules of Stratego. It plays wholly in your browser; the \
         computer is told only what you would know in its place.",
        "Pictures of pieces: Lorc, Delapouite and DarkZaitzev of game-icons.net, CC BY 3.0, simplified. Typefaces: Marcellus and Cinzel, SIL Open Font License. Set-ups of \
         the computer for 40 pieces: the authors of Ataraxos, MIT.",
    ],
};
