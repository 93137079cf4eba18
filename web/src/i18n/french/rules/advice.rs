//! Advice, in French.

use crate::i18n::french::pieces::the;
use crate::i18n::rules::advice::Advice;

/// Advice.
pub(super) const FRENCH: Advice = Advice {
    parts: ["Mise en place", "Attaque", "Défense"],
    back_row: |prize| format!("{prize} : sa place est sur la dernière ligne, au plus loin de l’adversaire."),
    corner: |prize, bombs| {
        format!(
            "{bombs} : dans un coin, deux suffisent à emmurer {}. Mais pas à chaque partie : c’est là qu’on cherche d’abord.",
            the(prize)
        )
    },
    lone_bomb: |prize, bombs| format!("{bombs} : d’un côté, une pièce forte de l’autre, et {} au milieu.", the(prize)),
    cover: "Derrière une pièce de devant, gardez-en une d’au moins deux rangs de plus : elle reprend ce qui prend la première.",
    sliders_home: |name| format!("{name} : quelques-uns devant pour savoir tôt, les autres en réserve."),
    hunt: |miners, bombs| {
        format!("{miners} : chassez ceux de l’adversaire. Sans eux, ce qui vous protège tient jusqu’au bout ({bombs}).")
    },
    alternate: "Faites avancer trois pièces à tour de rôle. Une seule bute sur la règle des deux cases et en dit trop.",
    second: |second, top| {
        format!(
            "{second} : libre de chasser dès que cette pièce adverse est connue ({top}) ; rien d’inconnu n’est plus fort."
        )
    },
    probe: |top| {
        format!("{top} : sachez ce qui se tient là avant de risquer cette pièce. Une petite peut demander d’abord.")
    },
    top_left: "Avec le rang le plus élevé encore en jeu, attaquez tout ce qui bouge : rien de cela ne peut vous arrêter.",
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
    defuser: |miner| {
        format!(
            "{miner} : à garder à l’arrière jusqu’à ce qu’il y ait à désamorcer. Il faudra bien ouvrir le dernier nid."
        )
    },
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
