//! What is loaded after the page is first seen: everything that the first game does not need before its first move. Only
//! functions of [`PARTS`] may name it, or the first load pays for it.

// A function that is split off tells in its result whether it could be loaded, whatever it does itself.
#![allow(clippy::unnecessary_wraps)]

use std::ops::Deref;
use std::ptr;

use wasm_split_helpers::{SplitLoaderError, wasm_split};
use yew::prelude::*;

use crate::components::result::{ResultView, result};
use crate::components::settings::{SettingsView, settings_dialog};
use crate::components::setup::kept::{KeptProps, kept};
use crate::components::start::StartProps;
use crate::components::start::choice::Choice;
use crate::components::start::options::options;
use crate::settings::Settings;
use crate::storage::archive;
use crate::workshop::{Page, workshop};

/// The functions that are loaded later.
pub struct Parts {
    /// What can be chosen on the start screen.
    pub options: fn(&StartProps, &Choice) -> Html,
    /// Set-ups to take instead and to keep.
    pub kept: fn(KeptProps) -> Html,
    /// The settings.
    pub settings: fn(&SettingsView) -> Html,
    /// The end of a game.
    pub result: fn(&ResultView) -> Html,
    /// A page of the workshop.
    pub workshop: fn(&Page, &Settings) -> Html,
    /// Adds a game that has just ended, given as it is saved, to those of the past.
    pub archive: fn(&str),
}

static PARTS: Parts = Parts { options, kept, settings: settings_dialog, result, workshop, archive };

/// What has been loaded.
#[derive(Clone, Copy)]
pub struct Later(&'static Parts);

impl Deref for Later {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        self.0
    }
}

impl PartialEq for Later {
    fn eq(&self, other: &Self) -> bool {
        ptr::eq(self.0, other.0)
    }
}

/// Loads it. Once it has been loaded, it is there at once.
///
/// # Errors
/// If it could not be fetched; the next attempt fetches it anew.
#[wasm_split(later, fallible)]
pub fn load() -> Result<Later, SplitLoaderError> {
    Ok(Later(&PARTS))
}
