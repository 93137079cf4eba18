//! Texts of what helps a person who plays, in Spanish.

use crate::i18n::help::Help;

/// Spanish.
pub(super) const SPANISH: Help = Help {
    hint: "Pista",
    proposal: |action| format!("Pista: {action}"),
    guess: "Tu sospecha",
    guess_line: |square| format!("¿Qué hay en {square}? Solo tú lo ves, y va con la pieza."),
    erase: "Borrar",
};
