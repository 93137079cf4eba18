//! The `.stg` files of an old Java client: eighty digits a set-up, several of them end to end. Each pair of digits is the
//! column and the row of a piece, as the screen shows a player who sits at its top: column 0 is at its left, which is his
//! right, and row 0 is his back row. The pieces come in a fixed order, so there is only one army.

use vexillum_engine::{Board, Role, Setup};

use super::strados::{back_row_first, from_back_row};
use super::{PasteError, Refusal};

/// The order in which the army is listed.
const ARMY: [(Role, u8); 12] = [
    (Role::Flag, 1),
    (Role::Spy, 1),
    (Role::Marshal, 1),
    (Role::General, 1),
    (Role::Colonel, 2),
    (Role::Major, 3),
    (Role::Captain, 4),
    (Role::Lieutenant, 4),
    (Role::Sergeant, 4),
    (Role::Miner, 5),
    (Role::Scout, 8),
    (Role::Bomb, 6),
];

const COLUMNS: usize = Board::LARGE.columns as usize;
const SQUARES: usize = Board::LARGE.home_len();
/// Two digits a piece.
const LEN: usize = 2 * SQUARES;

/// The pieces in the order in which they are listed.
fn pieces() -> impl Iterator<Item = Role> {
    ARMY.into_iter().flat_map(|(role, count)| std::iter::repeat_n(role, count.into()))
}

/// Reads the set-ups of a text of digits alone, at least one.
///
/// # Errors
/// The wrong number of digits, a square named twice, or a fifth row.
pub(super) fn read(text: &str) -> Result<Vec<Setup>, PasteError> {
    if text.is_empty() || !text.len().is_multiple_of(LEN) {
        return Err(PasteError::Length { found: text.len() / 2, wanted: SQUARES });
    }
    text.as_bytes().chunks_exact(LEN).map(read_one).collect()
}

fn read_one(digits: &[u8]) -> Result<Setup, PasteError> {
    let mut squares = vec![None; SQUARES];
    for (role, pair) in pieces().zip(digits.chunks_exact(2)) {
        let &[column, row] = pair else { continue };
        let digit = |byte: u8| char::from(byte).to_digit(10).ok_or(PasteError::Letter(char::from(byte)));
        let (column, row) = (COLUMNS - 1 - digit(column)? as usize, digit(row)? as usize);
        let square = squares.get_mut(row * COLUMNS + column).ok_or(PasteError::OffTheRows)?;
        if square.replace(role).is_some() {
            return Err(PasteError::SameSquare);
        }
    }
    from_back_row(&squares)
}

/// Writes a set-up.
///
/// # Errors
/// Another board than the large one, or another army than that of the format.
pub fn write(setup: &Setup) -> Result<String, Refusal> {
    let squares: Vec<_> = back_row_first(setup).ok_or(Refusal::Board)?.collect();
    let counts = setup.counts();
    let wanted = |role: Role| ARMY.iter().find(|(other, _)| *other == role).map_or(0, |(_, count)| *count);
    if let Some(role) = Role::ALL.into_iter().find(|&role| counts[role as usize] != wanted(role)) {
        return Err(Refusal::Army(role));
    }
    let placed = |role: Role| squares.iter().enumerate().filter(move |(_, other)| **other == Some(role));
    let digits = ARMY.into_iter().flat_map(|(role, _)| placed(role)).map(|(index, _)| {
        let (column, row) = (COLUMNS - 1 - index % COLUMNS, index / COLUMNS);
        format!("{column}{row}")
    });
    Ok(digits.collect())
}
