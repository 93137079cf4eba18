//! Texts of what is loaded later: no part of [`Texts`](super::Texts).

use super::{asking, editor, flaws, games, handover, result, rules, settings, setup, start};

/// Texts of what is loaded later.
pub struct Later {
    /// What can be chosen on the start screen.
    pub options: start::Options,
    /// Set-ups that are kept and shared.
    pub kept: setup::Kept,
    /// The cover between two players.
    pub handover: handover::Handover,
    /// The end.
    pub result: result::Ending,
    /// The settings.
    pub settings: settings::Settings,
    /// The rules pages.
    pub rules: rules::Rules,
    /// The editor of own variants.
    pub editor: editor::Editor,
    /// Why a variant cannot be played.
    pub flaws: flaws::Flaws,
    /// Answers to keys on the board.
    pub asking: asking::Asking,
    /// The list of past games.
    pub games: games::Games,
}

/// English.
pub static ENGLISH: Later = Later {
    options: start::ENGLISH_OPTIONS,
    kept: setup::ENGLISH_KEPT,
    handover: handover::ENGLISH,
    result: result::ENGLISH,
    settings: settings::ENGLISH,
    rules: rules::ENGLISH,
    editor: editor::ENGLISH,
    flaws: flaws::ENGLISH,
    asking: asking::ENGLISH,
    games: games::ENGLISH,
};
