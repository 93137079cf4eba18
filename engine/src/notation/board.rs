//! Position strings (N1).

use alloc::string::String;
use alloc::vec::Vec;

use super::ParseError;
use crate::board::Board;
use crate::color::Color;
use crate::position::{Placed, Position};
use crate::role::Role;
use crate::square::Square;
use crate::view::View;

/// Piece of a position string: its side, its kind if known, and true if it is enchanted.
type Drawn = (Color, Option<Role>, bool);

/// Piece of a position as one player sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sighted {
    /// Side for which the piece stands.
    pub color: Color,
    /// Square of the piece.
    pub square: Square,
    /// Kind of the piece, if the player knows it.
    pub role: Option<Role>,
    /// True if the piece has changed sides (R11.4).
    pub enchanted: bool,
}

/// Position string with all pieces, rows from the highest to `1`.
pub fn write_position(position: &Position) -> String {
    write_board(&position.public().variant().board, |square| {
        position.piece(square).map(|(color, role)| (color, Some(role), position.public().token(square).enchanted))
    })
}

/// Position string of a view; an unknown enemy piece is `?`.
pub fn write_view(view: &View) -> String {
    write_board(&view.variant().board, |square| {
        Some((view.public().color_at(square)?, view.known(square), view.public().token(square).enchanted))
    })
}

/// Position string of given pieces.
pub(super) fn write_pieces(board: &Board, pieces: &[Placed]) -> String {
    write_board(board, |square| {
        let placed = pieces.iter().find(|placed| placed.square == square)?;
        Some((placed.color, Some(placed.role), placed.enchanted))
    })
}

/// Position string of pieces as a player sees them.
pub(super) fn write_sighted(board: &Board, pieces: &[Sighted]) -> String {
    write_board(board, |square| {
        let sighted = pieces.iter().find(|sighted| sighted.square == square)?;
        Some((sighted.color, sighted.role, sighted.enchanted))
    })
}

/// Position string with the piece that a function returns for each square.
pub fn write_board(board: &Board, piece: impl Fn(Square) -> Option<Drawn>) -> String {
    let mut text = String::new();
    for row in (0..board.rows).rev() {
        if !text.is_empty() {
            text.push('/');
        }
        for square in (0..board.columns).filter_map(|column| Square::new(column, row)) {
            match piece(square) {
                _ if board.lakes.contains(square) => text.push('~'),
                None => text.push('.'),
                Some((_, None, _)) => text.push('?'),
                Some((color, Some(role), enchanted)) => {
                    let letter = role.letter();
                    let blue = color == Color::Blue;
                    text.push(if blue { letter.to_ascii_lowercase() } else { letter });
                    if blue && letter.is_ascii_digit() {
                        text.push('\'');
                    }
                    if enchanted {
                        text.push('*');
                    }
                }
            }
        }
    }
    text
}

/// Reads a position string for a board.
///
/// # Errors
/// Rows of another size, lakes in other places, or letters that are not pieces.
pub fn parse_board(board: &Board, text: &str) -> Result<Vec<Placed>, ParseError> {
    let pieces = parse_sighted(board, None, text)?.into_iter();
    let placed = |Sighted { color, square, role, enchanted }| Some(Placed { color, square, role: role?, enchanted });
    Ok(pieces.filter_map(placed).collect())
}

/// Reads a position string as a player sees the board. Without a player it cannot contain `?`.
///
/// # Errors
/// As [`parse_board`].
pub(super) fn parse_sighted(board: &Board, me: Option<Color>, text: &str) -> Result<Vec<Sighted>, ParseError> {
    let fail = |expected| Err(ParseError::new(expected, text));
    let mut pieces = Vec::new();
    let mut rows = text.split('/');
    for row in (0..board.rows).rev() {
        let Some(line) = rows.next() else { return fail("as many rows as the board has") };
        let mut letters = line.chars().peekable();
        for column in 0..board.columns {
            let (Some(square), Some(letter)) = (Square::new(column, row), letters.next()) else {
                return fail("as many squares in each row as the board has columns");
            };
            if board.lakes.contains(square) != (letter == '~') {
                return fail("the lakes of the board");
            }
            let (color, role) = match (letter, me) {
                ('~' | '.', _) => continue,
                ('?', Some(me)) => (!me, None),
                _ => {
                    let Some(role) = Role::from_letter(letter.to_ascii_uppercase()) else {
                        return fail("a piece letter");
                    };
                    let quoted = letters.next_if_eq(&'\'').is_some();
                    if quoted && !letter.is_ascii_digit() {
                        return fail("a quote after digits only");
                    }
                    (if quoted || letter.is_ascii_lowercase() { Color::Blue } else { Color::Red }, Some(role))
                }
            };
            let enchanted = letters.next_if_eq(&'*').is_some();
            if enchanted && role.is_none() {
                return fail("an enchanted piece that is known");
            }
            pieces.push(Sighted { color, square, role, enchanted });
        }
        if letters.next().is_some() {
            return fail("as many squares in each row as the board has columns");
        }
    }
    if rows.next().is_some() { fail("as many rows as the board has") } else { Ok(pieces) }
}
