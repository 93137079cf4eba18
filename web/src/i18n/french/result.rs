//! Texts of the end, in French.

use vexillum_engine::Reason;

use crate::i18n::result::Ending;

/// Texts of the end.
pub(super) const FRENCH: Ending = Ending {
    you_win: "Vous avez gagné",
    you_lose: "Vous avez perdu",
    wins: |name| format!("{name} gagne"),
    draw: "Partie nulle",
    reason: |winner, loser, reason| match reason {
        Reason::Flag => format!("{winner} a capturé le Drapeau."),
        Reason::FlagHome => format!("{winner} a mené son Drapeau à bon port."),
        Reason::NoMove => format!("{loser} ne pouvait plus déplacer aucune pièce."),
        Reason::BothStuck => "Aucun camp ne pouvait plus déplacer de pièce.".to_owned(),
        Reason::Resign => format!("{loser} a capitulé."),
        Reason::Time => format!("{loser} n’avait plus de temps."),
        Reason::QuietLimit => "Trop de tours sans attaque.".to_owned(),
        Reason::TurnLimit => "La limite de tours est atteinte.".to_owned(),
        Reason::Agreed => "D’un commun accord.".to_owned(),
    },
    assisted: "Partie assistée : un coup qui avait révélé quelque chose a été repris, ou un indice a été donné.",
    rematch: "Revanche",
    swap: "Autre camp",
    start: "Accueil",
    turns: "Tours",
    pieces_left: |name| format!("{name} : pièces restantes"),
    slider: "Coup",
    first: "Premier coup",
    back: "Précédent",
    forward: "Suivant",
    last: "Dernier coup",
    at: |at, of| format!("Coup {at} sur {of}"),
};
