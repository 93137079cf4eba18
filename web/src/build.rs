//! Which build this is. Page and worker compare it, since a browser may hold on to an old file of either.

use gloo_utils::document;
use wasm_bindgen::JsValue;
use web_sys::Url;

/// Identity of the sources that this program was built from; `dev` outside of `cargo xtask build`.
pub const BUILD: &str = match option_env!("VEXILLUM_BUILD") {
    Some(build) => build,
    None => "dev",
};

/// Address of the worker's loader. `cargo xtask build` puts the worker in a folder named by the build, so that a page never
/// starts one of another build from the browser's cache.
///
/// # Errors
/// When the page has no usable address of its own to start from.
pub fn worker_url() -> Result<String, JsValue> {
    const LOADER: &str = "worker_loader.js";
    let base = document().base_uri()?.unwrap_or_default();
    let path = match option_env!("VEXILLUM_BUILD") {
        Some(build) => ["worker-", build, "/", LOADER].concat(),
        None => LOADER.to_owned(),
    };
    Ok(Url::new_with_base(&path, &base)?.href())
}
