//! Why a variant cannot be played, a sentence for each flaw.

/// Why a variant cannot be played.
pub struct Flaws {
    /// The size of the board.
    pub board_size: &'static str,
    /// The home rows.
    pub home_rows: &'static str,
    /// A lake on a home square.
    pub lakes: &'static str,
    /// No way between the sides.
    pub no_way: &'static str,
    /// No prize.
    pub no_flag: &'static str,
    /// Nothing moves.
    pub no_movable_piece: &'static str,
    /// A kind with a power although it does not move and attack, or moves in a way that does not go with it.
    pub power: fn(&str) -> String,
    /// Every home square is to be filled: pieces and squares.
    pub army_all: fn(usize, usize) -> String,
    /// Too many pieces: pieces and squares.
    pub army_any: fn(usize, usize) -> String,
    /// A limit out of range.
    pub limit: &'static str,
    /// These two do not go together.
    pub together: fn(&str, &str) -> String,
    /// The first needs the second.
    pub needs: fn(&str, &str) -> String,
    /// What is no switch of its own but stands in these sentences, by its name in the engine.
    pub others: [(&'static str, &'static str); 4],
}

/// English.
pub const ENGLISH: Flaws = Flaws {
    board_size: "The board must have 4 to 12 columns and 4 to 10 rows.",
    home_rows: "The home rows of the two sides overlap, or there are none.",
    lakes: "A lake lies on a home square.",
    no_way: "The lakes leave no way from one side to the other.",
    no_flag: "No piece of this army is a Flag.",
    no_movable_piece: "No piece of this army moves.",
    power: |name| {
        format!(
            "{name} cannot have this power: it must be able to move and to attack, and with Flight move one square."
        )
    },
    army_all: |pieces, squares| {
        format!("The army has {pieces} pieces for {squares} home squares, which must all be filled.")
    },
    army_any: |pieces, squares| format!("The army has {pieces} pieces, more than the {squares} home squares."),
    limit: "A limit of turns is out of range.",
    together: |one, other| format!("“{one}” does not go with “{other}”."),
    needs: |one, other| format!("“{one}” needs “{other}”."),
    others: [
        ("cards", "Battle Cards"),
        ("powers", "Fantasy powers"),
        ("exploding-bombs=off", "Exploding Bombs off"),
        ("a spy", "A piece that takes as the Spy does"),
    ],
};
