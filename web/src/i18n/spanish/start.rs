//! Texts of the start screen.

use vexillum_engine::{Captured, Flaw};

use crate::i18n::start::{ClockTexts, EditionText, Options, Start, SwitchText};

const fn edition(id: &'static str, minutes: &'static str, line: &'static str) -> EditionText {
    EditionText { id, minutes, line }
}

const fn switch(id: &'static str, name: &'static str, line: &'static str) -> SwitchText {
    SwitchText { id, name, line, number: |turns| format!("{turns} turnos") }
}

/// Spanish.
pub(super) const SPANISH: Start = Start {
    tagline: "Oculta tu ejército. Descubre el suyo. Toma el estandarte.",
    play: "Jugar",
    play_note: |edition, opponent, side| [edition, opponent, side].join(" · "),
    you_are: |color| format!("juegas con {color}"),
    you_are_by_lot: "bando al azar",
    against: |red, blue| format!("{red} contra {blue}"),
    resume: |edition, turns| match turns {
        0 => format!("Continuar: {edition}"),
        turns => format!("Continuar: {edition}, turno {turns}"),
    },
};

/// Texts of what can be chosen.
pub(super) const SPANISH_OPTIONS: Options = Options {
    games: "Partidas",
    embed: "Insertar",
    editions: "Edición",
    more_editions: "Más ediciones",
    families: [
        ("Clásicas", "El ejército completo, y el tablero más corto."),
        ("Partidas rápidas", "De diez a veinte piezas, en menos de veinte minutos."),
        ("Sci-Fi y piezas especiales", "Observadores e Infiltrados que nombran rangos."),
        ("Fantasía", "Dragones, Magos y Enanos, con poderes o sin ellos."),
        ("Cartas de Batalla", "Quince cartas por bando alteran las reglas del combate."),
        ("Las mías", "Tableros y ejércitos hechos por ti."),
    ],
    make_own: ["Nueva variante", "Abrir archivo"],
    edit: "Editar",
    facts: |pieces, minutes| format!("{pieces} piezas · {minutes} min"),
    own_facts: |pieces, columns, rows| format!("{pieces} piezas · {columns} por {rows} casillas"),
    edition_texts: &[
        edition("barrage", "5–10", "Ocho piezas y mucho campo abierto. Una buena primera partida."),
        edition("original", "45–60", "El ejército completo en el tablero grande: el juego que casi todos conocen."),
        edition("classic30", "30", "Tres filas por bando en un tablero más corto: se llega antes al combate."),
        edition("duel", "10", "Diez piezas, dos de ellas Bombas, colocadas donde quieras. También buena para empezar."),
        edition("duel-small", "10", "Diez piezas en el tablero más corto."),
        edition("fantasy", "30", "Dragones, Magos y Enanos en el tablero más corto."),
        edition("masters", "60", "El ejército completo; quien persigue una pieza en círculos tiene que desviarse."),
        edition("faq-original", "45–60", "El ejército completo, con una regla más estricta contra ir y venir."),
        edition("infiltrator", "45–60", "Una pieza se cuela tras las líneas y allí nombra rangos."),
        edition("lightning", "20", "Medio ejército, y Capitanes que dan dos pasos."),
        edition("lightning-tournament", "20", "Lightning como en los clubes, con reglas de ataque más duras."),
        edition("scifi", "30", "Un Observador nombra un rango desde la casilla de al lado."),
        edition("scifi-duel", "10", "Diez piezas, y una de ellas es un Observador."),
        edition("spotter2011", "30", "Un Observador que mira hacia los cuatro lados."),
        edition("fantasy-powers", "35", "Dragones, Magos y Enanos, cada uno con su poder."),
        edition("battle-cards", "30", "Las cartas alteran las reglas del combate."),
    ],
    opponent: "Contra",
    opponents: ["El ordenador", "Un amigo, misma pantalla", "Ver dos ordenadores"],
    level: "¿Qué nivel?",
    levels_of: |side| format!("¿Qué nivel tiene {side}?"),
    level_lines: [
        "Un principiante: ve una jugada por delante y olvida lo que ha visto. Un buen primer rival.",
        "Se le escapan muchas cosas y recuerda la mitad de lo que ha visto.",
        "Ve el próximo intercambio, y a veces se le pasa.",
        "Juega con cabeza y rara vez se equivoca.",
        "Recuerda todo lo que se le ha mostrado y castiga los descuidos.",
        "Un maestro: mira muy lejos y se toma su tiempo.",
    ],
    color: "Juegas con",
    lot: "Al azar",
    names: "¿Quién juega?",
    name_of: |side| format!("Nombre de {side}"),
    beside_line: "Cada uno prepara su ejército y mueve por turnos; entre turnos se tapa la pantalla.",
    watch_line: "Los dos ejércitos están a la vista mientras juegan dos ordenadores.",
    clock: ClockTexts {
        legend: "Reloj",
        names: ["No", "5 min + 5 s", "15 min", "30 min", "Propio"],
        line: |setup, player, free| {
            let line = format!("{} min para la preparación, y {} min por jugador para todo.", setup / 60, player / 60);
            match free {
                0 => line,
                1 => format!("{line} El primer segundo de cada jugada no cuenta."),
                free => format!("{line} Los primeros {free} segundos de cada jugada no cuentan."),
            }
        },
        fields: ["Colocar (min)", "Partida (min)", "Jugada (s)"],
    },
    rules: "Reglas",
    change_rules: "Cambiar las reglas",
    rule_groups: ["Combates", "{Bombas} y Bandera", "Secretos", "Repetición y tablas", "Cartas"],
    rules_of: |edition| format!("Reglas de {edition}"),
    rules_changed: |count| match count {
        1 => "una cambiada".to_owned(),
        count => format!("{count} cambiadas"),
    },
    reset: "Como en la caja",
    rule_value: |name, value| format!("{name}: {value}"),
    own_value: |value| format!("En esta edición: {value}."),
    switches: &[
        switch("attackers-advantage", "Ventaja del atacante", "Cuando se encuentran rangos iguales, gana quien ataca."),
        switch(
            "silent-defence",
            "Defensa silenciosa",
            "Solo se muestra el rango de quien ataca, salvo si ataca un Explorador.",
        ),
        switch(
            "no-scout-charge",
            "Explorador sin carga",
            "Un Explorador va lejos o ataca, no ambas cosas en un turno.",
        ),
        switch("spy-strikes-back", "El {Espía} se defiende", "El {Espía} también gana cuando lo ataca el {Mariscal}."),
        switch(
            "rescue",
            "Rescate",
            "Quien llega a la última fila recupera una pieza capturada, dos veces por partida.",
        ),
        switch(
            "exploding-bombs",
            "{Bombas} explosivas",
            "{Una Bomba} cae junto con quien la ataca, salvo un {Minador}.",
        ),
        switch("moving-bombs", "{Bombas} móviles", "Las {Bombas} van una casilla como otras piezas, y nunca atacan."),
        switch("moving-flag", "Bandera móvil", "La Bandera puede andar, y también gana si llega a la última fila."),
        switch("captured", "Piezas capturadas", "Quién ve el rango de una pieza cuando ha sido capturada."),
        switch(
            "two-square",
            "Regla de las dos casillas",
            "Cuántos turnos seguidos puede cruzar una pieza el mismo borde entre dos casillas; con 2 solo cuenta dónde empieza \
             y acaba cada jugada.",
        ),
        switch("chase", "Regla de persecución", "Quien persigue una pieza en círculos tiene que desviarse primero."),
        SwitchText {
            number: |end| if end == "draw" { "tablas" } else { "derrota" }.to_owned(),
            ..switch(
                "both-stuck",
                "Nadie puede mover",
                "Qué es para quien tiene el turno que ningún bando pueda mover.",
            )
        },
        switch("quiet-limit", "Tablas sin ataques", "Tras tantos turnos sin un ataque, la partida acaba en tablas."),
        switch(
            "turn-limit",
            "Límite de turnos",
            "Tras tantos turnos en total, la partida acaba en tablas, a más tardar tras 10\u{202f}000.",
        ),
        switch(
            "tactical-reveal",
            "Revelación táctica",
            "Las Cartas de Ataque están boca abajo hasta que el defensor elige.",
        ),
        SwitchText {
            number: |cards| match cards {
                "1" => "1 carta".to_owned(),
                cards => format!("{cards} cartas"),
            },
            ..switch("refill", "Reponer cartas", "Cuántas cartas se pueden robar al final de un turno.")
        },
        switch(
            "swap-then-attack",
            "{swap} y ataque",
            "Tras un {swap}, una de las dos piezas puede atacar con una Carta de Ataque.",
        ),
    ],
    on: "sí",
    off: "no",
    captured: |who| match who {
        Captured::Both => "ambos jugadores",
        Captured::Owner => "solo quien la pierde",
        Captured::Captor => "solo quien la captura",
        Captured::Nobody => "nadie",
    },
    why_not: |flaw| match flaw {
        Flaw::Together(_, "exploding-bombs=off") => "Las {Bombas} que se mueven explotan.",
        Flaw::Together(_, "cards") => "No con Cartas de Batalla.",
        Flaw::Together(_, "powers") => "No con piezas que tienen poderes.",
        Flaw::Needs(_, "cards") => "Solo con Cartas de Batalla.",
        Flaw::Needs(..) => "Solo con un {Espía} en el ejército.",
        _ => "No con este tablero y este ejército.",
    },
};
