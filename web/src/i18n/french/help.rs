//! Texts of what helps a person who plays, in French.

use crate::i18n::help::Help;

/// French.
pub(super) const FRENCH: Help = Help {
    hint: "Indice",
    proposal: |action| format!("Indice : {action}"),
    guess: "Votre supposition",
    guess_line: |square| format!("Qu’y a-t-il en {square} ? Vous seul la voyez, et elle suit la pièce."),
    erase: "Effacer",
};
