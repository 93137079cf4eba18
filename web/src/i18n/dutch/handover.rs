//! Texts of the cover between two players.

use crate::i18n::handover::Handover;

/// Dutch.
pub(super) const DUTCH: Handover = Handover {
    title: ("", " is aan de beurt"),
    redraw: ("De eerste kaarten van ", ""),
    defend: ("", " wordt aangevallen en mag met een kaart antwoorden"),
    rescue: ("", " mag een stuk terughalen"),
    text: |name| format!("Geef het scherm aan {name}. Niemand anders mag kijken als het bord verschijnt."),
    button: |name| format!("Ik ben {name}"),
};
