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
mod lessons;
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
mod words;

use super::Texts;
use super::later::Later;
use super::workshop::Workshop;

/// The texts of the page.
pub(super) static TEXTS: Texts = Texts {
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
};

/// The texts of what is loaded later.
pub(super) static LATER: Later = Later {
    options: start::DUTCH_OPTIONS,
    kept: setup::DUTCH_KEPT,
    handover: handover::DUTCH,
    result: result::DUTCH,
    settings: settings::DUTCH,
    asking: asking::DUTCH,
    lessons: lessons::DUTCH_WAYS,
    help: help::DUTCH,
    records: records::DUTCH,
};

/// The texts of the workshop.
pub(super) static WORKSHOP: Workshop = Workshop {
    rules: rules::DUTCH,
    editor: editor::DUTCH,
    flaws: flaws::DUTCH,
    games: games::DUTCH,
    lessons: lessons::DUTCH,
    review: review::DUTCH,
    embed: embed::DUTCH,
};

/// Several names in one.
fn several(names: &[&str], last: &str) -> String {
    match names {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [first @ .., end] => format!("{} {last} {end}", first.join(", ")),
    }
}
