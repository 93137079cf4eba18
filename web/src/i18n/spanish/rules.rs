//! Texts of the rules pages.

mod advice;
mod details;
mod kinds;
mod nouns;
mod pictures;
mod play;

use vexillum_engine::Fill;

use super::{and, joined};
use crate::i18n::rules::{Headings, Rules};

/// Spanish.
pub(super) const SPANISH: Rules = Rules {
    edition: "Edición",
    unknown: "Esa edición no existe.",
    damaged: "Este enlace lleva una variante que no se puede leer. Quizá se haya cortado por el camino.",
    unplayable: "Así como está, esta variante no se puede jugar:",
    facts: |pieces, board| format!("{pieces} piezas por bando · {} por {} casillas", board.columns, board.rows),
    minutes: |minutes| format!("unos {minutes} min"),
    own_line: "Una variante hecha por alguien.",
    independent: "Una implementación independiente de las reglas de Stratego.",
    changed: "Cambiado aquí",
    history: "Historia del juego",
    choose: "Jugarla",
    keep: "Guardar",
    kept: "Guardada: la encontrarás en la pantalla de inicio.",
    not_kept: "No se pudo guardar. Necesita un nombre, y una ventana privada puede negarse a guardar nada.",
    change: "Cambiarla",
    list: |names| joined(names, and),
    headings: Headings {
        play: "Cómo se juega",
        moves: "Cómo se mueven",
        powers: "Poderes",
        cards: "Las cartas",
        army: "El ejército",
        setup: "Preparación",
        switches: "Reglas en vigor",
        advice: "Consejos",
    },
    play: play::SPANISH,
    details: details::SPANISH,
    kinds: kinds::SPANISH,
    pictures: pictures::SPANISH,
    powers: "Un poder se usa en lugar de mover o atacar, y descubre a la pieza que lo usa.",
    cards: |refill| {
        if refill {
            "Cada bando tiene estas quince y empieza con tres. Antes del primer turno, cada jugador puede poner una sola \
             vez las tres bajo su pila y robar otras tres. Al final de cada turno se roba hasta volver a tener tres. \
             Cada carta se usa una vez. En lugar de mover, se puede intercambiar una carta: poner una bajo la pila y robar otra, pero no \
             dos turnos seguidos."
        } else {
            "Cada bando tiene estas quince y empieza con tres. Antes del primer turno, cada jugador puede poner una sola \
             vez las tres bajo su pila y robar otras tres. Quien acaba su turno con menos de tres roba una. Cada carta \
             se usa una vez. En lugar de mover, se puede intercambiar una carta: poner una bajo la pila y robar otra, pero no dos turnos \
             seguidos."
        }
    },
    columns: ["Pieza", "Rango", "Número"],
    two_names: |red, blue| format!("{red} (azul: {blue})"),
    no_rank: "–",
    setup_picture: "Un tablero con un ejército colocado, como ejemplo.",
    setup: |fill, pieces| match fill {
        Fill::All => {
            format!("Un ejemplo. Las {pieces} piezas llenan todas las casillas propias, en el orden que quieras.")
        }
        Fill::Any => {
            format!("Un ejemplo. Las {pieces} piezas ocupan las casillas propias que quieras; las demás quedan vacías.")
        }
    },
    advice: advice::SPANISH,
};
