//! Why a variant cannot be played, a sentence for each flaw.

use crate::i18n::flaws::Flaws;

/// Spanish.
pub(super) const SPANISH: Flaws = Flaws {
    board_size: "El tablero debe tener de 4 a 12 columnas y de 4 a 10 filas.",
    home_rows: "Las filas propias de los dos bandos se solapan, o no hay ninguna.",
    lakes: "Hay un lago en una casilla propia.",
    no_way: "Los lagos no dejan paso de un bando al otro.",
    no_flag: "Ninguna pieza de este ejército es una Bandera.",
    no_movable_piece: "Ninguna pieza de este ejército se mueve.",
    power: |name| {
        format!(
            "{name} no puede tener este poder: tiene que poder moverse y atacar, y con Vuelo moverse una sola casilla."
        )
    },
    army_all: |pieces, squares| {
        format!("El ejército tiene {pieces} piezas para {squares} casillas propias, que deben llenarse todas.")
    },
    army_any: |pieces, squares| format!("El ejército tiene {pieces} piezas, más que las {squares} casillas propias."),
    limit: "Un límite de turnos está fuera de lo permitido.",
    together: |one, other| format!("«{one}» no es compatible con «{other}»."),
    needs: |one, other| format!("«{one}» necesita «{other}»."),
    others: [
        ("cards", "Cartas de Batalla"),
        ("powers", "Poderes de fantasía"),
        ("exploding-bombs=off", "Sin Bombas explosivas"),
        ("a spy", "Una pieza que captura como el Espía"),
    ],
};
