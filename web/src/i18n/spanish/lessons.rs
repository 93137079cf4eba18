//! Texts of the lessons, in Spanish.

use crate::i18n::lessons::{Lesson, Lessons, Ways};

/// The ways to the lessons.
pub(super) const SPANISH_WAYS: Ways = Ways {
    nav: "Lecciones",
    link: "Seis lecciones breves",
    invitation: ["¿Es tu primera vez?", "Seis lecciones de un minuto, jugadas en un tablero pequeño."],
};

/// Spanish.
pub(super) const SPANISH: Lessons = Lessons {
    title: "Lecciones",
    number: |number, of| format!("Lección {number} de {of}"),
    learned: |title| format!("{title}, aprendida"),
    task: "Tu tarea",
    lessons: [
        Lesson {
            title: "Mover",
            text: "En cada turno se mueve una pieza: una casilla hacia delante, hacia atrás o a un lado, nunca en \
                   diagonal. En los lagos no se entra. Las Bombas y la Bandera no se mueven de su sitio.",
            task: "Lleva a tu Capitán (6) alrededor del lago hasta la casilla marcada.",
            praise: "Ya está. Toma una pieza y el tablero siempre muestra adónde puede ir.",
            wrong: "Se perdió una pieza por el camino. Ve por las casillas vacías.",
        },
        Lesson {
            title: "Atacar",
            text: "Para atacar, muévete a la casilla de una pieza enemiga. Las dos se muestran y se queda la del número \
                   más alto. A igual número, las dos se retiran del tablero.",
            task: "Un Capitán enemigo (6) acaba de capturar a tu Sargento (4). Captúralo sin perder tu pieza.",
            praise: "El 8 vence al 6. Ahora tu adversario conoce a tu Coronel, así que elige bien tus combates.",
            wrong: "Tu pieza también cayó. Solo un número más alto gana y se queda.",
        },
        Lesson {
            title: "El Explorador",
            text: "El Explorador (2) recorre en línea recta tantas casillas vacías como quiera, y puede atacar al final. \
                   Es débil, pero averigua qué hay en cada sitio.",
            task: "Algo en la última fila aún no se ha movido. Haz correr a tu Explorador por la columna abierta y que lo \
                   ataque.",
            praise: "Todo el tablero en una jugada, y un Espía capturado. Hasta un Explorador que cae te ha contado algo.",
            wrong: "Esa no. La columna a la derecha del lago está abierta: ataca desde lejos.",
        },
        Lesson {
            title: "Minador y Bomba",
            text: "Lo que ataca a una Bomba cae, y la Bomba se queda. Solo el Minador (3) la desactiva.",
            task: "Tu Capitán acaba de topar con una Bomba. Lleva a tu Minador hasta ella y desactívala.",
            praise: "Desactivada. Guarda un Minador para el final: suele haber Bombas alrededor de la Bandera.",
            wrong: "Otra vez una Bomba. Hasta el General cae; solo el Minador no.",
        },
        Lesson {
            title: "Espía y Mariscal",
            text: "El Mariscal (10) es la pieza más fuerte. Solo el Espía lo vence, y solo si es el Espía quien ataca. Si \
                   lo atacan a él, cae.",
            task: "El Mariscal enemigo se ha mostrado. Golpea antes que él.",
            praise: "La pieza más débil ha capturado a la más fuerte. Aleja a tu Mariscal de las piezas desconocidas.",
            wrong: "El Mariscal fue más fuerte, o más rápido. El Espía tiene que atacar enseguida.",
        },
        Lesson {
            title: "Capturar la Bandera",
            text: "Quien captura la Bandera gana. Nunca se mueve y suele estar rodeada. Lo que no se ha movido nunca y está \
                   detrás de una Bomba merece una visita.",
            task: "Tu Capitán ha encontrado una Bomba cerca de la esquina. Abre el camino y captura la Bandera.",
            praise: "¡La Bandera es tuya, y la partida también!",
            wrong: "Era una Bomba. Deja que el Minador abra el camino.",
        },
    ],
    slow: "Han sido demasiados turnos. Se puede hacer en tres.",
    again: "Otra vez",
    next: "Siguiente lección",
    finished: "Ya sabes todo lo necesario. Barrage y Duel son cortos y buenos para empezar.",
    play: "Ir al juego",
};
