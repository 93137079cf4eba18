//! Texts of the clock at the seats.

use crate::i18n::clock::Clock;

/// Spanish.
pub(super) const SPANISH: Clock = Clock {
    left: "Tiempo restante: ",
    only: |name, seconds| match seconds {
        60 => format!("{name}: queda un minuto."),
        seconds if seconds % 60 == 0 => format!("{name}: quedan {} minutos.", seconds / 60),
        seconds => format!("{name}: quedan {seconds} segundos."),
    },
    placed: "Se acabó el tiempo: el resto del ejército se ha colocado al azar.",
};
