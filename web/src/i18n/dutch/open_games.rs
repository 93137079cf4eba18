//! Texts of the games that are open, in Dutch.

use crate::i18n::open_games::OpenGames;

/// Dutch.
pub(super) const DUTCH: OpenGames = OpenGames {
    title: "Open spellen",
    turns: |turns| match turns {
        0 => "nog niet begonnen".to_owned(),
        1 => "1 beurt".to_owned(),
        turns => format!("{turns} beurten"),
    },
    over: "afgelopen",
    remove: "Verwijderen",
    removed: "Het spel is verwijderd.",
    undo: "Ongedaan maken",
    unreadable: "Een spel dat deze versie niet kan lezen",
    many: |games| {
        format!("Er staan {games} spellen open. Verwijder wat je niet meer nodig hebt: er is niet eindeloos ruimte.")
    },
    gone: "Dit spel staat niet (meer) op dit apparaat.",
    elsewhere: "Dit spel is in een ander venster open",
    elsewhere_text: "Speel daar verder, of speel het hier: dan stopt het daar. Er gaat niets verloren.",
    take_over: "Hier spelen",
};
