//! Addresses as messages deliver them: with the sentence's full stop, in brackets, cut into lines, or with marks that no one
//! sees. Browsers encode some of that with percent signs.

/// Marks that stand behind an address and do not belong to it.
const MARKS: &str = ".,;:!?)]>'\"*”’“»›…";

/// True for white space and marks that no one sees.
fn is_invisible(letter: char) -> bool {
    let zero_width = matches!(letter, '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{FEFF}');
    letter.is_whitespace() || zero_width
}

/// An address from its `#` on without what came behind it. No address of ours ends so.
pub fn without_tail(address: &str) -> &str {
    let mut rest = address;
    while let Some((shorter, letter)) = split_last(rest) {
        if !MARKS.contains(letter) && !is_invisible(letter) {
            break;
        }
        rest = shorter;
    }
    rest
}

/// The last letter of an address, and what is before it.
fn split_last(address: &str) -> Option<(&str, char)> {
    // A letter has four bytes at most, each encoded in three.
    let encoded = (1..=4).find_map(|bytes| {
        let (rest, end) = address.split_at_checked(address.len().checked_sub(3 * bytes)?)?;
        let mut letters = end.starts_with('%').then(|| decoded(end))?.ok()?.chars().collect::<Vec<char>>();
        let letter = letters.pop().filter(|_| letters.is_empty())?;
        Some((rest, letter))
    });
    encoded.or_else(|| {
        let letter = address.chars().next_back()?;
        Some((address.strip_suffix(letter)?, letter))
    })
}

/// A link from its `#` on in one piece, without invisible marks and percent signs.
pub fn joined(link: &str) -> String {
    let text = decoded(link).unwrap_or_else(|_| link.to_owned());
    text.chars().filter(|&letter| !is_invisible(letter)).collect()
}

/// A text whose percent signs are read.
///
/// # Errors
/// If it is no UTF-8 then.
fn decoded(text: &str) -> Result<String, std::string::FromUtf8Error> {
    let digit = |byte: Option<&u8>| byte.and_then(|&byte| char::from(byte).to_digit(16));
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [byte, after @ ..] = rest {
        let read = if *byte == b'%' { digit(after.first()).zip(digit(after.get(1))) } else { None };
        bytes.push(read.map_or(*byte, |(high, low)| (16 * high + low) as u8));
        rest = after.get(if read.is_some() { 2 } else { 0 }..).unwrap_or_default();
    }
    String::from_utf8(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Letters as the browser's address has them.
    fn encoded(letters: &str) -> String {
        letters.bytes().map(|byte| format!("%{byte:02X}")).collect::<Vec<_>>().concat()
    }

    #[test]
    fn what_is_behind_an_address_goes() {
        let addresses =
            ["#games", "#lessons/3", "#rules/barrage/chase=off", "#rules/%7B%22title%22%3A1%7D", "#game/3.AZ-_", "#"];
        let tails =
            [".", ",", ").", "]", ">", "\"", "'", "”", "»", "…", "\u{200b}", "\u{feff}", " ", "\n", "!?)", "\u{2069}."];
        for address in addresses {
            assert_eq!(without_tail(address), address);
            for tail in tails {
                assert_eq!(without_tail(&[address, tail].concat()), address, "{tail:?}");
                assert_eq!(without_tail(&[address, &encoded(tail)].concat()), address, "{tail:?}");
            }
        }
        assert_eq!(without_tail("..."), "");
        assert_eq!(without_tail("%"), "%");
        assert_eq!(without_tail("#%FF"), "#%FF");
    }

    #[test]
    fn a_broken_link_is_joined() {
        for gap in ["\r\n", " ", "\n  ", "\u{200b}", "\u{ad}"] {
            for gap in [gap.to_owned(), encoded(gap)] {
                assert_eq!(joined(&["#game/3.AZ", &gap, "-_"].concat()), "#game/3.AZ-_", "{gap:?}");
            }
        }
        assert_eq!(joined("#game/3.A%"), "#game/3.A%");
        assert_eq!(joined("#game/3.A%FF%4"), "#game/3.A%FF%4");
    }
}
