//! Texts of the clock at the seats.

use crate::i18n::clock::Clock;

/// Dutch.
pub(super) const DUTCH: Clock = Clock {
    left: "Resterende tijd: ",
    only: |name, seconds| match seconds {
        60 => format!("{name}: nog één minuut."),
        1 => format!("{name}: nog één seconde."),
        seconds if seconds % 60 == 0 => format!("{name}: nog {} minuten.", seconds / 60),
        seconds => format!("{name}: nog {seconds} seconden."),
    },
    placed: "De tijd was om: de rest van het leger is willekeurig neergezet.",
};
