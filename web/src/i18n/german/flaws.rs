//! Why a variant cannot be played, in German.

use crate::i18n::flaws::Flaws;

/// German.
pub(super) const GERMAN: Flaws = Flaws {
    board_size: "Das Spielbrett braucht 4 bis 12 Spalten und 4 bis 10 Reihen.",
    home_rows: "Die Startreihen der beiden Seiten überschneiden sich, oder es gibt keine.",
    lakes: "Ein See liegt auf einem Startfeld.",
    no_way: "Die Seen lassen keinen Weg von einer Seite zur anderen.",
    no_flag: "Keine Figur dieser Armee ist die Fahne.",
    no_movable_piece: "Keine Figur dieser Armee ist beweglich.",
    power: |name| {
        format!(
            "{name} kann diese Fähigkeit nicht haben: Die Figur muss sich bewegen und angreifen können, und mit Flug \
             darf sie nur ein Feld weit ziehen."
        )
    },
    army_all: |pieces, squares| {
        format!("Alle {squares} Startfelder müssen gefüllt werden; die Zahl der Figuren ist {pieces}.")
    },
    army_any: |pieces, squares| format!("Die Armee hat {pieces} Figuren, mehr als die {squares} Startfelder."),
    limit: "Eine Grenze für die Zahl der Züge ist nicht erlaubt.",
    together: |one, other| format!("„{one}“ passt nicht zu „{other}“."),
    needs: |one, other| format!("„{one}“ braucht „{other}“."),
    others: [
        ("cards", "Kampfkarten"),
        ("powers", "Fantasy-Fähigkeiten"),
        ("exploding-bombs=off", "Explodierende Bomben aus"),
        ("a spy", "Eine Figur, die wie die Spionin schlägt"),
    ],
};
