//! Changes to inputs.

use fastrand::Rng;

/// Words that readers know, which single changed letters would hardly make.
const WORDS: &[&str] = &[
    "a1",
    "a10",
    "l10",
    "c5",
    "j8",
    "k3",
    "4294967295",
    "-1",
    "0",
    "255",
    "256",
    "red",
    "blue",
    " to red",
    " to blue",
    " to nobody",
    "none",
    "off",
    "on",
    "; ",
    " : ",
    "\n",
    "events x : ",
    "move a3 a10; ",
    "turn red",
    "turn blue",
    "end red flag",
    "ask red rescue",
    "draw red",
    "card red mock",
    "place a1 7",
    "boat",
    "d+1",
    "vexillum 1\n",
    "edition ",
    "switches ",
    "position ",
    "{\"version\":1",
    "\"count\":255",
    "~",
    "?",
    "*",
    "'",
    "/",
    "\u{0}",
    "ä",
    "\u{1F600}",
    "\u{feff}",
    "END",
    "&amp;",
    "<move",
    ".",
];

/// An input made of some of the texts by a few changes, most often one.
pub(crate) fn changed(texts: &[Vec<u8>], random: &mut Rng) -> Vec<u8> {
    let mut bytes = random.choice(texts).cloned().unwrap_or_default();
    loop {
        match random.u8(..16) {
            0 => damage(&mut bytes, texts, random),
            1 => insert(&mut bytes, random),
            2 | 3 => move_line(&mut bytes, random),
            4..=8 => change_letter(&mut bytes, random),
            _ => change_word(&mut bytes, texts, random),
        }
        if random.bool() {
            return bytes;
        }
    }
}

/// Breaks it.
fn damage(bytes: &mut Vec<u8>, texts: &[Vec<u8>], random: &mut Rng) {
    let at = random.usize(..=bytes.len());
    let end = (at + random.usize(..16)).min(bytes.len());
    match random.u8(..4) {
        0 => bytes.truncate(at),
        1 => drop(bytes.drain(at..end)),
        2 if at < bytes.len() => bytes[at] = random.u8(..),
        _ => {
            // The end of another text.
            let other = random.choice(texts).map_or(&[][..], Vec::as_slice);
            let from = random.usize(..=other.len());
            bytes.splice(at.., other[from..].iter().copied());
        }
    }
}

/// Puts a word in.
fn insert(bytes: &mut Vec<u8>, random: &mut Rng) {
    let at = random.usize(..=bytes.len());
    let end = (at + random.usize(..4)).min(bytes.len());
    bytes.splice(at..end, WORDS[random.usize(..WORDS.len())].bytes());
}

/// Exchanges two lines, says one twice or leaves one out.
fn move_line(bytes: &mut Vec<u8>, random: &mut Rng) {
    let mut lines: Vec<&[u8]> = bytes.split(|&byte| byte == b'\n').collect();
    let (a, b) = (random.usize(..lines.len()), random.usize(..lines.len()));
    match random.u8(..3) {
        0 => lines.swap(a, b),
        1 => lines.insert(a, lines[b]),
        _ => drop(lines.remove(a)),
    }
    *bytes = lines.join(&b'\n');
}

/// Makes another letter of a letter, another digit of a digit.
fn change_letter(bytes: &mut [u8], random: &mut Rng) {
    if let Some(byte) = random.choice(bytes) {
        *byte = match *byte {
            b'0'..=b'9' => random.u8(b'0'..=b'9'),
            b'a'..=b'z' => random.u8(b'a'..=b'l'),
            b'A'..=b'Z' => b"MSBFIPANY"[random.usize(..9)],
            0..32 => random.u8(..32),
            other => [other, random.u8(..)][random.usize(..2)],
        };
    }
}

/// Puts a word of the same text, sometimes of another, in the place of one.
fn change_word(bytes: &mut Vec<u8>, texts: &[Vec<u8>], random: &mut Rng) {
    let other = random.choice(texts).filter(|_| random.u8(..8) == 0).unwrap_or(bytes);
    let other = other[word(other, random.usize(..=other.len()))].to_vec();
    let place = word(bytes, random.usize(..=bytes.len()));
    bytes.splice(place, other);
}

/// The word around a place.
fn word(bytes: &[u8], at: usize) -> std::ops::Range<usize> {
    let inside = |byte: &u8| byte.is_ascii_alphanumeric() || *byte >= 128;
    let start = bytes[..at].iter().rposition(|byte| !inside(byte)).map_or(0, |before| before + 1);
    let end = bytes[at..].iter().position(|byte| !inside(byte)).map_or(bytes.len(), |len| at + len);
    start..end
}
