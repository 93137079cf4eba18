//! Texts of the page on the history of the game.

/// Texts of the page on the history of the game.
pub struct History {
    /// Heading.
    pub title: &'static str,
    /// Years, and what happened then.
    pub entries: [(&'static str, &'static str); 7],
    /// Names that belong to others.
    pub trademark: &'static str,
    /// Leads back to the rules.
    pub rules: &'static str,
}

/// English.
pub const ENGLISH: History = History {
    title: "History of the game",
    entries: [
        (
            "1909",
            "In France, Hermance Edan gets a patent for a game of battle with hidden pieces. It is sold from 1910 on as \
             L’Attaque, with officers, a spy, mines and a flag.",
        ),
        ("1946", "In the Netherlands, Jacques Johan Mogendorff’s game Stratego is sold after the war."),
        (
            "1958",
            "Hausemann & Hötte, the makers of the Jumbo games, take it over. Their box with Napoleonic officers goes to \
             all of Europe.",
        ),
        (
            "1961",
            "Milton Bradley brings it to the United States. There the Marshal has number 1 for a long time; in Europe it \
             has 10.",
        ),
        (
            "Since then",
            "Shorter games, other boards, new pieces, fantasy armies and cards have been added in many boxes.",
        ),
        ("2022", "A program that taught itself, DeepNash, plays the large game as well as the best people do."),
        ("Here", "Many of these games, each with the rules of its box, and whatever boards and armies you make up."),
    ],
    trademark: "Stratego is a trademark of its owners. Vexillum is an independent implementation of the rules of Stratego \
                and has no connection with them.",
    rules: "To the rules",
};
