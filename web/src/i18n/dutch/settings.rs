//! Texts of the settings.

use crate::i18n::settings::Settings;

/// Dutch.
pub(super) const DUTCH: Settings = Settings {
    title: "Instellingen",
    language: "Taal",
    theme: "Thema",
    themes: ["Apparaat", "Licht", "Donker", "Contrast"],
    pieces: "Stukken",
    piece_sets: ["Plaatjes", "Cijfers"],
    motion: "Animatie",
    motions: ["Volledig", "Geen"],
    names: "Namen bij één scherm",
    about: &[
        "Vexillum is een onafhankelijke uitvoering van de regels van Stratego. Het draait helemaal in je browser; de \
         computer krijgt alleen te horen wat jij op zijn plaats zou weten.",
        "Plaatjes van de stukken: Lorc, Delapouite en DarkZaitzev van game-icons.net, CC BY 3.0, vereenvoudigd. \
         Lettertypen: Marcellus en Cinzel, SIL Open Font License. Opstellingen van de computer voor 40 stukken: de \
         makers van Ataraxos, MIT.",
    ],
};
