//! Texts of the board screen.

use vexillum_engine::{GameError, Illegal};

use crate::i18n::play::Play;

/// "Remains" of one, "remain" of others.
const fn remain(left: usize) -> &'static str {
    if left == 1 { "queda" } else { "quedan" }
}

/// Spanish.
pub(super) const SPANISH: Play = Play {
    your_turn: "Tu turno",
    turn_of: |name| format!("Turno de {name}"),
    your_answer: "Tu respuesta",
    answer_of: |name| format!("Responde {name}"),
    thinking: "Pensando",
    arranging: "Tomando posiciones",
    choose: "Elige una pieza para moverla.",
    stuck: |piece| format!("{piece}: no tiene adónde ir."),
    offer_draw: "Pedir tablas",
    draw_offered: "Tablas pedidas",
    accept_draw: "Aceptar tablas",
    offers_draw: |name| format!("{name} pide tablas. Cualquier jugada las rechaza."),
    draw_declined: "El ordenador no acepta las tablas.",
    take_back: "Deshacer",
    taken_back: ["Jugada retirada.", "Jugada retirada. Ya había revelado algo: la partida cuenta como asistida."],
    redo: "Rehacer",
    brought_back: "Jugada rehecha.",
    resign: "Rendirse",
    resign_title: "¿Te rindes?",
    resign_text: |winner| format!("{winner} gana y se descubren los dos ejércitos."),
    play_on: "Seguir",
    new_game: "Nueva partida",
    taken: "Bajas",
    moves: "Jugadas",
    panels: "Paneles",
    left: |left, of| format!("{} {left} de {of}", remain(left)),
    kind_left: |name, left, of| format!("{name}: {} {left} de {of}", remain(left.into())),
    rescues: |made| format!("Rescates: {made} de 2"),
    unknown_lost: |count| match count {
        1 => "Se perdió una pieza más, de rango desconocido.".to_owned(),
        count => format!("Se perdieron {count} piezas más, de rango desconocido."),
    },
    ply: |from, to| format!("{from}–{to}"),
    attack_ply: |from, to| format!("{from}×{to}"),
    replay: |ply| format!("Ver {ply} otra vez"),
    quiet_warning: |turns| match turns {
        1 => "Tablas después de este turno si nadie ataca.".to_owned(),
        turns => format!("Tablas dentro de {turns} turnos si nadie ataca."),
    },
    length_warning: |turns| match turns {
        1 => "La partida acaba en tablas después de este turno.".to_owned(),
        turns => format!("La partida acaba en tablas dentro de {turns} turnos."),
    },
    no_answer: "El ordenador no responde. Tu partida está a salvo.",
    retry: "Reintentar",
    unloaded: "No se pudo cargar el jugador del ordenador. Vuelve a cargar la página; tu partida se conserva.",
    reload: "Recargar",
    damaged: "La partida guardada no se pudo leer. Se queda como está, y puedes empezar otra.",
    illegal: |why| match why {
        Illegal::Over => "La partida ha terminado.".to_owned(),
        Illegal::Unavailable => "Ahora no.".to_owned(),
        Illegal::NoPiece { at } => format!("No hay ninguna pieza tuya en {at}."),
        Illegal::Immovable { at } => format!("La pieza de {at} nunca se mueve."),
        Illegal::OffBoard { at } => format!("{at} está fuera del tablero."),
        Illegal::Lake { at } => format!("{at} es {{un lago}}: ahí no entra ninguna pieza."),
        Illegal::OutOfReach => "Esta pieza no llega ahí.".to_owned(),
        Illegal::Blocked { at } => format!("{at} corta el paso."),
        Illegal::OwnPiece { at } => format!("En {at} hay una pieza tuya."),
        Illegal::NoAttacker { .. } => "Esta pieza nunca ataca.".to_owned(),
        Illegal::NoPower { .. } => "Esta pieza no tiene ese poder.".to_owned(),
        Illegal::NoCard { .. } => "No tienes esa carta en la mano.".to_owned(),
        Illegal::NoExchange => "Ahora no puedes intercambiar una carta.".to_owned(),
        Illegal::NoCharge => "Aquí un Explorador no puede ir lejos y atacar en el mismo turno.".to_owned(),
        Illegal::TwoSquare => {
            "Regla de las dos casillas: esta pieza va y viene por aquí demasiados turnos seguidos.".to_owned()
        }
        Illegal::Chase => {
            "Regla de persecución: mientras persigues, no puedes repetir una posición anterior.".to_owned()
        }
    },
    diagonal: "Las piezas no se mueven en diagonal.",
    enchanted_once: "Una pieza solo se hechiza una vez.",
    error: |error| match error {
        GameError::Illegal(why) => (SPANISH.illegal)(*why),
        GameError::Variant(_) => "Estas reglas no son compatibles entre sí.".to_owned(),
        GameError::Setup(_) => "La preparación no está completa.".to_owned(),
        GameError::WrongTime => "No en este momento de la partida.".to_owned(),
        GameError::Unreadable(_)
        | GameError::Position(_)
        | GameError::Cards(_)
        | GameError::IllegalAt(..)
        | GameError::WrongEnd => SPANISH.damaged.to_owned(),
    },
};
