//! Parts of the program that a release build loads when they are wanted.
//!
//! With the feature `split` each function of the list below is a `#[wasm_split]` function: `cargo xtask build` cuts the
//! program there, and what only such a function reaches becomes a file of its own. Without it (tests, `trunk serve`) the
//! same functions are ready at once, and the program is whole.
//!
//! The rule for these seams, and for nothing else: **only this module names [`workshop`](crate::workshop),
//! [`embed`](crate::embed), [`aside`](crate::aside) and the language packs**; otherwise the first load pays for them. What others need of the
//! pages over the game is in [`address`](crate::address), and of the frame in [`frame`](crate::frame). What lies behind
//! the seams may be shared there.

use std::error::Error;
use std::fmt;

use yew::prelude::*;

use crate::address::Page;
use crate::components::later::Aside;
use crate::dropped::FileInbox;
use crate::frame::Frame;
use crate::i18n::{Language, LanguagePack};
use crate::session::Session;
use crate::settings::Settings;

/// A part of the program that could not be loaded. The next attempt asks for it anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PartError;

impl fmt::Display for PartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a part of the program could not be loaded")
    }
}

impl Error for PartError {}

#[cfg(feature = "split")]
impl From<wasm_split_helpers::SplitLoaderError> for PartError {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        Self
    }
}

/// Properties of a page that lies over the game.
#[derive(Clone, PartialEq, Properties)]
pub struct WorkshopProps {
    /// Page that the address names.
    pub page: Page,
    /// Settings.
    pub settings: Settings,
    /// Set in the frame of another page, whose address leads nowhere else.
    pub framed: bool,
    /// Files that were dropped on the page.
    pub files: FileInbox,
    /// Called with a game that is to be played.
    pub on_play: Callback<Box<Session>>,
}

/// The pages that lie over the game, as a function of their properties.
pub type Workshop = fn(WorkshopProps) -> Html;

/// Defines the functions at which the program is split, with and without the feature.
macro_rules! parts {
    ($($(#[$doc:meta])* $name:ident: $part:ty = $make:expr;)*) => { $(
        $(#[$doc])*
        ///
        /// # Errors
        /// If the part cannot be fetched.
        #[cfg(feature = "split")]
        #[wasm_split_helpers::wasm_split($name, fallible)]
        pub fn $name() -> Result<$part, PartError> {
            Ok($make)
        }

        $(#[$doc])*
        ///
        /// # Errors
        /// Never: the program is whole.
        #[cfg(not(feature = "split"))]
        pub fn $name() -> std::future::Ready<Result<$part, PartError>> {
            std::future::ready(Ok($make))
        }
    )* };
}

parts! {
    /// The pages that lie over the game.
    workshop: Workshop = crate::workshop::workshop;
    /// What is opened beside a game.
    aside: Aside = crate::aside::aside();
    /// The frame of another page, as its address describes it.
    frame: Frame = crate::embed::frame();
    /// Dutch.
    dutch: &'static LanguagePack = LanguagePack::dutch();
    /// French.
    french: &'static LanguagePack = LanguagePack::french();
    /// German.
    german: &'static LanguagePack = LanguagePack::german();
    /// Spanish.
    spanish: &'static LanguagePack = LanguagePack::spanish();
}

/// Loads the texts of a language.
///
/// # Errors
/// If they cannot be fetched.
pub async fn language(language: Language) -> Result<(), PartError> {
    if language.is_loaded() {
        return Ok(());
    }
    let pack = match language {
        Language::English => return Ok(()),
        Language::Dutch => dutch().await?,
        Language::French => french().await?,
        Language::German => german().await?,
        Language::Spanish => spanish().await?,
    };
    language.install(pack);
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::{Path, PathBuf};

    fn files(folder: &Path) -> Vec<PathBuf> {
        let paths = fs::read_dir(folder).expect("a folder of sources").map(|entry| entry.expect("an entry").path());
        paths.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
    }

    #[test]
    fn nothing_else_names_what_is_loaded_when_wanted() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let behind = ["aside", "workshop", "embed", "i18n", "link", "parts"].map(|name| root.join(name));
        let (mut outside, mut inside) = (0, 0);
        for file in files(&root) {
            let source = fs::read_to_string(&file).expect("a source file");
            let names =
                ["crate::aside", "crate::workshop", "crate::embed", "LanguagePack", "language.workshop()", "Link::"]
                    .map(|name| source.contains(name));
            if behind.iter().any(|part| file.with_extension("").starts_with(part)) {
                inside += usize::from(names.contains(&true));
            } else {
                assert_eq!(names, [false; 6], "{}", file.display());
                outside += 1;
            }
        }
        assert!(outside > 100 && inside > 10, "{outside} and {inside} files");
    }
}
