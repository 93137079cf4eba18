//! Words that several screens use.

use vexillum_engine::{Color, Level, Variant};

use crate::name::Name;

/// Words that several screens use.
pub struct Words {
    /// The sides, Red and Blue.
    pub colors: [&'static str; 2],
    /// The levels of the computer, weakest first: name, and the same in everyday words.
    pub levels: [(&'static str, &'static str); 6],
    /// The editions: id and name.
    pub editions: &'static [(&'static str, &'static str)],
    /// A variant of a player's own that has no name.
    pub untitled: &'static str,
    /// What the computer is called.
    pub computer: &'static str,
    /// What the person who plays against it is called.
    pub you: &'static str,
    /// The link in the header: the name of the game, to the start screen.
    pub home: &'static str,
    /// Opens the settings.
    pub settings: &'static str,
    /// Opens the rules of the game that is played.
    pub rules: &'static str,
    /// Turns the board.
    pub flip: &'static str,
    /// Closes a dialog or a message.
    pub close: &'static str,
    /// The board, for screen readers.
    pub board: &'static str,
    /// A part of the page is being loaded.
    pub loading: &'static str,
    /// A newer version of the page is ready to be opened.
    pub newer: &'static str,
    /// Files are held over the page.
    pub drop_files: &'static str,
    /// A part of the page could not be loaded.
    pub not_loaded: &'static str,
}

impl Words {
    /// The name of a side.
    pub const fn color(&self, color: Color) -> &'static str {
        let [red, blue] = self.colors;
        match color {
            Color::Red => red,
            Color::Blue => blue,
        }
    }

    /// The name of a level with its meaning: "Recruit (beginner)".
    pub fn level(&self, level: Level) -> String {
        let (name, meaning) = self.level_words(level);
        format!("{name} ({meaning})")
    }

    /// Name and meaning of a level.
    pub const fn level_words(&self, level: Level) -> (&'static str, &'static str) {
        let [recruit, legionary, centurion, tribune, legate, consul] = self.levels;
        match level {
            Level::Recruit => recruit,
            Level::Legionary => legionary,
            Level::Centurion => centurion,
            Level::Tribune => tribune,
            Level::Legate => legate,
            Level::Consul => consul,
        }
    }

    /// The name of an edition, or of a player's own variant.
    pub fn edition(&self, variant: &Variant) -> Name {
        let name = self.editions.iter().find(|(id, _)| *id == variant.id).map_or(self.untitled, |(_, name)| name);
        Name::or(variant.title.as_str(), name)
    }
}

/// English.
pub const ENGLISH: Words = Words {
    colors: ["Red", "Blue"],
    levels: [
        ("Recruit", "beginner"),
        ("Legionary", "easy"),
        ("Centurion", "medium"),
        ("Tribune", "hard"),
        ("Legate", "very hard"),
        ("Consul", "master"),
    ],
    editions: &[
        ("original", "Original"),
        ("masters", "Master’s Edition"),
        ("faq-original", "Original, publisher’s FAQ"),
        ("infiltrator", "Infiltrator"),
        ("classic30", "Classic 30"),
        ("duel", "Duel"),
        ("duel-small", "Duel, small board"),
        ("barrage", "Barrage"),
        ("lightning", "Lightning"),
        ("lightning-tournament", "Lightning, tournament"),
        ("scifi", "Sci-Fi"),
        ("scifi-duel", "Sci-Fi Duel"),
        ("spotter2011", "Spotter 2011"),
        ("fantasy", "Fantasy"),
        ("fantasy-powers", "Fantasy with powers"),
        ("battle-cards", "Battle Cards"),
    ],
    untitled: "A variant without a name",
    computer: "Computer",
    you: "You",
    home: "Vexillum, to the start",
    settings: "Settings",
    rules: "Rules of this game",
    flip: "Turn the board",
    close: "Close",
    board: "Board",
    loading: "One moment …",
    newer: "A newer version of Vexillum is ready.",
    drop_files: "Drop files here: games, set-ups, variants or an archive of them.",
    not_loaded: "This part could not be loaded. You may be off line, or a newer version of Vexillum may be here.",
};
