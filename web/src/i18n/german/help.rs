//! Texts of what helps a person who plays, in German.

use crate::i18n::help::Help;

/// German.
pub(super) const GERMAN: Help = Help {
    hint: "Tipp",
    proposal: |action| format!("Tipp: {action}"),
    guess: "Deine Vermutung",
    guess_line: |square| format!("Was steht auf {square}? Nur du siehst es, und es geht mit der Figur mit."),
    erase: "Ausradieren",
};
