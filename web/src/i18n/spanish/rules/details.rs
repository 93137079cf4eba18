//! Details on a rules page beyond the course of a game, in Spanish.

use crate::i18n::rules::details::Details;

/// Spanish.
pub(super) const SPANISH: Details = Details {
    paths: "Las piezas van hacia delante, hacia atrás o de lado, nunca en diagonal y nunca por encima de otra. Ninguna pieza \
            entra en {un lago} ni pasa por encima.",
    exceptions: ["Solo algunas cartas van de otro modo.", "Solo algunos poderes van de otro modo."],
    fixed: |names| format!("{names}: una vez en su sitio, nunca se mueve."),
    far_shows: |names| format!("{names}: si avanza más de una casilla, todos saben qué pieza es."),
    far_shows_beyond: |names, doubles| {
        format!(
            "{names}: si avanza tres casillas o más, todos saben qué pieza es. Dos casillas en recto también pueden ser: \
             {doubles}."
        )
    },
    rescue: "Rescate: una pieza que termina su movimiento o un ataque ganado en la última fila del adversario, también a lo \
             largo de ella, puede devolver al momento una pieza capturada a cualquier casilla propia vacía. Cada bando \
             puede hacerlo dos veces por partida, y cada pieza una.",
    not_rescued: |names| format!("Nunca vuelve: {names}."),
    no_rescuers: |names| format!("No puede rescatar: {names}."),
    asked_anyway: "Se pregunta aunque no haya nada que elegir, para que la pregunta no revele nada.",
    naming: |prize| {
        format!(
            "Siempre se puede nombrar cualquier rango con el que empezó el ejército enemigo. Lo oyen ambos bandos, y la \
             pieza que nombra queda descubierta. {prize}: si se acierta, queda capturada y la partida está ganada."
        )
    },
    between: "A dos casillas o menos, un poder alcanza también por encima de {los lagos} y de otras piezas.",
    flight: "{Un lago} o el borde del tablero antes de la casilla de llegada impiden el vuelo.",
    enchant: |rankless| {
        format!(
            "Una pieza solo se hechiza una vez, sea quien sea quien lo haga. Conserva todo lo que sabe hacer y cuenta para \
             su nuevo bando en todas las reglas. Los rangos iguales o mayores no cambian de bando; tampoco: {rankless}."
        )
    },
    arrow: |rankless| format!("Una flecha los muestra, pero no les hace nada: rangos iguales o mayores, {rankless}."),
    one_each: "En un turno se juega como mucho una Carta de Movimiento y una Carta de Ataque. La Carta de Movimiento es el \
               movimiento; la Carta de Ataque va con el ataque.",
    swap_ends: "Con {swap} se acaba el turno.",
    fights: [
        "{mock}: nadie se retira, ni siquiera una Bandera. Tú ves la pieza atacada; la tuya sigue oculta y vuelve a donde \
         empezó el turno.",
        "{d+1}, {d+2} y {d+3} solo sirven a una pieza que pueda moverse, nunca a {una Bomba} ni a una Bandera.",
        "El número de una carta se suma al rango en este ataque y no cambia nada más. No ayuda contra {una Bomba}; un \
         {Minador} la desactiva igual, y un {Espía} que ataca captura igual al {Mariscal}.",
    ],
};
