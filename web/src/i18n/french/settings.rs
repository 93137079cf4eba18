//! Texts of the settings, in French.

use crate::i18n::settings::Settings;

/// Texts of the settings.
pub(super) const FRENCH: Settings = Settings {
    title: "Réglages",
    parts: ["Apparence", "Jeu", "À deux sur un écran", "Vos données"],
    language: "Langue",
    languages: "Le jeu existe dans ces langues : inutile de le faire traduire par le navigateur.",
    theme: "Thème",
    themes: ["Appareil", "Clair", "Sombre", "Contraste"],
    pieces: "Pièces",
    piece_sets: ["Images", "Nombres", "Fantasy"],
    figures: "Autre figurine",
    numbering: "Numérotation",
    numberings: ["Maréchal = 10", "Maréchal = 1"],
    rivers: (
        "Rivières sur le plateau de la Master’s Edition",
        "Elles ne sont que dessinées : les pièces les traversent librement.",
    ),
    motion: "Animations",
    motions: ["Appareil", "Lentes", "Normales", "Rapides", "Aucune"],
    sound: "Son",
    sounds: ["Appareil", "Activé", "Coupé"],
    confirm: ("Confirmer chaque coup", "Choisissez la case une seconde fois, ou appuyez sur « Jouer »."),
    confirm_prompt: |piece, to| {
        format!("{piece} vers {to} : choisissez {to} une seconde fois, ou appuyez sur « Jouer ».")
    },
    carry_out: "Jouer",
    names: "Noms sur un même écran",
    cover: ("Couvrir le plateau quand la page n’est plus à l’écran", "Il revient dès que son joueur le demande."),
    clear: (
        "Effacer toutes les données…",
        "Les réglages, la partie en cours, les parties passées, vos mises en place et variantes et la copie pour jouer sans réseau seront supprimés de cet appareil. Ils ne pourront pas être récupérés.",
    ),
    clear_all: "Tout effacer",
    cleared: "Tout ce que Vexillum conservait sur cet appareil a été supprimé.",
    about: &[
        "Vexillum est une réalisation indépendante des règles de Stratego. Tout se passe dans votre navigateur ; \
         l’ordinateur ne sait que ce que vous sauriez à sa place.",
        "Images des pièces : Lorc, Delapouite et DarkZaitzev de game-icons.net, CC BY 3.0, simplifiées. Polices : \
         Marcellus et Cinzel, SIL Open Font License. Mises en place de l’ordinateur pour 40 pièces : les auteurs \
         d’Ataraxos, MIT.",
    ],
};
