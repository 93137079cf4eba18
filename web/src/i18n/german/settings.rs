//! Texts of the settings in German.

use crate::i18n::settings::Settings;

/// German.
pub(super) const GERMAN: Settings = Settings {
    title: "Einstellungen",
    language: "Sprache",
    theme: "Design",
    themes: ["Gerät", "Hell", "Dunkel", "Kontrast"],
    pieces: "Figuren",
    piece_sets: ["Bilder", "Zahlen"],
    motion: "Animation",
    motions: ["Voll", "Keine"],
    names: "Namen an einem Bildschirm",
    about: &[
        "Vexillum ist eine unabhängige Umsetzung der Regeln von Stratego. Es läuft ganz in deinem Browser; der Computer \
         erfährt nur, was du an seiner Stelle wüsstest.",
        "Bilder der Figuren: Lorc, Delapouite und DarkZaitzev von game-icons.net, CC BY 3.0, vereinfacht. Schriften: \
         Marcellus und Cinzel, SIL Open Font License. Aufstellungen des Computers für 40 Figuren: die Autoren von \
         Ataraxos, MIT.",
    ],
};
