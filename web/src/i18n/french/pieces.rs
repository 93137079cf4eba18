//! Names of the pieces (R2) in French.

use crate::i18n::pieces::Pieces;

/// Names of the pieces.
pub(super) const FRENCH: Pieces = Pieces {
    classic: [
        "Infiltré",
        "Espion",
        "Observateur",
        "Éclaireur",
        "Démineur",
        "Sergent",
        "Lieutenant",
        "Capitaine",
        "Major",
        "Colonel",
        "Général",
        "Maréchal",
        "Bombe",
        "Drapeau",
    ],
    fantasy: [
        "Infiltré",
        "Tueur de dragons",
        "Observateur",
        "Éclaireur",
        "Nain",
        "Elfe",
        "Bête de lave",
        "Ensorceleuse",
        "Chevaucheur de bête",
        "Chevalier",
        "Mage",
        "Dragon",
        "Piège",
        "Drapeau",
    ],
    fantasy_blue_lieutenant: "Yéti",
    fantasy_phrases: &[
        ("lac", "zone interdite"),
        ("un lac", "une zone interdite"),
        ("Un lac", "Une zone interdite"),
        ("les lacs", "les zones interdites"),
        ("L’Espion", "Le Tueur de dragons"),
        ("un Espion", "un Tueur de dragons"),
        ("le Maréchal", "le Dragon"),
        ("un Démineur", "un Nain"),
        ("Une Bombe", "Un Piège"),
        ("une Bombe", "un Piège"),
        ("Bombes", "Pièges"),
        ("Bombes explosives", "Pièges explosifs"),
    ],
};

/// Whether a text begins with a vowel.
fn begins_with_vowel(text: &str) -> bool {
    text.starts_with(['A', 'E', 'É', 'I', 'O', 'U'])
}

/// A kind after "de".
pub(super) fn of(kind: &str) -> String {
    [if begins_with_vowel(kind) { "d’" } else { "de " }, kind].concat()
}

/// A kind with its article. What a player has named himself, and several kinds in one text, are left as they are.
pub(super) fn the(kind: &str) -> String {
    let Pieces { classic, fantasy, fantasy_blue_lieutenant, .. } = &FRENCH;
    let usual = [classic, fantasy].into_iter().flatten().chain([fantasy_blue_lieutenant]).any(|usual| *usual == kind);
    let article = match kind {
        _ if !usual => "",
        _ if begins_with_vowel(kind) => "l’",
        "Bombe" | "Bête de lave" => "la ",
        _ => "le ",
    };
    [article, kind].concat()
}

/// So many of a kind.
pub(super) fn several(count: u8, kind: &str) -> String {
    if count <= 1 {
        return format!("{count} {kind}");
    }
    match kind.split_once(' ') {
        // A name of the player's own may not be the noun that comes first.
        Some(_) if the(kind) == kind => format!("{count} × {kind}"),
        Some((noun, rest)) => format!("{count} {} {rest}", plural(noun)),
        None => format!("{count} {}", plural(kind)),
    }
}

fn plural(noun: &str) -> String {
    match noun.strip_suffix("al") {
        Some(stem) => [stem, "aux"].concat(),
        None if noun.ends_with(['s', 'x', 'z']) => noun.to_owned(),
        None if noun.ends_with("eau") => [noun, "x"].concat(),
        None => [noun, "s"].concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn articles_and_plurals() {
        for (kind, article, of_it, two) in [
            ("Maréchal", "le Maréchal", "de Maréchal", "2 Maréchaux"),
            ("Éclaireur", "l’Éclaireur", "d’Éclaireur", "2 Éclaireurs"),
            ("Drapeau", "le Drapeau", "de Drapeau", "2 Drapeaux"),
            ("Bombe", "la Bombe", "de Bombe", "2 Bombes"),
            ("Ensorceleuse", "l’Ensorceleuse", "d’Ensorceleuse", "2 Ensorceleuses"),
            ("Bête de lave", "la Bête de lave", "de Bête de lave", "2 Bêtes de lave"),
            ("Yéti", "le Yéti", "de Yéti", "2 Yétis"),
            ("Salamandre", "Salamandre", "de Salamandre", "2 Salamandres"),
            ("Vieux Loup", "Vieux Loup", "de Vieux Loup", "2 × Vieux Loup"),
        ] {
            assert_eq!([the(kind), of(kind), several(2, kind)], [article, of_it, two]);
        }
        assert_eq!(several(1, "Maréchal"), "1 Maréchal");
    }
}
