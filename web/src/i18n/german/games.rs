//! Texts of the list of past games, and of what comes from files and links.

use crate::i18n::games::{Files, Games, Refusals, Shared, Statistics, Wrongs};

/// German.
pub(super) const GERMAN: Games = Games {
    title: "Partien",
    where_kept: "Sie liegen nur in diesem Browser. Exportiere, was du nicht verlieren willst.",
    none: "Noch ist keine Partie zu Ende. Jede, die du beendest, steht dann hier.",
    import: "Dateien importieren",
    import_hint: "Partien, Aufstellungen und Varianten: eigene Dateien, .xml und .gsn von Gravon, .stg, StraDoS2. Du \
                  kannst Dateien auch hierher ziehen.",
    export: "Exportieren",
    formats: ["Mitschrift (.txt)", "Gravon (.xml)", "Gravon (.gsn)"],
    link: "Link",
    delete: "Löschen",
    deleted: "Die Partie ist gelöscht.",
    undo: "Rückgängig",
    more: "Mehr zeigen",
    turns: |turns| match turns {
        1 => "1 Zug".to_owned(),
        turns => format!("{turns} Züge"),
    },
    imported: "Importiert",
    assisted: "Mit Hilfe",
    own_variant: "Eigene Variante",
    no_moves: "Die Züge mussten neueren Partien Platz machen.",
    unreadable: "Diese Partie lässt sich nicht mehr lesen.",
    statistics: Statistics {
        title: "Statistik",
        kinds: ["Gegen den Computer", "Zu zweit an einem Bildschirm", "Zwei Computer"],
        columns: ["Edition", "Gegenspieler", "Partien", "Siege", "Remis", "Verloren"],
        side_won: |side| format!("{side} gewinnt"),
        save: "Tabelle exportieren",
    },
    erase: "Alles löschen …",
    erase_text: |games| match games {
        1 => "Die Partie und die Statistik sind dann für immer weg.".to_owned(),
        games => format!("Alle {games} Partien und die Statistik sind dann für immer weg."),
    },
    erase_all: "Endgültig löschen",
    files: Files {
        game: "Die Partie steht in der Liste.",
        known: "Diese Partie stand schon in der Liste.",
        setup: |name, edition| format!("Die Aufstellung ist als „{name}“ gespeichert ({edition})."),
        variant: |name| format!("Die Variante „{name}“ ist gespeichert und steht auf der Startseite."),
        not_kept: "Speichern ging nicht. Es ist kein Platz mehr, oder dieses Fenster darf nichts speichern.",
        stopped: |number, text| {
            format!("Nur bis Zug {number} übernommen: „{text}“ ist nach diesen Regeln nicht möglich.")
        },
        other_result: "Die Datei nennt ein anderes Ergebnis als das, zu dem die Züge führen.",
        unfinished: "Diese Partie hat kein Ende und kann darum nicht in der Liste stehen.",
        own_record: "Das ist, was ein Spieler von einer Partie wusste. Nur ganze Partien können in der Liste stehen.",
        position: "Das ist eine Stellung ohne Partie. Nur ganze Partien können in der Liste stehen.",
        no_edition: "Keine Edition hat eine solche Aufstellung.",
    },
    wrong: Wrongs {
        empty: "Es steht nichts darin.",
        large: "Es ist zu groß.",
        unknown: "Dieses Format ist nicht bekannt.",
        damaged: "Es fehlt etwas, oder etwas wurde verändert.",
        version: "Es stammt aus einer neueren Version oder einem anderen Programm.",
        game_type: "Diese Art von Partie ist hier nicht bekannt.",
        no_setups: "Die Partie war zu Ende, bevor die Armeen aufgestellt waren.",
        pieces: "Die Figuren sind nicht die des Spiels.",
        moves: "Die Züge sind nach den Regeln nicht möglich.",
        variant: "Die Variante ist nicht spielbar.",
        line: |line| format!("Zeile {line}"),
    },
    refused: Refusals {
        board: "Dieses Format kennt nur das große Spielbrett.",
        pieces: "Dieses Format kennt nicht alle diese Figuren.",
        cards: "Dieses Format kennt keine Kampfkarten.",
        rules: "Dieses Format kennt eine der Regeln dieser Partie nicht.",
        start: "Dieses Format kennt keine Partien, die mit einer Stellung beginnen.",
        moves: "Dieses Format hat keinen Platz für einen der Züge.",
    },
    shared: Shared {
        titles: ["Eine Partie für dich", "Was ein Spieler wusste", "Eine Stellung", "Eine Aufstellung für dich"],
        broken: "Dieser Link lässt sich nicht lesen",
        keep: "Behalten",
        name: "Name",
        proposed: "Geteilte Aufstellung",
    },
};
