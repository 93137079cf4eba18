//! Which build this is. Page and worker compare it, since a browser may hold on to an old file of either; the workshop
//! has it in its address.

use gloo_utils::document;
use wasm_bindgen::JsValue;
use web_sys::Url;

/// Identity of the sources that this program was built from; `dev` outside of `cargo xtask build`.
pub const BUILD: &str = match option_env!("VEXILLUM_BUILD") {
    Some(build) => build,
    None => "dev",
};

/// Address of the worker's loader.
///
/// # Errors
/// When the page has no usable address of its own to start from.
pub fn worker_url() -> Result<String, JsValue> {
    let base = document().base_uri()?.unwrap_or_default();
    Ok(Url::new_with_base(&path("worker", "worker_loader.js"), &base)?.href())
}

/// Where the script is that starts the workshop, from the page.
pub fn workshop_path() -> String {
    path("workshop", "workshop_start.js")
}

/// Where a file of a further program is. `cargo xtask build` puts it in a folder named by the build, so that a page never
/// starts a program of another build from the browser's cache.
fn path(program: &str, file: &str) -> String {
    match option_env!("VEXILLUM_BUILD") {
        Some(build) => [program, "-", build, "/", file].concat(),
        None => file.to_owned(),
    }
}
