//! Texts of the page on the history of the game.

use crate::i18n::history::History;

/// Texts of the page on the history of the game.
pub(super) const DUTCH: History = History {
    title: "Geschiedenis van het spel",
    entries: [
        (
            "1909",
            "In Frankrijk krijgt Hermance Edan octrooi op een veldslagspel met verborgen stukken. Vanaf 1910 is het te koop als L’Attaque, met officieren, een spion, mijnen en een vlag.",
        ),
        ("1946", "In Nederland komt na de oorlog het spel Stratego van Jacques Johan Mogendorff in de winkel."),
        (
            "1958",
            "Hausemann & Hötte, de makers van de Jumbo-spellen, neemt het over. Hun doos met napoleontische officieren gaat heel Europa door.",
        ),
        (
            "1961",
            "Milton Bradley brengt het naar de Verenigde Staten. Daar heeft de Maarschalk lang nummer 1; in Europa heeft hij 10.",
        ),
        (
            "Sindsdien",
            "Kortere spellen, andere borden, nieuwe stukken, fantasylegers en kaarten komen er in vele dozen bij.",
        ),
        (
            "2022",
            "Een programma dat het zichzelf heeft geleerd, DeepNash, speelt het grote spel zo goed als de beste mensen.",
        ),
        ("Hier", "Veel van die spellen, elk met de regels uit de doos, en alle borden en legers die jij bedenkt."),
    ],
    trademark: "Stratego is een merk van de eigenaars ervan. Vexillum is een onafhankelijke uitvoering van de regels van Stratego en heeft met hen niets te maken.",
    rules: "Naar de regels",
};
