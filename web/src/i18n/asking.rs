//! Texts of the answers to keys on the board, for screen readers.

use vexillum_engine::Square;

/// Texts of the answers to keys on the board.
pub struct Asking {
    /// A row: its number and what stands there.
    pub row: fn(u8, &str) -> String,
    /// A column: its letter and what stands there.
    pub column: fn(char, &str) -> String,
    /// Nothing stands there.
    pub empty: &'static str,
    /// From a square: where the piece can go.
    pub moves: fn(Square, &str) -> String,
    /// From a square: nowhere.
    pub no_moves: fn(Square) -> String,
    /// From a square: nobody here may move now.
    pub not_now: fn(Square) -> String,
    /// Nobody has moved.
    pub no_last: &'static str,
    /// Nobody has fought.
    pub no_fight: &'static str,
    /// No piece has that printed on it.
    pub none: fn(&str) -> String,
    /// The keys.
    pub help: &'static str,
}

/// English.
pub const ENGLISH: Asking = Asking {
    row: |row, pieces| format!("Row {row}: {pieces}"),
    column: |column, pieces| format!("Column {column}: {pieces}"),
    empty: "no pieces",
    moves: |square, squares| format!("From {square}: {squares}"),
    no_moves: |square| format!("From {square}: no move"),
    not_now: |square| format!("From {square}: you cannot move now"),
    no_last: "No move yet",
    no_fight: "No fight yet",
    none: |printed| format!("No {printed} on the board"),
    help: "Arrow keys: walk. Enter: pick up, put down. Escape: put back. R: this row. C: this column. M: where this piece can go. L: last move. X: last fight. 0 to 9, S, B, F: next piece of that rank, 0 for 10. P: write a guess on an enemy piece. U: undo. Y: redo. H: these keys.",
};
