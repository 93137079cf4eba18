//! Boards: size, lakes and home rows (R1).

use crate::color::Color;
use crate::square::{Square, SquareSet};

/// Board of an edition. `Variant::check` tells if it can be played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(default = "Board::without_lakes", expecting = "a board in braces")
)]
pub struct Board {
    /// Number of columns, 4 to 12.
    pub columns: u8,
    /// Number of rows, 4 to 10.
    pub rows: u8,
    /// Number of home rows of each side.
    #[cfg_attr(feature = "serde", serde(rename = "home"))]
    pub home_rows: u8,
    /// Squares that no piece can enter (R1.4).
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "crate::forms::is_default"))]
    pub lakes: SquareSet,
}

impl Board {
    /// Large board: 10 columns by 10 rows, four home rows (R1.2).
    pub const LARGE: Self = Self { columns: 10, rows: 10, home_rows: 4, lakes: lakes([4, 5]) };
    /// Small board: 10 columns by 8 rows, three home rows (R1.3).
    pub const SMALL: Self = Self { columns: 10, rows: 8, home_rows: 3, lakes: lakes([3, 4]) };

    /// Default values for boards in JSON: the large board without lakes.
    #[cfg(feature = "serde")]
    const fn without_lakes() -> Self {
        Self { lakes: SquareSet::EMPTY, ..Self::LARGE }
    }

    /// Squares of the board, lakes included.
    pub const fn squares(&self) -> SquareSet {
        SquareSet::rectangle(self.columns, 0, self.rows)
    }

    /// Squares that a piece can stand on.
    pub fn land(&self) -> SquareSet {
        self.squares() & !self.lakes
    }

    /// Square at a column and row, counted from 0 from the player's own left and back row.
    pub const fn seen_from(&self, color: Color, column: u8, row: u8) -> Option<Square> {
        if column >= self.columns || row >= self.rows {
            return None;
        }
        match color {
            Color::Red => Square::new(column, row),
            Color::Blue => Square::new(self.columns - 1 - column, self.rows - 1 - row),
        }
    }

    /// Home squares in the order of the set-up string (N1): front row first, from the player's left.
    pub fn home(&self, color: Color) -> impl Iterator<Item = Square> + use<> {
        let board = *self;
        (0..board.home_rows)
            .rev()
            .flat_map(move |row| (0..board.columns).filter_map(move |column| board.seen_from(color, column, row)))
    }

    /// True if there is a way over land between the home rows of both sides.
    pub fn joins_homes(&self) -> bool {
        let land = self.land();
        let home_rows = self.home_rows.min(self.rows);
        let theirs = SquareSet::rectangle(self.columns, self.rows - home_rows, home_rows);
        let mut reached = SquareSet::rectangle(self.columns, 0, home_rows) & land;
        loop {
            let next = reached.into_iter().fold(reached, |all, square| all | square.neighbors() & land);
            if next == reached {
                return !(reached & theirs).is_empty();
            }
            reached = next;
        }
    }

    /// Number of rows between a square and the opponent's back row (R1.5).
    pub const fn rows_ahead(&self, color: Color, square: Square) -> u8 {
        match color {
            Color::Red => self.rows - 1 - square.row(),
            Color::Blue => square.row(),
        }
    }

    /// True if a square lies in the opponent's back row (R1.5).
    pub const fn is_far_row(&self, color: Color, square: Square) -> bool {
        self.rows_ahead(color, square) == 0
    }

    /// Number of home squares of each side.
    pub const fn home_len(&self) -> usize {
        self.columns as usize * self.home_rows as usize
    }
}

/// Two lakes as on the boxed boards: columns c-d and g-h of two rows, counted from 0.
const fn lakes(rows: [u8; 2]) -> SquareSet {
    let mut set = SquareSet::EMPTY;
    let columns = [2, 3, 6, 7];
    let mut i = 0;
    while i < columns.len() * rows.len() {
        if let Some(square) = Square::new(columns[i % columns.len()], rows[i / columns.len()]) {
            set = set.with(square);
        }
        i += 1;
    }
    set
}
