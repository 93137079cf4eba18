//! Texts of the game on other people's pages.

use crate::i18n::embed::Embed;

/// German.
pub(super) const GERMAN: Embed = Embed {
    title: "Einbetten",
    intro: "Bring das Spiel auf deine eigene Seite. Wähle, was sie zeigt, und kopiere die Zeilen in deine Seite.",
    fields: ["Edition", "Gegenspieler", "Stärke", "Besucher spielen", "Sprache", "Design", "Bedienung"],
    visitors: "Wie beim Besucher",
    controls: ["Alles", "Das Nötigste"],
    ways: [
        ("Als Rahmen", "Passt überall, wo sich HTML einfügen lässt; in WordPress in einen Block „Individuelles HTML“."),
        ("Als Element", "Für Seiten mit eigenem Skript: Es erzählt, was geschieht, und nimmt Züge an."),
    ],
    copied: "Kopiert.",
    not_copied: "Der Browser lässt die Seite nicht kopieren. Die Zeilen sind markiert: Kopiere sie selbst.",
    preview: "Was Besucher sehen",
    full: "Die ganze Seite in einem neuen Tab öffnen",
    unknown: |name| format!("„{name}“ ist hier nicht bekannt und bewirkt nichts."),
    value: |name, value| format!("„{name}“ kann nicht „{value}“ sein. Es gilt das Übliche."),
    unreadable: |name, why| format!("„{name}“ ist nicht brauchbar. {why}"),
};
