//! Starts the page, as soon as the words of its language are there. At these functions the program is taken apart: what only
//! one of them reaches is loaded when it is called.

// A function that is split off tells in its result whether it could be loaded, whatever it does itself.
#![allow(clippy::unnecessary_wraps)]

use vexillum_web::frame::{Frame, is_framed};
use vexillum_web::i18n::{Language, Tongue};
use vexillum_web::later::{Later, Loaders, Loading, Workshop, breathe};
use vexillum_web::settings::Settings;
use vexillum_web::{App, embed, storage};
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use yew::platform::spawn_local;

#[wasm_split(later, fallible)]
fn later() -> Result<Later, SplitLoaderError> {
    Ok(Later::all())
}

#[wasm_split(workshop, fallible)]
fn workshop() -> Result<Workshop, SplitLoaderError> {
    Ok(Workshop::all())
}

/// In a frame of another page the address tells what is asked for.
#[wasm_split(frame, fallible)]
fn frame() -> Result<Frame, SplitLoaderError> {
    Ok(embed::frame())
}

#[wasm_split(dutch, fallible)]
fn dutch() -> Result<Tongue, SplitLoaderError> {
    Ok(Tongue::dutch())
}

#[wasm_split(french, fallible)]
fn french() -> Result<Tongue, SplitLoaderError> {
    Ok(Tongue::french())
}

#[wasm_split(german, fallible)]
fn german() -> Result<Tongue, SplitLoaderError> {
    Ok(Tongue::german())
}

#[wasm_split(spanish, fallible)]
fn spanish() -> Result<Tongue, SplitLoaderError> {
    Ok(Tongue::spanish())
}

fn load_later() -> Loading<Later> {
    load(later())
}

fn load_workshop() -> Loading<Workshop> {
    load(workshop())
}

fn load_language(language: Language) -> Option<Loading<Tongue>> {
    Some(match language {
        Language::English => return None,
        Language::Dutch => load(dutch()),
        Language::French => load(french()),
        Language::German => load(german()),
        Language::Spanish => load(spanish()),
    })
}

fn load<T>(part: impl Future<Output = Result<T, SplitLoaderError>> + 'static) -> Loading<T> {
    Box::pin(async { part.await.ok() })
}

fn main() {
    spawn_local(async {
        let frame = if is_framed() { frame().await.ok() } else { None };
        let Settings { language, .. } =
            frame.as_ref().map_or_else(|| storage::load::<Settings>().value(), |frame| frame.0.settings());
        if let Some(loading) = load_language(language)
            && let Some(tongue) = loading.await
        {
            language.install(tongue);
        }
        let loaders = Loaders { later: load_later, workshop: load_workshop, language: load_language, frame };
        // To take in the program and to draw the page are too much for one go.
        breathe(|| {
            match gloo::utils::document().get_element_by_id("app") {
                Some(root) => yew::Renderer::<App>::with_root_and_props(root, loaders).render(),
                None => yew::Renderer::<App>::with_props(loaders).render(),
            };
        });
    });
}
