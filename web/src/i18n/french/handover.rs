//! Texts of the cover between two players, in French.

use crate::i18n::handover::Handover;

/// Texts of the cover between two players.
pub(super) const FRENCH: Handover = Handover {
    title: ("À ", " de jouer"),
    redraw: ("Premières cartes : ", ""),
    defend: ("", " subit une attaque et peut répondre par une carte"),
    rescue: ("", " peut ramener une pièce"),
    text: |name| format!("Passez l’écran à {name}. Personne d’autre ne devrait regarder quand le plateau apparaîtra."),
    button: |name| format!("Je suis {name}"),
};
