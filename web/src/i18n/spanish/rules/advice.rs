//! Advice, each sentence for armies and rules that give reason to it.

use super::nouns::{of_the, the};
use crate::i18n::rules::advice::Advice;

/// Spanish.
pub(super) const SPANISH: Advice = Advice {
    parts: ["Preparación", "Ataque", "Defensa"],
    back_row: |prize| format!("{prize}: mejor en la última fila, lo más lejos posible del adversario."),
    corner: |prize, bombs| {
        format!(
            "{bombs}: en una esquina bastan dos para encerrar {}. Pero no siempre: en las esquinas mira todo el mundo primero.",
            the(prize)
        )
    },
    lone_bomb: |prize, bombs| format!("{bombs}: a un lado, una pieza fuerte al otro, y {} en medio.", the(prize)),
    cover: "Detrás de una pieza del frente guarda otra de al menos dos rangos más: devuelve el golpe a quien capture la primera.",
    sliders_home: |name| {
        format!("{name}: unas cuantas de estas piezas delante para saber pronto, las demás para después.")
    },
    hunt: |miners, bombs| {
        format!(
            "{miners}: da caza a las piezas enemigas de este rango. Sin ellas, lo que te protege aguanta hasta el final ({bombs})."
        )
    },
    alternate: "Mueve unas tres piezas por turnos. Una sola choca con la regla de las dos casillas y dice demasiado.",
    second: |second, top| {
        format!(
            "{second}: libre para cazar cuando ya se conoce esta pieza enemiga ({top}): nada desconocido es más fuerte."
        )
    },
    probe: |top| {
        format!("{top}: averigua qué hay ahí antes de arriesgar esta pieza. Una pequeña puede preguntar primero.")
    },
    top_left: "Con el rango más alto que quede, ataca todo lo que se mueva: nada de eso puede pararte.",
    nest: |prize, bombs| {
        format!(
            "{bombs}: una en cada lado abierto {} la protege, y unas cuantas más forman un nido falso en otra parte.",
            of_the(prize)
        )
    },
    no_nest: |prize| format!("{prize}: nada la encierra, así que deja cerca piezas que puedan devolver el golpe."),
    walking_prize: |prize| {
        format!("{prize}: camina, así que déjale una salida, y un paso hacia delante para el final.")
    },
    defuser: |miner| {
        format!(
            "{miner}: en las filas de atrás hasta que haya algo que desactivar. Alguien tendrá que abrir el último nido."
        )
    },
    assassin: |spy, victim| {
        format!("{spy}: mejor cerca de tu {victim}. Quien capture una de las dos piezas quedará al lado de la otra.")
    },
    scattered: "Pocas piezas no forman una línea. Colócate donde dos de ellas alcancen la misma casilla.",
    namer: |name| format!("{name}: mejor cerca del frente, detrás de algo fuerte. Una pieza nombra, la otra golpea."),
    slider: |name| {
        format!(
            "{name}: gasta una de estas piezas contra lo que aún no se ha movido, pero reserva otra para las líneas \
             abiertas del final."
        )
    },
    double: |name| format!("{name}: golpea desde dos casillas, y guarda esa distancia hasta que valga la pena."),
    infiltrator: |name| format!("{name}: que cruce pronto, cuando nadie sospecha. Trabaja tras las líneas enemigas."),
    flier: |name| format!("{name}: mira primero dónde acaba el vuelo. La vuelta puede estar cerrada."),
    seer: |name| format!("{name}: que mire antes de que ataque algo fuerte."),
    enchanter: |name| format!("{name}: lo que hechiza lucha por ti al momento, en medio de tus enemigos."),
    archer: |name| format!("{name}: dispara a lo que se ha visto débil. Una flecha perdida solo descubre al arquero."),
    beast: |name| format!("{name}: envíala sola entre muchos rangos bajos. No perdona a nadie."),
    strike_first: "A igual rango gana quien ataca: cuando se encuentren iguales, sé tú quien mueva.",
    save_cards: "Juega una carta en el combate que decide, no en el primero.",
    count: "Cuenta las bajas: lo que queda te dice qué tienes delante.",
    bold: "Mueve lo débil con tanta audacia como lo fuerte. Solo se sabe lo que se ha mostrado.",
    hunted: |victim, spy| {
        format!("{victim}: si ya se ha mostrado, que nada desconocido se le acerque. Podría ser {}.", the(spy))
    },
    beware_beast: |name| format!("{name}: no te apiñes donde pueda haber una cerca, aunque sea tuya."),
    guard_cards: "Una carta en la mano es una amenaza, sea cual sea. No te quedes sin ninguna.",
    rescue: "Vigila tu última fila: quien llega a ella recupera una pieza.",
    silent: "Una defensora que no se ha mostrado sigue protegiendo: déjala donde está.",
};
