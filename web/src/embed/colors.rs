//! The colors that a page may choose for the frame.

use gloo::utils::{document, document_element};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::Fault;
use super::fault::cut;

/// Their names, and the properties of the style sheets that take them.
const COLORS: [(&str, &[&str]); 10] = [
    ("accent", &["--crimson", "--crimson-deep", "--crimson-text"]),
    ("background", &["--table", "--table-light"]),
    ("paper", &["--paper", "--paper-sunk"]),
    ("ink", &["--ink", "--ink-soft"]),
    ("frame", &["--wood", "--wood-light", "--wood-dark"]),
    ("field", &["--field"]),
    ("field-2", &["--field-2"]),
    ("water", &["--water", "--water-deep"]),
    ("red", &["--red-1", "--red-2"]),
    ("blue", &["--blue-1", "--blue-2"]),
];

/// Puts colors on the page; those that are none are told.
pub(super) fn put_on(colors: &[(String, String)]) -> Vec<Fault> {
    let root = document_element().unchecked_into::<HtmlElement>();
    let mut faults = Vec::new();
    for (name, value) in colors {
        let Some((_, properties)) = COLORS.iter().find(|(known, _)| known == name) else {
            faults.push(Fault::Unknown(format!("color.{}", cut(name))));
            continue;
        };
        if is_color(value) {
            for property in *properties {
                let _ = root.style().set_property(property, value);
            }
        } else {
            faults.push(Fault::Value(format!("color.{name}"), cut(value)));
        }
    }
    faults
}

/// Whether the browser knows a text as a color, and not as something that only later turns out to be one or not.
fn is_color(value: &str) -> bool {
    const LONGEST: usize = 64;
    if value.len() > LONGEST || value.contains("var(") {
        return false;
    }
    let Ok(probe) = document().create_element("i") else { return false };
    let style = probe.unchecked_into::<HtmlElement>().style();
    let _ = style.set_property("color", value);
    style.get_property_value("color").is_ok_and(|taken| !taken.is_empty())
}
