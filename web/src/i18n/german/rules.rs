//! Texts of the rules pages in German.

mod advice;
mod details;
mod kinds;
mod pictures;
mod play;

use vexillum_engine::Fill;

use crate::i18n::rules::{Headings, Rules};

/// German.
pub(super) const GERMAN: Rules = Rules {
    edition: "Edition",
    unknown: "Diese Edition gibt es nicht.",
    damaged: "Die Variante in diesem Link lässt sich nicht lesen. Vielleicht wurde er unterwegs abgeschnitten.",
    unplayable: "So ist diese Variante nicht spielbar:",
    facts: |pieces, board| format!("{pieces} Figuren je Seite · {} × {} Felder", board.columns, board.rows),
    minutes: |minutes| format!("etwa {minutes} Min."),
    own_line: "Eine selbst erdachte Variante.",
    independent: "Eine unabhängige Umsetzung der Regeln von Stratego.",
    changed: "Hier geändert",
    history: "Geschichte des Spiels",
    choose: "Das spielen",
    keep: "Speichern",
    kept: "Sie ist gespeichert und steht auf der Startseite.",
    not_kept: "Sie ließ sich nicht speichern. Sie braucht einen Namen, und ein privates Fenster speichert vielleicht nichts.",
    change: "Ändern",
    list: |names| match names {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [first @ .., last] => format!("{} und {last}", first.join(", ")),
    },
    headings: Headings {
        play: "So wird gespielt",
        moves: "So bewegen sie sich",
        powers: "Fähigkeiten",
        cards: "Die Karten",
        army: "Die Armee",
        setup: "Aufstellung",
        switches: "Diese Regeln gelten",
        advice: "Tipps",
    },
    play: play::GERMAN,
    details: details::GERMAN,
    kinds: kinds::GERMAN,
    pictures: pictures::GERMAN,
    powers: "Eine Fähigkeit ersetzt das Verschieben oder den Angriff und verrät die Figur, die sie nutzt.",
    cards: |refill| {
        if refill {
            "Beide Seiten haben diese fünfzehn und beginnen mit drei. Vor dem ersten Zug darf jeder einmal alle drei unter \
             den Stapel legen und drei andere ziehen. Am Ende eines Zuges wird die Hand auf drei aufgefüllt. Jede Karte \
             gilt nur einmal. Statt eine Figur zu verschieben, darf man eine Karte tauschen: eine unter den Stapel legen und eine andere ziehen, aber nicht zweimal hintereinander."
        } else {
            "Beide Seiten haben diese fünfzehn und beginnen mit drei. Vor dem ersten Zug darf jeder einmal alle drei unter \
             den Stapel legen und drei andere ziehen. Wer am Ende eines Zuges weniger als drei hat, zieht eine. Jede Karte \
             gilt nur einmal. Statt eine Figur zu verschieben, darf man eine Karte tauschen: eine unter den Stapel legen und eine andere ziehen, aber nicht zweimal hintereinander."
        }
    },
    columns: ["Figur", "Rang", "Anzahl"],
    two_names: |red, blue| format!("{red} (Blau: {blue})"),
    no_rank: "–",
    setup_picture: "Ein Spielbrett mit aufgestellter Armee, als Beispiel.",
    setup: |fill, pieces| match fill {
        Fill::All => format!("Ein Beispiel. Die {pieces} Figuren füllen alle Startfelder, wie immer du sie anordnest."),
        Fill::Any => {
            format!("Ein Beispiel. Die {pieces} Figuren stehen auf beliebigen Startfeldern; der Rest bleibt leer.")
        }
    },
    advice: advice::GERMAN,
};
