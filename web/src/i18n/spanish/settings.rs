//! Texts of the settings.

use crate::i18n::settings::Settings;

/// Spanish.
pub(super) const SPANISH: Settings = Settings {
    title: "Ajustes",
    parts: ["Aspecto", "Juego", "Dos en una pantalla", "Tus datos"],
    language: "Idioma",
    languages: "El juego ya está en estos idiomas: no hace falta que el navegador lo traduzca.",
    theme: "Tema",
    themes: ["Sistema", "Claro", "Oscuro", "Contraste"],
    pieces: "Piezas",
    piece_sets: ["Dibujos", "Números", "Fantasía"],
    figures: "Otra figura",
    numbering: "Numeración",
    numberings: ["Mariscal = 10", "Mariscal = 1"],
    rivers: ("Ríos en el tablero de la Master’s Edition", "Solo están dibujados: las piezas los cruzan libremente."),
    motion: "Animación",
    motions: ["Sistema", "Lenta", "Normal", "Rápida", "Ninguna"],
    sound: "Sonido",
    sounds: ["Sistema", "Sí", "No"],
    confirm: ("Confirmar cada jugada", "Elige la casilla otra vez o pulsa «Mover»."),
    confirm_prompt: |piece, to| format!("{piece} a {to}: elige {to} otra vez o pulsa «Mover»."),
    carry_out: "Mover",
    names: "Nombres en la misma pantalla",
    cover: ("Tapar el tablero cuando la página no se ve", "Vuelve cuando lo dice su jugador."),
    clear: (
        "Borrar todos los datos…",
        "Los ajustes, la partida abierta, las partidas anteriores, tus preparaciones y variantes y la copia para jugar sin red se eliminan de este dispositivo. No se pueden recuperar.",
    ),
    clear_all: "Borrar todo",
    cleared: "Se ha eliminado todo lo que Vexillum guardaba en este dispositivo.",
    about: &[
        "Vexillum es una implementación independiente de las reglas de Stratego. Se juega por completo en tu navegador; \
         al ordenador solo se le dice lo que tú sabrías en su lugar.",
        "Dibujos de las piezas: Lorc, Delapouite y DarkZaitzev, de game-icons.net, CC BY 3.0, simplificados. Tipografías: \
         Marcellus y Cinzel, SIL Open Font License. Preparaciones del ordenador para 40 piezas: los autores de Ataraxos, \
         MIT.",
    ],
};
