//! End of a turn (R8), its history for the repetition rules (R7), and rescue (R9.5).

use super::act::Act;
use super::attack::Clash;
use super::moves::Border;
use super::{At, Oracle, SIDES, name, next_to};

/// Question to the side to act.
#[derive(Clone)]
pub(super) enum Ask {
    Turn,
    Redraw,
    Defend(Clash),
    Rescue,
}

/// Progress of a turn.
#[derive(Clone, Default)]
pub(super) struct Deed {
    pub(super) side: usize,
    /// Piece that crossed borders, with the borders.
    pub(super) crossed: Option<(usize, Vec<Border>)>,
    /// Start and end of the move, if the turn counts as a move for R7.4.
    pub(super) step: Option<(At, At)>,
    pub(super) attack: bool,
    /// True if the turn does not count toward the quiet limit (R8.4).
    pub(super) loud: bool,
    /// Piece that stands where it moved to.
    pub(super) arrived: Option<usize>,
    pub(super) flag: bool,
}

impl Deed {
    pub(super) fn of(side: usize) -> Self {
        Self { side, ..Self::default() }
    }
}

/// Finished turn.
#[derive(Clone)]
pub(super) struct Turn {
    pub(super) side: usize,
    pub(super) crossed: Option<(usize, Vec<Border>)>,
    pub(super) step: Option<(At, At)>,
    /// Square of every piece after the turn.
    pub(super) board: Vec<(usize, At)>,
}

impl Oracle {
    /// Outcome when the turn passes, if the game ends then (R8.2, R8.4, R9.15).
    fn ending(&self, next: usize) -> Option<String> {
        if !self.can_act(next) {
            if self.is_stuck_by_cards(next) {
                self.saw("no movable piece in spite of cards");
            }
            let both = !self.can_act(1 - next);
            if both {
                self.saw("both stuck");
            }
            let drawn = both && self.edition.is_on("both-stuck");
            return Some(if drawn { String::from("draw both-stuck") } else { format!("{} no-move", SIDES[1 - next]) });
        }
        if self.edition.quiet_limit.is_some_and(|limit| self.quiet >= limit) {
            return Some(String::from("draw quiet-limit"));
        }
        self.edition.turn_limit.is_some_and(|limit| self.turns.len() >= limit).then(|| String::from("draw turn-limit"))
    }

    /// Passes the turn, or ends the game.
    pub(super) fn pass(&mut self, next: usize) {
        self.side = next;
        self.ask = Ask::Turn;
        match self.ending(next) {
            Some(end) => self.end(&end),
            None => self.tell(format!("turn {}", SIDES[next])),
        }
    }

    fn end(&mut self, how: &str) {
        self.saw(format!("end {}", how.split(' ').next_back().unwrap_or_default()));
        self.over = Some(how.to_owned());
        self.tell(format!("end {how}"));
    }

    /// Ends an action: by a win, the question of a rescue, or the next turn.
    pub(super) fn finish(&mut self) {
        let me = self.deed.side;
        let home =
            |piece: usize| self.pieces[piece].kind == 'F' && self.place(piece).1 == self.edition.back_row(1 - me);
        if self.deed.flag {
            self.end(&format!("{} flag", SIDES[me]));
        } else if self.deed.arrived.is_some_and(home) {
            self.end(&format!("{} flag-home", SIDES[me]));
        } else if self.deed.arrived.is_some_and(|piece| self.may_rescue(piece)) {
            self.saw("asked for a rescue");
            if self.events.iter().any(|event| event.starts_with("guess")) {
                self.saw("asked for a rescue after a naming");
            }
            self.side = me;
            self.ask = Ask::Rescue;
            self.tell(format!("ask {} rescue", SIDES[me]));
        } else {
            self.close();
        }
    }

