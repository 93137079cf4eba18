//! Texts of the games that are open, in Spanish.

use crate::i18n::open_games::OpenGames;

/// Spanish.
pub(super) const SPANISH: OpenGames = OpenGames {
    title: "Partidas abiertas",
    turns: |turns| match turns {
        0 => "sin empezar".to_owned(),
        1 => "1 turno".to_owned(),
        turns => format!("{turns} turnos"),
    },
    over: "terminada",
    remove: "Quitar",
    removed: "La partida se ha quitado.",
    undo: "Deshacer",
    unreadable: "Una partida que esta versión no puede leer",
    many: |games| format!("Hay {games} partidas abiertas. Quita las que ya no necesites: el sitio es limitado."),
    gone: "Esta partida no está, o ya no está, en este dispositivo.",
    elsewhere: "Esta partida está abierta en otra ventana",
    elsewhere_text: "Sigue allí, o juégala aquí: entonces se detendrá allí. No se pierde nada.",
    take_over: "Jugar aquí",
};
