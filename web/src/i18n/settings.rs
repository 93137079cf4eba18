//! Texts of the settings.

/// Texts of the settings.
pub struct Settings {
    /// The title of the dialog.
    pub title: &'static str,
    /// The language of the page.
    pub language: &'static str,
    /// Colors of the page.
    pub theme: &'static str,
    /// Device, light, dark, contrast.
    pub themes: [&'static str; 4],
    /// What is drawn on the pieces.
    pub pieces: &'static str,
    /// Pictures, numbers.
    pub piece_sets: [&'static str; 2],
    /// Movement on the page.
    pub motion: &'static str,
    /// Full, none.
    pub motions: [&'static str; 2],
    /// Names of the players at one screen.
    pub names: &'static str,
    /// What this is, and to whom thanks are due.
    pub about: &'static [&'static str],
}

/// English.
pub const ENGLISH: Settings = Settings {
    title: "Settings",
    language: "Language",
    theme: "Theme",
    themes: ["Device", "Light", "Dark", "Contrast"],
    pieces: "Pieces",
    piece_sets: ["Pictures", "Numbers"],
    motion: "Motion",
    motions: ["Full", "None"],
    names: "Names at one screen",
    about: &[
        "Vexillum is an independent implementation of the rules of Stratego. It plays wholly in your browser; the \
         computer is told only what you would know in its place.",
        "Pictures of pieces: Lorc, Delapouite and DarkZaitzev of game-icons.net, CC BY 3.0, simplified. Typefaces: Marcellus and Cinzel, SIL Open Font License. Set-ups of \
         the computer for 40 pieces: the authors of Ataraxos, MIT.",
    ],
};
