//! How a game goes, in a few sentences.

use vexillum_engine::Fill;

use super::nouns::{initial_the, the, to_the};
use crate::i18n::rules::play::Play;

/// Spanish.
pub(super) const SPANISH: Play = Play {
    placing: |fill, rows| {
        let home = match rows {
            1 => "su primera fila".to_owned(),
            rows => format!("sus {rows} primeras filas"),
        };
        match fill {
            Fill::All => format!("Cada bando llena en secreto {home} con su ejército. Rojo mueve primero."),
            Fill::Any => {
                format!("Cada bando coloca en secreto su ejército en cualquier casilla de {home}. Rojo mueve primero.")
            }
        }
    },
    turn: "Por turnos, cada bando mueve una pieza o ataca con una. Nadie está obligado a atacar.",
    attack: [
        "Una pieza que entra en la casilla de un enemigo lo ataca, y ambas piezas se muestran.",
        "Una pieza que entra en la casilla de un enemigo lo ataca. Solo se muestra la atacante; de la defensora se \
         sabe lo que diga el resultado.",
    ],
    ranks: [
        "Gana el rango más alto y, si gana, la atacante ocupa la casilla. A igual rango, ambas se retiran.",
        "Gana el rango más alto y, si gana, la atacante ocupa la casilla. A igual rango gana la atacante.",
    ],
    explosive: [
        |bombs| format!("Toda pieza que ataca {} se retira del tablero, y {} se queda.", to_the(bombs), the(bombs)),
        |bombs| format!("Toda pieza que ataca {} se retira del tablero junto con ella.", to_the(bombs)),
    ],
    defuses: |bombs, miners| format!("Solo {} desactiva {} y ocupa su casilla.", the(miners), the(bombs)),
    assassin: [
        |spies, victims| {
            format!(
                "{} captura {} si ataca primero; si recibe el ataque, se pierde.",
                initial_the(spies),
                to_the(victims)
            )
        },
        |spies, victims| format!("{} captura {}, ataque quien ataque.", initial_the(spies), to_the(victims)),
    ],
    win: |flags| format!("Gana quien captura {} del adversario. También quien lo deja sin ninguna jugada.", the(flags)),
    flag_home: |flags| {
        format!("{} se mueve: si llega a la última fila del adversario, gana su bando.", initial_the(flags))
    },
};
