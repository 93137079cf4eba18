//! Texts of the end, in German.

use vexillum_engine::Reason;

use crate::i18n::result::Ending;

/// German.
pub(super) const GERMAN: Ending = Ending {
    you_win: "Du hast gewonnen",
    you_lose: "Du hast verloren",
    wins: |name| format!("{name} gewinnt"),
    draw: "Unentschieden",
    reason: |winner, loser, reason| match reason {
        Reason::Flag => format!("{winner} hat die Fahne erobert."),
        Reason::FlagHome => format!("{winner} hat die eigene Fahne ins Ziel gebracht."),
        Reason::NoMove => format!("{loser} konnte keine Figur mehr ziehen."),
        Reason::BothStuck => "Keine Seite konnte noch eine Figur ziehen.".to_owned(),
        Reason::Resign => format!("{loser} hat aufgegeben."),
        Reason::Time => format!("{loser} hat keine Zeit mehr."),
        Reason::QuietLimit => "Zu viele Züge ohne Angriff.".to_owned(),
        Reason::TurnLimit => "Die Höchstzahl der Züge ist erreicht.".to_owned(),
        Reason::Agreed => "Beide Seiten waren einverstanden.".to_owned(),
    },
    assisted: "Mit Hilfe: Ein Zug, der etwas aufgedeckt hatte, wurde zurückgenommen, oder es gab einen Tipp.",
    rematch: "Revanche",
    swap: "Seiten tauschen",
    start: "Start",
    turns: "Züge",
    pieces_left: |name| format!("{name}: Figuren übrig"),
    slider: "Zug",
    first: "Erster Zug",
    back: "Zurück",
    forward: "Vor",
    last: "Letzter Zug",
    at: |at, of| format!("Zug {at} von {of}"),
};
