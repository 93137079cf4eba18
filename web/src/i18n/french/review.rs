//! Texts of the page on which a game that is over is looked at.

use crate::i18n::review::Review;

/// French.
pub(super) const FRENCH: Review = Review {
    title: "Revoir la partie",
    no_end: "Sans fin",
    play: "Lecture",
    pause: "Pause",
    seen_by: "Vue par",
    viewers: ["Rouge", "Bleu", "Arbitre"],
    open_line: "L’arbitre voit tout. Choisissez un camp pour voir ce qu’il savait à chaque coup.",
    belief: "Ce que croirait l’ordinateur",
    belief_line: "Les rangs les plus probables de chaque pièce cachée, d’après ce que savait ce camp et rien d’autre.",
    believed: |kinds| format!("l’ordinateur croit : {kinds}"),
    percent: |kind, percent| format!("{kind} {percent} %"),
    standing: "L’état de la partie",
    graph: "L’état de la partie après chaque coup : Rouge menait au-dessus du milieu, Bleu au-dessous",
    standing_hint: "Touchez la courbe pour y aller. +100 : Rouge a gagné. −100 : Bleu a gagné. \
                    Jugé avec toutes les pièces découvertes.",
    judging: "Évaluation de la partie…",
    turned: |at, from, to| format!("La partie a basculé au coup {at} : {from} → {to}."),
    never_turned: "Aucun coup n’a fait basculer la partie à lui seul.",
    swings: "Les plus grands tournants",
    swing: |at, from, to| format!("Coup {at} : {from} → {to}"),
};
