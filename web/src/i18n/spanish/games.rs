//! Texts of the list of past games, and of what comes from files and links.

use crate::i18n::games::{Files, Games, Refusals, Shared, Statistics, Wrongs};

/// Spanish.
pub(super) const SPANISH: Games = Games {
    title: "Partidas",
    where_kept: "Solo las guarda este navegador. Exporta lo que no quieras perder.",
    none: "Aún no ha terminado ninguna partida. Aquí estarán todas las que acabes.",
    import: "Importar archivos",
    import_hint: "Partidas, preparaciones y variantes: nuestros propios archivos, .xml y .gsn de Gravon, .stg, StraDoS2. \
                  También puedes soltar archivos aquí.",
    export: "Exportar",
    formats: ["Registro (.txt)", "Gravon (.xml)", "Gravon (.gsn)"],
    link: "Enlace",
    delete: "Borrar",
    deleted: "La partida está borrada.",
    undo: "Deshacer",
    more: "Ver más",
    turns: |turns| match turns {
        1 => "1 turno".to_owned(),
        turns => format!("{turns} turnos"),
    },
    imported: "Importada",
    assisted: "Con ayuda",
    own_variant: "Variante propia",
    no_moves: "Los movimientos tuvieron que dejar sitio a partidas más recientes.",
    unreadable: "Esta partida ya no se puede leer.",
    statistics: Statistics {
        title: "Estadísticas",
        kinds: ["Contra el ordenador", "Dos en una pantalla", "Dos ordenadores"],
        columns: ["Edición", "Adversario", "Partidas", "Ganadas", "Tablas", "Perdidas"],
        side_won: |side| format!("Gana {side}"),
        save: "Exportar la tabla",
    },
    erase: "Borrar todo…",
    erase_text: |games| match games {
        1 => "La partida y las estadísticas se perderán para siempre.".to_owned(),
        games => format!("Las {games} partidas y las estadísticas se perderán para siempre."),
    },
    erase_all: "Borrar para siempre",
    files: Files {
        game: "La partida está en la lista.",
        known: "Esta partida ya estaba en la lista.",
        setup: |name, edition| format!("La preparación se ha guardado como «{name}» ({edition})."),
        variant: |name| format!("La variante «{name}» se ha guardado y está en la pantalla de inicio."),
        not_kept: "No se ha podido guardar. No queda sitio, o esta ventana no puede guardar nada.",
        stopped: |number, text| {
            format!("Tomada solo hasta el movimiento {number}: «{text}» no es posible con estas reglas.")
        },
        other_result: "El archivo da otro resultado que aquel al que llevan los movimientos.",
        unfinished: "Esta partida no tiene final, así que no puede estar en la lista.",
        own_record: "Esto es lo que un jugador sabía de una partida. En la lista solo caben partidas enteras.",
        position: "Esto es una posición sin partida. En la lista solo caben partidas enteras.",
        no_edition: "Ninguna edición tiene una preparación así.",
    },
    wrong: Wrongs {
        empty: "No hay nada dentro.",
        large: "Es demasiado grande.",
        unknown: "No se conoce este formato.",
        damaged: "Falta algo, o algo ha cambiado.",
        version: "Lo ha hecho una versión más nueva u otro programa.",
        game_type: "Aquí no se conoce este tipo de partida.",
        no_setups: "La partida terminó antes de la preparación.",
        pieces: "Las piezas no son las del juego.",
        moves: "Los movimientos no son posibles según las reglas.",
        variant: "No se puede jugar a esta variante.",
        line: |line| format!("Línea {line}"),
    },
    refused: Refusals {
        board: "Este formato solo conoce el tablero grande.",
        pieces: "Este formato no conoce todas estas piezas.",
        cards: "Este formato no conoce las Cartas de Batalla.",
        rules: "Este formato no conoce una de las reglas de esta partida.",
        start: "Este formato no conoce partidas que empiezan con una posición.",
        moves: "Este formato no tiene sitio para uno de los movimientos.",
    },
    shared: Shared {
        titles: ["Una partida para ti", "Lo que sabía un jugador", "Una posición", "Una preparación para ti"],
        broken: "No se puede leer este enlace",
        keep: "Guardar",
        name: "Nombre",
        proposed: "Preparación compartida",
    },
};
