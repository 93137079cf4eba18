//! Texts of the cover between two players.

use crate::name::Name;

/// Texts of the cover between two players.
pub struct Handover {
    /// Whose turn it is; the name stands between the two parts.
    pub title: (&'static str, &'static str),
    /// Who looks at his first cards, likewise.
    pub redraw: (&'static str, &'static str),
    /// Who is attacked, likewise.
    pub defend: (&'static str, &'static str),
    /// Who may bring back a piece, likewise.
    pub rescue: (&'static str, &'static str),
    /// What to do: the name.
    pub text: fn(&Name) -> String,
    /// The button: the name.
    pub button: fn(&Name) -> String,
}

/// English.
pub const ENGLISH: Handover = Handover {
    title: ("It is ", "’s turn"),
    redraw: ("The first cards of ", ""),
    defend: ("", " is attacked and may answer with a card"),
    rescue: ("", " may bring back a piece"),
    text: |name| format!("Give the screen to {name}. Nobody else should look when the board appears."),
    button: |name| format!("I am {name}"),
};
