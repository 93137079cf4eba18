//! Texts of the clock at the seats, in German.

use crate::i18n::clock::Clock;

/// German.
pub(super) const GERMAN: Clock = Clock {
    left: "Verbleibende Zeit: ",
    only: |name, seconds| match seconds {
        60 => format!("{name}: noch eine Minute."),
        seconds if seconds % 60 == 0 => format!("{name}: noch {} Minuten.", seconds / 60),
        seconds => format!("{name}: noch {seconds} Sekunden."),
    },
    placed: "Die Zeit war um: Der Rest der Armee wurde zufällig aufgestellt.",
};
