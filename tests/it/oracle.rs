//! Second referee, slow and plain, written from the text of the rules without a look at the engine.
//!
//! Tests compare the engine with it in random games.

use std::cell::RefCell;
use std::collections::BTreeMap;

mod act;
mod attack;
mod cards;
mod choice;
mod edition;
mod knowledge;
mod moves;
mod powers;
mod turn;

pub(crate) use cards::{DECK, list};
pub(crate) use choice::Choice;
pub(crate) use edition::{Edition, SIDES};

use act::Act;
use cards::Cards;
use turn::{Ask, Deed, Turn};

/// Square as column and row, from 0.
pub(crate) type At = (i8, i8);

/// Directions along rows and columns.
const STRAIGHT: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// Piece of either side, on the board or not. Its index in the list identifies it.
#[derive(Clone)]
struct Piece {
    /// Present side of the piece.
    side: usize,
    /// Printed color: the side at the start.
    color: usize,
    kind: char,
    at: Option<At>,
    /// `Some` for a piece in the tray, with the players who can see its kind there.
    tray: Option<[bool; 2]>,
    /// True if the piece has moved to another square.
    moved: bool,
    /// True if the piece has rescued another.
    rescued: bool,
    /// Kinds that the piece can be, as both players know.
    kinds: String,
    /// Players who were told the kind in private.
    told: [bool; 2],
}

/// Game by the rules.
#[derive(Clone)]
pub(crate) struct Oracle {
    edition: Edition,
    pieces: Vec<Piece>,
    cards: Cards,
    /// Side to act.
    side: usize,
    /// Question to the side to act.
    ask: Ask,
    /// Progress of the present turn.
    deed: Deed,
    turns: Vec<Turn>,
    chase: [usize; 2],
    quiet: usize,
    rescues: [usize; 2],
    /// Outcome: the winner or `draw`, and the reason.
    over: Option<String>,
    /// Events of the present action.
    events: Vec<String>,
    /// Number of occurrences of each rare situation.
    seen: RefCell<BTreeMap<String, usize>>,
}

/// Name of a square, such as `b3`.
fn name((column, row): At) -> String {
    format!("{}{}", char::from(b'a' + column as u8), row + 1)
}

/// Square of a name.
pub(crate) fn at(name: &str) -> At {
    let (letter, digits) = name.split_at(1);
    ((letter.as_bytes()[0] - b'a') as i8, digits.parse::<i8>().expect("a row") - 1)
}

/// True if the squares are one step apart.
fn next_to(a: At, b: At) -> bool {
    (a.0 - b.0).abs() + (a.1 - b.1).abs() == 1
}

/// Square at a distance in a direction.
fn step(from: At, way: At, distance: i8) -> At {
    (from.0 + way.0 * distance, from.1 + way.1 * distance)
}

impl Oracle {
    /// Game from a position.
    ///
    /// Each piece has side, kind and square (`r8c3`), and a `*` if it is enchanted. Missing pieces of the
    /// army count as captured.
    pub(crate) fn new(edition: Edition, placed: &[String], turn: usize) -> Self {
        let mut oracle = Self {
            edition,
            pieces: Vec::new(),
            cards: Cards::default(),
            side: turn,
            ask: Ask::Turn,
            deed: Deed::of(turn),
            turns: Vec::new(),
            chase: [0; 2],
            quiet: 0,
            rescues: [0; 2],
            over: None,
            events: Vec::new(),
            seen: RefCell::default(),
        };
        for text in placed {
            let side = usize::from(text.starts_with('b'));
            let mut piece = oracle.piece(side, text.as_bytes()[1].into());
            piece.at = Some(at(text[2..].trim_end_matches('*')));
            if text.ends_with('*') {
                piece.color = 1 - side;
                piece.kinds = piece.kind.to_string();
            }
            oracle.pieces.push(piece);
        }
        for side in [0, 1] {
            for (kind, count) in oracle.edition.army.clone() {
                let there = oracle.pieces.iter().filter(|piece| piece.color == side && piece.kind == kind).count();
                for _ in there..count {
                    let mut piece = oracle.piece(side, kind);
                    piece.tray = Some(oracle.told_of(side));
                    oracle.pieces.push(piece);
                }
            }
        }
        oracle.begin();
        oracle
    }

