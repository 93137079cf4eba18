//! Texts of the settings, in French.

use crate::i18n::settings::Settings;

/// Texts of the settings.
pub(super) const FRENCH: Settings = Settings {
    title: "Réglages",
    language: "Langue",
    theme: "Thème",
    themes: ["Appareil", "Clair", "Sombre", "Contraste"],
    pieces: "Pièces",
    piece_sets: ["Images", "Nombres"],
    motion: "Animations",
    motions: ["Toutes", "Aucune"],
    names: "Noms sur un même écran",
    about: &[
        "Vexillum est une réalisation indépendante des règles de Stratego. Tout se passe dans votre navigateur ; \
         l’ordinateur ne sait que ce que vous sauriez à sa place.",
        "Images des pièces : Lorc, Delapouite et DarkZaitzev de game-icons.net, CC BY 3.0, simplifiées. Polices : \
         Marcellus et Cinzel, SIL Open Font License. Mises en place de l’ordinateur pour 40 pièces : les auteurs \
         d’Ataraxos, MIT.",
    ],
};
