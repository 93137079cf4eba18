//! Words that several screens use, in French.

use crate::i18n::words::Words;

/// Words that several screens use.
pub(super) const FRENCH: Words = Words {
    colors: ["Rouge", "Bleu"],
    levels: [
        ("Recrue", "débutant"),
        ("Légionnaire", "facile"),
        ("Centurion", "moyen"),
        ("Tribun", "difficile"),
        ("Légat", "très difficile"),
        ("Consul", "maître"),
    ],
    editions: &[
        ("original", "Original"),
        ("masters", "Master’s Edition"),
        ("faq-original", "Original, FAQ de l’éditeur"),
        ("infiltrator", "Infiltré"),
        ("classic30", "Classique 30"),
        ("duel", "Duel"),
        ("duel-small", "Duel, petit plateau"),
        ("barrage", "Barrage"),
        ("lightning", "Lightning"),
        ("lightning-tournament", "Lightning, tournoi"),
        ("scifi", "Sci-Fi"),
        ("scifi-duel", "Sci-Fi Duel"),
        ("spotter2011", "Observateur 2011"),
        ("fantasy", "Fantasy"),
        ("fantasy-powers", "Fantasy avec pouvoirs"),
        ("battle-cards", "Cartes de combat"),
    ],
    untitled: "Variante sans nom",
    computer: "L’ordinateur",
    you: "Vous",
    home: "Vexillum, retour à l’accueil",
    settings: "Réglages",
    rules: "Règles de cette partie",
    flip: "Tourner le plateau",
    close: "Fermer",
    board: "Plateau",
    loading: "Un instant…",
    newer: "Une version plus récente de Vexillum est prête.",
    drop_files: "Déposez ici vos fichiers : parties, mises en place, variantes ou une archive.",
    not_loaded: "Cette partie de la page n’a pas pu être chargée. Vous êtes peut-être hors ligne, ou une nouvelle version de Vexillum est disponible.",
};
