//! A second referee, slow and plain, written from the text of the rules without a look at the engine: what the engine
//! does in random games is compared with it.

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

/// Column and row, from 0.
pub(crate) type At = (i8, i8);

/// The four ways along rows and columns.
const STRAIGHT: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// A piece of either side, on the board or not. Its number in the list is what makes it this very piece.
#[derive(Clone)]
struct Piece {
    /// Whose it is now, and whose it was at the beginning.
    side: usize,
    color: usize,
    kind: char,
    at: Option<At>,
    /// In the tray, and which players see there what it is.
    tray: Option<[bool; 2]>,
    /// It has gone to another square.
    moved: bool,
    /// It has rescued another.
    rescued: bool,
    /// What both players know that it can be.
    kinds: String,
    /// Which players know its kind without the other.
    told: [bool; 2],
}

/// A game as the rules tell it.
#[derive(Clone)]
pub(crate) struct Oracle {
    edition: Edition,
    pieces: Vec<Piece>,
    cards: Cards,
    /// Who acts, and what he is asked for.
    side: usize,
    ask: Ask,
    /// What the turn has done so far.
    deed: Deed,
    turns: Vec<Turn>,
    chase: [usize; 2],
    quiet: usize,
    rescues: [usize; 2],
    /// The winner or `draw`, and the reason.
    over: Option<String>,
    /// What happens in this action.
    events: Vec<String>,
    /// How often each thing that is rare was met.
    seen: RefCell<BTreeMap<String, usize>>,
}

/// `b3`
fn name((column, row): At) -> String {
    format!("{}{}", char::from(b'a' + column as u8), row + 1)
}

/// The square of a name.
pub(crate) fn at(name: &str) -> At {
    let (letter, digits) = name.split_at(1);
    ((letter.as_bytes()[0] - b'a') as i8, digits.parse::<i8>().expect("a row") - 1)
}

/// One step apart.
fn next_to(a: At, b: At) -> bool {
    (a.0 - b.0).abs() + (a.1 - b.1).abs() == 1
}

/// The square some steps away.
fn step(from: At, way: At, distance: i8) -> At {
    (from.0 + way.0 * distance, from.1 + way.1 * distance)
}

impl Oracle {
    /// A game from a position: each piece as side, letter, square (`r8c3`), an enchanted one with `*`. What the army
    /// lacks counts as captured.
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

    /// A new piece, that is nowhere yet.
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

    /// Whether the side to act has lost before it began (R8.2).
    fn begin(&mut self) {
        self.over = None;
        self.pass(self.side);
        self.events.clear();
    }

    /// Whether the game has ended.
    pub(crate) fn is_over(&self) -> bool {
        self.over.is_some()
    }

    /// How often each thing that is rare was met.
    pub(crate) fn seen(&self) -> BTreeMap<String, usize> {
        self.seen.borrow().clone()
    }

    /// Notes that something rare was met.
    fn saw(&self, what: impl Into<String>) {
        *self.seen.borrow_mut().entry(what.into()).or_default() += 1;
    }

    fn tell(&mut self, event: impl Into<String>) {
        self.events.push(event.into());
    }

    /// The square of a piece on the board.
    fn place(&self, piece: usize) -> At {
        self.pieces[piece].at.expect("on the board")
    }

    fn piece_at(&self, at: At) -> Option<usize> {
        self.pieces.iter().position(|piece| piece.at == Some(at))
    }

    /// The pieces of a side on the board, with their squares.
    fn standing(&self, side: usize) -> Vec<(usize, At)> {
        let standing = self.pieces.iter().enumerate().filter(|(_, piece)| piece.side == side);
        standing.filter_map(|(number, piece)| Some((number, piece.at?))).collect()
    }

    /// The enemy piece on a square.
    fn enemy_at(&self, side: usize, at: At) -> Option<usize> {
        self.piece_at(at).filter(|&piece| self.pieces[piece].side != side)
    }

    /// A square on which a piece can stand and none does.
    fn is_empty(&self, at: At) -> bool {
        self.edition.is_land(at) && self.piece_at(at).is_none()
    }

    /// What the player to act may decide; nothing once the game is over.
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

    /// How many lines of so many actions there are.
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

    /// Plays a legal action and tells what happens (N3).
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
