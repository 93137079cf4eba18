//! Texts of the settings in German.

use crate::i18n::settings::Settings;

/// German.
pub(super) const GERMAN: Settings = Settings {
    title: "Einstellungen",
    parts: ["Darstellung", "Spielen", "Zu zweit an einem Bildschirm", "Deine Daten"],
    language: "Sprache",
    languages: "Das Spiel gibt es in diesen Sprachen; der Browser braucht nichts zu übersetzen.",
    theme: "Design",
    themes: ["Gerät", "Hell", "Dunkel", "Kontrast"],
    pieces: "Figuren",
    piece_sets: ["Bilder", "Zahlen", "Fantasy"],
    figures: "Andere Gestalt",
    numbering: "Rangzahlen",
    numberings: ["Feldmarschall ist 10", "Feldmarschall ist 1"],
    rivers: ("Flüsse auf dem Brett der Master’s Edition", "Sie sind nur gezeichnet: Figuren überqueren sie frei."),
    motion: "Animation",
    motions: ["Gerät", "Langsam", "Normal", "Schnell", "Keine"],
    sound: "Ton",
    sounds: ["Gerät", "Ein", "Aus"],
    confirm: ("Jeden Zug bestätigen", "Wähle das Feld ein zweites Mal oder drücke „Ziehen“."),
    confirm_prompt: |piece, to| format!("{piece} nach {to}: Wähle {to} noch einmal oder drücke „Ziehen“."),
    carry_out: "Ziehen",
    names: "Namen an einem Bildschirm",
    cover: ("Brett verdecken, wenn die Seite nicht zu sehen ist", "Es kommt wieder, sobald sein Spieler es sagt."),
    clear: (
        "Alle Daten löschen …",
        "Einstellungen, das offene Spiel, frühere Spiele, eigene Aufstellungen und Varianten und die Kopie zum Spielen ohne Netz werden von diesem Gerät entfernt. Sie lassen sich nicht zurückholen.",
    ),
    clear_all: "Alles löschen",
    cleared: "Alles, was Vexillum auf diesem Gerät aufbewahrt hat, ist entfernt.",
    about: &[
        "Vexillum ist eine unabhängige Umsetzung der Regeln von Stratego. Es läuft ganz in deinem Browser; der Computer \
         erfährt nur, was du an seiner Stelle wüsstest.",
        "Bilder der Figuren: Lorc, Delapouite und DarkZaitzev von game-icons.net, CC BY 3.0, vereinfacht. Schriften: \
         Marcellus und Cinzel, SIL Open Font License. Aufstellungen des Computers für 40 Figuren: die Autoren von \
         Ataraxos, MIT.",
    ],
};
