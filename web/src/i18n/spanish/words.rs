//! Words that several screens use.

use crate::i18n::words::Words;

/// Spanish.
pub(super) const SPANISH: Words = Words {
    colors: ["Rojo", "Azul"],
    levels: [
        ("Recluta", "principiante"),
        ("Legionario", "fácil"),
        ("Centurión", "medio"),
        ("Tribuno", "difícil"),
        ("Legado", "muy difícil"),
        ("Cónsul", "maestro"),
    ],
    editions: &[
        ("original", "Original"),
        ("masters", "Master’s Edition"),
        ("faq-original", "Original, FAQ del editor"),
        ("infiltrator", "Infiltrado"),
        ("classic30", "Clásico 30"),
        ("duel", "Duel"),
        ("duel-small", "Duel, tablero pequeño"),
        ("barrage", "Barrage"),
        ("lightning", "Lightning"),
        ("lightning-tournament", "Lightning, torneo"),
        ("scifi", "Sci-Fi"),
        ("scifi-duel", "Sci-Fi Duel"),
        ("spotter2011", "Observador 2011"),
        ("fantasy", "Fantasía"),
        ("fantasy-powers", "Fantasía con poderes"),
        ("battle-cards", "Cartas de Batalla"),
    ],
    untitled: "Variante sin nombre",
    computer: "Ordenador",
    you: "Tú",
    home: "Vexillum, al inicio",
    settings: "Ajustes",
    rules: "Reglas de esta partida",
    flip: "Girar el tablero",
    close: "Cerrar",
    board: "Tablero",
    loading: "Un momento…",
    newer: "Hay una versión más nueva de Vexillum lista.",
    drop_files: "Suelta aquí los archivos: partidas, preparaciones, variantes o un archivo comprimido.",
    not_loaded: "Esta parte no se ha podido cargar. Quizá no tengas conexión, o haya una versión nueva de Vexillum.",
};
