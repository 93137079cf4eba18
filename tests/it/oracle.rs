//! A second referee, slow and plain, written from the text of the rules without a look at the engine: what the engine
//! does in random games is compared with it. It covers R1-R8 and the switches R9.1 and R9.7-R9.12.

use std::cell::Cell;

mod edition;
mod knowledge;
mod moves;

pub(crate) use edition::{Edition, SIDES};

/// Column and row, from 0.
pub(crate) type At = (i8, i8);

/// A piece of either side, on the board or not. Its number in the list is what makes it this very piece.
#[derive(Clone)]
struct Piece {
    side: usize,
    kind: char,
    at: Option<At>,
    moved: bool,
    /// What both players know that it can be.
    kinds: String,
}

/// A turn that was played.
#[derive(Clone)]
struct Turn {
    side: usize,
    piece: usize,
    from: At,
    to: At,
    /// Where every single piece stood afterwards.
    board: Vec<Option<At>>,
}

/// A game as the rules tell it.
#[derive(Clone)]
pub(crate) struct Oracle {
    edition: Edition,
    pieces: Vec<Piece>,
    side: usize,
    turns: Vec<Turn>,
    chase: [usize; 2],
    quiet: usize,
    /// The winner or `draw`, and the reason.
    over: Option<String>,
    /// How often the two-square rule and the chase rule were seen to forbid something.
    forbidden: [Cell<usize>; 2],
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

/// `a4a10` as two squares.
fn two_squares(action: &str) -> (At, At) {
    let split = action.rfind(|c: char| c.is_ascii_lowercase()).expect("two squares");
    (at(&action[..split]), at(&action[split..]))
}

impl Oracle {
    /// A game from a position: each piece as side, letter, square (`r8c3`). What the army lacks counts as captured.
    pub(crate) fn new(edition: Edition, placed: &[String], turn: usize) -> Self {
        let kinds = edition.kinds();
        let piece = |side, kind, at| Piece { side, kind, at, moved: false, kinds: kinds.clone() };
        let mut pieces: Vec<Piece> = placed
            .iter()
            .map(|text| {
                let side = usize::from(text.starts_with('b'));
                piece(side, text.as_bytes()[1].into(), Some(at(&text[2..])))
            })
            .collect();
        for side in [0, 1] {
            for &(kind, count) in &edition.army {
                let there = pieces.iter().filter(|piece| piece.side == side && piece.kind == kind).count();
                pieces.extend((there..count).map(|_| piece(side, kind, None)));
            }
        }
        let mut oracle = Self {
            edition,
            pieces,
            side: turn,
            turns: Vec::new(),
            chase: [0; 2],
            quiet: 0,
            over: None,
            forbidden: [Cell::new(0), Cell::new(0)],
        };
        oracle.pass(turn);
        oracle
    }

    /// R8.2, R8.4: passes the turn or ends the game, and says so.
    fn pass(&mut self, next: usize) -> String {
        self.side = next;
        let edition = &self.edition;
        self.over = if self.moves(next).is_empty() {
            Some(if self.moves(1 - next).is_empty() {
                String::from("draw both-stuck")
            } else {
                format!("{} no-move", SIDES[1 - next])
            })
        } else if edition.quiet_limit.is_some_and(|limit| self.quiet >= limit) {
            Some(String::from("draw quiet-limit"))
        } else if edition.turn_limit.is_some_and(|limit| self.turns.len() >= limit) {
            Some(String::from("draw turn-limit"))
        } else {
            None
        };
        self.over.as_ref().map_or_else(|| format!("turn {}", SIDES[next]), |end| format!("end {end}"))
    }

    /// Whether the game has ended.
    pub(crate) fn is_over(&self) -> bool {
        self.over.is_some()
    }

    /// How often the two-square rule and the chase rule were seen to forbid something.
    pub(crate) fn forbidden(&self) -> [usize; 2] {
        [self.forbidden[0].get(), self.forbidden[1].get()]
    }

    /// R6 and the army of R2: who stays on the board, attacker and defender.
    fn fight(&self, attacker: char, defender: char) -> (bool, bool) {
        let strength = |kind| "ISP23456789M".find(kind).expect("a kind with a rank");
        match (attacker, defender) {
            (_, 'F') | ('3', 'B') | ('S', 'M') => (true, false),
            (_, 'B') => (false, true),
            ('M', 'S') if self.edition.spy_strikes_back => (false, true),
            _ if attacker == defender => (self.edition.attackers_advantage, false),
            _ => {
                let won = strength(attacker) > strength(defender);
                (won, !won)
            }
        }
    }

    /// Plays a legal action and tells what happens (N3).
    pub(crate) fn play(&mut self, action: &str) -> Vec<String> {
        let (from, to) = two_squares(action);
        let mover = self.piece_at(from).expect("a piece of one's own");
        let (me, enemy) = (self.side, 1 - self.side);
        let fled = self.turns.last().is_some_and(|last| next_to(from, last.to));
        let mut events = Vec::new();
        let mut quiet = true;
        let mut flag = false;
        self.narrow(mover, |kind| !"BF".contains(kind));
        if let Some(target) = self.piece_at(to) {
            quiet = false;
            let (attacker, defender) = (self.pieces[mover].kind, self.pieces[target].kind);
            self.pieces[mover].kinds = attacker.to_string();
            self.pieces[target].kinds = defender.to_string();
            events.push(format!("attack {} {}", name(from), name(to)));
            events.push(format!("show {} {attacker}", name(from)));
            events.push(format!("show {} {defender}", name(to)));
            let (attacker_stays, defender_stays) = self.fight(attacker, defender);
            for (piece, stays) in [(target, defender_stays), (mover, attacker_stays)] {
                if !stays {
                    events.push(format!("remove {}", name(self.pieces[piece].at.take().expect("on the board"))));
                    events.push(self.taken(piece));
                }
            }
            if attacker_stays {
                events.push(format!("move {} {}", name(from), name(to)));
                self.pieces[mover].at = Some(to);
            }
            flag = defender == 'F';
        } else {
            events.push(format!("move {} {}", name(from), name(to)));
            self.pieces[mover].at = Some(to);
            // R5.6: only a Scout goes farther than one square.
            if !next_to(from, to) && self.narrow(mover, |kind| kind == '2') {
                events.push(format!("show {} 2", name(to)));
            }
        }
        self.pieces[mover].moved = true;
        self.quiet = if quiet { self.quiet + 1 } else { 0 };
        // R7.4 (1), (2), (3)
        self.chase[enemy] = if fled { self.chase[enemy] + 1 } else { 0 };
        if !quiet {
            self.chase = [0; 2];
        }
        self.chase[me] = if self.threatens(me, to) { self.chase[me] + 1 } else { 0 };
        let board = self.pieces.iter().map(|piece| piece.at).collect();
        self.turns.push(Turn { side: me, piece: mover, from, to, board });
        if flag {
            self.over = Some(format!("{} flag", SIDES[me]));
            events.push(format!("end {} flag", SIDES[me]));
        } else {
            events.push(self.pass(enemy));
        }
        events
    }
}

/// One step apart.
fn next_to(a: At, b: At) -> bool {
    (a.0 - b.0).abs() + (a.1 - b.1).abs() == 1
}
