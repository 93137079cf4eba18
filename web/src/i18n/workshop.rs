//! Texts of the workshop, which are loaded with it: no part of [`Texts`](super::Texts).

/// Texts of the workshop.
pub struct Workshop {
    /// The address names an edition that there is not.
    pub unknown_edition: &'static str,
    /// Over the size of the board.
    pub board: &'static str,
    /// Columns, rows and squares of lake.
    pub board_size: fn(u8, u8, u32) -> String,
    /// Over the pieces.
    pub army: &'static str,
    /// Over the columns of the pieces: kind, rank, how many.
    pub army_columns: [&'static str; 3],
    /// Before the number of all pieces.
    pub army_total: &'static str,
    /// Chooses the edition on the start screen.
    pub choose: &'static str,
}

/// English.
pub static ENGLISH: Workshop = Workshop {
    unknown_edition: "There is no such edition.",
    board: "The board",
    board_size: |columns, rows, lakes| {
        let size = format!("{columns} columns and {rows} rows");
        match lakes {
            0 => format!("{size}, without lakes."),
            1 => format!("{size}; no piece enters the one square of lake."),
            lakes => format!("{size}; no piece enters the {lakes} squares of lake."),
        }
    },
    army: "The army of each side",
    army_columns: ["Piece", "Rank", "Number"],
    army_total: "All pieces",
    choose: "Choose this edition",
};
