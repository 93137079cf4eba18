//! The game in one file, which is opened from a disk and asks for nothing besides.

use gloo::utils::document_element;

/// Tells the page in one file by the mark that `cargo xtask release` puts on it.
pub fn is_single_file() -> bool {
    // Native tests have no document.
    cfg!(target_family = "wasm") && document_element().has_attribute("data-single-file")
}

/// Address of a picture: a symbol of a file in `assets/pieces`, in one file a symbol of the page itself.
pub fn picture_address(file: &str, name: &str) -> String {
    if is_single_file() { format!("#{file}-{name}") } else { format!("pieces/{file}.svg#{name}") }
}
