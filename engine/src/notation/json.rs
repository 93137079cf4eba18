//! Just enough JSON for own variants, read from left to right. Reading it by hand costs the page two kilobytes, the usual
//! crate seventeen.

use alloc::string::String;

use super::ParseError;

/// How deep values that nobody asks for may be nested.
const DEEPEST: u8 = 16;

/// A text of JSON, as far as it has not been read.
pub(super) struct Json<'a> {
    rest: &'a str,
    /// Whether an object or array has been opened and nothing of it read.
    opened: bool,
}

impl<'a> Json<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { rest: text, opened: false }
    }

    /// What has not been read.
    pub(super) const fn rest(&self) -> &'a str {
        self.rest
    }

    /// The reason why reading ends here.
    pub(super) fn fail<T>(&self, expected: &'static str) -> Result<T, ParseError> {
        Err(ParseError::new(expected, self.rest))
    }

    /// Passes over a sign and the blanks before it, if the sign comes next.
    fn has(&mut self, sign: &str) -> bool {
        self.rest = self.rest.trim_ascii_start();
        let rest = self.rest.strip_prefix(sign);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    /// Begins an object or an array.
    pub(super) fn open(&mut self, sign: &str, expected: &'static str) -> Result<(), ParseError> {
        self.opened = true;
        if self.has(sign) { Ok(()) } else { self.fail(expected) }
    }

    /// Whether another member comes before the end of the object or array.
    pub(super) fn more(&mut self, end: &str) -> Result<bool, ParseError> {
        let first = core::mem::take(&mut self.opened);
        if self.has(end) {
            Ok(false)
        } else if first || self.has(",") {
            Ok(true)
        } else {
            self.fail("a comma or the end of the list")
        }
    }

    /// The name of the next member of an object, unless that is at its end.
    pub(super) fn key(&mut self) -> Result<Option<String>, ParseError> {
        if !self.more("}")? {
            return Ok(None);
        }
        let key = self.text()?;
        if self.has(":") { Ok(Some(key)) } else { self.fail("a colon") }
    }

    /// A number from 0 to 255.
    pub(super) fn number(&mut self) -> Result<u8, ParseError> {
        self.rest = self.rest.trim_ascii_start();
        let (digits, rest) = self.rest.split_at(self.rest.bytes().take_while(u8::is_ascii_digit).count());
        match digits.parse() {
            Ok(number) => {
                self.rest = rest;
                Ok(number)
            }
            Err(_) => self.fail("a number from 0 to 255"),
        }
    }

    /// `true` or `false`.
    pub(super) fn truth(&mut self) -> Result<bool, ParseError> {
        let truth = self.has("true");
        if truth || self.has("false") { Ok(truth) } else { self.fail("true or false") }
    }

    /// A text in quotes.
    pub(super) fn text(&mut self) -> Result<String, ParseError> {
        if !self.has("\"") {
            return self.fail("a text in quotes");
        }
        let mut text = String::new();
        loop {
            let Some(letter) = self.letter() else { return self.fail("the end of a text") };
            text.push(match letter {
                '"' => return Ok(text),
                '\\' => self.escaped()?,
                _ => letter,
            });
        }
    }

    fn letter(&mut self) -> Option<char> {
        let mut letters = self.rest.chars();
        let letter = letters.next()?;
        self.rest = letters.as_str();
        Some(letter)
    }

    fn escaped(&mut self) -> Result<char, ParseError> {
        match self.letter() {
            Some(letter @ ('"' | '\\' | '/')) => Ok(letter),
            // Names have no control characters, whichever they are.
            Some('b' | 'f' | 'n' | 'r' | 't') => Ok(' '),
            Some('u') => {
                let first = self.unit()?;
                // Two halves of a letter beyond the first 65,536.
                let second = if first >> 10 == 0xd800 >> 10 && self.rest.starts_with("\\u") {
                    self.rest = &self.rest[2..];
                    Some(self.unit()?)
                } else {
                    None
                };
                let units = [first, second.unwrap_or(0)];
                let letter = char::decode_utf16(units.into_iter().take(1 + usize::from(second.is_some()))).next();
                Ok(letter.and_then(Result::ok).unwrap_or(char::REPLACEMENT_CHARACTER))
            }
            _ => self.fail("a letter behind a backslash"),
        }
    }

    /// Four hexadecimal digits.
    fn unit(&mut self) -> Result<u16, ParseError> {
        let digits = self.rest.get(..4).filter(|digits| digits.bytes().all(|byte| byte.is_ascii_hexdigit()));
        match digits.map(|digits| u16::from_str_radix(digits, 16)) {
            Some(Ok(unit)) => {
                self.rest = &self.rest[4..];
                Ok(unit)
            }
            _ => self.fail("four hexadecimal digits"),
        }
    }

    /// Passes over a value that nobody asks for.
    pub(super) fn skip(&mut self) -> Result<(), ParseError> {
        self.skip_at(0)
    }

    fn skip_at(&mut self, depth: u8) -> Result<(), ParseError> {
        self.rest = self.rest.trim_ascii_start();
        match self.rest.bytes().next() {
            Some(b'{' | b'[') if depth == DEEPEST => self.fail("a value that is not nested so deep"),
            Some(b'{') => {
                self.open("{", "")?;
                while self.key()?.is_some() {
                    self.skip_at(depth + 1)?;
                }
                Ok(())
            }
            Some(b'[') => {
                self.open("[", "")?;
                while self.more("]")? {
                    self.skip_at(depth + 1)?;
                }
                Ok(())
            }
            Some(b'"') => self.text().map(drop),
            _ => {
                let word = |byte: &u8| byte.is_ascii_alphanumeric() || b"+-.".contains(byte);
                let (skipped, rest) = self.rest.split_at(self.rest.bytes().take_while(word).count());
                if skipped.is_empty() {
                    return self.fail("a value");
                }
                self.rest = rest;
                Ok(())
            }
        }
    }
}
