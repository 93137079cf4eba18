//! Texts of the page on which a game that is over is looked at.

use crate::i18n::review::Review;

/// Spanish.
pub(super) const SPANISH: Review = Review {
    title: "Repaso",
    no_end: "Sin final",
    play: "Reproducir",
    pause: "Pausa",
    seen_by: "Vista por",
    viewers: ["Rojo", "Azul", "Árbitro"],
    open_line: "El árbitro lo ve todo. Elige un bando para ver lo que sabía en cada jugada.",
    belief: "Lo que creería el ordenador",
    belief_line: "Los rangos más probables de cada pieza oculta, solo a partir de lo que sabía este bando.",
    believed: |kinds| format!("el ordenador cree: {kinds}"),
    percent: |kind, percent| format!("{kind} {percent} %"),
    standing: "Cómo iba la partida",
    graph: "Cómo iba la partida tras cada jugada: por encima del centro ganaba Rojo, por debajo Azul",
    standing_hint: "Toca la línea para ir allí. +100: ha ganado Rojo. −100: ha ganado Azul. \
                    Valorado con todas las piezas a la vista.",
    judging: "Valorando la partida…",
    turned: |at, from, to| format!("La partida cambió en la jugada {at}: {from} → {to}."),
    never_turned: "Ninguna jugada cambió por sí sola la partida.",
    swings: "Los mayores vuelcos",
    swing: |at, from, to| format!("Jugada {at}: {from} → {to}"),
};
