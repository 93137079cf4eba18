//! The board of an edition: its size, lakes and home rows (R1).

use crate::color::Color;
use crate::square::{Square, SquareSet};

/// A board. As data of an edition it is a constant; `Variant::check` says whether it can be played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(default = "Board::without_lakes", expecting = "a board in braces")
)]
pub struct Board {
    /// Columns, 4 to 12.
    pub columns: u8,
    /// Rows, 4 to 10.
    pub rows: u8,
    /// How many rows each side has for its set-up.
    #[cfg_attr(feature = "serde", serde(rename = "home"))]
    pub home_rows: u8,
    /// Squares that no piece ever enters (R1.4).
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "crate::forms::is_default"))]
    pub lakes: SquareSet,
}

impl Board {
    /// R1.2: 10 columns by 10 rows, four home rows.
    pub const LARGE: Self = Self { columns: 10, rows: 10, home_rows: 4, lakes: lakes([4, 5]) };
    /// R1.3: 10 columns by 8 rows, three home rows.
    pub const SMALL: Self = Self { columns: 10, rows: 8, home_rows: 3, lakes: lakes([3, 4]) };

    /// The board from which one is read that leaves something out.
    #[cfg(feature = "serde")]
    const fn without_lakes() -> Self {
        Self { lakes: SquareSet::EMPTY, ..Self::LARGE }
    }

    /// Every square of the board, lakes included.
    pub const fn squares(&self) -> SquareSet {
        SquareSet::rectangle(self.columns, 0, self.rows)
    }

    /// The squares on which a piece can stand.
    pub fn land(&self) -> SquareSet {
        self.squares() & !self.lakes
    }

    /// The square that a player sees in a column and a row counted from his own left and his own back row (from 0).
    pub const fn seen_from(&self, color: Color, column: u8, row: u8) -> Option<Square> {
        if column >= self.columns || row >= self.rows {
            return None;
        }
        match color {
            Color::Red => Square::new(column, row),
            Color::Blue => Square::new(self.columns - 1 - column, self.rows - 1 - row),
        }
    }

    /// The home squares of a side in the order of the set-up string (N1): front row first, each row from the player's left.
    pub fn home(&self, color: Color) -> impl Iterator<Item = Square> + use<> {
        let board = *self;
        (0..board.home_rows)
            .rev()
            .flat_map(move |row| (0..board.columns).filter_map(move |column| board.seen_from(color, column, row)))
    }

    /// Whether a piece could go from one side's home rows to the other's.
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

    /// How many rows lie between a square and the opponent's back row, forward as that player looks (R1.5).
    pub const fn rows_ahead(&self, color: Color, square: Square) -> u8 {
        match color {
            Color::Red => self.rows - 1 - square.row(),
            Color::Blue => square.row(),
        }
    }

    /// Whether a square lies in the opponent's back row (R1.5).
    pub const fn is_far_row(&self, color: Color, square: Square) -> bool {
        self.rows_ahead(color, square) == 0
    }

    /// How many home squares each side has.
    pub const fn home_len(&self) -> usize {
        self.columns as usize * self.home_rows as usize
    }
}

/// The two lakes of the boxed boards, columns c-d and g-h, in two rows counted from 0.
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
