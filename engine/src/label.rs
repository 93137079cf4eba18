//! Short names in own variants.

use core::convert::Infallible;
use core::fmt;
use core::str::FromStr;

/// A short name, kept in place so that a variant stays plain data.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Label {
    len: u8,
    bytes: [u8; Self::CAPACITY],
}

impl Label {
    /// Length of the longest name, in characters.
    pub const LONGEST: usize = 40;
    /// Bytes of UTF-8 that these may take.
    const CAPACITY: usize = 4 * Self::LONGEST;
    /// No name.
    pub const EMPTY: Self = Self { len: 0, bytes: [0; Self::CAPACITY] };

    /// As much of a text as fits, without control characters and without blanks at the ends.
    pub fn new(text: &str) -> Self {
        let mut label = Self::EMPTY;
        let letters = text.chars().filter(|letter| !letter.is_control()).skip_while(|letter| letter.is_whitespace());
        for letter in letters.take(Self::LONGEST) {
            let start = usize::from(label.len);
            let Some(place) = label.bytes.get_mut(start..start + letter.len_utf8()) else { break };
            letter.encode_utf8(place);
            label.len += letter.len_utf8() as u8;
        }
        // Blanks may stand where it was cut, too; what is behind the name must not tell it from the same one.
        let len = label.as_str().trim_end().len();
        label.bytes[len..].fill(0);
        label.len = len as u8;
        label
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        self.bytes.get(..usize::from(self.len)).and_then(|bytes| str::from_utf8(bytes).ok()).unwrap_or("")
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl Default for Label {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Label {
    type Err = Infallible;

    /// As [`new`](Self::new).
    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self::new(text))
    }
}

impl fmt::Debug for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}
