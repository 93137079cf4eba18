//! Texts of what can be ordered besides tapping a square.

use vexillum_engine::{CardKind, Fate, Square};

use super::{and, joined};
use crate::i18n::orders::{Orders, RampageText};

fn landing(piece: &str, at: Square) -> String {
    format!("{piece} en {at}: elige dónde aterriza.")
}

fn aim(piece: &str, at: Square) -> String {
    format!("{piece} en {at}: elige una pieza a su alcance.")
}

fn rampage(text: &RampageText) -> String {
    let RampageText { piece, to, fate, hits, doubts, risks } = text;
    let hit = match (hits.is_empty(), doubts) {
        (true, 0) => "no alcanza a ningún enemigo".to_owned(),
        (true, 1) => "puede alcanzar a un enemigo".to_owned(),
        (true, doubts) => format!("puede alcanzar a {doubts} enemigos"),
        (false, 0) => format!("alcanza a {}", joined(hits, and)),
        (false, doubts) => format!("alcanza a {}, y quizá a {doubts} más", joined(hits, and)),
    };
    let lost = match risks.len() {
        0 => String::new(),
        1 => format!(" Cae tu {}.", joined(risks, and)),
        _ => format!(" Caen piezas tuyas: {}.", joined(risks, and)),
    };
    let itself = match fate {
        Fate::Falls => format!(" Pierdes tu {piece}."),
        Fate::MayFall => format!(" Puedes perder tu {piece}."),
        Fate::Stands => String::new(),
    };
    format!("Furia en {to}: {hit}.{lost}{itself}")
}

fn attacker(name: Option<&str>) -> String {
    name.map_or_else(|| "Una pieza desconocida".to_owned(), |name| format!("Una pieza enemiga ({name})"))
}

/// Spanish.
pub(super) const SPANISH: Orders = Orders {
    ways: ["Mover", "Vuelo", "Detectar enemigo", "Hechizo", "Flechazo", "Furia", "Nombrar rango"],
    does: |piece| format!("Qué hace tu {piece}"),
    whither: [
        |piece, at| format!("{piece} en {at}: elige una casilla, o un enemigo al que atacar."),
        landing,
        aim,
        |piece, at| [aim(piece, at).as_str(), "Si su rango es menor, cambia de bando para siempre."].join(" "),
        |piece, at| [aim(piece, at).as_str(), "Si su rango es menor, cae."].join(" "),
        |piece, at| format!("{piece} en {at}: elige dónde empieza la furia."),
        |piece, at| {
            format!(
                "{piece} en {at}: elige una casilla marcada: la del enemigo que nombras, o una vacía para dar antes un paso."
            )
        },
    ],
    far_shows: "Si va lejos, se descubre.",
    by_which: |piece, to| format!("{piece} a {to}: ¿por qué casilla?"),
    landed: |piece, to| format!("{piece} a {to}: ¿ataca o se queda ahí?"),
    stepped: |piece, to| format!("{piece} a {to}: ¿a quién nombra?"),
    what: |piece, at, target| format!("{piece} en {at}: ¿qué pieza hay en {target}?"),
    rampage,
    name_a_kind: "Nombra una pieza",
    kind_left: |left| match left {
        1 => "queda 1".to_owned(),
        left => format!("quedan {left}"),
    },
    none_left: "no quedan",
    wins: "gana la partida",
    cannot_be: "no puede ser",
    kind_note: |kind, note| format!("{kind}: {note}"),
    hand: "Tus cartas",
    no_card_there: "sin carta",
    choose: "Tu turno: mueve una pieza, o elige antes una carta.",
    card_picked: |card| format!("{card}: elige qué pieza se mueve y luego adónde."),
    swap_picked: |card| format!("{card}: elige dos piezas tuyas de la misma fila o columna."),
    attack_card_picked: |card| format!("{card}: elige qué pieza ataca y luego a quién."),
    ends_turn: "Con eso acaba tu turno.",
    attack_card_notes: ["Nadie cae, y tu pieza sigue oculta.", "No ayuda contra {una Bomba}."],
    card_and_piece: |card, piece| format!("{card}: ¿adónde va tu {piece}?"),
    swap_first: |card, piece| format!("{card}: ¿con qué pieza cambia de sitio tu {piece}?"),
    swapped: "Cambian de sitio: ¿ataca una de ellas con una carta?",
    which_attacks: |target| format!("¿Cuál de las dos ataca la casilla {target}?"),
    with_a_card: |piece, target| format!("{piece} ataca {target}: ¿con una carta?"),
    idle: |kind, card| match kind {
        CardKind::Move => format!("{card}: ahora no mueve ninguna pieza tuya."),
        CardKind::Attack => format!("{card}: se juega al atacar."),
        CardKind::Defence => format!("{card}: se juega cuando atacan una pieza tuya."),
    },
    idle_answer: "A un ataque solo se responde con una Carta de Defensa, y nunca por {una Bomba} o una Bandera.",
    stay: "Quedarse",
    without_card: "Sin carta",
    without_attack: "Sin ataque",
    exchange: "Intercambiar una carta",
    put_back: "Devolver",
    cancel: "Cancelar",
    no_card: "Sin carta",
    no_rescue: "Sin rescate",
    attacked: |name, yours, at| format!("{} ataca a tu {yours} en {at}.", attacker(name)),
    attacked_with: |name, yours, at| [format!("{} con ", attacker(name)), format!(" ataca a tu {yours} en {at}.")],
    play_a_card: "¿Juegas una carta?",
    no_defence: [
        "Ninguna carta ayuda a {una Bomba} ni a una Bandera. Se pregunta para que nadie lo note.",
        "No tienes ninguna Carta de Defensa. Se pregunta para que nadie lo note.",
    ],
    a_piece: "pieza",
    rescue: |piece| format!("Tu {piece} ha llegado a la última fila. ¿Recuperas una pieza?"),
    no_rescue_because: [
        |piece| {
            format!(
                "Tu {piece} ha llegado a la última fila, pero no puede rescatar. Se pregunta para que nadie lo note."
            )
        },
        |piece| {
            format!(
                "Tu {piece} ha llegado a la última fila, pero nada de lo capturado puede volver. Se pregunta para que nadie lo note."
            )
        },
    ],
    bring_back: |kind| format!("{kind} vuelve: elige una casilla propia."),
    captured: "Piezas capturadas",
    times: |count| format!("× {count}"),
    first_cards: "Tus tres primeras cartas",
    first_cards_text: "Quédate con ellas, o pon las tres bajo tu pila y roba otras tres. Para ponerlas debajo, \
                       elígelas en el orden en que quieras que vuelvan.",
    put_under: "Poner debajo",
    keep: "Conservar",
};
