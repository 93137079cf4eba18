//! What each kind does, in French.

use crate::i18n::french::pieces::the;
use crate::i18n::rules::kinds::Kinds;

/// What each kind does, in few words.
pub(super) const FRENCH: Kinds = Kinds {
    movements: [
        "Ne se déplace jamais",
        "Une case",
        "Toute distance en ligne droite",
        "Une ou deux cases",
        "Une ou deux cases, à découvert",
    ],
    powers: [
        "annonce la pièce devant",
        "annonce une pièce voisine",
        "avance, puis annonce une pièce voisine",
        "annonce des pièces depuis les lignes de départ adverses",
        "vole par-dessus des pièces",
        "voit une pièce à deux cases au plus",
        "voit une pièce à deux cases au plus, en ligne ou en diagonale",
        "ensorcelle une pièce à deux cases au plus",
        "tire sur une pièce à deux cases au plus",
        "se déchaîne contre ses voisines",
    ],
    skills: [
        |bombs| format!("désamorce {}", the(bombs)),
        |miners| format!("élimine tout attaquant sauf {}", the(miners)),
        |victims| format!("capture {} en attaquant", the(victims)),
        |spies| format!("tombe si {} attaque", the(spies)),
        |_| String::new(),
    ],
    lone_skills: [None, Some("élimine tout attaquant"), None, None, Some("sa perte fait perdre la partie")],
    join: |parts| parts.join(" · "),
};
