//! Texts of records.

use crate::i18n::records::Records;

/// French.
pub(super) const FRENCH: Records = Records {
    open: "Ouvrir sur le plateau",
    review: "Revoir",
    share: "Partager",
    copied: "Le lien est copié. Qui l’ouvre voit cette partie.",
    not_copied: "Le navigateur ne permet pas à la page de copier. Le lien est dans le champ.",
    link: "Lien",
    all: "Toutes les parties",
    download: "Télécharger",
    own: "Ma feuille de partie",
    own_text: "Cette partie telle que vous la connaissez : votre armée, tous les coups et ce qui vous a été montré. Elle ne \
               révèle aucune pièce cachée de l’adversaire.",
    own_copied: "Votre feuille de partie est copiée.",
    own_not_copied: "Le navigateur ne permet pas à la page de copier. Téléchargez plutôt la feuille de partie.",
    copy_link: "Copier le lien",
    setup_copied: "Le lien est copié. Qui l’ouvre voit cette mise en place.",
    not_counted: "Les parties venues de fichiers et de liens ne comptent dans aucune statistique.",
    position: "Voici une position. On peut l’ouvrir et la jouer.",
    to_move: |color| format!("{color} joue en premier."),
    play_from: "Jouer à partir d’ici",
    decided: "Il n’y a rien à jouer ici : la partie est décidée.",
};
