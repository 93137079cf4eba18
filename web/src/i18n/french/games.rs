//! Texts of the list of past games, and of what comes from files and links.

use crate::i18n::games::{Files, Games, Refusals, Shared, Statistics, Wrongs};

/// French.
pub(super) const FRENCH: Games = Games {
    title: "Parties",
    where_kept: "Elles ne sont gardées que dans ce navigateur. Exportez ce que vous ne voulez pas perdre.",
    none: "Aucune partie n’est encore terminée. Toutes celles que vous finirez seront ici.",
    import: "Importer des fichiers",
    import_hint: "Parties, mises en place et variantes : nos propres fichiers, .xml et .gsn de Gravon, .stg, StraDoS2. \
                  Vous pouvez aussi déposer des fichiers ici.",
    export: "Exporter",
    formats: ["Feuille de partie (.txt)", "Gravon (.xml)", "Gravon (.gsn)"],
    link: "Lien",
    delete: "Supprimer",
    deleted: "La partie est supprimée.",
    undo: "Annuler",
    more: "En voir plus",
    turns: |turns| match turns {
        0 | 1 => format!("{turns} tour"),
        turns => format!("{turns} tours"),
    },
    imported: "Importée",
    assisted: "Avec aide",
    own_variant: "Variante personnelle",
    no_moves: "Les coups ont dû laisser la place à des parties plus récentes.",
    unreadable: "Cette partie n’est plus lisible.",
    statistics: Statistics {
        title: "Statistiques",
        kinds: ["Contre l’ordinateur", "À deux sur un écran", "Deux ordinateurs"],
        columns: ["Édition", "Adversaire", "Parties", "Victoires", "Nulles", "Défaites"],
        side_won: |side| format!("{side} gagne"),
        save: "Exporter le tableau",
    },
    erase: "Tout effacer…",
    erase_text: |games| match games {
        1 => "La partie et les statistiques seront perdues pour toujours.".to_owned(),
        games => format!("Les {games} parties et les statistiques seront perdues pour toujours."),
    },
    erase_all: "Effacer définitivement",
    files: Files {
        game: "La partie est dans la liste.",
        known: "Cette partie était déjà dans la liste.",
        setup: |name, edition| format!("La mise en place est gardée sous le nom « {name} » ({edition})."),
        variant: |name| format!("La variante « {name} » est gardée et figure sur l’écran d’accueil."),
        not_kept: "Impossible de garder cela. Il n’y a plus de place, ou cette fenêtre ne peut rien garder.",
        stopped: |number, text| {
            format!("Reprise jusqu’au coup {number} seulement : « {text} » n’est pas possible selon ces règles.")
        },
        other_result: "Le fichier donne un autre résultat que celui auquel mènent les coups.",
        unfinished: "Cette partie n’a pas de fin : elle ne peut pas figurer dans la liste.",
        own_record: "Voici ce qu’un joueur savait d’une partie. Seules les parties entières vont dans la liste.",
        position: "Voici une position sans partie. Seules les parties entières vont dans la liste.",
        no_edition: "Aucune édition n’a une telle mise en place.",
    },
    wrong: Wrongs {
        empty: "Il n’y a rien dedans.",
        large: "C’est trop grand.",
        unknown: "Ce format n’est pas connu.",
        damaged: "Il y manque quelque chose, ou quelque chose a changé.",
        version: "Cela vient d’une version plus récente ou d’un autre programme.",
        game_type: "Ce type de partie n’est pas connu ici.",
        no_setups: "La partie s’est terminée avant la mise en place.",
        pieces: "Les pièces ne sont pas celles du jeu.",
        moves: "Les coups ne sont pas possibles selon les règles.",
        variant: "On ne peut pas jouer à cette variante.",
        line: |line| format!("Ligne {line}"),
    },
    refused: Refusals {
        board: "Ce format ne connaît que le grand plateau.",
        pieces: "Ce format ne connaît pas toutes ces pièces.",
        cards: "Ce format ne connaît pas les cartes de combat.",
        rules: "Ce format ne connaît pas l’une des règles de cette partie.",
        start: "Ce format ne connaît pas les parties qui commencent par une position.",
        moves: "Ce format n’a pas de place pour l’un des coups.",
    },
    shared: Shared {
        titles: ["Une partie pour vous", "Ce que savait un joueur", "Une position", "Une mise en place pour vous"],
        broken: "Ce lien est illisible",
        keep: "Garder",
        name: "Nom",
        proposed: "Mise en place partagée",
    },
};
