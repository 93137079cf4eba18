//! What each kind does, in the few words of the army table and of the editor.

use super::the;
use crate::i18n::rules::kinds::Kinds;

/// Dutch.
pub(super) const DUTCH: Kinds = Kinds {
    movements: [
        "Staat vast",
        "Eén veld",
        "Elke afstand rechtdoor",
        "Eén of twee velden",
        "Eén of twee velden, getoond",
    ],
    powers: [
        "noemt het stuk ervoor",
        "noemt een stuk ernaast",
        "noemt een stuk ernaast, na een stap",
        "noemt stukken vanuit de startrijen van de tegenstander",
        "vliegt over stukken heen",
        "ziet een stuk binnen twee velden",
        "ziet een stuk binnen twee velden, recht of schuin",
        "betovert een stuk binnen twee velden",
        "schiet op een stuk binnen twee velden",
        "raast tussen de stukken eromheen",
    ],
    skills: [
        |bombs| format!("maakt {} onschadelijk", the(bombs)),
        |miners| format!("slaat elke aanvaller, behalve {}", the(miners)),
        |victims| format!("slaat {} door aan te vallen", the(victims)),
        |spies| format!("verliest van een aanval van {}", the(spies)),
        |_| String::new(),
    ],
    lone_skills: [None, Some("slaat elke aanvaller"), None, None, Some("wie dit verliest, verliest het spel")],
    join: |parts| parts.join(" · "),
};
