//! All words of the page in German.

pub mod board;
pub mod cards;
pub mod clock;
pub mod editor;
pub mod flaws;
pub mod handover;
pub mod orders;
pub mod pieces;
pub mod play;
pub mod result;
pub mod rules;
pub mod scene;
pub mod settings;
pub mod setup;
pub mod start;
pub mod words;

use super::{Texts, workshop};

/// The texts in German.
pub static TEXTS: Texts = Texts {
    words: words::GERMAN,
    pieces: pieces::GERMAN,
    board: board::GERMAN,
    cards: cards::GERMAN,
    clock: clock::GERMAN,
    start: start::GERMAN,
    setup: setup::GERMAN,
    play: play::GERMAN,
    orders: orders::GERMAN,
    scene: scene::GERMAN,
    handover: handover::GERMAN,
    result: result::GERMAN,
    settings: settings::GERMAN,
};

/// The texts of the workshop in German.
pub static WORKSHOP: workshop::Workshop =
    workshop::Workshop { rules: rules::GERMAN, editor: editor::GERMAN, flaws: flaws::GERMAN };