    fn close(&mut self) {
        let deed = self.deed.clone();
        let (me, enemy) = (deed.side, 1 - deed.side);
        self.quiet = if deed.loud { 0 } else { self.quiet + 1 };
        // Steps (1), (2) and (3) of the chase rule (R7.4).
        self.chase = match deed.step {
            None => [0; 2],
            Some((from, to)) => {
                let last = self.turns.last().and_then(|turn| turn.step);
                let mut chase = self.chase;
                chase[enemy] = if last.is_some_and(|(_, end)| next_to(from, end)) { chase[enemy] + 1 } else { 0 };
                if deed.attack {
                    chase = [0; 2];
                }
                chase[me] = if self.threatens(me, to) { chase[me] + 1 } else { 0 };
                chase
            }
        };
        self.turns.push(Turn { side: me, crossed: deed.crossed, step: deed.step, board: self.all_standing() });
        // A turn that ends the game draws no card (R12.5).
        if self.edition.has("deck") && self.ending(enemy).is_none() {
            self.draw_at_the_end(me);
        }
        self.pass(enemy);
    }

    /// Squares of all pieces on the board.
    pub(super) fn all_standing(&self) -> Vec<(usize, At)> {
        self.pieces.iter().enumerate().filter_map(|(number, piece)| Some((number, piece.at?))).collect()
    }

    /// True if a piece may rescue, by public facts alone (R9.5).
    fn may_rescue(&self, piece: usize) -> bool {
        let me = self.deed.side;
        let rescuer = &self.pieces[piece];
        let arrived = self.edition.is_on("rescue") && self.place(piece).1 == self.edition.back_row(1 - me);
        for (hinders, what) in [
            (rescuer.kinds == "2", "no rescue by a known Scout"),
            (rescuer.rescued, "no second rescue by one piece"),
            (self.rescues[me] == 2, "no third rescue"),
            (!self.has_lost(me), "no rescue since nobody is captured"),
        ] {
            if arrived && hinders {
                self.saw(what);
            }
        }
        arrived
            && rescuer.kinds != "2"
            && !rescuer.rescued
            && self.rescues[me] < 2
            && self.has_lost(me)
            && !self.empty_home(me).is_empty()
    }

    fn has_lost(&self, side: usize) -> bool {
        self.pieces.iter().any(|piece| piece.color == side && piece.tray.is_some())
    }

    fn empty_home(&self, side: usize) -> Vec<At> {
        let squares = (0..self.edition.rows).flat_map(|row| (0..self.edition.columns).map(move |column| (column, row)));
        squares.filter(|&at| self.edition.is_home(side, at) && self.is_empty(at)).collect()
    }

    pub(super) fn rescue_acts(&self) -> Vec<Act> {
        let me = self.deed.side;
        let rescuer = self.deed.arrived.expect("somebody rescues");
        let mut acts = vec![Act::Rescue(None)];
        if self.pieces.iter().all(|piece| piece.color != me || piece.tray.is_none() || "BF".contains(piece.kind)) {
            self.saw("asked for a rescue, but only Bombs are captured");
        }
        if self.pieces[rescuer].kind == '2' {
            self.saw("a hidden Scout is asked for a rescue");
            return acts;
        }
        for kind in self.edition.kinds().chars().filter(|&kind| !"BF".contains(kind)) {
            if self.pieces.iter().any(|piece| piece.color == me && piece.kind == kind && piece.tray.is_some()) {
                acts.extend(self.empty_home(me).into_iter().map(|at| Act::Rescue(Some((kind, at)))));
            }
        }
        acts
    }

    pub(super) fn rescue(&mut self, rescue: Option<(char, At)>) {
        let me = self.deed.side;
        self.saw(if rescue.is_some() { "rescue" } else { "no rescue" });
        if let Some((kind, at)) = rescue {
            let old = |piece: &super::Piece| piece.color == me && piece.kind == kind && piece.tray.is_some();
            let old = self.pieces.iter().position(old).expect("a captured piece");
            self.pieces[old].tray = None;
            let mut piece = self.piece(me, kind);
            piece.at = Some(at);
            piece.kinds.retain(|kind| !"BF".contains(kind));
            if self.told_of(me)[1 - me] {
                piece.kinds = kind.to_string();
                self.tell(format!("place {} {kind}", name(at)));
            } else {
                self.tell(format!("place {}", name(at)));
                self.tell(format!("place {} {kind} to {}", name(at), SIDES[me]));
            }
            self.pieces.push(piece);
            let rescuer = self.deed.arrived.expect("somebody rescues");
            self.pieces[rescuer].rescued = true;
            self.rescues[me] += 1;
            self.deed.loud = true;
        }
        self.close();
    }
}
