//! Articles of the kinds in the sentences of the rules pages.

use crate::i18n::spanish::pieces::SPANISH as PIECES;

/// The usual names that are feminine.
const FEMININE: [&str; 5] = ["Bomba", "Bandera", "Bestia de lava", "Hechicera", "Trampa"];

/// What stands before a kind: before a masculine name, before a feminine one, and before one whose gender nobody knows
/// (the player's own, or several in one), which is quoted instead.
type Before = [&'static str; 3];

fn with([masculine, feminine, unknown]: Before, name: &str) -> String {
    let usual = || PIECES.classic.iter().chain(&PIECES.fantasy).any(|usual| *usual == name);
    if FEMININE.contains(&name) {
        [feminine, name].concat()
    } else if usual() {
        [masculine, name].concat()
    } else {
        [unknown, "«", name, "»"].concat()
    }
}

/// The kind.
pub(super) fn the(name: &str) -> String {
    with(["el ", "la ", ""], name)
}

/// The kind at the beginning of a sentence.
pub(super) fn initial_the(name: &str) -> String {
    with(["El ", "La ", ""], name)
}

/// To the kind, also as what something is done to.
pub(super) fn to_the(name: &str) -> String {
    with(["al ", "a la ", "a "], name)
}

/// Of the kind.
pub(super) fn of_the(name: &str) -> String {
    with(["del ", "de la ", "de "], name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn articles_go_with_the_name() {
        let check = |name: &str, expected: [&str; 4]| {
            assert_eq!([the, initial_the, to_the, of_the].map(|form| form(name)), expected);
        };
        check("Espía", ["el Espía", "El Espía", "al Espía", "del Espía"]);
        check("Trampa", ["la Trampa", "La Trampa", "a la Trampa", "de la Trampa"]);
        check("Mina", ["«Mina»", "«Mina»", "a «Mina»", "de «Mina»"]);
        check("Bomba y Mina", ["«Bomba y Mina»", "«Bomba y Mina»", "a «Bomba y Mina»", "de «Bomba y Mina»"]);
        for name in FEMININE {
            assert!(PIECES.classic.contains(&name) || PIECES.fantasy.contains(&name), "{name}");
        }
    }
}
