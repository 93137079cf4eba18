//! Squares of the board and sets of them.

use crate::color::Color;
use core::fmt;
use core::ops::{BitAnd, BitOr, BitOrAssign, Not};
use core::str::FromStr;

/// Maximum number of columns of a board (R3.2).
pub const MAX_COLUMNS: u8 = 12;
/// Maximum number of rows of a board (R3.2).
pub const MAX_ROWS: u8 = 10;
/// Number of squares of the largest board; every [`Square`] has a smaller index.
pub const MAX_SQUARES: usize = MAX_COLUMNS as usize * MAX_ROWS as usize;

/// Direction along a row or a column, as Red sees the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Direction {
    /// Direction of higher rows.
    North,
    /// Direction of later columns.
    East,
    /// Direction of row 1.
    South,
    /// Direction of column `a`.
    West,
}

impl Direction {
    /// All four directions.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// Forward direction of a player's pieces: to the opponent's back row (R1.5).
    pub const fn forward(color: Color) -> Self {
        match color {
            Color::Red => Self::North,
            Color::Blue => Self::South,
        }
    }

    /// Change of column and row in one step.
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Self::North => (0, 1),
            Self::East => (1, 0),
            Self::South => (0, -1),
            Self::West => (-1, 0),
        }
    }
}

/// Square from `a1` to `l10`, even if a given board is smaller.
///
/// All boards number their squares alike, so an index is at most [`MAX_SQUARES`] - 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// Square at a column and row, both counted from 0.
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < MAX_COLUMNS && row < MAX_ROWS { Some(Self(row * MAX_COLUMNS + column)) } else { None }
    }

    /// Square with this [index](Self::index).
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < MAX_SQUARES { Some(Self(index as u8)) } else { None }
    }

    /// Index below [`MAX_SQUARES`], row by row from `a1`.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Column, 0 for `a`.
    pub const fn column(self) -> u8 {
        self.0 % MAX_COLUMNS
    }

    /// Row, 0 for row `1`.
    pub const fn row(self) -> u8 {
        self.0 / MAX_COLUMNS
    }

    /// Square at a distance in columns and rows.
    pub const fn offset(self, columns: i8, rows: i8) -> Option<Self> {
        let column = self.column() as i8 + columns;
        let row = self.row() as i8 + rows;
        if column < 0 || row < 0 { None } else { Self::new(column as u8, row as u8) }
    }

    /// Next square in a direction.
    #[inline]
    pub const fn step(self, direction: Direction) -> Option<Self> {
        let next = STEPS[self.0 as usize][direction as usize];
        if next == OFF { None } else { Some(Self(next)) }
    }

    /// Direction and distance to another square in the same row or column.
    pub const fn line_to(self, to: Self) -> Option<(Direction, u8)> {
        let columns = to.column() as i8 - self.column() as i8;
        let rows = to.row() as i8 - self.row() as i8;
        match (columns, rows) {
            (0, 0) => None,
            (0, n) if n > 0 => Some((Direction::North, n as u8)),
            (0, n) => Some((Direction::South, -n as u8)),
            (n, 0) if n > 0 => Some((Direction::East, n as u8)),
            (n, 0) => Some((Direction::West, -n as u8)),
            _ => None,
        }
    }

    /// Number of steps to another square, with nothing in the way.
    pub const fn steps_to(self, to: Self) -> u8 {
        self.column().abs_diff(to.column()) + self.row().abs_diff(to.row())
    }

    /// True if the other square is one step away.
    pub fn is_next_to(self, other: Self) -> bool {
        matches!(self.line_to(other), Some((_, 1)))
    }

    /// Squares one step away.
    #[inline]
    pub const fn neighbors(self) -> SquareSet {
        NEIGHBORS[self.0 as usize]
    }
}

const OFF: u8 = u8::MAX;

const STEPS: [[u8; 4]; MAX_SQUARES] = {
    let mut steps = [[OFF; 4]; MAX_SQUARES];
    let mut index = 0;
    while index < MAX_SQUARES {
        let mut d = 0;
        while d < 4 {
            let (columns, rows) = Direction::ALL[d].delta();
            if let Some(square) = Square(index as u8).offset(columns, rows) {
                steps[index][d] = square.0;
            }
            d += 1;
        }
        index += 1;
    }
    steps
};

const NEIGHBORS: [SquareSet; MAX_SQUARES] = {
    let mut sets = [SquareSet::EMPTY; MAX_SQUARES];
    let mut index = 0;
    while index < MAX_SQUARES {
        let mut d = 0;
        while d < 4 {
            if STEPS[index][d] != OFF {
                sets[index].0 |= 1 << STEPS[index][d];
            }
            d += 1;
        }
        index += 1;
    }
    sets
};

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column()) as char, self.row() + 1)
    }
}

/// Error for text that is not a square from `a1` to `l10`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotASquare;

impl fmt::Display for NotASquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a square from a1 to l10")
    }
}

impl core::error::Error for NotASquare {}

impl FromStr for Square {
    type Err = NotASquare;

    fn from_str(text: &str) -> Result<Self, NotASquare> {
        let (&[letter, ref digits @ ..], true) = (text.as_bytes(), text.is_ascii()) else {
            return Err(NotASquare);
        };
        let row = match *digits {
            [d @ b'1'..=b'9'] => d - b'1',
            [b'1', b'0'] => 9,
            _ => return Err(NotASquare),
        };
        letter.checked_sub(b'a').and_then(|column| Self::new(column, row)).ok_or(NotASquare)
    }
}

/// Set of squares, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct SquareSet(u128);

impl SquareSet {
    /// Empty set.
    pub const EMPTY: Self = Self(0);

    /// Rectangle of the first `columns` columns and of `rows` rows from `first_row` on, counted from 0.
    pub const fn rectangle(columns: u8, first_row: u8, rows: u8) -> Self {
        let columns = if columns < MAX_COLUMNS { columns } else { MAX_COLUMNS };
        let line = (1 << columns) - 1;
        let mut set = 0;
        let mut row = first_row;
        while row < first_row + rows && row < MAX_ROWS {
            set |= line << (row * MAX_COLUMNS);
            row += 1;
        }
        Self(set)
    }

    /// True if the set holds the square.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.0 & 1 != 0
    }

    /// Set with a square added.
    #[must_use]
    #[inline]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | 1 << square.0)
    }

    /// Set with a square removed.
    #[must_use]
    #[inline]
    pub const fn without(self, square: Square) -> Self {
        Self(self.0 & !(1 << square.0))
    }

    /// Adds a square.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        *self = self.with(square);
    }

    /// Removes a square.
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        *self = self.without(square);
    }

    /// True if the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Number of squares.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
}

impl SquareSet {
    /// Squares at most `distance` columns and rows away, without the center.
    pub fn around(center: Square, distance: u8) -> Self {
        let (column, row) = (center.column(), center.row());
        let (before, below) = (column.saturating_sub(distance), row.saturating_sub(distance));
        let wide = |columns| Self::rectangle(columns, below, row + distance + 1 - below);
        (wide(column + distance + 1) & !wide(before)).without(center)
    }
}

impl BitAnd for SquareSet {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for SquareSet {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for SquareSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl Not for SquareSet {
    type Output = Self;

    /// Complement among all indexes, including those off a given board.
    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        Squares(self.0)
    }
}

/// Squares of a [`SquareSet`], row by row from `a1`.
#[derive(Clone, Debug)]
pub struct Squares(u128);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let square = Square(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(square)
    }
}
