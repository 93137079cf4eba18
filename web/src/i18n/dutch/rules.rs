//! Texts of the rules pages.

mod advice;
mod details;
mod kinds;
mod pictures;
mod play;

use vexillum_engine::Fill;

use super::{pieces, several};
use crate::i18n::pieces::Pieces;
use crate::i18n::rules::{Headings, Rules};

/// A name with its article. What the player has named himself may be a “de” or a “het” word, and several names have no
/// article in common: they stay without.
fn the(name: &str) -> String {
    let Pieces { classic, fantasy, fantasy_blue_lieutenant, .. } = pieces::DUTCH;
    match name {
        "Lavabeest" => format!("het {name}"),
        name if classic.contains(&name) || fantasy.contains(&name) || name == fantasy_blue_lieutenant => {
            format!("de {name}")
        }
        name => name.to_owned(),
    }
}

/// Dutch.
pub(super) const DUTCH: Rules = Rules {
    edition: "Editie",
    unknown: "Die editie bestaat niet.",
    damaged: "In deze link staat een variant die niet gelezen kan worden. Misschien is er onderweg een stuk afgevallen.",
    unplayable: "Zo kan deze variant niet worden gespeeld:",
    facts: |pieces, board| format!("{pieces} stukken per speler · {} bij {} velden", board.columns, board.rows),
    minutes: |minutes| format!("ongeveer {minutes} min"),
    own_line: "Een variant die iemand zelf heeft gemaakt.",
    independent: "Een onafhankelijke uitvoering van de regels van Stratego.",
    changed: "Hier aangepast",
    history: "Geschiedenis van het spel",
    choose: "Deze spelen",
    keep: "Bewaren",
    kept: "De variant is bewaard en staat op het startscherm.",
    not_kept: "Bewaren lukte niet. De variant moet een naam hebben; in een privévenster kan bewaren geweigerd worden.",
    change: "Aanpassen",
    list: |names| several(names, "en"),
    headings: Headings {
        play: "Zo speel je",
        moves: "Zo bewegen de stukken",
        powers: "Krachten",
        cards: "De kaarten",
        army: "Het leger",
        setup: "Voorbereiding",
        switches: "Geldende regels",
        advice: "Tips",
    },
    play: play::DUTCH,
    details: details::DUTCH,
    kinds: kinds::DUTCH,
    pictures: pictures::DUTCH,
    powers: "Een kracht komt in de plaats van een zet of een aanval en maakt het stuk dat haar gebruikt bekend.",
    cards: |refill| {
        if refill {
            "Elke speler heeft deze vijftien kaarten en begint met drie. Vóór de eerste beurt mag je ze één keer alle \
             drie onder je stapel leggen en drie andere trekken. Aan het eind van je beurt vul je je hand aan tot drie. \
             Een kaart gebruik je één keer. In plaats van een zet mag je een kaart ruilen: één onder je stapel leggen en een andere trekken, maar niet twee beurten achter elkaar."
        } else {
            "Elke speler heeft deze vijftien kaarten en begint met drie. Vóór de eerste beurt mag je ze één keer alle \
             drie onder je stapel leggen en drie andere trekken. Heb je er aan het eind van je beurt minder dan drie, \
             dan trek je er één. Een kaart gebruik je één keer. In plaats van een zet mag je een kaart ruilen: één onder je stapel leggen en een andere trekken, maar niet twee beurten achter elkaar."
        }
    },
    columns: ["Stuk", "Rang", "Aantal"],
    two_names: |red, blue| format!("{red} (Blauw: {blue})"),
    no_rank: "–",
    setup_picture: "Een bord met een opgesteld leger, als voorbeeld.",
    setup: |fill, pieces| match fill {
        Fill::All => {
            format!("Een voorbeeld. De {pieces} stukken vullen al je startvelden, in de volgorde die jij wilt.")
        }
        Fill::Any => {
            format!("Een voorbeeld. De {pieces} stukken staan waar jij wilt op je startvelden; de rest blijft leeg.")
        }
    },
    advice: advice::DUTCH,
};

#[cfg(test)]
mod tests {
    use super::the;

    #[test]
    fn names_get_their_article() {
        for (name, expected) in [
            ("Bom", "de Bom"),
            ("Draak", "de Draak"),
            ("Yeti", "de Yeti"),
            ("Lavabeest", "het Lavabeest"),
            ("Dynamiet", "Dynamiet"),
            ("Majoor en Kolonel", "Majoor en Kolonel"),
        ] {
            assert_eq!(the(name), expected);
        }
    }
}
