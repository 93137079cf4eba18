//! Texts of the page on which a game that is over is looked at.

use crate::i18n::review::Review;

/// German.
pub(super) const GERMAN: Review = Review {
    title: "Rückschau",
    no_end: "Ohne Ende",
    play: "Abspielen",
    pause: "Pause",
    seen_by: "Gesehen von",
    viewers: ["Rot", "Blau", "Schiedsrichter"],
    open_line: "Der Schiedsrichter sieht alles. Wähle eine Seite, um zu sehen, was sie bei jedem Zug wusste.",
    belief: "Was der Computer glauben würde",
    belief_line: "Die wahrscheinlichsten Ränge jeder verdeckten Figur, allein aus dem, was diese Seite wusste.",
    believed: |kinds| format!("Computer glaubt: {kinds}"),
    percent: |kind, percent| format!("{kind} {percent} %"),
    standing: "Wie die Partie stand",
    graph: "Wie die Partie nach jedem Zug stand: über der Mitte lag Rot vorn, darunter Blau",
    standing_hint: "Tippe auf die Linie, um dorthin zu gehen. +100: Rot hat gewonnen. −100: Blau hat gewonnen. \
                    Beurteilt mit allen Figuren offen.",
    judging: "Die Partie wird beurteilt …",
    turned: |at, from, to| format!("Die Partie kippte bei Zug {at}: {from} → {to}."),
    never_turned: "Kein einzelner Zug hat die Partie gekippt.",
    swings: "Größte Wendungen",
    swing: |at, from, to| format!("Zug {at}: {from} → {to}"),
};
