//! Texts of what is kept on the device, in Dutch.

use crate::i18n::storage::Storage;
use crate::storage::Key;

/// Dutch.
pub(super) const DUTCH: Storage = Storage {
    set_aside: |key| {
        let what = match key {
            Key::Settings => "instellingen",
            Key::Setups => "opstellingen",
            Key::Variants => "eigen varianten",
            Key::Games => "gespeelde spellen",
            Key::Lessons => "geleerde lessen",
        };
        format!(
            "Je {what} konden niet helemaal worden gelezen. Het beschadigde exemplaar is opzijgezet; de rest blijft bewaard."
        )
    },
    damaged_game: "Dit spel kon niet helemaal worden gelezen. Een kopie is opzijgezet; met de rest ga je verder.",
    newer: "Hier is iets bewaard door een nieuwere versie van Vexillum. Dat blijft zoals het is, en wat je nu verandert wordt niet bewaard. Laad opnieuw voor die versie.",
    blocked: "Dit venster mag niets bewaren: het is privé, of de browser houdt het tegen. Je kunt spelen, maar je spel is weg als je de pagina sluit. Download wat je wilt houden.",
    full: "Er is geen ruimte meer in deze browser. Wat je nu doet, is weg als je de pagina sluit. Exporteer eerdere spellen en verwijder er een paar om ruimte te maken.",
    list_full: "De lijst met eerdere spellen is vol; het laatste spel staat er nog niet in. De oudste spellen kunnen hun zetten afstaan; hun afloop blijft staan.",
    make_room: "Maak ruimte",
    made_room: "Er is weer ruimte, en elk spel staat in de lijst.",
    room: |used, left| {
        format!(
            "Vexillum gebruikt {used} opslag in deze browser. Van wat browsers meestal geven is nog ongeveer {left} over."
        )
    },
    no_room: "Dit venster mag niets bewaren.",
};
