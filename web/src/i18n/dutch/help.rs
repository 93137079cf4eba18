//! Texts of what helps a person who plays, in Dutch.

use crate::i18n::help::Help;

/// Dutch.
pub(super) const DUTCH: Help = Help {
    hint: "Hint",
    proposal: |action| format!("Hint: {action}"),
    guess: "Je vermoeden",
    guess_line: |square| format!("Wat staat er op {square}? Alleen jij ziet het, en het gaat met het stuk mee."),
    erase: "Uitgummen",
};
