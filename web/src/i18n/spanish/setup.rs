//! Texts of the set-up screen.

use super::{and, joined};
use crate::i18n::setup::{Kept, PasteTexts, Setup, StepTexts};

/// The plural of a name that is not made of its end alone.
fn irregular(name: &str) -> Option<&'static str> {
    Some(match name {
        "Bestia de lava" => "Bestias de lava",
        "Jinete de bestias" => "Jinetes de bestias",
        "Matadragones" => "Matadragones",
        "Capitán" => "Capitanes",
        "Dragón" => "Dragones",
        _ => return None,
    })
}

/// Several of a kind. Consonants take -es, vowels -s; for a player's own names that is right nearly always.
fn plural(name: &str) -> String {
    match (irregular(name), name.chars().last()) {
        (Some(plural), _) => plural.to_owned(),
        (None, Some('a' | 'e' | 'i' | 'o' | 'u' | 'á' | 'é' | 'ó')) => [name, "s"].concat(),
        (None, _) => [name, "es"].concat(),
    }
}

/// Spanish.
pub(super) const SPANISH: Setup = Setup {
    title: |name| format!("{name}: coloca tu ejército"),
    secret: "coloca en secreto",
    stock: "Por colocar",
    stock_empty: "Todas las piezas están en el tablero. Toca dos para cambiarlas de sitio, o arrastra una adonde quieras.",
    left: |name, count| match count {
        1 => format!("{name}, queda 1"),
        count => format!("{name}, quedan {count}"),
    },
    put_back: |name| format!("Quitar {name}"),
    placed: |placed, of| format!("{placed} de {of} en el tablero"),
    empty_home: "casilla propia vacía",
    far: "mitad del adversario",
    shuffle: "Mezclar",
    mirror: "Reflejar",
    clear: "Vaciar",
    undo: "Deshacer",
    pasted: "Preparación leída.",
    ready: "Listo",
    complete: "Tu ejército está listo.",
    back: "Atrás",
    several: |count, name| match count {
        1 => format!("1 {name}"),
        count => format!("{count} {}", plural(name)),
    },
    missing: |kinds| match kinds {
        [] => String::new(),
        kinds => {
            let kinds: Vec<&str> = kinds.iter().map(String::as_str).collect();
            format!("Por colocar: {}", joined(&kinds, and))
        }
    },
    missing_many: |count| format!("{count} piezas por colocar"),
    stuck: "Ninguna pieza podría moverse: deja salida a alguna.",
    misfit: "Esta preparación no es de esta edición.",
    steps: StepTexts {
        picked_up: |name| format!("{name} en la mano. Elige una casilla."),
        put_down: "Dejada en su sitio.",
        placed: |name, square| format!("{name} en {square}."),
        swapped: |name, square, other| format!("{name} en {square}, en lugar de {other}."),
        taken_off: |name| format!("{name} vuelve a la bandeja."),
        replaced: |placed, of| format!("Otra preparación: {placed} de {of} en el tablero."),
        nothing_picked: "Elige antes una pieza.",
        none_left: |name| format!("{name}: no quedan en la bandeja."),
        not_home: "Solo puedes ocupar tus casillas propias.",
    },
};

/// Texts of what is kept and shared there.
pub(super) const SPANISH_KEPT: Kept = Kept {
    ready_made: "Ya preparadas",
    groups: ["Ya preparadas", "Tuyas"],
    presets: ["Fortín de esquina", "Muro central", "Dos fortines", "Gancho derecho", "Bombas señuelo"],
    take: "Usar",
    delete: "Borrar",
    keep: "Guardar y compartir",
    name: "Nombre",
    save: "Guardar",
    saved: |name| format!("Guardada como «{name}»."),
    not_saved: "No se pudo guardar: ponle un nombre. Una ventana privada puede negarse a guardar nada.",
    deleted: |name| format!("«{name}» se ha borrado."),
    text: "Como texto",
    text_hint: "Pega aquí una preparación",
    copy: "Copiar",
    copied: "Preparación copiada.",
    not_copied: "El navegador no deja copiar. El texto está en el campo.",
    paste: "Pegar",
    no_clipboard: "Pon el texto en el campo y pulsa Pegar.",
    paste_errors: PasteTexts {
        empty: "No hay ningún texto que leer.",
        length: |found, wanted| format!("El texto tiene {found} casillas en lugar de {wanted}."),
        letter: |letter| format!("«{letter}» no es ninguna pieza."),
        broken_row: "Hay una barra en medio de una fila.",
        too_many: |name, found, wanted| format!("{name}: el texto tiene {found} y el ejército {wanted}."),
        other_board: "Este texto describe cuatro filas de diez casillas, y esta edición no las tiene.",
        both_sides: "El texto mezcla piezas de los dos bandos.",
        other_army: "Este tipo de archivo solo admite el ejército de 40 piezas.",
        same_square: "El texto pone dos piezas en una casilla.",
        off_the_rows: "El texto nombra una casilla fuera de las cuatro filas propias.",
        several: |count| format!("Son {count} preparaciones; pega solo una."),
    },
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::spanish::pieces::SPANISH as PIECES;

    #[test]
    fn several_of_a_kind() {
        let names = PIECES.classic.iter().chain(&PIECES.fantasy).chain([&PIECES.fantasy_blue_lieutenant]);
        let several: Vec<String> = names.map(|name| plural(name)).collect();
        assert_eq!(
            several.join(", "),
            "Infiltrados, Espías, Observadores, Exploradores, Minadores, Sargentos, Tenientes, Capitanes, Comandantes, \
             Coroneles, Generales, Mariscales, Bombas, Banderas, Infiltrados, Matadragones, Observadores, Exploradores, \
             Enanos, Elfos, Bestias de lava, Hechiceras, Jinetes de bestias, Caballeros, Magos, Dragones, Trampas, \
             Banderas, Yetis"
        );
    }
}
