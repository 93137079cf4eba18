//! Words that several screens use.

use crate::i18n::words::Words;

/// Dutch.
pub(super) const DUTCH: Words = Words {
    colors: ["Rood", "Blauw"],
    levels: [
        ("Rekruut", "beginner"),
        ("Legionair", "makkelijk"),
        ("Centurio", "gemiddeld"),
        ("Tribuun", "moeilijk"),
        ("Legaat", "heel moeilijk"),
        ("Consul", "meester"),
    ],
    editions: &[
        ("original", "Original"),
        ("masters", "Master’s Edition"),
        ("faq-original", "Original, FAQ van de uitgever"),
        ("infiltrator", "Infiltrant"),
        ("classic30", "Classic 30"),
        ("duel", "Duel"),
        ("duel-small", "Duel, klein bord"),
        ("barrage", "Barrage"),
        ("lightning", "Lightning"),
        ("lightning-tournament", "Lightning, toernooi"),
        ("scifi", "Sci-Fi"),
        ("scifi-duel", "Sci-Fi Duel"),
        ("spotter2011", "Waarnemer 2011"),
        ("fantasy", "Fantasy"),
        ("fantasy-powers", "Fantasy met krachten"),
        ("battle-cards", "Battle Cards"),
    ],
    untitled: "Een variant zonder naam",
    computer: "Computer",
    you: "Jij",
    home: "Vexillum, naar het begin",
    settings: "Instellingen",
    rules: "Regels van dit spel",
    flip: "Bord draaien",
    close: "Sluiten",
    board: "Bord",
    loading: "Een ogenblik …",
    newer: "Er staat een nieuwere versie van Vexillum klaar.",
    drop_files: "Laat hier bestanden los: spellen, opstellingen, varianten of een archief ermee.",
    not_loaded: "Dit deel kon niet worden geladen. Misschien ben je offline, of is er een nieuwere versie van Vexillum.",
};
