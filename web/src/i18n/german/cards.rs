//! Texts of the Battle Cards in German. Names break where a soft hyphen or a space lets them: on a phone a card is eleven letters
//! wide.

use crate::i18n::cards::Cards;

/// German.
pub(super) const GERMAN: Cards = Cards {
    kinds: ["Bewegung", "Angriff", "Verteidigung"],
    names: [
        "Schiff",
        "Sprung",
        "Angriff (2\u{a0}Felder)",
        "Angriff (3\u{a0}Felder)",
        "Täuschungs\u{ad}manöver",
        "Tauschen",
        "Angreifen +1",
        "Angreifen +2",
        "Angreifen +3",
        "Schein\u{ad}angriff",
        "Bomben\u{ad}schutz",
        "Angriff der Spionin",
        "Verteidigen +1",
        "Verteidigen +2",
        "Verteidigen +3",
    ],
    lines: [
        "Geradeaus über einen See",
        "Geradeaus über eine Figur",
        "Genau zwei Felder geradeaus",
        "Genau drei Felder geradeaus",
        "Ein Feld diagonal",
        "Zwei eigene Figuren tauschen die Plätze",
        "Rang + 1 bei diesem Angriff",
        "Rang + 2 bei diesem Angriff",
        "Rang + 3 bei diesem Angriff",
        "Ziel ansehen, niemand fällt",
        "Übersteht eine Bombe",
        "Deine Spionin schlägt alles außer Bomben",
        "Rang + 1 beim Verteidigen",
        "Rang + 2 beim Verteidigen",
        "Rang + 3 beim Verteidigen",
    ],
    face_down: "verdeckt",
    panel: "Karten",
    hand: "Hand",
    pile: "Stapel",
    hand_and_pile: |hand, pile| format!("{hand} auf der Hand, {pile} im Stapel"),
    you_played: "Du hast gespielt",
    played: |name| format!("{name} hat gespielt"),
    nothing: "noch nichts",
    rest: |name| format!("Was {name} noch haben kann"),
    held: |name| format!("Auf der Hand: {name}"),
    under: "Unter deinem Stapel",
};
