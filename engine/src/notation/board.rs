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

/// A piece of a position string: its side, its kind if that is known, and whether it is enchanted.
type Drawn = (Color, Option<Role>, bool);

/// A piece of a position as one player sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sighted {
    /// The side for which it stands.
    pub color: Color,
    /// Where.
    pub square: Square,
    /// Its kind, if the player knows it.
    pub role: Option<Role>,
    /// Whether it has changed sides (R11.4).
    pub enchanted: bool,
}

/// The whole position, rows from the highest to `1`.
pub fn write_position(position: &Position) -> String {
    write_board(&position.public().variant().board, |square| {
        position.piece(square).map(|(color, role)| (color, Some(role), position.public().token(square).enchanted))
    })
}

/// The position as a player knows it; an unknown enemy piece is `?`.
pub fn write_view(view: &View) -> String {
    write_board(&view.variant().board, |square| {
        Some((view.public().color_at(square)?, view.known(square), view.public().token(square).enchanted))
    })
}

/// Pieces placed by hand.
pub(super) fn write_pieces(board: &Board, pieces: &[Placed]) -> String {
    write_board(board, |square| {
        let placed = pieces.iter().find(|placed| placed.square == square)?;
        Some((placed.color, Some(placed.role), placed.enchanted))
    })
}

/// Pieces as a player sees them.
pub(super) fn write_sighted(board: &Board, pieces: &[Sighted]) -> String {
    write_board(board, |square| {
        let sighted = pieces.iter().find(|sighted| sighted.square == square)?;
        Some((sighted.color, sighted.role, sighted.enchanted))
    })
}

/// A position string of what a function gives for each square.
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
/// Rows of another size, lakes elsewhere, letters that are no pieces.
pub fn parse_board(board: &Board, text: &str) -> Result<Vec<Placed>, ParseError> {
    let pieces = parse_sighted(board, None, text)?.into_iter();
    let placed = |Sighted { color, square, role, enchanted }| Some(Placed { color, square, role: role?, enchanted });
    Ok(pieces.filter_map(placed).collect())
}

/// Reads a position string as a player sees the board; if nobody does, there is no `?` in it.
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
