//! Texts of the games that are open, in French.

use crate::i18n::open_games::OpenGames;

/// French.
pub(super) const FRENCH: OpenGames = OpenGames {
    title: "Parties en cours",
    turns: |turns| match turns {
        0 => "pas commencée".to_owned(),
        1 => "1 tour".to_owned(),
        turns => format!("{turns} tours"),
    },
    over: "terminée",
    remove: "Supprimer",
    removed: "La partie a été supprimée.",
    undo: "Annuler",
    unreadable: "Une partie que cette version ne sait pas lire",
    many: |games| {
        format!("{games} parties sont en cours. Supprimez celles dont vous n’avez plus besoin : la place est limitée.")
    },
    gone: "Cette partie n’est pas, ou n’est plus, sur cet appareil.",
    elsewhere: "Cette partie est ouverte dans une autre fenêtre",
    elsewhere_text: "Continuez-la là-bas, ou jouez-la ici : elle s’arrêtera alors là-bas. Rien n’est perdu.",
    take_over: "Jouer ici",
};
