//! Names of the pieces in German. The longest hold a soft hyphen, to break well where a phone has room for ten letters.

use crate::i18n::pieces::Pieces;

/// German.
pub(super) const GERMAN: Pieces = Pieces {
    classic: [
        "Infiltrator",
        "Spionin",
        "Späher",
        "Aufklärer",
        "Mineur",
        "Unter\u{ad}offizier",
        "Leutnant",
        "Hauptmann",
        "Major",
        "Oberst",
        "General",
        "Feld\u{ad}marschall",
        "Bombe",
        "Fahne",
    ],
    fantasy: [
        "Infiltrator",
        "Drachen\u{ad}töter",
        "Späher",
        "Aufklärer",
        "Zwerg",
        "Elf",
        "Lavabestie",
        "Zauberin",
        "Bestien\u{ad}reiter",
        "Ritter",
        "Magier",
        "Drache",
        "Falle",
        "Fahne",
    ],
    fantasy_blue_lieutenant: "Yeti",
};
