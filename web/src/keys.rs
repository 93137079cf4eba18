//! Keys as they are meant, on whatever layout.

use web_sys::KeyboardEvent;

/// Tells whether a key belongs to the browser or the system, since it is pressed with Ctrl, Alt or the command key.
pub fn is_command(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.alt_key() || event.meta_key()
}

/// The letter, in lower case, or the digit that a key stands for.
pub fn typed(event: &KeyboardEvent) -> Option<char> {
    if event.is_composing() { None } else { letter(&event.key(), &event.code()) }
}

/// Letter or digit of a key where it types Latin, with Shift and Caps Lock or without; else that of its place in English.
fn letter(key: &str, code: &str) -> Option<char> {
    let mut letters = key.chars();
    let (Some(typed), None) = (letters.next(), letters.next()) else { return None };
    if typed.is_ascii_alphanumeric() {
        return Some(typed.to_ascii_lowercase());
    }
    let place = |prefix: &str| code.strip_prefix(prefix).and_then(|place| place.parse::<char>().ok());
    // French keyboards type digits with Shift only.
    let letter = place("Key").filter(|_| !typed.is_ascii());
    letter.or_else(|| place("Digit")).or_else(|| place("Numpad")).map(|letter| letter.to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_and_digits_on_any_layout() {
        for (key, code, expected) in [
            ("r", "KeyR", Some('r')),
            ("R", "KeyR", Some('r')),
            // AZERTY, QWERTZ: what is printed counts.
            ("m", "Semicolon", Some('m')),
            ("y", "KeyZ", Some('y')),
            ("&", "Digit1", Some('1')),
            ("é", "Digit2", Some('2')),
            // Cyrillic, Greek, Arabic.
            ("к", "KeyR", Some('r')),
            ("К", "KeyR", Some('r')),
            ("ρ", "KeyR", Some('r')),
            ("٣", "Digit3", Some('3')),
            ("5", "Numpad5", Some('5')),
            // Dvorak: a comma is no letter.
            (",", "KeyW", None),
            ("ö", "Semicolon", None),
            ("Enter", "Enter", None),
            ("Dead", "KeyN", None),
            ("Unidentified", "", None),
            ("", "", None),
        ] {
            assert_eq!(letter(key, code), expected, "{key} {code}");
        }
    }
}
