//! Bytes of files in whatever encoding, and with whatever ends of lines.

use vexillum_engine::notation::Record;

use super::data::{BARRAGE, CLASSIC, ULTIMATE};
use crate::formats::{Found, decode, read_any, read_text};

/// A name with a letter that no ASCII has, one that only Windows-1252 has, and one of two UTF-16 units; the rest as UTF-8.
const NAME: &str = "Zoë “Žižka”";

fn utf16(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(bytes).collect()
}

/// A text in Windows-1252, as far as it has these letters.
fn windows_1252(text: &str) -> Vec<u8> {
    let byte = |letter| match letter {
        '“' => 0x93,
        '”' => 0x94,
        'Ž' => 0x8E,
        'ž' => 0x9E,
        letter => u8::try_from(letter).expect("a letter of Latin-1"),
    };
    text.chars().map(byte).collect()
}

fn record(bytes: &[u8]) -> Record {
    match read_any(bytes) {
        Ok(Found::Game(imported)) => imported.record,
        other => panic!("{}: {other:?}", String::from_utf8_lossy(bytes)),
    }
}

/// Sample files with that name in them.
fn named() -> [String; 2] {
    let xml = CLASSIC.replacen(">anna<", &format!(">{NAME}<"), 1);
    let (moves, last) = BARRAGE.trim_end().rsplit_once('\n').expect("lines");
    let (_, rest) = last.split_once(" vs ").expect("players");
    [xml, format!("{moves}\n{NAME} vs {rest}\n")]
}

#[test]
fn names_survive_every_encoding() {
    for text in named() {
        let Ok(Found::Game(plain)) = read_text(&text) else { panic!("{text}") };
        let name = plain.record.seats.as_ref().map(|seats| seats.red.clone());
        assert_eq!(name.as_deref(), Some(NAME));
        let declared = |label: &str| text.replace("UTF-8", label);
        let marked = |mark: &[u8], bytes: Vec<u8>| [mark, &bytes].concat();
        for bytes in [
            text.clone().into_bytes(),
            marked(b"\xEF\xBB\xBF", text.clone().into_bytes()),
            marked(b"\xFF\xFE", utf16(&text, u16::to_le_bytes)),
            marked(b"\xFE\xFF", utf16(&text, u16::to_be_bytes)),
            utf16(&text, u16::to_le_bytes),
            utf16(&text, u16::to_be_bytes),
            windows_1252(&declared("Windows-1252")),
            windows_1252(&declared("ISO-8859-1")),
            // What is declared is wrong.
            windows_1252(&text),
            declared("UTF-16").into_bytes(),
            marked(b"\xFF\xFE", utf16(&declared("iso-8859-1"), u16::to_le_bytes)),
        ] {
            assert_eq!(record(&bytes), plain.record);
        }
    }
}

#[test]
fn other_declared_encodings_are_asked_for() {
    let check = |text: &str, expected: &str| {
        let found = decode(text.as_bytes(), |label, _| (label != "unknown").then(|| format!("by {label}")));
        assert_eq!(found, expected, "{text}");
    };
    check("<?xml version='1.0' encoding = 'KOI8-R' ?><a/>", "by koi8-r");
    check("\n<?xml encoding=\"windows-1250\"?>", "by windows-1250");
    for plain in
        ["<?xml encoding='unknown'?>é", "<?xml encoding='utf-8'?>é", "<?xml version='1.0'?>é", "<?xml encoding=", "é"]
    {
        check(plain, plain);
    }
    // A declaration that an UTF-8 mark contradicts.
    check("\u{feff}<?xml encoding='koi8-r'?>", "<?xml encoding='koi8-r'?>");
}

#[test]
fn all_ends_of_lines_are_read() {
    let game = |text: &str| record(text.as_bytes());
    let own = game(CLASSIC).to_string();
    for text in [CLASSIC, BARRAGE, ULTIMATE, &own] {
        let plain = game(text);
        for end in ["\r\n", "\r", "\u{2028}", "\u{85}"] {
            assert_eq!(game(&text.replace('\n', end)), plain, "{end:?}");
        }
        assert_eq!(game(&format!("{text}\u{1a}\0")), plain);
    }
}
