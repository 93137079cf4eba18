//! Texts of the games that are open, in German.

use crate::i18n::open_games::OpenGames;

/// German.
pub(super) const GERMAN: OpenGames = OpenGames {
    title: "Offene Spiele",
    turns: |turns| match turns {
        0 => "noch nicht begonnen".to_owned(),
        1 => "1 Zug".to_owned(),
        turns => format!("{turns} Züge"),
    },
    over: "beendet",
    remove: "Entfernen",
    removed: "Das Spiel ist entfernt.",
    undo: "Rückgängig",
    unreadable: "Ein Spiel, das diese Version nicht lesen kann",
    many: |games| format!("{games} Spiele sind offen. Entferne, was du nicht mehr brauchst: Der Platz ist begrenzt."),
    gone: "Dieses Spiel ist nicht oder nicht mehr auf diesem Gerät.",
    elsewhere: "Dieses Spiel ist in einem anderen Fenster offen",
    elsewhere_text: "Spiel dort weiter, oder spiel es hier: Dann hält es dort an. Nichts geht verloren.",
    take_over: "Hier spielen",
};
