//! Texts of the page on the history of the game, in French.

use crate::i18n::history::History;

/// Texts of the page on the history of the game.
pub(super) const FRENCH: History = History {
    title: "Histoire du jeu",
    entries: [
        (
            "1909",
            "En France, Hermance Edan obtient un brevet pour un jeu de bataille à pièces cachées. Vendu dès 1910 sous le nom de L’Attaque, il a des officiers, un espion, des mines et un drapeau.",
        ),
        ("1946", "Aux Pays-Bas, le jeu Stratego de Jacques Johan Mogendorff est vendu après la guerre."),
        (
            "1958",
            "Hausemann & Hötte, éditeur des jeux Jumbo, le reprend. Sa boîte aux officiers napoléoniens fait le tour de l’Europe.",
        ),
        (
            "1961",
            "Milton Bradley l’apporte aux États-Unis. Le Maréchal y porte longtemps le numéro 1 ; en Europe, il porte le 10.",
        ),
        (
            "Depuis",
            "Parties plus courtes, autres plateaux, nouvelles pièces, armées fantastiques et cartes : bien des boîtes ont suivi.",
        ),
        (
            "2022",
            "Un programme qui a appris tout seul, DeepNash, joue au grand jeu aussi bien que les meilleurs joueurs.",
        ),
        (
            "Ici",
            "Beaucoup de ces jeux, chacun avec les règles de sa boîte, et tous les plateaux et armées de votre invention.",
        ),
    ],
    trademark: "Stratego est une marque de ses propriétaires. Vexillum est une réalisation indépendante des règles de Stratego et n’a aucun lien avec eux.",
    rules: "Vers les règles",
};
