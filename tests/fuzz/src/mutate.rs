//! Changes to inputs.

use fastrand::Rng;

/// Words that readers know, which single changed letters would hardly make.
const WORDS: &[&str] = &[
    "a1", "a10", "l10", "c5", "j8", "k3", "4294967295", "-1", "0", "255", "256", "red", "blue", " to red", " to blue",
    " to nobody", "none", "off", "on", "; ", " : ", "\n", "events x : ", "move a3 a10; ", "turn red", "turn blue",
    "end red flag", "ask red rescue", "draw red", "card red mock", "place a1 7", "boat", "d+1", "vexillum 1\n",
    "edition ", "switches ", "position ", "{\"version\":1", "\"count\":255", "~", "?", "*", "'", "/", "\u{0}", "ä",
    "\u{1F600}", "\u{feff}", "END", "&amp;", "<move", ".",
];

/// An input made of some of the texts by a few changes.
pub(crate) fn changed(texts: &[Vec<u8>], random: &mut Rng) -> Vec<u8> {
    let mut bytes = random.choice(texts).cloned().unwrap_or_default();
    for _ in 0..random.usize(1..5) {
        change(&mut bytes, texts, random);
    }
    bytes
}

fn change(bytes: &mut Vec<u8>, texts: &[Vec<u8>], random: &mut Rng) {
    let at = random.usize(..=bytes.len());
    let end = (at + random.usize(..16)).min(bytes.len());
    match random.u8(..9) {
        0 => bytes.truncate(at),
        1 => drop(bytes.drain(at..end)),
        2 => {
            // Something of the same text once more.
            let part = bytes[at..end].to_vec();
            let to = random.usize(..=bytes.len());
            bytes.splice(to..to, part);
        }
        3 => {
            let word = WORDS[random.usize(..WORDS.len())];
            bytes.splice(at..end.min(at + random.usize(..4)), word.bytes());
        }
        4 => {
            let mut lines: Vec<&[u8]> = bytes.split(|&byte| byte == b'\n').collect();
            let (a, b) = (random.usize(..lines.len()), random.usize(..lines.len()));
            if random.bool() {
                lines.swap(a, b);
            } else {
                lines.insert(a, lines[b]);
            }
            *bytes = lines.join(&b'\n');
        }
        5 => {
            // The end of another text.
            let other = random.choice(texts).map_or(&[][..], Vec::as_slice);
            let from = random.usize(..=other.len());
            bytes.splice(at.., other[from..].iter().copied());
        }
        6 if at < bytes.len() => bytes[at] = random.u8(..),
        // Another letter of those that the text has.
        _ if at < bytes.len() => bytes[at] = bytes[random.usize(..bytes.len())],
        _ => bytes.push(random.u8(b' '..=b'~')),
    }
}
