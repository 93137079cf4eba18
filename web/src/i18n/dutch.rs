//! Dutch: “je” to the player, capitals for the kinds of pieces, and no article before a name that comes as text, since
//! it may be a “de” or a “het” word.

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

/// Dutch.
pub(super) static DUTCH: LanguagePack = LanguagePack {
    texts: Texts {
        words: words::DUTCH,
        pieces: pieces::DUTCH,
        board: board::DUTCH,
        cards: cards::DUTCH,
        clock: clock::DUTCH,
        start: start::DUTCH,
        setup: setup::DUTCH,
        play: play::DUTCH,
        orders: orders::DUTCH,
        scene: scene::DUTCH,
        options: start::DUTCH_OPTIONS,
        kept: setup::DUTCH_KEPT,
        handover: handover::DUTCH,
        result: result::DUTCH,
        settings: settings::DUTCH,
        open_games: open_games::DUTCH,
        storage: storage::DUTCH,
        asking: asking::DUTCH,
        lessons: lessons::DUTCH_WAYS,
        help: help::DUTCH,
        records: records::DUTCH,
    },
    workshop: Workshop {
        rules: rules::DUTCH,
        history: history::DUTCH,
        editor: editor::DUTCH,
        flaws: flaws::DUTCH,
        games: games::DUTCH,
        lessons: lessons::DUTCH,
        review: review::DUTCH,
        embed: embed::DUTCH,
    },
};

/// Several names in one.
fn several(names: &[&str], last: &str) -> String {
    match names {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [first @ .., end] => format!("{} {last} {end}", first.join(", ")),
    }
}
