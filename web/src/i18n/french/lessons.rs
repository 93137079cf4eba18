//! Texts of the lessons, in French.

use crate::i18n::lessons::{Lesson, Lessons, Ways};

/// The ways to the lessons.
pub(super) const FRENCH_WAYS: Ways = Ways {
    nav: "Leçons",
    link: "Six courtes leçons",
    invitation: ["Vous découvrez le jeu ?", "Six leçons d’une minute, jouées sur un petit plateau."],
};

/// Texts of the lessons.
pub(super) const FRENCH: Lessons = Lessons {
    title: "Leçons",
    number: |number, of| format!("Leçon {number} sur {of}"),
    learned: |title| format!("{title}, apprise"),
    task: "À vous de jouer",
    lessons: [
        Lesson {
            title: "Se déplacer",
            text: "À chaque tour, une pièce se déplace d’une case : en avant, en arrière ou de côté, jamais en diagonale. \
                   On n’entre pas dans les lacs. Les Bombes et le Drapeau restent où ils sont.",
            task: "Menez votre Capitaine (6) autour du lac jusqu’à la case marquée.",
            praise: "C’est fait. Choisissez une pièce, et le plateau montre toujours où elle peut aller.",
            wrong: "Une pièce s’est perdue en route. Passez par les cases vides.",
        },
        Lesson {
            title: "Attaquer",
            text: "Pour attaquer, avancez sur une pièce adverse. Les deux sont montrées, et le nombre le plus élevé reste. \
                   À égalité, les deux quittent le plateau.",
            task: "Un Capitaine adverse (6) vient de capturer votre Sergent (4). Capturez-le sans perdre votre pièce.",
            praise: "8 bat 6. Votre adversaire connaît maintenant votre Colonel : choisissez vos combats.",
            wrong: "Votre pièce est tombée aussi. Seul un nombre plus élevé gagne et reste.",
        },
        Lesson {
            title: "L’Éclaireur",
            text: "L’Éclaireur (2) parcourt en ligne droite autant de cases vides qu’il veut, et peut attaquer au bout de \
                   sa course. Il est faible, mais il découvre ce qui se cache.",
            task: "Quelque chose n’a pas encore bougé sur la dernière ligne. Lancez votre Éclaireur dans la colonne libre \
                   pour l’attaquer.",
            praise: "Tout le plateau en un coup, et un Espion capturé. Même un Éclaireur qui tombe vous a appris quelque \
                     chose.",
            wrong: "Pas cette pièce. La colonne à droite du lac est libre : attaquez de loin.",
        },
        Lesson {
            title: "Démineur et Bombe",
            text: "Qui attaque une Bombe tombe, et la Bombe reste. Seul le Démineur (3) la désamorce.",
            task: "Votre Capitaine vient de tomber sur une Bombe. Amenez-y votre Démineur pour la désamorcer.",
            praise: "Désamorcée. Gardez un Démineur pour la fin : il y a souvent des Bombes autour du Drapeau.",
            wrong: "Encore une Bombe. Même le Général tombe, mais pas le Démineur.",
        },
        Lesson {
            title: "Espion et Maréchal",
            text: "Le Maréchal (10) est la pièce la plus forte. Seul l’Espion peut le vaincre, et seulement s’il l’attaque. \
                   Attaqué lui-même, l’Espion tombe.",
            task: "Le Maréchal adverse s’est montré. Frappez avant lui.",
            praise: "La pièce la plus faible a capturé la plus forte. Tenez votre Maréchal loin des pièces inconnues.",
            wrong: "Le Maréchal était plus fort, ou plus rapide. L’Espion doit attaquer tout de suite.",
        },
        Lesson {
            title: "Capturer le Drapeau",
            text: "Qui capture le Drapeau gagne. Il ne bouge jamais, et il est souvent emmuré. Ce qui n’a jamais bougé \
                   derrière une Bombe mérite une visite.",
            task: "Votre Capitaine a trouvé une Bombe près du coin. Ouvrez le passage et capturez le Drapeau.",
            praise: "Le Drapeau est à vous, et la partie aussi !",
            wrong: "C’était une Bombe. Laissez le Démineur ouvrir le passage.",
        },
    ],
    slow: "Trop de tours ont passé. Trois suffisent.",
    again: "Réessayer",
    next: "Leçon suivante",
    finished: "Vous savez tout ce qu’il faut. Barrage et Duel sont courts et bons pour commencer.",
    play: "Vers le jeu",
};
