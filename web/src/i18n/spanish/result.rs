//! Texts of the end.

use vexillum_engine::Reason;

use crate::i18n::result::Ending;

/// Spanish.
pub(super) const SPANISH: Ending = Ending {
    you_win: "Has ganado",
    you_lose: "Has perdido",
    wins: |name| format!("{name} gana"),
    draw: "Tablas",
    reason: |winner, loser, reason| match reason {
        Reason::Flag => format!("{winner} ha capturado la Bandera."),
        Reason::FlagHome => format!("{winner} ha llevado su Bandera a la meta."),
        Reason::NoMove => format!("A {loser} no le quedaba ninguna pieza que mover."),
        Reason::BothStuck => "A ningún bando le quedaba una pieza que mover.".to_owned(),
        Reason::Resign => format!("{loser} se ha rendido."),
        Reason::Time => format!("A {loser} se le ha acabado el tiempo."),
        Reason::QuietLimit => "Demasiados turnos sin un ataque.".to_owned(),
        Reason::TurnLimit => "Se ha llegado al límite de turnos.".to_owned(),
        Reason::Agreed => "Ambos bandos estaban de acuerdo.".to_owned(),
    },
    assisted: "Asistida: se retiró una jugada que había revelado algo, o se dio una pista.",
    rematch: "Revancha",
    swap: "Cambiar bandos",
    start: "Inicio",
    turns: "Turnos",
    pieces_left: |name| format!("{name}: piezas que quedan"),
    slider: "Jugada",
    first: "Primera jugada",
    back: "Atrás",
    forward: "Adelante",
    last: "Última jugada",
    at: |at, of| format!("Jugada {at} de {of}"),
};
