//! Texts of the lessons, in German.

use crate::i18n::lessons::{Lesson, Lessons, Ways};

/// The ways to the lessons.
pub(super) const GERMAN_WAYS: Ways = Ways {
    nav: "Lektionen",
    link: "Sechs kurze Lektionen",
    invitation: ["Neu im Spiel?", "Sechs Lektionen von je einer Minute, gespielt auf einem kleinen Brett."],
};

/// German.
pub(super) const GERMAN: Lessons = Lessons {
    title: "Lektionen",
    number: |number, of| format!("Lektion {number} von {of}"),
    learned: |title| format!("{title}, gelernt"),
    task: "Deine Aufgabe",
    lessons: [
        Lesson {
            title: "Ziehen",
            text: "Ein Zug bewegt eine Figur um ein Feld: nach vorn, zurück oder zur Seite, nie diagonal. Seen betritt \
                   niemand. Bomben und die Fahne bleiben, wo sie stehen.",
            task: "Führe deinen Hauptmann (6) um den See herum auf das markierte Feld.",
            praise: "Angekommen. Nimm eine Figur auf, und das Brett zeigt immer, wohin sie kann.",
            wrong: "Unterwegs ging eine Figur verloren. Bleib auf den leeren Feldern.",
        },
        Lesson {
            title: "Angreifen",
            text: "Wer angreift, zieht auf eine gegnerische Figur. Beide werden gezeigt, und die höhere Zahl bleibt. Bei \
                   gleichen Zahlen verlassen beide das Brett.",
            task: "Ein gegnerischer Hauptmann (6) hat soeben deinen Unteroffizier (4) geschlagen. Schlage ihn und behalte \
                   deine eigene Figur.",
            praise: "8 schlägt 6. Deinen Oberst kennt man jetzt, also wähle deine Kämpfe.",
            wrong: "Deine Figur ist auch gefallen. Nur die höhere Zahl gewinnt und bleibt.",
        },
        Lesson {
            title: "Der Aufklärer",
            text: "Der Aufklärer (2) läuft auf geraden Linien über beliebig viele leere Felder und darf am Ende \
                   angreifen. Er ist schwach, aber er findet heraus, was wo steht.",
            task: "In der hintersten Reihe hat sich etwas noch nicht bewegt. Lass deinen Aufklärer durch die freie Spalte \
                   laufen und es angreifen.",
            praise: "In einem Zug über das ganze Brett, und eine Spionin ist gefasst. Auch ein Aufklärer, der fällt, hat \
                     dir etwas verraten.",
            wrong: "Nicht diese Figur. Die Spalte rechts vom See ist frei: Greife von weit her an.",
        },
        Lesson {
            title: "Mineur und Bombe",
            text: "Wer eine Bombe angreift, fällt, und die Bombe bleibt. Nur der Mineur (3) entschärft sie.",
            task: "Dein Hauptmann ist soeben auf eine Bombe gelaufen. Bring deinen Mineur hin und entschärfe sie.",
            praise: "Entschärft. Heb einen Mineur für das Ende auf: Um die Fahne stehen oft Bomben.",
            wrong: "Wieder eine Bombe. Sogar der General fällt, nur der Mineur nicht.",
        },
        Lesson {
            title: "Spionin und Feldmarschall",
            text: "Der Feldmarschall (10) ist die stärkste Figur. Nur die Spionin besiegt ihn, und nur, wenn sie angreift. \
                   Wird sie selbst angegriffen, fällt sie.",
            task: "Der gegnerische Feldmarschall hat sich gezeigt. Schlage zu, bevor er es tut.",
            praise: "Die schwächste Figur hat die stärkste geschlagen. Halte deinen Feldmarschall von Unbekannten fern.",
            wrong: "Der Feldmarschall war stärker oder schneller. Die Spionin muss sofort angreifen.",
        },
        Lesson {
            title: "Die Fahne erobern",
            text: "Wer die Fahne schlägt, gewinnt. Sie bewegt sich nie und ist oft eingemauert. Was sich noch nie bewegt \
                   hat und hinter einer Bombe steht, ist einen Blick wert.",
            task: "Dein Hauptmann hat nahe der Ecke eine Bombe gefunden. Öffne den Weg und erobere die Fahne.",
            praise: "Die Fahne gehört dir, und das Spiel auch!",
            wrong: "Das war eine Bombe. Lass den Mineur den Weg öffnen.",
        },
    ],
    slow: "Das waren zu viele Züge. Es geht in dreien.",
    again: "Noch einmal",
    next: "Nächste Lektion",
    finished: "Du weißt alles, was du brauchst. Barrage und Duel sind kurz und gut für den Anfang.",
    play: "Zum Spiel",
};
