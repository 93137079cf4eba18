//! Texts of the rules pages, in French.

mod advice;
mod details;
mod kinds;
mod pictures;
mod play;

use vexillum_engine::Fill;

use super::list;
use crate::i18n::rules::{Headings, Rules};

/// Texts of the rules pages.
pub(super) const FRENCH: Rules = Rules {
    edition: "Édition",
    unknown: "Cette édition n’existe pas.",
    damaged: "Ce lien contient une variante illisible. Il a peut-être été coupé en route.",
    unplayable: "Cette variante n’est pas jouable telle quelle :",
    facts: |pieces, board| format!("Pièces par camp : {pieces} · {} × {} cases", board.columns, board.rows),
    minutes: |minutes| format!("environ {minutes} min"),
    own_line: "Une variante faite par un joueur.",
    independent: "Une réalisation indépendante des règles de Stratego.",
    changed: "Modifié ici",
    history: "Histoire du jeu",
    choose: "Y jouer",
    keep: "Garder",
    kept: "Elle est gardée et figure à l’accueil.",
    not_kept: "Impossible de la garder. Il lui faut un nom, et une fenêtre privée peut refuser de garder quoi que ce soit.",
    change: "Modifier",
    list: |names| list(names, " et "),
    headings: Headings {
        play: "Déroulement",
        moves: "Déplacements",
        powers: "Pouvoirs",
        cards: "Les cartes",
        army: "L’armée",
        setup: "Mise en place",
        switches: "Règles en vigueur",
        advice: "Conseils",
    },
    play: play::FRENCH,
    details: details::FRENCH,
    kinds: kinds::FRENCH,
    pictures: pictures::FRENCH,
    powers: "Un pouvoir s’emploie à la place d’un déplacement ou d’une attaque, et révèle la pièce qui s’en sert.",
    cards: |refill| {
        if refill {
            "Chaque camp a ces quinze cartes et commence avec trois. Avant le premier tour, chacun peut une fois mettre \
             les trois sous sa pioche et en piocher trois autres. À la fin d’un tour, on complète sa main à trois \
             cartes. Une carte ne sert qu’une fois. Au lieu de déplacer une pièce, on peut changer une carte : en mettre une sous sa pioche et en piocher une autre, mais pas deux tours de suite."
        } else {
            "Chaque camp a ces quinze cartes et commence avec trois. Avant le premier tour, chacun peut une fois mettre \
             les trois sous sa pioche et en piocher trois autres. À la fin d’un tour, qui en a moins de trois en pioche \
             une. Une carte ne sert qu’une fois. Au lieu de déplacer une pièce, on peut changer une carte : en mettre une sous sa pioche et en piocher une autre, mais pas deux tours de suite."
        }
    },
    columns: ["Pièce", "Rang", "Nombre"],
    two_names: |red, blue| format!("{red} (Bleu : {blue})"),
    no_rank: "–",
    setup_picture: "Un plateau avec une armée en place, à titre d’exemple.",
    setup: |fill, pieces| match fill {
        Fill::All => {
            format!(
                "Un exemple. Les {pieces} pièces occupent toutes vos cases de départ, dans l’ordre que vous voulez."
            )
        }
        Fill::Any => {
            format!(
                "Un exemple. Les {pieces} pièces se placent où vous voulez sur vos cases de départ ; les autres restent vides."
            )
        }
    },
    advice: advice::FRENCH,
};
