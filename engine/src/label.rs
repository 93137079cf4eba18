//! Short names for custom variants and their pieces.

use core::convert::Infallible;
use core::fmt;
use core::str::FromStr;

/// Short name, stored inline so that variants stay plain data.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Label {
    len: u8,
    bytes: [u8; Self::CAPACITY],
}

impl Label {
    /// Maximum length, in characters.
    pub const LONGEST: usize = 40;
    /// Maximum length in bytes of UTF-8.
    const CAPACITY: usize = 4 * Self::LONGEST;
    /// Empty name.
    pub const EMPTY: Self = Self { len: 0, bytes: [0; Self::CAPACITY] };

    /// Label with as much of the text as fits, without control characters and surrounding blanks.
    pub fn new(text: &str) -> Self {
        let mut label = Self::EMPTY;
        let letters = text.chars().filter(|letter| !letter.is_control()).skip_while(|letter| letter.is_whitespace());
        for letter in letters.take(Self::LONGEST) {
            let start = usize::from(label.len);
            let Some(place) = label.bytes.get_mut(start..start + letter.len_utf8()) else { break };
            letter.encode_utf8(place);
            label.len += letter.len_utf8() as u8;
        }
        // Truncation can leave trailing blanks. The bytes after the name must be zero, as labels are compared
        // whole.
        let len = label.as_str().trim_end().len();
        label.bytes[len..].fill(0);
        label.len = len as u8;
        label
    }

    /// Name as text.
    pub fn as_str(&self) -> &str {
        self.bytes.get(..usize::from(self.len)).and_then(|bytes| str::from_utf8(bytes).ok()).unwrap_or("")
    }

    /// True if the name is empty.
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

    /// Label of the text; see [`new`](Self::new).
    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self::new(text))
    }
}

impl fmt::Debug for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}
