//! Texts of the set-up screen.

/// Texts of the set-up screen.
pub struct Setup {
    /// The set-up is finished.
    pub ready: &'static str,
}

/// English.
pub const ENGLISH: Setup = Setup { ready: "Ready" };
