//! The letters of `StraDoS2`, which the game archives use: a set-up is forty of them, a board a hundred. `A` is an empty
//! square and `_` a lake; Red has `B` to `M`, Blue `N` to `Y`. No other board and no other kind of piece has a letter.

use vexillum_engine::{Board, Color, Placed, Role, Setup, Square, SquareSet};

use super::{Diagram, PasteError, Refusal, Wrong, cut};

/// The kinds in the order of their letters, the same for both sides.
const ROLES: [Role; 12] = [
    Role::Bomb,
    Role::Spy,
    Role::Scout,
    Role::Miner,
    Role::Sergeant,
    Role::Lieutenant,
    Role::Captain,
    Role::Major,
    Role::Colonel,
    Role::General,
    Role::Marshal,
    Role::Flag,
];

const EMPTY: char = 'A';
const LAKE: char = '_';

/// How many letters a set-up has.
pub(super) const SETUP_LEN: usize = Board::LARGE.home_len();
/// How many letters a board has.
pub(super) const FIELD_LEN: usize = 100;

/// The first letter of a side.
const fn first(color: Color) -> u8 {
    match color {
        Color::Red => b'B',
        Color::Blue => b'N',
    }
}

/// The piece of an upper-case letter.
pub(super) fn piece(letter: char) -> Option<(Color, Role)> {
    let letter = u8::try_from(letter).ok()?;
    Color::ALL.into_iter().find_map(|color| {
        let index = letter.checked_sub(first(color))?;
        Some((color, *ROLES.get(usize::from(index))?))
    })
}

/// The upper-case letter of a piece; none for a kind that the format does not know.
pub(super) fn letter(color: Color, role: Role) -> Option<char> {
    let index = ROLES.iter().position(|&other| other == role)?;
    Some(char::from(first(color) + index as u8))
}

/// Reads the forty upper-case letters of a set-up, of either side, the back row first.
///
/// # Errors
/// The wrong number of letters, one that is no piece, or letters of both sides.
pub(super) fn read_setup(text: &str) -> Result<Setup, PasteError> {
    let mut side = None;
    let mut squares = Vec::with_capacity(SETUP_LEN);
    for letter in text.chars() {
        let piece = piece(letter);
        match piece {
            None if letter != EMPTY => return Err(PasteError::Letter(letter)),
            Some((color, _)) if *side.get_or_insert(color) != color => return Err(PasteError::BothSides),
            _ => squares.push(piece.map(|(_, role)| role)),
        }
    }
    from_back_row(&squares)
}

/// A set-up of the large board whose rows begin with the back row.
///
/// # Errors
/// The wrong number of squares.
pub(super) fn from_back_row(squares: &[Option<Role>]) -> Result<Setup, PasteError> {
    let found = squares.len();
    let squares = squares.chunks(usize::from(Board::LARGE.columns)).rev().flatten().copied().collect();
    Setup::from_squares(&Board::LARGE, squares).map_err(|_| PasteError::Length { found, wanted: SETUP_LEN })
}

/// The rows of a set-up with the back row first, if they are four of ten.
pub(super) fn back_row_first(setup: &Setup) -> Option<impl Iterator<Item = Option<Role>>> {
    let fits = setup.columns() == Board::LARGE.columns && setup.squares().len() == SETUP_LEN;
    let rows = || setup.squares().chunks(usize::from(Board::LARGE.columns)).rev();
    fits.then(|| rows().flatten().copied())
}

/// Writes a set-up in the letters of a side.
///
/// # Errors
/// Another board, or a kind that the format does not know.
pub fn write_setup(color: Color, setup: &Setup) -> Result<String, Refusal> {
    let squares = back_row_first(setup).ok_or(Refusal::Board)?;
    squares.map(|role| role.map_or(Ok(EMPTY), |role| letter(color, role).ok_or(Refusal::Role(role)))).collect()
}

/// The squares of a board in the order of the letters: row 1 first, each from Red's left.
fn squares() -> impl Iterator<Item = Square> {
    (0..Board::LARGE.rows).flat_map(|row| (0..Board::LARGE.columns).filter_map(move |column| Square::new(column, row)))
}

