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
    fantasy_phrases: &[
        ("meer", "Verboden Zone"),
        ("een meer", "een Verboden Zone"),
        ("Een meer", "Een Verboden Zone"),
        ("meren", "Verboden Zones"),
        ("Spion", "Drakendoder"),
        ("Maarschalk", "Draak"),
        ("Mineur", "Dwerg"),
        ("Een Bom", "Een Val"),
        ("een Bom", "een Val"),
        ("Bommen", "Vallen"),
        ("bommen", "vallen"),
    ],
};
