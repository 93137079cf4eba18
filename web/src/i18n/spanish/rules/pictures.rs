//! What stands under the pictures of movements, powers and cards.

use crate::i18n::rules::pictures::Pictures;

/// Spanish.
pub(super) const SPANISH: Pictures = Pictures {
    title: |title, kinds| format!("{title}: {kinds}"),
    movements: [
        ("Fija", "Nunca se mueve."),
        ("Una casilla", "Adelante, atrás o de lado, a una casilla vacía o contra un enemigo."),
        ("Cualquier distancia", "Por cuantas casillas vacías quieras en línea recta, y al final puede atacar."),
        (
            "Una o dos casillas",
            "En recto o doblando, por casillas vacías. Un ataque acaba el movimiento. No se anuncia nada.",
        ),
        (
            "Una o dos casillas",
            "En recto o doblando, por casillas vacías. Un ataque acaba el movimiento. Si recorre dos, se descubre.",
        ),
    ],
    slide_without_attack: "Por cuantas casillas vacías quieras en línea recta, o una sola casilla contra un enemigo: no \
                           puede ir lejos y atacar en el mismo turno.",
    powers: [
        (
            "Nombrar",
            "Puede dar un paso a una casilla vacía; después nombra un rango para la pieza enemiga que tiene justo \
             delante. Si acierta, esa pieza se retira; si no, no pasa nada.",
        ),
        (
            "Nombrar",
            "Puede dar un paso a una casilla vacía; después nombra un rango para una de las piezas enemigas que tiene \
             al lado. Si acierta, esa pieza se retira; si no, quien la nombró puede verla.",
        ),
        (
            "Nombrar",
            "Da un paso a una casilla vacía y después nombra un rango para una de las piezas enemigas que tiene al lado. \
             Si acierta, esa pieza se retira; si no, quien la nombró puede verla. Sin ese paso no puede nombrar.",
        ),
        (
            "Nombrar",
            "Desde las filas del adversario, en lugar de moverse, nombra un rango para una pieza enemiga a una o dos \
             casillas en línea recta. Si acierta, esa pieza se retira; si no, no pasa nada.",
        ),
        (
            "Vuelo",
            "Vuela en línea recta sobre una o más piezas hasta la primera casilla vacía detrás de ellas, y entonces \
             puede atacar a una pieza de al lado.",
        ),
        ("Detectar enemigo", "Su jugador ve una pieza enemiga a dos casillas o menos, en cualquier dirección."),
        (
            "Detectar enemigo",
            "Su jugador ve una pieza enemiga a una o dos casillas, en línea recta o en diagonal, haya lo que haya en \
             medio.",
        ),
        (
            "Hechizo",
            "Se muestra a ambos una pieza enemiga a dos casillas o menos. Si su rango es menor, cambia de bando para \
             siempre.",
        ),
        ("Flechazo", "Se muestra a ambos una pieza enemiga a dos casillas o menos. Si su rango es menor, se retira."),
        (
            "Furia",
            "Un paso, y después golpea a las piezas de las ocho casillas vecinas, también a las propias: \
             caen los rangos iguales y menores. Si hay alguna de rango mayor, cae también la atacante. A lo que no tiene \
             rango no le pasa nada.",
        ),
    ],
    cards: [
        "Cruza un lago en línea recta hasta la primera casilla del otro lado, o contra un enemigo que esté allí.",
        "Salta en línea recta sobre una pieza de al lado, a la casilla de detrás.",
        "Justo dos o tres casillas en línea recta; en la última puede haber un enemigo.",
        "Una casilla en diagonal; la pieza que recorre cualquier distancia en línea recta puede hacerlo \
             también aquí.",
        "Dos piezas propias que se puedan mover, en la misma fila o columna, cambian de sitio.",
    ],
};
