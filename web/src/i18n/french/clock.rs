//! Texts of the clock at the seats, in French.

use crate::i18n::clock::Clock;

/// Texts of the clock.
pub(super) const FRENCH: Clock = Clock {
    left: "Temps restant : ",
    only: |name, seconds| match seconds {
        60 => format!("{name} : il reste une minute."),
        seconds if seconds % 60 == 0 => format!("{name} : il reste {} minutes.", seconds / 60),
        seconds => format!("{name} : il reste {seconds} secondes."),
    },
    placed: "Temps écoulé : le reste de l’armée a été placé au hasard.",
};
