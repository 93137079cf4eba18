//! Texts of the game on other people's pages.

use crate::i18n::embed::Embed;

/// French.
pub(super) const FRENCH: Embed = Embed {
    title: "Intégrer",
    intro: "Mettez le jeu sur votre propre page. Choisissez ce qu’elle montre, et copiez les lignes dans votre page.",
    fields: ["Édition", "Adversaire", "Niveau", "Les visiteurs jouent", "Langue", "Thème", "Commandes"],
    visitors: "Comme chez le visiteur",
    controls: ["Toutes", "Les plus utiles"],
    ways: [
        (
            "En cadre",
            "Convient partout où l’on peut coller du HTML ; dans WordPress, dans un bloc « HTML personnalisé ».",
        ),
        ("En élément", "Pour les pages qui ont leur propre script : il dit ce qui se passe et accepte des coups."),
    ],
    copied: "C’est copié.",
    not_copied: "Le navigateur ne permet pas à la page de copier. Les lignes sont sélectionnées : copiez-les vous-même.",
    preview: "Ce que voient les visiteurs",
    full: "Ouvrir la page complète dans un nouvel onglet",
    unknown: |name| format!("« {name} » n’est pas connu ici et reste sans effet."),
    value: |name, value| format!("« {name} » ne peut pas être « {value} ». La valeur habituelle est prise."),
    unreadable: |name, why| format!("« {name} » n’est pas utilisable. {why}"),
};
