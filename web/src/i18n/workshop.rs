//! Texts of the workshop, which is loaded when it is opened.

use super::{editor, embed, flaws, games, history, lessons, review, rules};

/// Texts of the workshop.
pub struct Workshop {
    /// The rules pages.
    pub rules: rules::Rules,
    /// The history of the game.
    pub history: history::History,
    /// The editor of own variants.
    pub editor: editor::Editor,
    /// Why a variant cannot be played.
    pub flaws: flaws::Flaws,
    /// The list of past games.
    pub games: games::Games,
    /// The lessons.
    pub lessons: lessons::Lessons,
    /// The page on which a game is looked at.
    pub review: review::Review,
    /// The game on other people's pages.
    pub embed: embed::Embed,
}

/// English.
pub static ENGLISH: Workshop = Workshop {
    rules: rules::ENGLISH,
    history: history::ENGLISH,
    editor: editor::ENGLISH,
    flaws: flaws::ENGLISH,
    games: games::ENGLISH,
    lessons: lessons::ENGLISH,
    review: review::ENGLISH,
    embed: embed::ENGLISH,
};
