//! Texts of the set-up screen.

use super::several;
use crate::i18n::setup::{Kept, PasteTexts, Setup, StepTexts};

/// More than one of a kind; nothing for a name that the player has given.
fn plural(name: &str) -> Option<String> {
    Some(match name {
        "Bom" | "Val" | "Spion" | "Vlag" => {
            let last = name.chars().next_back()?;
            format!("{name}{last}en")
        }
        "Draak" => "Draken".to_owned(),
        "Tovenares" => "Tovenaressen".to_owned(),
        "Yeti" => "Yeti’s".to_owned(),
        "Infiltrant" | "Sergeant" | "Maarschalk" | "Dwerg" | "Elf" | "Lavabeest" => format!("{name}en"),
        "Waarnemer" | "Verkenner" | "Mineur" | "Luitenant" | "Kapitein" | "Majoor" | "Kolonel" | "Generaal"
        | "Drakendoder" | "Beestenrijder" | "Ridder" | "Magiër" => format!("{name}s"),
        _ => return None,
    })
}

/// Dutch.
pub(super) const DUTCH: Setup = Setup {
    title: |name| format!("{name}: stel je leger op"),
    secret: "stelt geheim op",
    stock: "Nog te plaatsen",
    stock_empty: "Alle stukken staan op het bord. Tik op twee stukken om ze te ruilen, of sleep er een naar \
                  een andere plek.",
    left: |name, count| format!("{name}, nog {count}"),
    put_back: |name| format!("{name} terugnemen"),
    placed: |placed, of| format!("{placed} van {of} geplaatst"),
    empty_home: "leeg startveld",
    far: "de helft van de tegenstander",
    shuffle: "Husselen",
    mirror: "Spiegelen",
    clear: "Legen",
    undo: "Stap terug",
    pasted: "De opstelling is gelezen.",
    ready: "Klaar",
    complete: "Je leger staat klaar.",
    back: "Terug",
    several: |count, name| match plural(name) {
        Some(plural) if count != 1 => format!("{count} {plural}"),
        None if count != 1 => format!("{count} × {name}"),
        _ => format!("{count} {name}"),
    },
    missing: |kinds| {
        let kinds: Vec<&str> = kinds.iter().map(String::as_str).collect();
        if kinds.is_empty() { String::new() } else { format!("Nog te plaatsen: {}", several(&kinds, "en")) }
    },
    missing_many: |count| format!("Nog {count} stukken te plaatsen"),
    stuck: "Geen enkel stuk zou kunnen bewegen: laat er één een uitweg.",
    misfit: "Deze opstelling hoort niet bij deze editie.",
    steps: StepTexts {
        picked_up: |name| format!("{name} opgepakt. Kies een veld."),
        put_down: "Neergezet.",
        placed: |name, square| format!("{name} op {square}."),
        swapped: |name, square, other| format!("{name} op {square}, in de plaats van {other}."),
        taken_off: |name| format!("{name} van het bord genomen."),
        replaced: |placed, of| format!("Andere opstelling: {placed} van {of} geplaatst."),
        nothing_picked: "Pak eerst een stuk op.",
        none_left: |name| format!("{name}: er is er geen meer over."),
        not_home: "Alleen op je eigen startvelden kun je stukken zetten.",
    },
};

/// Texts of what is kept and shared there.
pub(super) const DUTCH_KEPT: Kept = Kept {
    ready_made: "Kant-en-klaar",
    groups: ["Kant-en-klaar", "Van jezelf"],
    presets: ["Hoekburcht", "Middenmuur", "Twee burchten", "Rechtse hoek", "Lokbommen"],
    take: "Kiezen",
    delete: "Wissen",
    keep: "Bewaren en delen",
    name: "Naam",
    save: "Bewaren",
    saved: |name| format!("Bewaard als “{name}”."),
    not_saved: "Bewaren lukte niet: vul een naam in. In een privévenster kan bewaren geweigerd worden.",
    deleted: |name| format!("“{name}” is gewist."),
    text: "Als tekst",
    text_hint: "Plak hier een opstelling",
    copy: "Kopiëren",
    copied: "De opstelling is gekopieerd.",
    not_copied: "De browser laat kopiëren niet toe. De tekst staat in het veld.",
    paste: "Plakken",
    no_clipboard: "Zet de tekst in het veld en druk dan op Plakken.",
    paste_errors: PasteTexts {
        empty: "Er is geen tekst om te lezen.",
        length: |found, wanted| format!("Velden in de tekst: {found}; het moeten er {wanted} zijn."),
        letter: |letter| format!("“{letter}” staat voor geen enkel stuk."),
        broken_row: "Er staat een schuine streep midden in een rij.",
        too_many: |name, found, wanted| format!("{name}: {found} in de tekst, {wanted} in het leger."),
        other_board: "Deze tekst beschrijft vier rijen van tien velden, en die heeft deze editie niet.",
        both_sides: "In de tekst staan stukken van beide kleuren door elkaar.",
        other_army: "Zo’n bestand kan alleen het leger van 40 stukken bevatten.",
        same_square: "De tekst zet twee stukken op één veld.",
        off_the_rows: "De tekst noemt een veld buiten de vier startrijen.",
        several: |count| format!("Dit zijn {count} opstellingen; plak er één."),
    },
};

#[cfg(test)]
mod tests {
    use super::super::pieces;
    use super::*;
    use crate::i18n::pieces::Pieces;

    #[test]
    fn every_kind_has_a_plural() {
        let Pieces { classic, fantasy, fantasy_blue_lieutenant, .. } = pieces::DUTCH;
        for name in classic.into_iter().chain(fantasy).chain([fantasy_blue_lieutenant]) {
            assert!(plural(name).is_some(), "{name}");
        }
    }

    #[test]
    fn several_of_a_kind() {
        for (count, name, expected) in [
            (1, "Spion", "1 Spion"),
            (2, "Spion", "2 Spionnen"),
            (6, "Bom", "6 Bommen"),
            (2, "Vlag", "2 Vlaggen"),
            (2, "Draak", "2 Draken"),
            (4, "Dwerg", "4 Dwergen"),
            (8, "Verkenner", "8 Verkenners"),
            (1, "Held", "1 Held"),
            (3, "Held", "3 × Held"),
        ] {
            assert_eq!((DUTCH.several)(count, name), expected);
        }
    }
}
