//! Details on a rules page beyond the course of a game, in French.

use crate::i18n::rules::details::Details;

/// Sentences for the armies and switches to which they apply.
pub(super) const FRENCH: Details = Details {
    paths: "Les pièces vont en avant, en arrière ou de côté, jamais en diagonale, et jamais par-dessus une autre. Aucune \
            pièce n’entre dans {un lac} ni ne traverse.",
    exceptions: ["Seules certaines cartes font autrement.", "Seuls certains pouvoirs font autrement."],
    fixed: |names| format!("{names} : une fois en place, ne bouge plus."),
    far_shows: |names| format!("{names} : avancer de plus d’une case révèle à tous de quelle pièce il s’agit."),
    far_shows_beyond: |names, doubles| {
        format!(
            "{names} : avancer de trois cases ou plus révèle à tous de quelle pièce il s’agit. Deux cases tout droit \
             peuvent aussi être : {doubles}."
        )
    },
    rescue: "Sauvetage : une pièce qui finit son déplacement ou une attaque gagnée sur la dernière ligne adverse, même en \
             longeant cette ligne, peut aussitôt ramener une pièce capturée sur une case de départ vide. Chaque camp le \
             peut deux fois par partie, chaque pièce une fois.",
    not_rescued: |names| format!("Jamais ramené : {names}."),
    no_rescuers: |names| format!("Ne peut pas sauver : {names}."),
    asked_anyway: "La question est posée même s’il n’y a rien à choisir, pour ne rien trahir.",
    naming: |prize| {
        format!(
            "On peut toujours annoncer n’importe quel rang que l’armée adverse avait au départ. Les deux camps l’entendent, \
             et la pièce qui annonce est connue dès lors. {prize} : annoncé à juste titre, il est capturé et la partie est \
             gagnée."
        )
    },
    between: "À deux cases au plus, un pouvoir atteint aussi sa cible par-dessus {les lacs} et d’autres pièces.",
    flight: "{Un lac} ou le bord du plateau avant la case d’arrivée rend le vol impossible.",
    enchant: |rankless| {
        format!(
            "Une pièce n’est ensorcelée qu’une fois, par quelque camp que ce soit. Elle garde tout ce qu’elle sait faire et \
             compte pour son nouveau camp dans toutes les règles. Les rangs égaux ou supérieurs ne changent pas de camp, \
             pas plus que : {rankless}."
        )
    },
    arrow: |rankless| format!("Une flèche les montre, mais ne leur fait rien : rangs égaux ou supérieurs, {rankless}."),
    one_each: "Un tour compte au plus une carte de déplacement et une carte d’attaque. La carte de déplacement est le \
               déplacement ; la carte d’attaque accompagne l’attaque.",
    swap_ends: "{swap} met fin au tour.",
    fights: [
        "{mock} : personne n’est retiré, pas même un Drapeau. Vous voyez le défenseur ; votre pièce reste cachée et revient \
         là où le tour a commencé.",
        "{d+1}, {d+2} et {d+3} ne servent qu’à une pièce mobile, jamais à {une Bombe} ni à un Drapeau.",
        "Le nombre d’une carte s’ajoute au rang pour cette attaque et ne change rien d’autre. Il n’aide pas contre \
         {une Bombe} ; {un Démineur} la désamorce toujours, et {un Espion} qui attaque prend toujours {le Maréchal}.",
    ],
};
