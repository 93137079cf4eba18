//! Texts of the cover between two players.

/// Texts of the cover between two players.
pub struct Handover {
    /// Whose turn it is; the name stands between the two parts.
    pub title: (&'static str, &'static str),
    /// What to do: the name.
    pub text: fn(&str) -> String,
    /// The button: the name.
    pub button: fn(&str) -> String,
}

/// English.
pub const ENGLISH: Handover = Handover {
    title: ("It is ", "’s turn"),
    text: |name| format!("Give the screen to {name}. Nobody else should look when the board appears."),
    button: |name| format!("I am {name}"),
};
