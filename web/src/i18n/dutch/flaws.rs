//! Why a variant cannot be played, a sentence for each flaw.

use crate::i18n::flaws::Flaws;

/// Dutch.
pub(super) const DUTCH: Flaws = Flaws {
    board_size: "Het bord moet 4 tot 12 kolommen en 4 tot 10 rijen hebben.",
    home_rows: "De startrijen van de twee partijen overlappen elkaar, of er zijn er geen.",
    lakes: "Er ligt een meer op een startveld.",
    no_way: "De meren laten geen weg vrij van de ene kant naar de andere.",
    no_flag: "Geen enkel stuk van dit leger is een Vlag.",
    no_movable_piece: "Geen enkel stuk van dit leger kan worden verplaatst.",
    power: |name| {
        format!(
            "{name} kan deze kracht niet hebben: het stuk moet zich kunnen verplaatsen en kunnen aanvallen, en met \
             Vlucht één veld ver gaan."
        )
    },
    army_all: |pieces, squares| {
        format!("Stukken in dit leger: {pieces}. Alle {squares} startvelden moeten precies gevuld zijn.")
    },
    army_any: |pieces, squares| format!("Dit leger heeft {pieces} stukken, meer dan de {squares} startvelden."),
    limit: "Een grens voor het aantal beurten is te klein of te groot.",
    together: |one, other| format!("“{one}” gaat niet samen met “{other}”."),
    needs: |one, other| format!("“{one}” kan niet zonder “{other}”."),
    others: [
        ("cards", "Battle Cards"),
        ("powers", "Fantasykrachten"),
        ("exploding-bombs=off", "Exploderende bommen uit"),
        ("a spy", "Een stuk dat slaat zoals de Spion"),
    ],
};
