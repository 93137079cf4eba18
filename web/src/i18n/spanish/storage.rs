//! Texts of what is kept on the device, in Spanish.

use crate::i18n::storage::Storage;
use crate::storage::Key;

/// Spanish.
pub(super) const SPANISH: Storage = Storage {
    set_aside: |key| {
        let what = match key {
            Key::Settings => "tus ajustes",
            Key::Setups => "tus preparaciones",
            Key::Variants => "tus variantes",
            Key::Games => "tus partidas terminadas",
            Key::Lessons => "tus lecciones aprendidas",
        };
        format!("No se pudo leer todo en {what}. La copia dañada queda apartada y el resto se conserva.")
    },
    damaged_game: "No se pudo leer toda esta partida. Hemos apartado una copia; lo demás sigue.",
    newer: "Una versión más nueva de Vexillum ha guardado algo aquí. Se queda como está, y lo que cambies ahora no se guarda. Recarga para obtener esa versión.",
    blocked: "Esta ventana no puede guardar nada: es privada o el navegador lo impide. Puedes jugar, pero la partida se pierde al cerrar la página. Descarga lo que quieras conservar.",
    full: "No queda sitio en este navegador. Lo que hagas ahora se perderá al cerrar la página. Exporta partidas anteriores y borra algunas para hacer sitio.",
    list_full: "La lista de partidas anteriores está llena y la última aún no está en ella. Las más antiguas pueden ceder sus jugadas; su resultado se queda.",
    make_room: "Hacer sitio",
    made_room: "Vuelve a haber sitio, y todas las partidas están en la lista.",
    room: |used, left| {
        format!("Vexillum ocupa {used} en este navegador. Quedan unos {left} de lo que los navegadores suelen dar.")
    },
    no_room: "Esta ventana no puede guardar nada.",
};