    /// New piece, not placed yet.
    fn piece(&self, side: usize, kind: char) -> Piece {
        Piece {
            side,
            color: side,
            kind,
            at: None,
            tray: None,
            moved: false,
            rescued: false,
            kinds: self.edition.kinds(),
            told: [false; 2],
        }
    }

    /// Starts the game, and ends it at once if the side to act has no move (R8.2).
    fn begin(&mut self) {
        self.over = None;
        self.pass(self.side);
        self.events.clear();
    }

    /// True if the game has ended.
    pub(crate) fn is_over(&self) -> bool {
        self.over.is_some()
    }

    /// Number of occurrences of each rare situation.
    pub(crate) fn seen(&self) -> BTreeMap<String, usize> {
        self.seen.borrow().clone()
    }

    /// Counts a rare situation.
    fn saw(&self, what: impl Into<String>) {
        *self.seen.borrow_mut().entry(what.into()).or_default() += 1;
    }

    fn tell(&mut self, event: impl Into<String>) {
        self.events.push(event.into());
    }

    /// Square of a piece on the board.
    fn place(&self, piece: usize) -> At {
        self.pieces[piece].at.expect("on the board")
    }

    fn piece_at(&self, at: At) -> Option<usize> {
        self.pieces.iter().position(|piece| piece.at == Some(at))
    }

    /// Pieces of a side on the board, with their squares.
    fn standing(&self, side: usize) -> Vec<(usize, At)> {
        let standing = self.pieces.iter().enumerate().filter(|(_, piece)| piece.side == side);
        standing.filter_map(|(number, piece)| Some((number, piece.at?))).collect()
    }

    /// Enemy piece on a square.
    fn enemy_at(&self, side: usize, at: At) -> Option<usize> {
        self.piece_at(at).filter(|&piece| self.pieces[piece].side != side)
    }

    /// True for a square on which a piece can stand, but none does.
    fn is_empty(&self, at: At) -> bool {
        self.edition.is_land(at) && self.piece_at(at).is_none()
    }

    /// Legal actions of the side to act; none once the game is over.
    fn acts(&self) -> Vec<Act> {
        if self.over.is_some() {
            return Vec::new();
        }
        match &self.ask {
            Ask::Turn => self.turn_acts(self.side),
            Ask::Redraw => self.redraws(),
            Ask::Defend(clash) => self.defences(clash),
            Ask::Rescue => self.rescue_acts(),
        }
    }

    /// Number of lines of `depth` actions.
    pub(crate) fn perft(&self, depth: u32) -> u64 {
        let acts = self.acts();
        if depth <= 1 {
            return if depth == 0 { 1 } else { acts.len() as u64 };
        }
        let after = |act: &Act| {
            let mut next = self.clone();
            next.perform(act);
            next.perft(depth - 1)
        };
        acts.iter().map(after).sum()
    }

    /// Plays a legal action and returns its events (N3).
    pub(crate) fn play(&mut self, action: &str) -> Vec<String> {
        let act = self.acts().into_iter().find(|act| act.to_string() == action).expect("a legal action");
        self.perform(&act);
        std::mem::take(&mut self.events)
    }

    fn perform(&mut self, act: &Act) {
        if matches!(self.ask, Ask::Turn) {
            self.deed = Deed::of(self.side);
            self.cards.exchanged[self.side] = false;
        }
        match act {
            Act::Go { card, path, with } => self.go(*card, path, with.as_deref()),
            Act::Name { from, step, target, kind } => self.name_kind(*from, *step, *target, *kind),
            Act::Fly { from, to, target } => self.fly(*from, *to, *target),
            Act::Point { from, sign, target } => self.point(*from, *sign, *target),
            Act::Rampage { from, to } => self.rampage(*from, *to),
            Act::Swap { between, attack } => self.swap(*between, attack.as_ref()),
            Act::Exchange(card) => self.exchange(card),
            Act::Defend(card) => self.defend(card.as_deref()),
            Act::Rescue(rescue) => self.rescue(*rescue),
            Act::Redraw(cards) => self.redraw(cards),
        }
    }
}
