//! What stands under the pictures of movements, powers and cards, in German.

use crate::i18n::rules::pictures::Pictures;

/// German.
pub(super) const GERMAN: Pictures = Pictures {
    title: |title, kinds| format!("{title}: {kinds}"),
    movements: [
        ("Unbeweglich", "Bewegt sich nie."),
        ("Ein Feld", "Vor, zurück oder zur Seite, auf ein leeres Feld oder gegen eine gegnerische Figur."),
        ("Beliebig weit", "Geradeaus über beliebig viele leere Felder, und am Ende darf ein Angriff stehen."),
        (
            "Ein oder zwei Felder",
            "Geradeaus oder um die Ecke, über leere Felder. Ein Angriff beendet den Zug. Angesagt wird nichts.",
        ),
        (
            "Ein oder zwei Felder",
            "Geradeaus oder um die Ecke, über leere Felder. Ein Angriff beendet den Zug. Zwei Felder verraten die Figur.",
        ),
    ],
    slide_without_attack: "Geradeaus über beliebig viele leere Felder oder ein Feld gegen eine gegnerische Figur: weit \
                           vorrücken und angreifen geht nicht im selben Zug.",
    powers: [
        (
            "Rang nennen",
            "Die Figur darf einen Schritt auf ein leeres Feld tun; dann nennt sie einen Rang für die gegnerische Figur \
             direkt vor ihr. Stimmt er, scheidet diese aus; wenn nicht, geschieht nichts.",
        ),
        (
            "Rang nennen",
            "Die Figur darf einen Schritt auf ein leeres Feld tun; dann nennt sie einen Rang für eine gegnerische Figur \
             neben ihr. Stimmt er, scheidet diese aus; wenn nicht, wird sie dem gezeigt, der den Rang genannt hat.",
        ),
        (
            "Rang nennen",
            "Die Figur tut einen Schritt auf ein leeres Feld und nennt dann einen Rang für eine gegnerische Figur neben \
             ihr. Stimmt er, scheidet diese aus; wenn nicht, wird sie dem gezeigt, der den Rang genannt hat. Ohne den \
             Schritt wird nichts genannt.",
        ),
        (
            "Rang nennen",
            "Von den Startreihen des Gegenspielers aus nennt die Figur, statt sich zu bewegen, einen Rang für eine \
             gegnerische Figur, die geradeaus ein oder zwei Felder entfernt ist. Stimmt er, scheidet diese aus; wenn \
             nicht, geschieht nichts.",
        ),
        (
            "Flug",
            "Die Figur fliegt geradeaus über eine oder mehrere Figuren auf das erste leere Feld dahinter und darf dann eine Figur \
             daneben angreifen.",
        ),
        ("Feind aufspüren", "Wer sie nutzt, sieht eine gegnerische Figur im Umkreis von zwei Feldern, auch über Eck."),
        (
            "Feind aufspüren",
            "Wer sie nutzt, sieht eine gegnerische Figur, die gerade oder schräg ein oder zwei Felder entfernt ist, was \
             auch immer dazwischen liegt.",
        ),
        (
            "Zauber",
            "Eine gegnerische Figur im Umkreis von zwei Feldern wird beiden gezeigt. Ist ihr Rang niedriger, wechselt sie \
             für immer die Seite.",
        ),
        (
            "Pfeilschuss",
            "Eine gegnerische Figur im Umkreis von zwei Feldern wird beiden gezeigt. Ist ihr Rang niedriger, scheidet sie \
             aus.",
        ),
        (
            "Raserei",
            "Ein Schritt, dann trifft es alle acht Nachbarn, auch eigene: Gleiche und niedrigere Ränge fallen. Steht ein \
             höherer dabei, fällt auch die rasende Figur. Was keinen Rang hat, wird nicht getroffen.",
        ),
    ],
    cards: [
        "Geradeaus über einen See auf das erste Feld dahinter, oder gegen eine gegnerische Figur dort.",
        "Geradeaus über eine Figur daneben, auf das Feld dahinter.",
        "Genau zwei oder drei Felder geradeaus; auf dem letzten darf eine gegnerische Figur stehen.",
        "Ein Feld diagonal; wer sonst beliebig weit geradeaus zieht, darf es auch hier.",
        "Zwei eigene bewegliche Figuren in einer Reihe oder Spalte tauschen die Plätze.",
    ],
};
