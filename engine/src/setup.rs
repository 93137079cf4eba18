//! Set-ups: the placement of a player's pieces before the game (R4).

use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use crate::board::Board;
use crate::color::Color;
use crate::role::{Role, RoleCounts};
use crate::square::Square;
use crate::variant::Variant;
use crate::view::View;

/// Set-up, complete or not: a piece or nothing on each home square.
///
/// The squares are in the order of the set-up string: front row first, each row from the player's left.
///
/// ```
/// use vexillum_engine::{Problem, Role, Setup, Variant};
///
/// let variant = Variant::find("barrage").expect("an edition");
/// let mut setup = Setup::empty(&variant.board);
/// setup.set(32, Some(Role::Flag));
/// assert_eq!(setup.to_string(), "........../........../........../..F.......");
/// assert_eq!(setup.problems(variant).len(), 6);
///
/// // The other pieces are placed at random.
/// let whole = setup.completed(variant, &Setup::empty(&variant.board), 1);
/// assert_eq!((whole.get(32), whole.problems(variant)), (Some(Role::Flag), vec![]));
///
/// let misfit: Setup = "..2./MF.B".parse()?;
/// assert_eq!(misfit.problems(variant), [Problem::Size]);
/// # Ok::<(), vexillum_engine::notation::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Hash)]
pub struct Setup {
    columns: u8,
    squares: Vec<Option<Role>>,
}

/// Problem of a set-up (R4.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Problem {
    /// Too many or too few pieces of a kind.
    Count {
        /// Kind of piece.
        role: Role,
        /// Number of pieces placed.
        placed: u8,
        /// Number of pieces in the army.
        wanted: u8,
    },
    /// Number of squares that differs from the home squares of the board.
    Size,
    /// Set-up without a piece that could move, even with no enemy on the board.
    Stuck,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Count { role, placed, wanted } => write!(f, "{placed} of {role} instead of {wanted}"),
            Self::Size => f.write_str("not as many squares as the home rows have"),
            Self::Stuck => f.write_str("no piece could move"),
        }
    }
}

impl core::error::Error for Problem {}

impl Setup {
    /// Set-up without pieces.
    pub fn empty(board: &Board) -> Self {
        Self { columns: board.columns, squares: vec![None; board.home_len()] }
    }

    /// Set-up of pieces in the order of the set-up string.
    ///
    /// # Errors
    /// [`Problem::Size`] if the number of squares differs from the home squares.
    pub fn from_squares(board: &Board, squares: Vec<Option<Role>>) -> Result<Self, Problem> {
        if squares.len() == board.home_len() {
            Ok(Self { columns: board.columns, squares })
        } else {
            Err(Problem::Size)
        }
    }

    /// Pieces in the order of the set-up string.
    pub fn squares(&self) -> &[Option<Role>] {
        &self.squares
    }

    /// Number of squares in a row.
    pub const fn columns(&self) -> u8 {
        self.columns
    }

    /// Piece on the home square with this index.
    pub fn get(&self, index: usize) -> Option<Role> {
        self.squares.get(index).copied().flatten()
    }

    /// Puts a piece, or nothing, on a home square and returns what stood there.
    ///
    /// An index out of range changes nothing.
    pub fn set(&mut self, index: usize, role: Option<Role>) -> Option<Role> {
        self.squares.get_mut(index).and_then(|square| core::mem::replace(square, role))
    }

    /// Swaps the contents of two home squares.
    pub fn swap(&mut self, a: usize, b: usize) {
        if a < self.squares.len() && b < self.squares.len() {
            self.squares.swap(a, b);
        }
    }

