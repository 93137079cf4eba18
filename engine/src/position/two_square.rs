//! The two-square rule (R7.1-R7.3).

use crate::square::{Square, SquareSet};

/// The longest path crosses this many borders: along a row of the widest board.
const MAX_BORDERS: usize = 12;

/// The border between two neighboring squares: the one with the lower index, and in which direction the other lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Border(u16);

impl Border {
    fn between(a: Square, b: Square) -> Self {
        let (low, high) = if a < b { (a, b) } else { (b, a) };
        // East, north-west, north and north-east neighbors differ in how far the index is ahead.
        let axis = match (high.row() != low.row(), high.column().cmp(&low.column())) {
            (false, _) => 0,
            (true, core::cmp::Ordering::Less) => 1,
            (true, core::cmp::Ordering::Equal) => 2,
            (true, core::cmp::Ordering::Greater) => 3,
        };
        Self(low.index() as u16 * 4 + axis)
    }
}

/// Calls back with every border on the straight or diagonal line between two squares; none if there is no such line.
fn borders(from: Square, to: Square, mut each: impl FnMut(Border)) {
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
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Borders {
    len: u8,
    list: [Border; MAX_BORDERS],
}

impl Borders {
    /// Adds the borders between two squares.
    pub(super) fn cross(&mut self, from: Square, to: Square) {
        borders(from, to, |border| {
            let len = usize::from(self.len);
            if len < MAX_BORDERS && !self.list[..len].contains(&border) {
                self.list[len] = border;
                self.len += 1;
            }
        });
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
    /// Counts a turn. `path` is from where to where a piece went, `own` the player's squares afterwards.
    pub(super) fn record(&mut self, path: Option<(Square, Square)>, own: SquareSet, crossed: &Borders) {
        let Some((from, to)) = path else {
            *self = Self::default();
            return;
        };
        let same_piece = self.path.is_some_and(|(_, at)| at == from);
        let mut turns = [0; MAX_BORDERS];
        for (count, border) in turns.iter_mut().zip(crossed.iter()) {
            *count = if same_piece { self.turns_running(border).saturating_add(1) } else { 1 };
        }
        *self = Self { path: own.contains(to).then_some((from, to)), crossed: crossed.clone(), turns };
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

    /// Whether the line between two squares crosses a worn border. Only for the [`worn_piece`](Self::worn_piece).
    pub(super) fn forbids(&self, from: Square, to: Square, limit: u8) -> bool {
        let mut worn = false;
        borders(from, to, |border| worn |= self.turns_running(border) >= limit);
        worn
    }
}
