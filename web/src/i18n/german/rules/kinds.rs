//! What each kind does, in few words, in German. Names of kinds, one or several, are never inflected.

use crate::i18n::rules::kinds::Kinds;

/// German.
pub(super) const GERMAN: Kinds = Kinds {
    movements: [
        "Bewegt sich nie",
        "Ein Feld",
        "Beliebig weit geradeaus",
        "Ein oder zwei Felder",
        "Ein oder zwei Felder, verrät sich",
    ],
    powers: [
        "nennt den Rang der Figur davor",
        "nennt den Rang einer Figur daneben",
        "nennt nach einem Schritt den Rang einer Figur daneben",
        "nennt Ränge, von den Startreihen des Gegenspielers aus",
        "fliegt über Figuren",
        "sieht eine Figur im Umkreis von zwei Feldern",
        "sieht eine Figur bis zu zwei Felder weit, gerade oder schräg",
        "verzaubert eine Figur im Umkreis von zwei Feldern",
        "schießt auf eine Figur im Umkreis von zwei Feldern",
        "wütet unter allen Nachbarn",
    ],
    skills: [
        |bombs| format!("entschärft: {bombs}"),
        |miners| format!("schlägt jeden Angreifer außer: {miners}"),
        |victims| format!("schlägt beim Angriff: {victims}"),
        |spies| format!("verliert bei Angriff durch: {spies}"),
        |_| String::new(),
    ],
    lone_skills: [None, Some("schlägt jeden Angreifer"), None, None, Some("ihr Verlust beendet das Spiel")],
    join: |parts| parts.join(" · "),
};
