//! What each kind does, in the few words of the army table and of the editor.

use super::nouns::{of_the, the, to_the};
use crate::i18n::rules::kinds::Kinds;

/// Spanish.
pub(super) const SPANISH: Kinds = Kinds {
    movements: [
        "Nunca se mueve",
        "Una casilla",
        "Cualquier distancia en línea recta",
        "Una o dos casillas",
        "Una o dos casillas, a la vista",
    ],
    powers: [
        "nombra la pieza de enfrente",
        "nombra una pieza de al lado",
        "da un paso y nombra una pieza de al lado",
        "nombra piezas desde las filas del adversario",
        "vuela sobre otras piezas",
        "ve una pieza a dos casillas o menos",
        "ve una pieza a dos casillas o menos, en línea recta o en diagonal",
        "hechiza una pieza a dos casillas o menos",
        "dispara a una pieza a dos casillas o menos",
        "arrasa las casillas vecinas",
    ],
    skills: [
        |bombs| format!("desactiva {}", the(bombs)),
        |miners| format!("retira a quien la ataca, salvo {}", to_the(miners)),
        |victims| format!("captura {} si ataca", to_the(victims)),
        |spies| format!("cae ante un ataque {}", of_the(spies)),
        |_| String::new(),
    ],
    lone_skills: [None, Some("retira a quien la ataca"), None, None, Some("si se pierde, se pierde la partida")],
    join: |parts| parts.join(" · "),
};
