//! Repetition (R7), and moves without cards and powers (R5, R9.3, R9.4, R9.7, R10.3, R11.3).

use super::act::Act;
use super::{At, Oracle, STRAIGHT, name, next_to, step};

/// Maximum number of moves that the chase rule looks back (R7.4).
const LOOKS_BACK: usize = 200;

/// Border between two squares, in order.
pub(super) type Border = (At, At);

/// Borders between the squares along the lines of a path, in all eight directions.
fn borders(path: &[At]) -> Vec<Border> {
    let mut borders = Vec::new();
    for pair in path.windows(2) {
        let (mut at, to) = (pair[0], pair[1]);
        let way = ((to.0 - at.0).signum(), (to.1 - at.1).signum());
        while at != to {
            let next = step(at, way, 1);
            borders.push((at.min(next), at.max(next)));
            at = next;
        }
    }
    borders
}

/// Length of a straight or diagonal line in squares.
fn length(from: At, to: At) -> i8 {
    (from.0 - to.0).abs().max((from.1 - to.1).abs())
}

impl Oracle {
    /// Legal actions of a side with the turn to play.
    pub(super) fn turn_acts(&self, side: usize) -> Vec<Act> {
        let mut acts = Vec::new();
        let movable = self.movable(side);
        if self.edition.has("deck") && movable.is_empty() {
            return acts;
        }
        for &(piece, from) in &movable {
            self.plain_moves(side, piece, from, &mut acts);
            self.two_steps(side, piece, from, &mut acts);
            self.namings(side, piece, from, &mut acts);
            self.powers(side, piece, from, &mut acts);
            self.card_moves(side, piece, from, &mut acts);
        }
        self.swaps(side, &movable, &mut acts);
        self.exchanges(side, &mut acts);
        acts
    }

    /// True if a side could act with the turn to play (R8.2, R12.16).
    pub(super) fn can_act(&self, side: usize) -> bool {
        !self.turn_acts(side).is_empty()
    }

    /// True if a side has cards, but no movable piece (R12.16).
    pub(super) fn is_stuck_by_cards(&self, side: usize) -> bool {
        !self.cards.hands[side].is_empty() && self.movable(side).is_empty()
    }

    fn movable(&self, side: usize) -> Vec<(usize, At)> {
        let kinds = self.edition.movable();
        self.standing(side).into_iter().filter(|&(piece, _)| kinds.contains(self.pieces[piece].kind)).collect()
    }

    /// Adds a move or attack along a path that repetition allows, also with each Attack card that fits.
    pub(super) fn add(&self, side: usize, piece: usize, card: Option<&'static str>, path: &[At], acts: &mut Vec<Act>) {
        let (from, to) = (path[0], path[path.len() - 1]);
        let attack = self.piece_at(to).is_some();
        let what = card.unwrap_or(if path.len() > 2 { "turn" } else { "move" });
        if !self.is_land(side, to) || self.is_barred(what, side, piece, path, attack) {
            return;
        }
        let scout_charge =
            self.pieces[piece].kind == '2' && length(from, to) > 1 && matches!(card, None | Some("feint"));
        if attack && ("BF".contains(self.pieces[piece].kind) || (scout_charge && self.edition.is_on("no-scout-charge")))
        {
            return;
        }
        acts.push(Act::Go { card, path: path.to_vec(), with: None });
        if attack {
            for with in self.attack_cards(side, piece) {
                acts.push(Act::Go { card, path: path.to_vec(), with: Some(with) });
            }
        }
    }

    /// True for a square that a piece of a side can enter or attack.
    fn is_land(&self, side: usize, to: At) -> bool {
        self.edition.is_land(to) && self.piece_at(to).is_none_or(|piece| self.pieces[piece].side != side)
    }

    /// True if repetition forbids a path (R7). `what` is its kind.
    pub(super) fn is_barred(&self, what: &str, side: usize, piece: usize, path: &[At], attack: bool) -> bool {
        let worn = self.is_worn(side, piece, &self.borders(path));
        let chase = !attack && self.is_chase(side, piece, path[0], path[path.len() - 1]);
        if worn {
            self.saw(format!("two-square forbids {what}"));
        }
        if chase {
            self.saw(format!("chase forbids {what}"));
        }
        worn || chase
    }

    fn plain_moves(&self, side: usize, piece: usize, from: At, acts: &mut Vec<Act>) {
        let reach = if self.pieces[piece].kind == '2' { 12 } else { 1 };
        for way in STRAIGHT {
            for distance in 1..=reach {
                let to = step(from, way, distance);
                self.add(side, piece, None, &[from, to], acts);
                if !self.is_empty(to) {
                    break;
                }
            }
        }
    }

