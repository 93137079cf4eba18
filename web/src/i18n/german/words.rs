//! Words that several screens use, in German.

use crate::i18n::words::Words;

/// German.
pub(super) const GERMAN: Words = Words {
    colors: ["Rot", "Blau"],
    levels: [
        ("Rekrut", "Anfänger"),
        ("Legionär", "leicht"),
        ("Zenturio", "mittel"),
        ("Tribun", "schwer"),
        ("Legat", "sehr schwer"),
        ("Konsul", "Meister"),
    ],
    editions: &[
        ("original", "Original"),
        ("masters", "Master’s Edition"),
        ("faq-original", "Original, Verlags-FAQ"),
        ("infiltrator", "Infiltrator"),
        ("classic30", "Classic 30"),
        ("duel", "Duel"),
        ("duel-small", "Duel, kleines Brett"),
        ("barrage", "Barrage"),
        ("lightning", "Lightning"),
        ("lightning-tournament", "Lightning, Turnier"),
        ("scifi", "Sci-Fi"),
        ("scifi-duel", "Sci-Fi Duel"),
        ("spotter2011", "Späher 2011"),
        ("fantasy", "Fantasy"),
        ("fantasy-powers", "Fantasy mit Fähigkeiten"),
        ("battle-cards", "Kampfkarten"),
    ],
    untitled: "Eine Variante ohne Namen",
    computer: "Computer",
    you: "Du",
    home: "Vexillum, zum Start",
    settings: "Einstellungen",
    rules: "Regeln dieses Spiels",
    flip: "Brett drehen",
    close: "Schließen",
    board: "Spielbrett",
    loading: "Einen Moment …",
    newer: "Eine neuere Version von Vexillum ist bereit.",
    drop_files: "Dateien hier ablegen: Partien, Aufstellungen, Varianten oder ein Archiv davon.",
    not_loaded: "Dieser Teil ließ sich nicht laden. Vielleicht bist du offline, oder es gibt eine neuere Version von Vexillum.",
};
