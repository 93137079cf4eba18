//! Names of the pieces.

use crate::i18n::pieces::Pieces;

/// Spanish.
pub(super) const SPANISH: Pieces = Pieces {
    classic: [
        "Infiltrado",
        "Espía",
        "Observador",
        "Explorador",
        "Minador",
        "Sargento",
        "Teniente",
        "Capitán",
        "Comandante",
        "Coronel",
        "General",
        "Mariscal",
        "Bomba",
        "Bandera",
    ],
    fantasy: [
        "Infiltrado",
        "Matadragones",
        "Observador",
        "Explorador",
        "Enano",
        "Elfo",
        "Bestia de lava",
        "Hechicera",
        "Jinete de bestias",
        "Caballero",
        "Mago",
        "Dragón",
        "Trampa",
        "Bandera",
    ],
    fantasy_blue_lieutenant: "Yeti",
    fantasy_phrases: &[
        ("lago", "Zona Prohibida"),
        ("un lago", "una Zona Prohibida"),
        ("Un lago", "Una Zona Prohibida"),
        ("los lagos", "las Zonas Prohibidas"),
        ("Espía", "Matadragones"),
        ("Mariscal", "Dragón"),
        ("Minador", "Enano"),
        ("Una Bomba", "Una Trampa"),
        ("una Bomba", "una Trampa"),
        ("Bombas", "Trampas"),
    ],
};
