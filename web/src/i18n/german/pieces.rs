//! Names of the pieces in German.

use crate::i18n::pieces::Pieces;

/// German.
pub const GERMAN: Pieces = Pieces {
    classic: [
        "Infiltrator",
        "Spionin",
        "Späher",
        "Aufklärer",
        "Mineur",
        "Unteroffizier",
        "Leutnant",
        "Hauptmann",
        "Major",
        "Oberst",
        "General",
        "Feldmarschall",
        "Bombe",
        "Fahne",
    ],
    fantasy: [
        "Infiltrator",
        "Drachentöter",
        "Späher",
        "Aufklärer",
        "Zwerg",
        "Elf",
        "Lavabestie",
        "Zauberin",
        "Bestienreiter",
        "Ritter",
        "Magier",
        "Drache",
        "Falle",
        "Fahne",
    ],
    fantasy_blue_lieutenant: "Yeti",
};
