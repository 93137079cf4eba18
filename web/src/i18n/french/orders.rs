//! Texts of what can be ordered besides tapping a square, in French.

use vexillum_engine::{CardKind, Fate, Square};

use super::list;
use crate::i18n::orders::{Orders, RampageText};

fn landing(piece: &str, at: Square) -> String {
    format!("{piece} en {at} : choisissez où se poser.")
}

fn aim(piece: &str, at: Square) -> String {
    format!("{piece} en {at} : choisissez une pièce à portée.")
}

fn rampage(text: &RampageText) -> String {
    let RampageText { piece, to, fate, hits, doubts, risks } = text;
    let hit = match (hits.is_empty(), doubts) {
        (true, 0) => "Aucune perte adverse".to_owned(),
        (true, 1) => "Peut-être une perte adverse".to_owned(),
        (true, doubts) => format!("Peut-être {doubts} pertes adverses"),
        (false, 0) => format!("Pertes adverses : {}", list(hits, " et ")),
        (false, doubts) => format!("Pertes adverses : {}, peut-être {doubts} de plus", list(hits, " et ")),
    };
    let lost = match risks.len() {
        0 => String::new(),
        _ => format!(" Vos pertes : {}.", list(risks, " et ")),
    };
    let itself = match fate {
        Fate::Falls => format!(" {piece} tombe."),
        Fate::MayFall => format!(" {piece} pourrait tomber."),
        Fate::Stands => String::new(),
    };
    format!("Furie en {to}. {hit}.{lost}{itself}")
}

fn attacker(name: Option<&str>) -> String {
    name.map_or_else(|| "Une pièce inconnue".to_owned(), |name| format!("{name} adverse"))
}

/// Texts of what can be ordered besides tapping a square.
pub(super) const FRENCH: Orders = Orders {
    ways: ["Déplacement", "Vol", "Détecter l’ennemi", "Sortilège", "Tir de flèche", "Furie", "Annonce"],
    does: |piece| format!("{piece} : actions possibles"),
    whither: [
        |piece, at| format!("{piece} en {at} : choisissez une case ou une pièce à attaquer."),
        landing,
        aim,
        |piece, at| [aim(piece, at).as_str(), "Si son rang est inférieur, elle change de camp pour de bon."].join(" "),
        |piece, at| [aim(piece, at).as_str(), "Si son rang est inférieur, elle tombe."].join(" "),
        |piece, at| format!("{piece} en {at} : choisissez où commence la Furie."),
        |piece, at| {
            format!(
                "{piece} en {at} : choisissez une case marquée, avec la pièce à désigner, ou vide pour y aller d’abord."
            )
        },
    ],
    far_shows: "Aller loin la révèle.",
    by_which: |piece, to| format!("{piece} vers {to} : par quelle case ?"),
    landed: |piece, to| format!("{piece} en {to} : attaquer, ou rester là ?"),
    stepped: |piece, to| format!("{piece} en {to} : quelle pièce désigner ?"),
    what: |piece, at, target| format!("{piece} en {at} : quelle est la pièce en {target} ?"),
    rampage,
    name_a_kind: "Annoncer un type de pièce",
    kind_left: |left| format!("encore {left}"),
    none_left: "plus en jeu",
    wins: "gagne la partie",
    cannot_be: "à exclure",
    kind_note: |kind, note| format!("{kind} : {note}"),
    hand: "Vos cartes",
    no_card_there: "pas de carte",
    choose: "À vous : déplacez une pièce, ou choisissez d’abord une carte.",
    card_picked: |card| format!("{card} : choisissez la pièce à déplacer, puis sa case."),
    swap_picked: |card| format!("{card} : choisissez deux de vos pièces sur une même ligne ou colonne."),
    attack_card_picked: |card| format!("{card} : choisissez la pièce qui attaque, puis sa cible."),
    ends_turn: "C’est la fin du tour.",
    attack_card_notes: ["Personne ne tombe, et votre pièce reste cachée.", "Inutile contre {une Bombe}."],
    card_and_piece: |card, piece| format!("{card}, {piece} : vers quelle case ?"),
    swap_first: |card, piece| format!("{card}, {piece} : avec quelle autre pièce ?"),
    swapped: "Les deux pièces changent de place : l’une d’elles attaque-t-elle avec une carte ?",
    which_attacks: |target| format!("Laquelle des deux attaque en {target} ?"),
    with_a_card: |piece, target| format!("{piece} attaque en {target} : avec une carte ?"),
    idle: |kind, card| match kind {
        CardKind::Move => format!("{card} : pour l’instant, cette carte ne déplace aucune de vos pièces."),
        CardKind::Attack => format!("{card} : cette carte se joue avec une attaque."),
        CardKind::Defence => format!("{card} : cette carte se joue quand une de vos pièces est attaquée."),
    },
    idle_answer: "Seule une carte de défense répond à une attaque, et jamais pour {une Bombe} ou un Drapeau.",
    stay: "Rester",
    without_card: "Sans carte",
    without_attack: "Sans attaque",
    exchange: "Changer une carte",
    put_back: "Reprendre",
    cancel: "Annuler",
    no_card: "Pas de carte",
    no_rescue: "Renoncer",
    attacked: |name, yours, at| format!("{} attaque votre {yours} en {at}.", attacker(name)),
    attacked_with: |name, yours, at| [format!("{} avec ", attacker(name)), format!(" attaque votre {yours} en {at}.")],
    play_a_card: "Jouer une carte ?",
    no_defence: [
        "Aucune carte n’aide {une Bombe} ou un Drapeau. La question est posée pour ne rien trahir.",
        "Vous n’avez pas de carte de défense. La question est posée pour ne rien trahir.",
    ],
    a_piece: "pièce",
    rescue: |piece| format!("Votre {piece} a atteint la dernière ligne adverse. Ramener une pièce ?"),
    no_rescue_because: [
        |piece| {
            format!(
                "Votre {piece} a atteint la dernière ligne adverse, sans pouvoir sauver. La question est posée pour ne rien trahir."
            )
        },
        |piece| {
            format!(
                "Votre {piece} a atteint la dernière ligne adverse, mais rien de ce qui a été capturé ne peut revenir. La question est posée pour ne rien trahir."
            )
        },
    ],
    bring_back: |kind| format!("{kind} revient : choisissez une case de départ."),
    captured: "Pièces capturées",
    times: |count| format!("× {count}"),
    first_cards: "Vos trois premières cartes",
    first_cards_text: "Gardez-les, ou mettez-les toutes les trois sous votre pioche et piochez-en trois autres. Pour les mettre dessous, choisissez-les dans l’ordre où elles devront revenir.",
    put_under: "Sous la pioche",
    keep: "Garder",
};
