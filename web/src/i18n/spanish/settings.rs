//! Texts of the settings.

use crate::i18n::settings::Settings;

/// Spanish.
pub(super) const SPANISH: Settings = Settings {
    title: "Ajustes",
    language: "Idioma",
    theme: "Tema",
    themes: ["Sistema", "Claro", "Oscuro", "Contraste"],
    pieces: "Piezas",
    piece_sets: ["Dibujos", "Números"],
    motion: "Animación",
    motions: ["Completa", "Ninguna"],
    names: "Nombres en la misma pantalla",
    about: &[
        "Vexillum es una implementación independiente de las reglas de Stratego. Se juega por completo en tu navegador; \
         al ordenador solo se le dice lo que tú sabrías en su lugar.",
        "Dibujos de las piezas: Lorc, Delapouite y DarkZaitzev, de game-icons.net, CC BY 3.0, simplificados. Tipografías: \
         Marcellus y Cinzel, SIL Open Font License. Preparaciones del ordenador para 40 piezas: los autores de Ataraxos, \
         MIT.",
    ],
};
