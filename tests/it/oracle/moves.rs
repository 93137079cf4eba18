//! What may be played (R5, R7, R9.7).

use super::{At, Oracle, name, next_to, two_squares};

/// The borders between the squares of a straight path, each as its two squares in order.
fn borders(from: At, to: At) -> Vec<(At, At)> {
    let step = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
    let mut borders = Vec::new();
    let mut at = from;
    while at != to {
        let next = (at.0 + step.0, at.1 + step.1);
        borders.push((at.min(next), at.max(next)));
        at = next;
    }
    borders
}

impl Oracle {
    /// All legal actions, sorted; none once the game is over.
    pub(crate) fn legal(&self) -> Vec<String> {
        if self.over.is_some() {
            return Vec::new();
        }
        let mut names: Vec<String> =
            self.moves(self.side).into_iter().map(|(from, to)| name(from) + &name(to)).collect();
        names.sort();
        names
    }

    /// How many lines of so many actions there are.
    pub(crate) fn perft(&self, depth: u32) -> u64 {
        let legal = self.legal();
        if depth <= 1 {
            return if depth == 0 { 1 } else { legal.len() as u64 };
        }
        let after = |action: &String| {
            let mut next = self.clone();
            next.play(action);
            next.perft(depth - 1)
        };
        legal.iter().map(after).sum()
    }

    /// Whether an action is a move, not an attack, to a square next to an enemy piece.
    pub(crate) fn approaches(&self, action: &str) -> bool {
        let (_, to) = two_squares(action);
        self.piece_at(to).is_none() && self.threatens(self.side, to)
    }

    /// Whether an action moves a piece away that the last move has come next to.
    pub(crate) fn flees(&self, action: &str) -> bool {
        let (from, to) = two_squares(action);
        self.piece_at(to).is_none() && self.turns.last().is_some_and(|last| next_to(last.to, from))
    }

    /// Whether an enemy piece stands next to a square.
    pub(super) fn threatens(&self, side: usize, to: At) -> bool {
        self.pieces.iter().any(|other| other.side != side && other.at.is_some_and(|at| next_to(at, to)))
    }

    pub(super) fn piece_at(&self, at: At) -> Option<usize> {
        self.pieces.iter().position(|piece| piece.at == Some(at))
    }

    pub(super) fn moves(&self, side: usize) -> Vec<(At, At)> {
        let mut moves = Vec::new();
        for (number, piece) in self.pieces.iter().enumerate() {
            let Some(from) = piece.at else { continue };
            if piece.side != side || "BF".contains(piece.kind) {
                continue;
            }
            for (x, y) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
                let reach = if piece.kind == '2' { 12 } else { 1 };
                for distance in 1..=reach {
                    let to = (from.0 + x * distance, from.1 + y * distance);
                    if !self.edition.is_land(to) {
                        break;
                    }
                    let target = self.piece_at(to);
                    if target.is_some_and(|target| self.pieces[target].side == side) {
                        break;
                    }
                    let charge = target.is_some() && distance > 1;
                    let worn = self.is_worn(side, number, from, to);
                    let chase = target.is_none() && self.is_chase(side, number, from, to);
                    for (count, forbids) in self.forbidden.iter().zip([worn, chase]) {
                        count.set(count.get() + usize::from(forbids));
                    }
                    let no_charge = charge && self.edition.no_scout_charge;
                    if !(worn || chase || no_charge) {
                        moves.push((from, to));
                    }
                    if target.is_some() {
                        break;
                    }
                }
            }
        }
        moves
    }

    /// R7.1: some border of the path was crossed by this piece in each of its owner's last k turns.
    fn is_worn(&self, side: usize, piece: usize, from: At, to: At) -> bool {
        let Some(limit) = self.edition.two_square else { return false };
        let last: Vec<_> = self.turns.iter().rev().filter(|turn| turn.side == side).take(limit).collect();
        last.len() == limit
            && borders(from, to).iter().any(|border| {
                last.iter().all(|turn| turn.piece == piece && borders(turn.from, turn.to).contains(border))
            })
    }

    /// R7.4: a move next to an enemy, while chasing, that brings back one of the last boards.
    fn is_chase(&self, side: usize, piece: usize, from: At, to: At) -> bool {
        let length = self.chase[side];
        if !self.edition.chase || length < 2 {
            return false;
        }
        let last = self.turns.iter().rev().find(|turn| turn.side == side);
        let takes_back = last.is_some_and(|turn| turn.from == to && turn.to == from);
        let mut board: Vec<Option<At>> = self.pieces.iter().map(|piece| piece.at).collect();
        board[piece] = Some(to);
        self.threatens(side, to) && !takes_back && self.turns.iter().rev().take(length).any(|turn| turn.board == board)
    }
}
