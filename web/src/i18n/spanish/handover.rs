//! Texts of the cover between two players.

use crate::i18n::handover::Handover;

/// Spanish.
pub(super) const SPANISH: Handover = Handover {
    title: ("Turno de ", ""),
    redraw: ("Las primeras cartas de ", ""),
    defend: ("", " recibe un ataque y puede responder con una carta"),
    rescue: ("", " puede recuperar una pieza"),
    text: |name| format!("Pasa la pantalla a {name}. Que nadie más mire cuando aparezca el tablero."),
    button: |name| format!("Soy {name}"),
};