    fn goes_two_steps(&self, kind: char) -> bool {
        (kind == '6' && self.edition.has("captain")) || ("87".contains(kind) && self.edition.has("powers"))
    }

    fn two_steps(&self, side: usize, piece: usize, from: At, acts: &mut Vec<Act>) {
        if !self.goes_two_steps(self.pieces[piece].kind) {
            return;
        }
        for first in STRAIGHT {
            let via = step(from, first, 1);
            for second in STRAIGHT {
                let to = step(via, second, 1);
                if self.is_empty(via) && to != from {
                    let path = if first == second { vec![from, to] } else { vec![from, via, to] };
                    self.add(side, piece, None, &path, acts);
                }
            }
        }
    }

    /// Borders that a path crosses; with limit 2, only its two ends count (R7.1).
    pub(super) fn borders(&self, path: &[At]) -> Vec<Border> {
        if self.edition.two_square == Some(2) {
            let (from, to) = (path[0], path[path.len() - 1]);
            vec![(from.min(to), from.max(to))]
        } else {
            borders(path)
        }
    }

    /// True if the piece crossed a border of the path in each of its owner's last k turns (R7.1).
    fn is_worn(&self, side: usize, piece: usize, borders: &[Border]) -> bool {
        let Some(limit) = self.edition.two_square else { return false };
        let last: Vec<_> = self.turns.iter().rev().filter(|turn| turn.side == side).take(limit).collect();
        let crossed = |border: &Border| {
            last.iter()
                .all(|turn| turn.crossed.as_ref().is_some_and(|(who, all)| *who == piece && all.contains(border)))
        };
        last.len() == limit && borders.iter().any(crossed)
    }

    /// True for a chasing move next to an enemy that restores one of the last boards (R7.4).
    fn is_chase(&self, side: usize, piece: usize, from: At, to: At) -> bool {
        let length = self.chase[side].min(LOOKS_BACK);
        if !self.edition.chase || length < 2 {
            return false;
        }
        let last = self.turns.iter().rev().find(|turn| turn.side == side).and_then(|turn| turn.step);
        let mut board = self.all_standing();
        for (number, at) in &mut board {
            if *number == piece {
                *at = to;
            }
        }
        self.threatens(side, to)
            && last != Some((to, from))
            && self.turns.iter().rev().take(length).any(|turn| turn.board == board)
    }

    /// True if an enemy piece stands next to a square.
    pub(super) fn threatens(&self, side: usize, to: At) -> bool {
        self.pieces.iter().any(|other| other.side != side && other.at.is_some_and(|at| next_to(at, to)))
    }

    /// Kinds that could take this path, or `None` if every movable kind could (R5.6).
    fn way(&self, card: Option<&str>, path: &[At]) -> Option<&'static str> {
        let length = length(path[0], path[path.len() - 1]);
        match card {
            None if path.len() > 2 => Some("6"),
            None if length == 2 && self.edition.has("captain") => Some("26"),
            None | Some("feint") if length > 1 => Some("2"),
            _ => None,
        }
    }

    /// Plays a move or an attack.
    pub(super) fn go(&mut self, card: Option<&'static str>, path: &[At], with: Option<&str>) {
        let (me, from, to) = (self.deed.side, path[0], path[path.len() - 1]);
        let piece = self.piece_at(from).expect("a piece of one's own");
        let kind = self.pieces[piece].kind;
        if let Some(card) = card {
            self.spend(me, card);
        }
        let laid = self.bring(with);
        if with != Some("mock") {
            self.deed.crossed = Some((piece, self.borders(path)));
            self.deed.step = Some((from, to));
        }
        let way = self.way(card, path);
        if path.len() > 2 {
            self.saw("a turn");
        }
        if let Some(target) = self.piece_at(to) {
            self.steps(piece, &path[..path.len() - 1]);
            return self.attack(piece, target, with, laid, way);
        }
        self.steps(piece, path);
        let movable = self.edition.movable();
        if self.edition.has("powers") && self.goes_two_steps(kind) && way.is_some() {
            self.saw("Quickness");
            self.show(piece);
        } else if let Some(way) = way {
            self.hint(piece, |kind| way.contains(kind));
        } else {
            self.narrow(piece, |kind| movable.contains(kind));
        }
        self.deed.arrived = Some(piece);
        self.finish();
    }

    /// Moves a piece over empty squares.
    pub(super) fn steps(&mut self, piece: usize, path: &[At]) {
        for pair in path.windows(2) {
            self.tell(format!("move {} {}", name(pair[0]), name(pair[1])));
            self.pieces[piece].at = Some(pair[1]);
            self.pieces[piece].moved = true;
        }
    }
}
