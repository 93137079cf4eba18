//! Advice, in French.

use crate::i18n::french::pieces::the;
use crate::i18n::rules::advice::Advice;

/// Advice.
pub(super) const FRENCH: Advice = Advice {
    parts: ["Mise en place", "Attaque", "Défense"],
    nest: |prize, bombs| {
        format!(
            "{bombs} : placez-en sur chaque côté ouvert pour garder {}, et d’autres ailleurs en faux nid.",
            the(prize)
        )
    },
    no_nest: |prize| format!("{prize} : rien ne peut l’emmurer ; gardez tout près des pièces capables de riposter."),
    walking_prize: |prize| {
        format!("{prize} : cette pièce marche ; laissez-lui une issue, et un chemin vers l’avant pour la fin.")
    },
    defuser: |miner| format!("{miner} : gardez-en à l’arrière. Il faudra bien ouvrir le dernier nid."),
    assassin: |spy, victim| {
        format!("{spy} : à garder près de votre {victim}. Qui capture l’un se retrouve à côté de l’autre.")
    },
    scattered: "Quelques pièces ne suffisent pas à tenir une ligne. Placez-les de façon que deux d’entre elles atteignent la même case.",
    namer: |name| format!("{name} : près du front, derrière une pièce forte. L’une annonce, l’autre frappe."),
    slider: |name| {
        format!(
            "{name} : envoyez-en contre ce qui n’a pas encore bougé, mais gardez-en pour les lignes ouvertes de la fin."
        )
    },
    double: |name| format!("{name} : frappez à deux cases, et gardez cette distance jusqu’au bon moment."),
    infiltrator: |name| {
        format!("{name} : à faire passer tôt, tant que personne ne se méfie. Son travail est derrière les lignes.")
    },
    flier: |name| format!("{name} : regardez d’abord où le vol finit. Le retour peut être fermé."),
    seer: |name| format!("{name} : à faire regarder avant toute attaque d’une pièce forte."),
    enchanter: |name| {
        format!("{name} : une pièce ensorcelée combat aussitôt pour vous, mais au milieu de l’armée adverse.")
    },
    archer: |name| format!("{name} : visez ce que vous savez faible. Une flèche perdue ne fait que révéler l’archer."),
    beast: |name| format!("{name} : à lancer sans escorte parmi beaucoup de rangs bas. Sa Furie n’épargne personne."),
    strike_first: "À rang égal, l’attaquant gagne : entre pièces égales, soyez celui qui avance.",
    save_cards: "Jouez une carte pour le combat qui décide, pas pour le premier.",
    count: "Comptez ce qui est tombé : ce qui reste dit ce que vous avez devant vous.",
    bold: "Déplacez les faibles aussi hardiment que les forts. Seul ce qui a été montré est connu.",
    hunted: |victim, spy| {
        format!(
            "{victim} : une fois son rang connu, ne laissez approcher aucune pièce inconnue. Ce pourrait être {}.",
            the(spy)
        )
    },
    beware_beast: |name| format!("{name} : ne vous serrez pas là où une telle pièce peut être proche, même la vôtre."),
    guard_cards: "Une carte en main est une menace, quelle qu’elle soit. Ne videz pas votre main.",
    rescue: "Surveillez votre dernière ligne : qui l’atteint ramène une pièce.",
    silent: "Un défenseur qui n’a pas été révélé continue de protéger : laissez-le en place.",
};
