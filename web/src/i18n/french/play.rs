//! Texts of the board screen, in French.

use vexillum_engine::{GameError, Illegal};

use crate::i18n::play::Play;

/// Texts of the board screen.
pub(super) const FRENCH: Play = Play {
    your_turn: "À vous",
    turn_of: |name| format!("À {name} de jouer"),
    your_answer: "Votre réponse",
    answer_of: |name| format!("À {name} de répondre"),
    thinking: "Réfléchit",
    arranging: "Mise en place",
    choose: "Choisissez une pièce à déplacer.",
    stuck: |piece| format!("{piece} : aucune case où aller."),
    offer_draw: "Proposer nulle",
    draw_offered: "Nulle proposée",
    accept_draw: "Accepter nulle",
    offers_draw: |name| format!("{name} propose la partie nulle. Jouer un coup la refuse."),
    draw_declined: "L’ordinateur refuse la partie nulle.",
    take_back: "Reprendre",
    taken_back: ["Coup repris.", "Coup repris. Il avait révélé quelque chose : la partie compte comme assistée."],
    redo: "Rétablir",
    brought_back: "Coup rétabli.",
    resign: "Capituler",
    resign_title: "Capituler ?",
    resign_text: |winner| format!("{winner} gagne, et les deux armées sont révélées."),
    play_on: "Continuer",
    new_game: "Nouvelle partie",
    taken: "Pertes",
    moves: "Coups",
    panels: "Panneaux",
    left: |left, of| format!("{left} sur {of} en jeu"),
    kind_left: |name, left, of| format!("{name} : {left} sur {of} en jeu"),
    rescues: |made| format!("Sauvetages : {made} sur 2"),
    unknown_lost: |count| match count {
        1 => "Une perte de plus, de rang inconnu.".to_owned(),
        count => format!("{count} pertes de plus, de rang inconnu."),
    },
    ply: |from, to| format!("{from}–{to}"),
    attack_ply: |from, to| format!("{from}×{to}"),
    replay: |ply| format!("Revoir {ply}"),
    quiet_warning: |turns| match turns {
        1 => "Partie nulle après ce tour si personne n’attaque.".to_owned(),
        turns => format!("Partie nulle dans {turns} tours si personne n’attaque."),
    },
    length_warning: |turns| match turns {
        1 => "La partie s’achève sur une nulle après ce tour.".to_owned(),
        turns => format!("La partie s’achève sur une nulle dans {turns} tours."),
    },
    no_answer: "L’ordinateur ne répond pas. Votre partie est conservée.",
    retry: "Réessayer",
    unloaded: "L’adversaire ordinateur n’a pas pu être chargé. Rechargez la page ; votre partie est conservée.",
    reload: "Recharger",
    damaged: "La partie enregistrée est illisible. Elle a été laissée telle quelle, et vous pouvez en commencer une nouvelle.",
    illegal: |why| match why {
        Illegal::Over => "La partie est terminée.".to_owned(),
        Illegal::Unavailable => "Pas maintenant.".to_owned(),
        Illegal::NoPiece { at } => format!("Aucune de vos pièces ne se trouve en {at}."),
        Illegal::Immovable { at } => format!("La pièce en {at} ne se déplace jamais."),
        Illegal::OffBoard { at } => format!("{at} est en dehors du plateau."),
        Illegal::Lake { at } => format!("{at} est {{un lac}}, où personne n’entre."),
        Illegal::OutOfReach => "Cette pièce ne peut pas aller là.".to_owned(),
        Illegal::Blocked { at } => format!("Le passage est barré en {at}."),
        Illegal::OwnPiece { at } => format!("Une de vos pièces se trouve en {at}."),
        Illegal::NoAttacker { .. } => "Cette pièce n’attaque jamais.".to_owned(),
        Illegal::NoPower { .. } => "Cette pièce n’a pas ce pouvoir.".to_owned(),
        Illegal::NoCard { .. } => "Cette carte n’est pas dans votre main.".to_owned(),
        Illegal::NoExchange => "Vous ne pouvez pas changer une carte maintenant.".to_owned(),
        Illegal::NoCharge => "Ici, un Éclaireur ne peut pas aller loin et attaquer dans le même tour.".to_owned(),
        Illegal::TwoSquare => {
            "Règle des deux cases : cette pièce va et vient ici depuis trop de tours de suite.".to_owned()
        }
        Illegal::Chase => {
            "Règle de la poursuite : cela ramènerait une position déjà vue pendant que vous poursuivez.".to_owned()
        }
    },
    diagonal: "Les pièces n’avancent pas en diagonale.",
    enchanted_once: "Une pièce n’est ensorcelée qu’une fois.",
    error: |error| match error {
        GameError::Illegal(why) => (FRENCH.illegal)(*why),
        GameError::Variant(_) => "Ces règles ne vont pas ensemble.".to_owned(),
        GameError::Setup(_) => "La mise en place n’est pas complète.".to_owned(),
        GameError::WrongTime => "Pas à ce moment de la partie.".to_owned(),
        GameError::Unreadable(_)
        | GameError::Position(_)
        | GameError::Cards(_)
        | GameError::IllegalAt(..)
        | GameError::WrongEnd => FRENCH.damaged.to_owned(),
    },
};
