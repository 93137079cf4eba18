//! Texts of the game on other people's pages.

use crate::i18n::embed::Embed;

/// Dutch.
pub(super) const DUTCH: Embed = Embed {
    title: "Insluiten",
    intro: "Zet het spel op je eigen pagina. Kies wat er te zien is en kopieer de regels naar je pagina.",
    fields: ["Editie", "Tegenstander", "Niveau", "Bezoekers spelen", "Taal", "Thema", "Knoppen"],
    visitors: "Zoals bij de bezoeker",
    controls: ["Alle", "De nodigste"],
    ways: [
        ("Als frame", "Past overal waar je HTML kunt plakken; in WordPress in een blok “Aangepaste HTML”."),
        ("Als element", "Voor pagina’s met een eigen script: het vertelt wat er gebeurt en neemt zetten aan."),
    ],
    copied: "Gekopieerd.",
    not_copied: "De browser laat kopiëren niet toe. De regels zijn geselecteerd: kopieer ze zelf.",
    preview: "Wat bezoekers zien",
    full: "De hele pagina openen in een nieuw tabblad",
    unknown: |name| format!("“{name}” is hier niet bekend en heeft geen effect."),
    value: |name, value| format!("“{name}” kan niet “{value}” zijn. Het gebruikelijke geldt."),
    unreadable: |name, why| format!("“{name}” is niet bruikbaar. {why}"),
};
