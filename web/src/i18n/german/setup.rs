//! Texts of the set-up screen in German.

use crate::i18n::setup::{Kept, PasteTexts, Setup, StepTexts};

/// Several of a kind. A name that is none of ours has no known plural.
fn several(count: u8, name: &str) -> String {
    let plural = match name {
        name if count == 1 => name,
        "Aufklärer" | "Späher" | "Ritter" | "Magier" | "Bestien\u{ad}reiter" | "Drachen\u{ad}töter" => name,
        "Feld\u{ad}marschall" => "Feld\u{ad}marschälle",
        "General" => "Generäle",
        "Oberst" => "Obersten",
        "Major" => "Majore",
        "Hauptmann" => "Hauptleute",
        "Leutnant" => "Leutnants",
        "Unter\u{ad}offizier" => "Unter\u{ad}offiziere",
        "Mineur" => "Mineure",
        "Spionin" => "Spioninnen",
        "Infiltrator" => "Infiltratoren",
        "Bombe" => "Bomben",
        "Fahne" => "Fahnen",
        "Drache" => "Drachen",
        "Zauberin" => "Zauberinnen",
        "Lavabestie" => "Lavabestien",
        "Yeti" => "Yetis",
        "Elf" => "Elfen",
        "Zwerg" => "Zwerge",
        "Falle" => "Fallen",
        name => return format!("{count} × {name}"),
    };
    format!("{count} {plural}")
}

/// German.
pub(super) const GERMAN: Setup = Setup {
    title: |name| format!("{name}: Armee aufstellen"),
    secret: "stellt geheim auf",
    stock: "Noch aufzustellen",
    stock_empty: "Alle Figuren stehen. Tippe zwei an, um sie zu tauschen, oder ziehe eine, wohin du willst.",
    left: |name, count| format!("{name}, noch {count}"),
    put_back: |name| format!("{name} wegnehmen"),
    placed: |placed, of| format!("{placed} von {of} aufgestellt"),
    empty_home: "leeres Startfeld",
    far: "die Hälfte der anderen Seite",
    shuffle: "Mischen",
    mirror: "Spiegeln",
    clear: "Leeren",
    undo: "Rück\u{ad}gängig",
    pasted: "Die Aufstellung ist übernommen.",
    ready: "Fertig",
    complete: "Deine Armee ist bereit.",
    back: "Zurück",
    several,
    missing: |kinds| match kinds {
        [] => String::new(),
        [only] => format!("Noch aufzustellen: {only}"),
        [first @ .., last] => format!("Noch aufzustellen: {} und {last}", first.join(", ")),
    },
    missing_many: |count| format!("Noch {count} Figuren aufzustellen"),
    stuck: "So könnte keine Figur ziehen: Lass einer einen Ausweg.",
    misfit: "Diese Aufstellung passt nicht zu dieser Edition.",
    steps: StepTexts {
        picked_up: |name| format!("{name} aufgenommen. Wähle ein Feld."),
        put_down: "Abgesetzt.",
        placed: |name, square| format!("{name} auf {square}."),
        swapped: |name, square, other| format!("{name} auf {square}, getauscht mit: {other}."),
        taken_off: |name| format!("{name} ist wieder im Vorrat."),
        replaced: |placed, of| format!("Eine andere Aufstellung: {placed} von {of} aufgestellt."),
        nothing_picked: "Nimm zuerst eine Figur auf.",
        none_left: |name| format!("{name}: keine im Vorrat übrig."),
        not_home: "Nur deine eigenen Startfelder kannst du besetzen.",
    },
};

/// Texts of what is kept and shared there.
pub(super) const GERMAN_KEPT: Kept = Kept {
    ready_made: "Vorlagen",
    groups: ["Vorlagen", "Eigene"],
    presets: ["Eckburg", "Mittelwall", "Zwei Burgen", "Rechter Haken", "Lockbomben"],
    take: "Nehmen",
    delete: "Löschen",
    keep: "Speichern und teilen",
    name: "Name",
    save: "Speichern",
    saved: |name| format!("Gespeichert als „{name}“."),
    not_saved: "Das ließ sich nicht speichern: Gib einen Namen ein. Ein privates Fenster speichert vielleicht nichts.",
    deleted: |name| format!("„{name}“ ist gelöscht."),
    text: "Als Text",
    text_hint: "Aufstellung hier einfügen",
    copy: "Kopieren",
    copied: "Die Aufstellung ist kopiert.",
    not_copied: "Der Browser lässt die Seite nicht kopieren. Der Text steht im Feld.",
    paste: "Einfügen",
    no_clipboard: "Setze den Text ins Feld und drücke dann Einfügen.",
    paste_errors: PasteTexts {
        empty: "Es ist kein Text da.",
        length: |found, wanted| format!("Felder im Text: {found} statt {wanted}."),
        letter: |letter| format!("„{letter}“ steht für keine Figur."),
        broken_row: "Ein Schrägstrich steht mitten in einer Reihe.",
        too_many: |name, found, wanted| format!("{name}: {found} im Text, {wanted} in der Armee."),
        other_board: "Dieser Text beschreibt vier Reihen mit zehn Feldern, und die hat diese Edition nicht.",
        both_sides: "Der Text mischt Figuren beider Seiten.",
        other_army: "Diese Art Datei kennt nur die Armee mit 40 Figuren.",
        same_square: "Der Text stellt zwei Figuren auf ein Feld.",
        off_the_rows: "Der Text nennt ein Feld außerhalb der vier Startreihen.",
        several: |count| format!("Das sind {count} Aufstellungen; füge nur eine ein."),
    },
};

#[cfg(test)]
mod tests {
    use super::several;
    use crate::i18n::german::pieces;

    #[test]
    fn every_kind_has_a_plural() {
        let names = pieces::GERMAN;
        for name in names.classic.into_iter().chain(names.fantasy).chain([names.fantasy_blue_lieutenant]) {
            assert_eq!(several(1, name), format!("1 {name}"));
            assert!(!several(2, name).contains('×'), "{name}");
        }
        assert_eq!(several(2, "Salamander"), "2 × Salamander");
    }
}
