//! Text of a file's bytes: by its byte order mark or its XML declaration, else UTF-8 where the bytes are that, else
//! Windows-1252, in which older programs for Windows write names.

use std::borrow::Cow;

/// Byte order marks, and the encodings that they tell.
const MARKS: [(&[u8], Encoding); 3] = [
    (b"\xEF\xBB\xBF", Encoding::Utf8),
    (b"\xFF\xFE", Encoding::Utf16(u16::from_le_bytes)),
    (b"\xFE\xFF", Encoding::Utf16(u16::from_be_bytes)),
];

/// Labels of encodings that are read as Windows-1252, as browsers do.
const LATIN: [&str; 7] = ["windows-1252", "cp1252", "iso-8859-1", "iso8859-1", "latin1", "us-ascii", "ascii"];

/// Characters of the bytes 0x80 to 0x9F in Windows-1252; of all others, byte and character have one number.
const C1: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8D}', 'Ž', '\u{8F}', //
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9D}', 'ž', 'Ÿ',
];

/// An encoding that is read here.
#[derive(Clone, Copy)]
enum Encoding {
    Utf8,
    Utf16(fn([u8; 2]) -> u16),
    Windows1252,
}

impl Encoding {
    fn decode(self, bytes: &[u8]) -> Cow<'_, str> {
        match self {
            Self::Utf8 => String::from_utf8_lossy(bytes),
            Self::Utf16(unit) => {
                let units = bytes.as_chunks().0.iter().map(|pair| unit(*pair));
                char::decode_utf16(units).map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
            }
            Self::Windows1252 => bytes.iter().map(|&byte| windows_1252(byte)).collect(),
        }
    }
}

fn windows_1252(byte: u8) -> char {
    let c1 = byte.checked_sub(0x80).and_then(|index| C1.get(usize::from(index)));
    c1.copied().unwrap_or_else(|| char::from(byte))
}

/// Decodes the bytes of a file. `decode_other` knows further encodings by their labels.
pub fn decode(bytes: &[u8], decode_other: impl FnOnce(&str, &[u8]) -> Option<String>) -> Cow<'_, str> {
    let marked = MARKS.iter().find_map(|(mark, encoding)| Some((bytes.strip_prefix(*mark)?, encoding)));
    if let Some((rest, encoding)) = marked {
        return encoding.decode(rest);
    }
    // Every known format begins with a letter of ASCII.
    match bytes {
        [first, 0, ..] if *first > 0 => return Encoding::Utf16(u16::from_le_bytes).decode(bytes),
        [0, second, ..] if *second > 0 => return Encoding::Utf16(u16::from_be_bytes).decode(bytes),
        _ => {}
    }
    match declared(bytes).map(str::to_ascii_lowercase) {
        Some(label) if LATIN.contains(&label.as_str()) => return Encoding::Windows1252.decode(bytes),
        // Whoever could read that much of it is not reading UTF-16, whatever is declared.
        Some(label) if !label.starts_with("utf") => {
            if let Some(text) = decode_other(&label, bytes) {
                return text.into();
            }
        }
        _ => {}
    }
    str::from_utf8(bytes).map_or_else(|_| Encoding::Windows1252.decode(bytes), Cow::Borrowed)
}

/// The label of the encoding in an XML declaration.
fn declared(bytes: &[u8]) -> Option<&str> {
    let start = bytes.trim_ascii_start().strip_prefix(b"<?xml")?;
    let declaration = start.split(|&byte| byte == b'>').next()?;
    let value = str::from_utf8(declaration).ok()?.split_once("encoding")?.1.trim_start().strip_prefix('=')?;
    value.trim_start().split(['"', '\'']).nth(1)
}

/// A text with `\n` at the ends of its lines, wherever it was written.
pub(super) fn unix_lines(text: &str) -> Cow<'_, str> {
    const ENDS: [char; 4] = ['\r', '\u{85}', '\u{2028}', '\u{2029}'];
    if text.contains(ENDS) { text.replace("\r\n", "\n").replace(ENDS, "\n").into() } else { text.into() }
}
