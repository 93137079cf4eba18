//! A position as texts hold it: pieces on a board, and perhaps whose turn it is, but not the edition.

use vexillum_engine::notation::{Cards, Record, Start, parse_board};
use vexillum_engine::{
    Board, ByColor, Color, Deal, Game, GameError, MAX_COLUMNS, MAX_ROWS, Placed, Role, RoleCounts, Setup, Square,
    SquareSet, VARIANTS, Variant,
};

use super::{Wrong, cut};

/// A position without the edition that it is of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagram {
    /// How many columns the board has.
    pub columns: u8,
    /// How many rows.
    pub rows: u8,
    /// Its lakes.
    pub lakes: SquareSet,
    /// The pieces.
    pub pieces: Vec<Placed>,
    /// Where pieces stand that the opponent knows, where the text tells it.
    pub known: SquareSet,
    /// Who is to move, where the text tells it.
    pub turn: Option<Color>,
    /// The number of the move, where the text tells it; both sides' moves have the same one.
    pub number: Option<u32>,
}

impl Diagram {
    /// A board without pieces.
    pub const fn empty(board: &Board) -> Self {
        let Board { columns, rows, lakes, .. } = *board;
        Self { columns, rows, lakes, pieces: Vec::new(), known: SquareSet::EMPTY, turn: None, number: None }
    }

    /// The two set-ups of a game, before its first move.
    pub fn of_setups(board: &Board, setups: &ByColor<Setup>) -> Self {
        let place = |color| {
            let pieces = setups[color].pieces(board, color);
            pieces.map(move |(square, role)| Placed { color, square, role, enchanted: false })
        };
        let pieces = Color::ALL.into_iter().flat_map(place).collect();
        Self { pieces, turn: Some(Color::Red), ..Self::empty(board) }
    }

    /// How a recorded game begins.
    pub fn of_start(variant: &Variant, start: &Start) -> Self {
        match start {
            Start::Setups(setups) => Self::of_setups(&variant.board, setups),
            Start::Position(pieces, turn) => {
                Self { pieces: pieces.clone(), turn: Some(*turn), ..Self::empty(&variant.board) }
            }
        }
    }

    /// Reads our position string, alone or with `red` or `blue` behind it for the side to move.
    ///
    /// # Errors
    /// Where the text is none.
    pub(super) fn parse(text: &str) -> Result<Self, Wrong> {
        let mut words = text.split_whitespace();
        let letters = words.next().ok_or(Wrong::Empty)?;
        let color = |word: &str| Color::from_name(word).ok_or_else(|| Wrong::Word(cut(word)));
        let turn = words.next().map(color).transpose()?;
        if let Some(word) = words.next() {
            return Err(Wrong::Word(cut(word)));
        }
        // The board is what the lakes and the size of the text make it; the reader of the notation does the rest.
        let rows: Vec<Vec<char>> =
            letters.split('/').map(|row| row.chars().filter(|c| !matches!(c, '\'' | '*')).collect()).collect();
        let columns = rows.first().map_or(0, Vec::len);
        if columns > MAX_COLUMNS.into() || rows.len() > MAX_ROWS.into() {
            return Err(Wrong::OtherBoard);
        }
        let mut board = Board { columns: columns as u8, rows: rows.len() as u8, home_rows: 0, lakes: SquareSet::EMPTY };
        for (row, letters) in rows.iter().rev().enumerate() {
            let lakes = letters.iter().enumerate().filter(|&(_, &letter)| letter == '~');
            lakes.filter_map(|(column, _)| Square::new(column as u8, row as u8)).for_each(|at| board.lakes.insert(at));
        }
        Ok(Self { pieces: parse_board(&board, letters)?, turn, ..Self::empty(&board) })
    }

    /// Whether it is on that board.
    pub fn is_on(&self, board: &Board) -> bool {
        (self.columns, self.rows, self.lakes) == (board.columns, board.rows, board.lakes)
    }

    /// How many of each kind stand for a side.
    pub(super) fn counts(&self, color: Color) -> RoleCounts {
        let mut counts = [0; Role::COUNT];
        for piece in self.pieces.iter().filter(|piece| piece.color == color) {
            counts[piece.role as usize] += 1;
        }
        counts
    }

    /// Refuses a side that has more of a kind than an army.
    ///
    /// # Errors
    /// The first such kind.
    pub(super) fn check_counts(&self, army: &RoleCounts) -> Result<(), Wrong> {
        let excess = |color: Color| {
            let counts = self.counts(color);
            let role = Role::ALL.into_iter().find(|&role| counts[role as usize] > army[role as usize])?;
            let (found, most) = (counts[role as usize], army[role as usize]);
            Some(Wrong::TooMany { color, role, found, most })
        };
        Color::ALL.into_iter().find_map(excess).map_or(Ok(()), Err)
    }

    /// What stands on a side's home squares of a board.
    pub(super) fn setup(&self, board: &Board, color: Color) -> Option<Setup> {
        let at = |square| self.pieces.iter().find(|piece| piece.color == color && piece.square == square);
        let squares = board.home(color).map(|square| at(square).map(|piece| piece.role)).collect();
        Setup::from_squares(board, squares).ok()
    }

    /// The first piece that does not stand on a home square of its side.
    pub(super) fn off_home(&self, board: &Board) -> Option<Square> {
        let home = ByColor::new(|color| board.home(color).collect::<SquareSet>());
        let away = self.pieces.iter().find(|piece| piece.enchanted || !home[piece.color].contains(piece.square));
        away.map(|piece| piece.square)
    }

    /// Both set-ups, if that is what it shows: two whole armies at home, and Red to move.
    pub fn setups(&self, variant: &Variant) -> Option<ByColor<Setup>> {
        let board = &variant.board;
        if !self.is_on(board) || self.off_home(board).is_some() || self.turn == Some(Color::Blue) {
            return None;
        }
        let whole = |color| self.setup(board, color).filter(|setup| setup.problems(variant).is_empty());
        Some(ByColor { red: whole(Color::Red)?, blue: whole(Color::Blue)? })
    }

    /// A game of a variant that begins so: from two set-ups where it shows them, else from the position. Where nothing
    /// tells whose turn it is, it is Red's.
    ///
    /// # Errors
    /// Another board, or pieces that the variant does not have.
    pub fn record(&self, variant: &Variant) -> Result<Record, Wrong> {
        if !self.is_on(&variant.board) {
            return Err(Wrong::OtherBoard);
        }
        // A variant with cards has no decks here from which it could begin.
        let setups = self.setups(variant).filter(|_| !variant.cards);
        let position = || Start::Position(self.pieces.clone(), self.turn.unwrap_or(Color::Red));
        let record = Record {
            variant: *variant,
            start: setups.map_or_else(position, Start::Setups),
            cards: if variant.cards { Cards::Deals(ByColor::new(|_| Deal::default())) } else { Cards::None },
            clock: None,
            seats: None,
            assisted: false,
            turns: Vec::new(),
            end: None,
        };
        Game::from_record(record.clone()).map_err(|error: GameError| Wrong::Game(error))?;
        Ok(record)
    }

    /// The editions that it can be of.
    pub fn editions(&self) -> impl Iterator<Item = &'static Variant> {
        VARIANTS.iter().copied().filter(|variant| self.record(variant).is_ok())
    }
}
