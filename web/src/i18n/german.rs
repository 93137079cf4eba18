//! All words of the page in German.

mod asking;
mod board;
mod cards;
mod clock;
mod editor;
mod embed;
mod flaws;
mod games;
mod handover;
mod help;
mod history;
mod lessons;
mod open_games;
mod orders;
mod pieces;
mod play;
mod records;
mod result;
mod review;
mod rules;
mod scene;
mod settings;
mod setup;
mod start;
mod storage;
mod words;

use super::workshop::Workshop;
use super::{LanguagePack, Texts};

/// German.
pub(super) static GERMAN: LanguagePack = LanguagePack {
    texts: Texts {
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
        options: start::GERMAN_OPTIONS,
        kept: setup::GERMAN_KEPT,
        handover: handover::GERMAN,
        result: result::GERMAN,
        settings: settings::GERMAN,
        open_games: open_games::GERMAN,
        storage: storage::GERMAN,
        asking: asking::GERMAN,
        lessons: lessons::GERMAN_WAYS,
        help: help::GERMAN,
        records: records::GERMAN,
    },
    workshop: Workshop {
        rules: rules::GERMAN,
        history: history::GERMAN,
        editor: editor::GERMAN,
        flaws: flaws::GERMAN,
        games: games::GERMAN,
        lessons: lessons::GERMAN,
        review: review::GERMAN,
        embed: embed::GERMAN,
    },
};
