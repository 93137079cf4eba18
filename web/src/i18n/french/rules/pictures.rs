//! What stands under the pictures of movements, powers and cards, in French.

use crate::i18n::rules::pictures::Pictures;

/// What stands under the pictures.
pub(super) const FRENCH: Pictures = Pictures {
    title: |title, kinds| format!("{title} : {kinds}"),
    movements: [
        ("Immobile", "Ne se déplace jamais."),
        ("Une case", "En avant, en arrière ou de côté, vers une case vide ou contre une pièce adverse."),
        ("Toute distance", "Autant de cases vides que l’on veut en ligne droite, avec une attaque possible au bout."),
        (
            "Une ou deux cases",
            "Tout droit ou en tournant, par des cases vides. Une attaque met fin au déplacement. Rien n’en est dit.",
        ),
        (
            "Une ou deux cases",
            "Tout droit ou en tournant, par des cases vides. Une attaque met fin au déplacement. Avancer de deux cases \
             révèle la pièce.",
        ),
    ],
    slide_without_attack: "Autant de cases vides que l’on veut en ligne droite, ou une case contre une pièce adverse : \
                           pas les deux dans le même tour.",
    powers: [
        (
            "Annonce",
            "La pièce peut avancer d’abord sur une case vide ; puis elle annonce un rang pour la pièce adverse juste \
             devant elle. Si c’est exact, cette pièce est retirée ; sinon, il ne se passe rien.",
        ),
        (
            "Annonce",
            "La pièce peut avancer d’abord sur une case vide ; puis elle annonce un rang pour une pièce adverse \
             voisine. Si c’est exact, cette pièce est retirée ; sinon, elle est montrée au joueur qui a annoncé.",
        ),
        (
            "Annonce",
            "La pièce avance d’abord sur une case vide, puis annonce un rang pour une pièce adverse voisine. Si c’est \
             exact, cette pièce est retirée ; sinon, elle est montrée au joueur qui a annoncé. Sans ce pas, pas \
             d’annonce.",
        ),
        (
            "Annonce",
            "Depuis les lignes de départ adverses, au lieu de se déplacer, elle annonce un rang pour une pièce à une ou \
             deux cases en ligne droite. Si c’est exact, cette pièce est retirée ; sinon, il ne se passe rien.",
        ),
        (
            "Vol",
            "Tout droit par-dessus une ou plusieurs pièces jusqu’à la première case vide derrière elles ; peut ensuite \
             attaquer une pièce voisine.",
        ),
        ("Détecter l’ennemi", "Son joueur voit une pièce adverse à deux cases au plus, même en biais."),
        (
            "Détecter l’ennemi",
            "Son joueur voit une pièce adverse à une ou deux cases, en ligne droite ou en diagonale, quoi qu’il y ait \
             entre elles.",
        ),
        (
            "Sortilège",
            "Une pièce adverse à deux cases au plus est montrée aux deux joueurs. Si son rang est inférieur, elle change \
             de camp pour de bon.",
        ),
        (
            "Tir de flèche",
            "Une pièce adverse à deux cases au plus est montrée aux deux joueurs. Si son rang est inférieur, elle est \
             retirée.",
        ),
        (
            "Furie",
            "Un pas, puis les huit voisines sont frappées, les vôtres aussi : les rangs égaux ou inférieurs tombent. S’il \
             y a là un rang supérieur, l’attaquant tombe aussi. Ce qui n’a pas de rang n’est pas frappé.",
        ),
    ],
    cards: [
        "Tout droit à travers un lac jusqu’à la première case derrière, ou contre la pièce adverse qui s’y trouve.",
        "Tout droit par-dessus une pièce voisine, jusqu’à la case derrière elle.",
        "Exactement deux ou trois cases tout droit ; une pièce adverse peut se trouver sur la dernière.",
        "Une case en diagonale ; une pièce qui avance tout droit à toute distance le peut aussi en diagonale.",
        "Deux de vos pièces mobiles, sur une même ligne ou colonne, changent de place.",
    ],
};
