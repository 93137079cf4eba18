//! How a game goes, in a few sentences.

use vexillum_engine::Fill;

use super::the;
use crate::i18n::rules::play::Play;

/// Dutch.
pub(super) const DUTCH: Play = Play {
    placing: |fill, rows| {
        let home = match rows {
            1 => "startrij".to_owned(),
            rows => format!("{rows} startrijen"),
        };
        match fill {
            Fill::All => format!("Beide spelers vullen in het geheim hun {home} met hun leger. Rood begint."),
            Fill::Any => {
                format!("Beide spelers stellen in het geheim hun leger op, waar ze willen op hun {home}. Rood begint.")
            }
        }
    },
    turn: "Om de beurt verplaats je één stuk of val je met één stuk aan. Aanvallen is nooit verplicht.",
    attack: [
        "Een stuk dat op een stuk van de tegenstander afgaat, valt het aan, en beide worden getoond.",
        "Een stuk dat op een stuk van de tegenstander afgaat, valt het aan. Alleen de aanvaller wordt getoond; van de \
         verdediger weet je wat de afloop verraadt.",
    ],
    ranks: [
        "De hoogste rang wint, en een aanvaller die wint, neemt het veld in. Bij gelijke rang gaan beide van het bord.",
        "De hoogste rang wint, en een aanvaller die wint, neemt het veld in. Bij gelijke rang wint de aanvaller.",
    ],
    explosive: [
        |bombs| format!("Wie {} aanvalt, gaat van het bord, en het aangevallen stuk blijft staan.", the(bombs)),
        |bombs| format!("Wie {} aanvalt, gaat samen met dat stuk van het bord.", the(bombs)),
    ],
    defuses: |bombs, miners| {
        format!("Alleen met {} maak je {} onschadelijk; je neemt dan het veld in.", the(miners), the(bombs))
    },
    assassin: [
        |spies, victims| format!("Met {} sla je {}, maar alleen als je zelf aanvalt.", the(spies), the(victims)),
        |spies, victims| format!("Met {} sla je {}, wie er ook aanvalt.", the(spies), the(victims)),
    ],
    win: |flags| {
        format!(
            "Wie {} van de tegenstander verovert, wint. Ook wie de tegenstander geen zet meer overlaat, wint.",
            the(flags)
        )
    },
    flag_home: |flags| {
        format!(
            "Je mag ook {} verplaatsen: wie daarmee de achterste rij van de tegenstander bereikt, wint.",
            the(flags)
        )
    },
};
