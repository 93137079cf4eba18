//! Texts of the workshop, which are loaded with it: no part of [`Texts`](super::Texts).

use super::{editor, flaws, rules};

/// Texts of the workshop.
pub struct Workshop {
    /// The rules pages.
    pub rules: rules::Rules,
    /// The editor of own variants.
    pub editor: editor::Editor,
    /// Why a variant cannot be played.
    pub flaws: flaws::Flaws,
}

/// English.
pub static ENGLISH: Workshop = Workshop { rules: rules::ENGLISH, editor: editor::ENGLISH, flaws: flaws::ENGLISH };
