//! Texts of the cover between two players, in German.

use crate::i18n::handover::Handover;

/// German.
pub(super) const GERMAN: Handover = Handover {
    title: ("", " ist am Zug"),
    redraw: ("Die ersten Karten für ", ""),
    defend: ("", " wird angegriffen und darf mit einer Karte antworten"),
    rescue: ("", " darf eine Figur zurückholen"),
    text: |name| {
        format!("Gib den Bildschirm an {name} weiter. Sonst sollte niemand hinsehen, wenn das Spielbrett erscheint.")
    },
    button: |name| format!("Ich bin {name}"),
};
