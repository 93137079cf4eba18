//! The colors that a page may choose for the frame.

use gloo::utils::document_element;
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

/// Tells whether a text is a color by itself. The browser's own answer is not enough: it takes whatever is to be replaced by
/// something else later, as with `var()` and `env()`, and words that stand for the value of another element.
fn is_color(value: &str) -> bool {
    is_plain(value) && web_sys::css::supports_with_value("color", value).unwrap_or_default()
}

/// Functions that a color may be made by.
const FUNCTIONS: [&str; 13] =
    ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix", "light-dark", "calc"];
/// Words that stand for the value of somebody else.
const BORROWED: [&str; 5] = ["inherit", "initial", "unset", "revert", "revert-layer"];

/// Tells whether a text, if it is a color, is one by itself. `assets/embed.js` asks the same.
fn is_plain(value: &str) -> bool {
    const LONGEST: usize = 64;
    let one_of = |names: &[&str], word: &str| names.iter().any(|name| name.eq_ignore_ascii_case(word));
    let name_at_end = |before: &str| {
        let name = before.rsplit(|letter: char| letter.is_whitespace() || matches!(letter, '(' | ',')).next();
        one_of(&FUNCTIONS, name.unwrap_or_default())
    };
    let functions = value.match_indices('(').all(|(at, _)| value.get(..at).is_some_and(name_at_end));
    value.len() <= LONGEST && !value.contains(['\\', ';', '{', '}']) && !one_of(&BORROWED, value) && functions
}

#[cfg(test)]
mod tests {
    use super::is_plain;

    #[test]
    fn a_color_is_one_by_itself() {
        for color in [
            "red",
            "#1d6b3a",
            "RGB(1 2 3 / 50%)",
            "rgb(from #fff r g calc(b - 20))",
            "color-mix(in oklab, red, hsl(120deg 50% 50%))",
            "light-dark(#fff, black)",
            "canvastext",
        ] {
            assert!(is_plain(color), "{color}");
        }
        for other in [
            "var(--ink)",
            "env(safe-area-inset-top)",
            "attr(title)",
            "rgb(var(--a) 0 0)",
            "rgb(0,env(x),0)",
            "light-dark(red,ATTR(x))",
            "if(else: red)",
            "--own()",
            "url(x)",
            "v\\61r(--ink)",
            "red; --ink: blue",
            "Inherit",
            "initial",
            "unset",
            "revert",
            "revert-layer",
            "color-mix(in oklab, red 1.0000000000000000000000000000000%, blue)",
        ] {
            assert!(!is_plain(other), "{other}");
        }
    }
}
