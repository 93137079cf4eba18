//! Notation (N1-N3, N6) of moves, records, links, tests and the text protocol.
//!
//! `Display` writes it, `FromStr` or a `parse` function reads it.
//!
//! ```
//! use vexillum_engine::notation::{PlayerRecord, Record, parse_board, parse_cards};
//! use vexillum_engine::{Action, Board, Card, Color, Event, Outcome, Setup, Square, Told};
//!
//! fn check<T: std::str::FromStr<Err: std::fmt::Debug> + ToString>(text: &str) {
//!     assert_eq!(text.parse::<T>().unwrap().to_string(), text);
//! }
//! check::<Square>("a4");
//! check::<Action>("swap:a3a6,a6xa7&a+2");
//! check::<Event>("attack a4 a5");
//! check::<Told>("draw red boat to red");
//! check::<Outcome>("blue no-move");
//! check::<Setup>("..2./MF.B");
//! check::<Record>("\
//! vexillum 1
//! edition barrage
//! red ......2.../.....2..../M.9......./S3FB......
//! blue ...2....../....2...../.......9.M/......BF3S
//! 1 f3f5
//! 2 a7a6
//! ");
//! assert_eq!(parse_cards("boat,a+1"), Ok(vec![Card::Boat, Card::Attack1]));
//! assert_eq!("a4".parse::<Action>().unwrap_err().to_string(), "expected an action, found \"a4\"");
//! ```

mod action;
mod board;
mod event;
mod own_start;
#[cfg(feature = "serde")]
mod own_variant;
mod player_record;
mod public_form;
mod record;
mod setup;
mod variant;
mod words;

use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt;

use crate::variant::Variant;

pub use board::{Sighted, parse_board, write_board, write_position, write_view};
pub use own_start::{OwnCards, OwnStart};
#[cfg(feature = "serde")]
pub(crate) use own_variant::{OwnVariant, UnitForm};
pub use player_record::{Line, PlayerRecord};
pub use public_form::public_form;
pub use record::{Cards, Listed, Record, Start, parse_cards};

/// Parse error: the expected and the found text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// Line of a text of several lines, from 1; 0 for a single word or line.
    pub line: usize,
    /// Description of the expected text.
    pub expected: Cow<'static, str>,
    /// Beginning of the text found instead.
    pub found: String,
}

impl ParseError {
    pub(crate) fn new(expected: impl Into<Cow<'static, str>>, found: &str) -> Self {
        const SHOWN: usize = 40;
        Self { line: 0, expected: expected.into(), found: found.chars().take(SHOWN).collect() }
    }

    pub(crate) fn at_line(self, line: usize) -> Self {
        Self { line, ..self }
    }
}

/// Text of a custom variant.
#[cfg(feature = "serde")]
fn write_own(variant: &Variant) -> String {
    variant.to_json()
}

/// Text of a custom variant without JSON, which cannot be read again.
#[cfg(not(feature = "serde"))]
fn write_own(_: &Variant) -> String {
    Variant::OWN.into()
}

#[cfg(feature = "serde")]
fn read_own(text: &str) -> Result<Variant, ParseError> {
    Variant::from_json(text)
}

#[cfg(not(feature = "serde"))]
fn read_own(text: &str) -> Result<Variant, ParseError> {
    Err(ParseError::new("no own variant, for which the engine needs its feature `serde`", text))
}

/// Reads a text line by line; errors carry the line number.
fn each_line(text: &str, mut take: impl FnMut(&str) -> Result<(), ParseError>) -> Result<(), ParseError> {
    text.lines()
        .enumerate()
        .try_for_each(|(index, line)| take(line.trim_end()).map_err(|error| error.at_line(index + 1)))
}

/// Writes the rows of a set-up string with a `/` between them.
fn write_rows(f: &mut fmt::Formatter<'_>, columns: u8, letters: impl Iterator<Item = char>) -> fmt::Result {
    letters.enumerate().try_for_each(|(index, letter)| {
        if index > 0 && index % usize::from(columns.max(1)) == 0 {
            f.write_str("/")?;
        }
        write!(f, "{letter}")
    })
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        write!(f, "expected {}, found {:?}", self.expected, self.found)
    }
}

impl core::error::Error for ParseError {}

#[cfg(all(test, not(feature = "serde")))]
mod tests {
    use alloc::string::ToString;

    use super::{ParseError, Record};
    use crate::game::{Game, GameError, Seat};
    use crate::{ByColor, Variant};

    /// Custom variants can be played without JSON, but their records and saved games cannot be read.
    #[test]
    fn own_variants_without_json() {
        let refused = |text: &str| {
            let expected = "no own variant, for which the engine needs its feature `serde`";
            ParseError::new(expected, text)
        };
        assert_eq!("{}".parse::<Variant>(), Err(refused("{}")));
        let record = "vexillum 1\nvariant {\"version\":1}\n";
        assert_eq!(record.parse::<Record>(), Err(refused("{\"version\":1}").at_line(2)));
        let own = Variant::find("barrage").expect("an edition").as_own("Mine");
        let seats = ByColor::new(|color| Seat::Person(color.to_string()));
        let game = Game::new(own, seats, 1).expect("it can be played");
        assert_eq!(Game::restore(&game.save()), Err(GameError::Unreadable(refused("custom"))));
    }
}
