//! Names of the pieces.

use crate::i18n::pieces::Pieces;

/// Dutch.
pub(super) const DUTCH: Pieces = Pieces {
    classic: [
        "Infiltrant",
        "Spion",
        "Waarnemer",
        "Verkenner",
        "Mineur",
        "Sergeant",
        "Luitenant",
        "Kapitein",
        "Majoor",
        "Kolonel",
        "Generaal",
        "Maarschalk",
        "Bom",
        "Vlag",
    ],
    fantasy: [
        "Infiltrant",
        "Drakendoder",
        "Waarnemer",
        "Verkenner",
        "Dwerg",
        "Elf",
        "Lavabeest",
        "Tovenares",
        "Beestenrijder",
        "Ridder",
        "Magiër",
        "Draak",
        "Val",
        "Vlag",
    ],
    fantasy_blue_lieutenant: "Yeti",
};