    /// Mirror image, left to right.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let mut mirrored = self.clone();
        for row in mirrored.squares.chunks_mut(usize::from(self.columns)) {
            row.reverse();
        }
        mirrored
    }

    /// Number of pieces of each kind.
    pub fn counts(&self) -> RoleCounts {
        let mut counts = [0; Role::COUNT];
        for &role in self.squares.iter().flatten() {
            counts[role as usize] += 1;
        }
        counts
    }

    /// Problems that keep the set-up from being played; empty if it is ready.
    pub fn problems(&self, variant: &Variant) -> Vec<Problem> {
        if self.squares.len() != variant.board.home_len() || self.columns != variant.board.columns {
            return vec![Problem::Size];
        }
        let placed = self.counts();
        let wanted = variant.army.counts();
        let mut problems: Vec<Problem> = Role::ALL
            .into_iter()
            .map(|role| (role, placed[role as usize], wanted[role as usize]))
            .filter(|(_, placed, wanted)| placed != wanted)
            .map(|(role, placed, wanted)| Problem::Count { role, placed, wanted })
            .collect();
        if problems.is_empty() && !self.can_move(variant) {
            problems.push(Problem::Stuck);
        }
        problems
    }

    /// Set-up with the rest of the army placed on the free squares.
    ///
    /// Pieces already placed stay. The others go to their squares in `model` where possible, else to random
    /// ones. At least one piece can move in the result, if there is any such set-up.
    #[must_use]
    pub fn completed(&self, variant: &Variant, model: &Self, seed: u64) -> Self {
        let mut rng = fastrand::Rng::with_seed(seed);
        let first = self.filled(variant, Some(model), &mut rng);
        if first.can_move(variant) {
            return first;
        }
        // Try one movable piece on each free square in turn, and the others at random.
        for index in (0..self.squares.len()).filter(|&index| self.get(index).is_none()) {
            for role in self.missing(variant).into_iter().filter(|&role| variant.is_movable(role)) {
                let mut begun = self.clone();
                begun.set(index, Some(role));
                let filled = begun.filled(variant, None, &mut rng);
                if filled.can_move(variant) {
                    return filled;
                }
            }
        }
        first
    }

    /// Pieces of the army that are not placed yet.
    fn missing(&self, variant: &Variant) -> Vec<Role> {
        let (wanted, placed) = (variant.army.counts(), self.counts());
        let missing = |role: Role| wanted[role as usize].saturating_sub(placed[role as usize]);
        Role::ALL.into_iter().flat_map(|role| core::iter::repeat_n(role, missing(role).into())).collect()
    }

    fn filled(&self, variant: &Variant, model: Option<&Self>, rng: &mut fastrand::Rng) -> Self {
        let mut filled = self.clone();
        let mut missing = self.missing(variant);
        for index in 0..self.squares.len() {
            let wanted = model.and_then(|model| model.get(index)).filter(|_| self.get(index).is_none());
            if let Some(at) = wanted.and_then(|role| missing.iter().position(|&other| other == role)) {
                filled.set(index, Some(missing.swap_remove(at)));
            }
        }
        let mut free: Vec<usize> = (0..self.squares.len()).filter(|&index| filled.get(index).is_none()).collect();
        rng.shuffle(&mut free);
        // Unmovable pieces go as far back as possible, and never in front of movable ones.
        let (movable, fixed): (Vec<Role>, Vec<Role>) = missing.into_iter().partition(|&role| variant.is_movable(role));
        let row = |index: &usize| index / usize::from(self.columns.max(1));
        for role in fixed.into_iter().chain(movable) {
            let last = if variant.is_movable(role) {
                free.len().checked_sub(1)
            } else {
                (0..free.len()).max_by_key(|&at| row(&free[at]))
            };
            if let Some(at) = last {
                filled.set(free.swap_remove(at), Some(role));
            }
        }
        filled
    }

    /// Pieces with their squares on the board for a side.
    pub fn pieces<'a>(&'a self, board: &Board, color: Color) -> impl Iterator<Item = (Square, Role)> + 'a {
        board.home(color).zip(&self.squares).filter_map(|(square, role)| Some((square, (*role)?)))
    }

    /// True if a piece could move under the variant's switches, on a board without enemies.
    fn can_move(&self, variant: &Variant) -> bool {
        View::new(Arc::new(*variant), Color::Red, self, []).can_move()
    }
}
