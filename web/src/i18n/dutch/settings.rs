//! Texts of the settings.

use crate::i18n::settings::Settings;

/// Dutch.
pub(super) const DUTCH: Settings = Settings {
    title: "Instellingen",
    parts: ["Weergave", "Spelen", "Samen achter één scherm", "Je gegevens"],
    language: "Taal",
    languages: "Het spel is er in deze talen, dus je browser hoeft niets te vertalen.",
    theme: "Thema",
    themes: ["Apparaat", "Licht", "Donker", "Contrast"],
    pieces: "Stukken",
    piece_sets: ["Plaatjes", "Cijfers", "Fantasy"],
    figures: "Andere figuur",
    numbering: "Nummering",
    numberings: ["Maarschalk is 10", "Maarschalk is 1"],
    rivers: ("Rivieren op het bord van de Master’s Edition", "Ze zijn alleen getekend: stukken steken ze vrij over."),
    motion: "Animatie",
    motions: ["Apparaat", "Traag", "Normaal", "Snel", "Geen"],
    sound: "Geluid",
    sounds: ["Apparaat", "Aan", "Uit"],
    confirm: ("Elke zet bevestigen", "Kies het veld nog een keer of druk op ‘Zet doen’."),
    confirm_prompt: |piece, to| format!("{piece} naar {to}: kies {to} nog een keer of druk op ‘Zet doen’."),
    carry_out: "Zet doen",
    names: "Namen bij één scherm",
    cover: ("Bord afdekken als de pagina uit beeld gaat", "Het komt terug zodra de speler dat zegt."),
    clear: (
        "Alle gegevens wissen …",
        "Instellingen, het lopende spel, eerdere spellen, eigen opstellingen en varianten en de kopie om zonder netwerk te spelen worden van dit apparaat verwijderd. Ze zijn niet terug te halen.",
    ),
    clear_all: "Alles wissen",
    cleared: "Alles wat Vexillum op dit apparaat bewaarde, is verwijderd.",
    about: &[
        "Vexillum is een onafhankelijke uitvoering van de regels van Stratego. Het draait helemaal in je browser; de \
         computer krijgt alleen te horen wat jij op zijn plaats zou weten.",
        "Plaatjes van de stukken: Lorc, Delapouite en DarkZaitzev van game-icons.net, CC BY 3.0, vereenvoudigd. \
         Lettertypen: Marcellus en Cinzel, SIL Open Font License. Opstellingen van de computer voor 40 stukken: de \
         makers van Ataraxos, MIT.",
    ],
};
