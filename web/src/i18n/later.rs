//! Texts of what is loaded after the first screen: no part of [`Texts`](super::Texts).

use super::{asking, handover, help, lessons, records, result, settings, setup, start};

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
    /// Answers to keys on the board.
    pub asking: asking::Asking,
    /// The ways to the lessons.
    pub lessons: lessons::Ways,
    /// Hints and guesses.
    pub help: help::Help,
    /// Records.
    pub records: records::Records,
}

/// English.
pub static ENGLISH: Later = Later {
    options: start::ENGLISH_OPTIONS,
    kept: setup::ENGLISH_KEPT,
    handover: handover::ENGLISH,
    result: result::ENGLISH,
    settings: settings::ENGLISH,
    asking: asking::ENGLISH,
    lessons: lessons::ENGLISH_WAYS,
    help: help::ENGLISH,
    records: records::ENGLISH,
};
