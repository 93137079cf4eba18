//! What screen readers say of a square, in German. The names of pieces stand beside the rest of a sentence, not within it:
//! an article or an ending would have to follow their gender.

use crate::i18n::board::Board;

/// German.
pub(super) const GERMAN: Board = Board {
    lake: "{See}",
    mine: |piece| format!("deine Figur, {piece}"),
    enemy: |piece| format!("gegnerische Figur, {piece}"),
    unknown: "gegnerische Figur, unbekannt",
    guess: |piece| format!("deine Vermutung: {piece}"),
    open: |side, piece| format!("{side}, {piece}"),
    enchanted: "verzaubert",
    moved: "wurde bewegt",
    marks: [
        "aufgenommen",
        "kann hierhin",
        "kann in zwei Schritten hierhin",
        "ein Weg dorthin",
        "kann hier landen",
        "kann angegriffen werden",
        "kann gewählt werden",
        "würde fallen",
        "könnte fallen",
        "würde fallen",
        "markiert",
    ],
    join: |square, parts| parts.iter().fold(square.to_string(), |label, part| label + ", " + part),
};