/// Reads the hundred letters of a board, upper or lower case alike.
///
/// # Errors
/// The wrong number of letters, one that is no piece, or lakes elsewhere.
pub(super) fn read_field(text: &str) -> Result<Diagram, Wrong> {
    let found = text.chars().count();
    if found != FIELD_LEN {
        return Err(Wrong::Length { found, wanted: FIELD_LEN });
    }
    let mut diagram = Diagram::empty(&Board::LARGE);
    for (square, letter) in squares().zip(text.chars()) {
        let piece = piece(letter.to_ascii_uppercase());
        if Board::LARGE.lakes.contains(square) != (letter == LAKE) {
            return Err(Wrong::Lakes(square));
        }
        match piece {
            Some((color, role)) => diagram.pieces.push(Placed { color, square, role, enchanted: false }),
            None if matches!(letter.to_ascii_uppercase(), EMPTY | LAKE) => {}
            None => return Err(Wrong::Letter(letter)),
        }
    }
    Ok(diagram)
}

/// The side that a word of the longer form stands for.
fn side(word: &str) -> Option<Color> {
    match word {
        "r" | "R" => Some(Color::Red),
        "b" | "B" => Some(Color::Blue),
        _ => None,
    }
}

/// The letters of a board, without white space and without what the longer form has behind them.
pub(super) fn letters(text: &str) -> String {
    text.split_whitespace().take_while(|word| side(word).is_none()).collect()
}

/// Reads a board, alone or in the longer form: ` r` or ` b` for the side to move and the number of the move behind it,
/// and what the opponent knows in lower case. White space within the letters is passed over.
///
/// # Errors
/// As [`read_field`], and for anything else behind the letters.
pub(super) fn read_position(text: &str) -> Result<Diagram, Wrong> {
    let letters = letters(text);
    let mut diagram = read_field(&letters)?;
    let mut tail = text.split_whitespace().skip_while(|word| side(word).is_none());
    let Some(turn) = tail.next() else { return Ok(diagram) };
    diagram.turn = side(turn);
    let number = |word: &str| word.parse().map_err(|_| Wrong::Word(cut(word)));
    diagram.number = tail.next().map(number).transpose()?;
    if let Some(word) = tail.next() {
        return Err(Wrong::Word(cut(word)));
    }
    let lower = squares().zip(letters.chars()).filter(|(_, letter)| letter.is_ascii_lowercase());
    let stands = |square: &Square| diagram.pieces.iter().any(|piece| piece.square == *square);
    diagram.known = lower.map(|(square, _)| square).filter(stands).collect();
    Ok(diagram)
}

/// Writes the hundred letters of a board.
///
/// # Errors
/// Another board, an enchanted piece, or a kind that the format does not know.
pub fn write_field(diagram: &Diagram) -> Result<String, Refusal> {
    write_marked(diagram, SquareSet::EMPTY)
}

/// Writes the longer form: what the opponent knows in lower case, the side to move, and the number of the move.
///
/// # Errors
/// As [`write_field`].
pub fn write_position(diagram: &Diagram) -> Result<String, Refusal> {
    let turn = match diagram.turn {
        Some(Color::Blue) => 'b',
        _ => 'r',
    };
    Ok(format!("{} {turn} {}", write_marked(diagram, diagram.known)?, diagram.number.unwrap_or(0)))
}

fn write_marked(diagram: &Diagram, marked: SquareSet) -> Result<String, Refusal> {
    if !diagram.is_on(&Board::LARGE) {
        return Err(Refusal::Board);
    }
    squares()
        .map(|square| {
            let piece = diagram.pieces.iter().find(|piece| piece.square == square);
            match piece {
                _ if Board::LARGE.lakes.contains(square) => Ok(LAKE),
                None => Ok(EMPTY),
                Some(piece) if piece.enchanted => Err(Refusal::Enchanted(square)),
                Some(piece) => letter(piece.color, piece.role)
                    .map(|letter| if marked.contains(square) { letter.to_ascii_lowercase() } else { letter })
                    .ok_or(Refusal::Role(piece.role)),
            }
        })
        .collect()
}
