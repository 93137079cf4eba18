//! Two-square rule (R7.1-R7.3).

use crate::square::{MAX_SQUARES, Square, SquareSet};

/// Maximum number of borders on the path of a turn: a flight along the widest row, then an attack.
const MAX_BORDERS: usize = 12;

/// Limit at which the wording of the boxes is taken literally (R7.1).
///
/// Then only the first and last square of a move count, as if one border lay between them.
const LITERAL_LIMIT: u8 = 2;

/// Border between two squares, independent of direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Border(u16);

impl Border {
    fn between(a: Square, b: Square) -> Self {
        let (low, high) = if a < b { (a, b) } else { (b, a) };
        Self((low.index() * MAX_SQUARES + high.index()) as u16)
    }
}

/// Calls back with every border of a path that counts under the limit.
fn borders(path: &[Square], limit: u8, mut each: impl FnMut(Border)) {
    match path {
        [from, .., to] if limit == LITERAL_LIMIT => each(Border::between(*from, *to)),
        _ => path.windows(2).for_each(|leg| steps(leg[0], leg[1], &mut each)),
    }
}

/// Calls back with every border on the straight or diagonal line between two squares, if there is one.
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

/// Borders that the piece of the current turn has crossed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Borders {
    len: u8,
    list: [Border; MAX_BORDERS],
}

impl Borders {
    /// Adds the borders on the straight or diagonal line between two squares.
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

    /// Borders that count under the limit, for a turn with this start and end.
    pub(super) fn counted(self, (from, to): (Square, Square), limit: Option<u8>) -> Self {
        if limit != Some(LITERAL_LIMIT) {
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

/// Repetition history of the piece that a player moved last.
///
/// For each border that the piece crossed in that turn it holds the number of the player's turns in a row in
/// which the piece crossed it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Run {
    /// Start and end of the move, while the piece is still there.
    path: Option<(Square, Square)>,
    crossed: Borders,
    turns: [u8; MAX_BORDERS],
}

impl Run {
    /// Counts a turn with its start and end, under a limit. `own` are the player's squares after the turn.
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

    /// Start and end of the move, if the piece was still there at the end of the turn.
    pub(super) const fn path(&self) -> Option<(Square, Square)> {
        self.path
    }

    fn turns_running(&self, border: Border) -> u8 {
        self.crossed.iter().position(|crossed| crossed == border).map_or(0, |index| self.turns[index])
    }

    /// Square of the piece that has worn out a border under the limit.
    #[inline]
    pub(super) fn worn_piece(&self, limit: u8) -> Option<Square> {
        self.path.filter(|_| self.turns.iter().any(|&turns| turns >= limit)).map(|(_, at)| at)
    }

    /// True if a path crosses a worn border. Only for the [`worn_piece`](Self::worn_piece).
    pub(super) fn forbids(&self, path: &[Square], limit: u8) -> bool {
        let mut worn = false;
        borders(path, limit, |border| worn |= self.turns_running(border) >= limit);
        worn
    }
}
