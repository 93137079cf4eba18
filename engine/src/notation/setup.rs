//! Set-up strings (N1).

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::{ParseError, write_rows};
use crate::board::Board;
use crate::role::Role;
use crate::setup::Setup;
use crate::square::{MAX_COLUMNS, MAX_ROWS};

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_rows(f, self.columns(), self.squares().iter().map(|role| role.map_or('.', Role::letter)))
    }
}

impl Setup {
    /// Reads a set-up string, with or without `/` between the rows. It may have [problems](Self::problems).
    ///
    /// # Errors
    /// A letter that is not a kind, a `/` within a row, or the wrong number of squares.
    pub fn parse(board: &Board, text: &str) -> Result<Self, ParseError> {
        let mut squares = Vec::new();
        for letter in text.chars() {
            match letter {
                '/' if squares.len() % usize::from(board.columns.max(1)) == 0 => {}
                '/' => return Err(ParseError::new("whole rows between slashes", text)),
                '.' => squares.push(None),
                _ => {
                    let role = Role::from_letter(letter);
                    squares.push(Some(role.ok_or_else(|| ParseError::new("a piece letter, '.' or '/'", text))?));
                }
            }
        }
        Self::from_squares(board, squares).map_err(|_| ParseError::new("as many squares as the home rows have", text))
    }
}

impl FromStr for Setup {
    type Err = ParseError;

    /// Reads a set-up string with a `/` between its rows, for any board with such home rows.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let rows = text.split('/');
        let columns = rows.clone().next().map_or(0, |row| row.chars().count());
        let fits = (1..=MAX_COLUMNS.into()).contains(&columns)
            && rows.clone().count() <= MAX_ROWS.into()
            && rows.clone().all(|row| row.chars().count() == columns);
        if !fits {
            return Err(ParseError::new("home rows of one length", text));
        }
        let board = Board { columns: columns as u8, home_rows: rows.count() as u8, ..Board::LARGE };
        Self::parse(&board, text)
    }
}
