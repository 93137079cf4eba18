//! The two-square rule (R7.1-R7.3).

use crate::square::{MAX_SQUARES, Square, SquareSet};

/// The longest path crosses this many borders: along a row of the widest board.
const MAX_BORDERS: usize = 12;

/// The limit under which the words of the boxes are taken literally (R7.1): only the two squares count on which a move begins
/// and ends, as if there were one border between them.
const LITERAL: u8 = 2;

/// The border between two squares, whichever of them a piece comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Border(u16);

impl Border {
    fn between(a: Square, b: Square) -> Self {
        let (low, high) = if a < b { (a, b) } else { (b, a) };
        Self((low.index() * MAX_SQUARES + high.index()) as u16)
    }
}

/// Calls back with every border that counts under the limit on a path from square to square.
fn borders(path: &[Square], limit: u8, mut each: impl FnMut(Border)) {
    match path {
        [from, .., to] if limit == LITERAL => each(Border::between(*from, *to)),
        _ => path.windows(2).for_each(|leg| steps(leg[0], leg[1], &mut each)),
    }
}

/// Calls back with every border on the straight or diagonal line between two squares; none if there is no such line.
fn steps(from: Square, to: Square, each: &mut impl FnMut(Border)) {
    let columns = to.column() as i8 - from.column() as i8;
    let rows = to.row() as i8 - from.row() as i8;
    if columns != 0 && rows != 0 && columns.abs() != rows.abs() {
        return;
    }
    let mut at = from;
    while at != to {
        let Some(next) = at.offset(columns.signum(), rows.signum()) else { return };
        each(Border::between(at, next));
        at = next;
    }
}

/// The borders that the piece of the current turn has crossed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Borders {
    len: u8,
    list: [Border; MAX_BORDERS],
}

impl Borders {
    /// Adds the borders that a piece crosses on its straight or diagonal way between two squares.
    pub(super) fn cross(&mut self, from: Square, to: Square) {
        steps(from, to, &mut |border| self.insert(border));
    }

    fn insert(&mut self, border: Border) {
        let len = usize::from(self.len);
        if len < MAX_BORDERS && !self.list[..len].contains(&border) {
            self.list[len] = border;
            self.len += 1;
        }
    }

    /// The borders that count under the limit, of a turn in which a piece went from here to there.
    pub(super) fn counted(self, (from, to): (Square, Square), limit: Option<u8>) -> Self {
        if limit != Some(LITERAL) {
            return self;
        }
        let mut ends = Self::default();
        ends.insert(Border::between(from, to));
        ends
    }

    fn iter(&self) -> impl Iterator<Item = Border> + '_ {
        self.list.iter().copied().take(usize::from(self.len))
    }
}

/// The piece that a player moved in his last turn, and for each border that it crossed then, in how many of his turns
/// running it has crossed it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Run {
    /// From where to where it went, if it is still there.
    path: Option<(Square, Square)>,
    crossed: Borders,
    turns: [u8; MAX_BORDERS],
}

impl Run {
    /// Counts a turn under a limit. `path` is from where to where a piece went, `own` the player's squares afterwards.
    pub(super) fn record(
        &mut self,
        path: Option<(Square, Square)>,
        own: SquareSet,
        crossed: Borders,
        limit: Option<u8>,
    ) {
        let Some((from, to)) = path else {
            *self = Self::default();
            return;
        };
        let crossed = crossed.counted((from, to), limit);
        let same_piece = self.path.is_some_and(|(_, at)| at == from);
        let mut turns = [0; MAX_BORDERS];
        for (count, border) in turns.iter_mut().zip(crossed.iter()) {
            *count = if same_piece { self.turns_running(border).saturating_add(1) } else { 1 };
        }
        *self = Self { path: own.contains(to).then_some((from, to)), crossed, turns };
    }

    /// From where to where the piece went, if it was still there at the end of the turn.
    pub(super) const fn path(&self) -> Option<(Square, Square)> {
        self.path
    }

    fn turns_running(&self, border: Border) -> u8 {
        self.crossed.iter().position(|crossed| crossed == border).map_or(0, |index| self.turns[index])
    }

    /// The square of the piece for which a border is worn out under the limit, if there is one.
    #[inline]
    pub(super) fn worn_piece(&self, limit: u8) -> Option<Square> {
        self.path.filter(|_| self.turns.iter().any(|&turns| turns >= limit)).map(|(_, at)| at)
    }

    /// Whether a path from square to square crosses a worn border. Only for the [`worn_piece`](Self::worn_piece).
    pub(super) fn forbids(&self, path: &[Square], limit: u8) -> bool {
        let mut worn = false;
        borders(path, limit, |border| worn |= self.turns_running(border) >= limit);
        worn
    }
}
