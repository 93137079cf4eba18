//! Choosing an action: a filter of the list of legal actions by what has been picked. It knows no rules, and no kind of
//! action by itself: every action is [spelled](pick) as a row of picks, and what begins such a row can be picked.

pub mod pick;
#[cfg(test)]
mod tests;

use vexillum_engine::{Action, Square, SquareSet};

use pick::{Pick, Picks, Way, spellings};

/// What has been picked so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Selection {
    picks: Picks,
}

/// What a person does beside the board: picks something, or puts everything back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// Picks it; picks it off again if it was picked.
    Pick(Pick),
    /// Puts everything back.
    Cancel,
}

/// What a choice comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Nothing: there is nothing to pick.
    Nothing,
    /// Something more is picked, or something else.
    Picked,
    /// Something is put back.
    PutBack,
    /// The action is complete.
    Act(Action),
    /// The piece picked up does not go there; the game can say why.
    Refused(Square),
}

impl Selection {
    /// Nothing picked.
    pub const NONE: Self = Self { picks: Picks::NONE };

    /// What has been picked, in order.
    pub const fn picks(&self) -> &Picks {
        &self.picks
    }

    /// The piece that is picked up.
    pub fn piece(&self) -> Option<Square> {
        self.picks.iter().find_map(|pick| if let Pick::Piece(square) = pick { Some(square) } else { None })
    }

    /// What it does.
    pub fn way(&self) -> Option<Way> {
        self.picks.iter().find_map(|pick| if let Pick::Way(way) = pick { Some(way) } else { None })
    }

    /// What can be picked next, and the action that it would complete or the first that it leads to.
    pub fn options(&self, actions: &[Action]) -> Vec<(Pick, Action)> {
        let mut options: Vec<(Pick, Action)> = Vec::new();
        let place = self.picks.count();
        for &action in actions {
            for spelling in spellings(action).filter(|spelling| self.picks.begin(spelling)) {
                if let Some(pick) = spelling.get(place)
                    && !options.iter().any(|&(known, _)| known == pick)
                {
                    options.push((pick, action));
                }
            }
        }
        options
    }

    /// Whether that can be picked next.
    pub fn offers(&self, actions: &[Action], pick: Pick) -> bool {
        let next = Self { picks: self.picks.with(pick) };
        actions.iter().any(|&action| spellings(action).any(|spelling| next.picks.begin(&spelling)))
    }

    /// The squares of the options that a test picks out.
    pub fn squares(&self, actions: &[Action], test: impl Fn(Pick) -> bool) -> SquareSet {
        let options = self.options(actions).into_iter();
        options.filter(|&(pick, _)| test(pick)).filter_map(|(pick, _)| pick.square()).collect()
    }

    /// The squares whose pieces can be picked up: all, or those that go with the card that was picked first.
    pub fn movable(&self, actions: &[Action]) -> SquareSet {
        let first = usize::from(matches!(self.picks.get(0), Some(Pick::Card(_))));
        self.first(first).squares(actions, |pick| matches!(pick, Pick::Piece(_)))
    }

    /// The first picks of it.
    #[must_use]
    pub fn first(&self, count: usize) -> Self {
        Self { picks: self.picks.first(count) }
    }

    /// The same with what is understood: the ordinary way of a piece, the only kind, what needs no choice.
    #[must_use]
    pub fn settled(self, actions: &[Action]) -> Self {
        let options = self.options(actions);
        let ways: Vec<Way> =
            options.iter().filter_map(|(pick, _)| if let Pick::Way(way) = pick { Some(*way) } else { None }).collect();
        let mut kinds = options.iter().filter(|(pick, _)| matches!(pick, Pick::Kind(_)));
        let understood = match (&options[..], kinds.next(), kinds.next()) {
            ([(pick @ (Pick::Plain | Pick::Via(_)), _)], ..) | (_, Some((pick, _)), None) => Some(*pick),
            _ => Way::ALL.into_iter().find(|way| ways.contains(way)).map(Pick::Way),
        };
        match understood {
            Some(pick) => Self { picks: self.picks.with(pick) }.settled(actions),
            None => self,
        }
    }

    fn complete(&self, actions: &[Action]) -> Option<Action> {
        actions.iter().copied().find(|&action| spellings(action).any(|spelling| spelling == self.picks))
    }

    fn step(self, actions: &[Action]) -> (Self, Step) {
        let settled = self.settled(actions);
        match settled.complete(actions) {
            Some(action) => (settled, Step::Act(action)),
            None => (settled, Step::Picked),
        }
    }

    /// Takes the pick where it can be taken last: as the next one, or in place of an earlier one.
    fn take(&self, actions: &[Action], pick: Pick) -> Option<Self> {
        let mut starts = (0..=self.picks.count()).rev().map(|count| self.first(count));
        starts.find(|start| start.offers(actions, pick)).map(|start| Self { picks: start.picks.with(pick) })
    }

    /// Something beside the board is picked.
    pub fn order(self, actions: &[Action], order: Order) -> (Self, Step) {
        let Order::Pick(pick) = order else { return (Self::NONE, Step::PutBack) };
        let place = self.picks.iter().position(|picked| picked == pick);
        match (pick, place) {
            (Pick::Way(_), Some(_)) => (self, Step::Picked),
            (_, Some(place)) => (self.first(place).settled(actions), Step::PutBack),
            (_, None) => match self.take(actions, pick) {
                Some(taken) => taken.carry(actions, self.piece()).step(actions),
                None => (self, Step::Nothing),
            },
        }
    }

    /// The same with the piece that was picked up before a card, if it goes with the card.
    fn carry(self, actions: &[Action], piece: Option<Square>) -> Self {
        let piece = piece.map(Pick::Piece).filter(|_| self.picks.count() == 1);
        match piece.filter(|&piece| self.offers(actions, piece)) {
            Some(piece) => Self { picks: self.picks.with(piece) },
            None => self,
        }
    }

    /// A square is tapped. Own pieces can be picked up even if they cannot move, so that the game can say why.
    pub fn tap(self, actions: &[Action], own: SquareSet, square: Square) -> (Self, Step) {
        let again = self.picks.last() == Some(Pick::Square(square));
        let finish = [Pick::Plain, Pick::Confirm].into_iter().find(|&pick| again && self.offers(actions, pick));
        let next = finish.or_else(|| self.next_on(actions, square));
        let place = self.picks.iter().position(|pick| pick == Pick::Piece(square));
        if let Some(pick) = next {
            return Self { picks: self.picks.with(pick) }.step(actions);
        }
        if let Some(place) = place {
            return (self.first(place), Step::PutBack);
        }
        let earlier = [Pick::Square(square), Pick::Piece(square)];
        if let Some(taken) = earlier.into_iter().find_map(|pick| self.take(actions, pick)) {
            return taken.step(actions);
        }
        match self.piece() {
            _ if own.contains(square) => (Self { picks: Picks::NONE.with(Pick::Piece(square)) }, Step::Picked),
            Some(_) => (self, Step::Refused(square)),
            None => (self, Step::Nothing),
        }
    }

    /// What can be picked next on a square.
    fn next_on(&self, actions: &[Action], square: Square) -> Option<Pick> {
        let picks = [Pick::Via(square), Pick::Square(square), Pick::Piece(square)];
        picks.into_iter().find(|&pick| self.offers(actions, pick))
    }

    /// A piece begins to be dragged: what it does stays as it was chosen.
    pub fn grab(self, actions: &[Action], square: Square) -> (Self, Step) {
        let place = self.picks.iter().position(|pick| pick == Pick::Piece(square));
        let grabbed = match place {
            Some(place) if matches!(self.picks.get(place + 1), Some(Pick::Way(_))) => self.first(place + 2),
            Some(place) => self.first(place + 1),
            None => self.take(actions, Pick::Piece(square)).unwrap_or(Self::NONE),
        };
        (grabbed.settled(actions), Step::Picked)
    }

    /// The piece from one square is let go over another.
    pub fn drop_on(self, actions: &[Action], from: Square, to: Square) -> (Self, Step) {
        let (grabbed, step) = self.grab(actions, from);
        let pick = Pick::Square(to);
        match (from == to, grabbed.offers(actions, pick)) {
            // Dropped where it was: it stays picked up.
            (true, _) => (grabbed, step),
            (false, true) => Self { picks: grabbed.picks.with(pick) }.step(actions),
            (false, false) => (grabbed, Step::Refused(to)),
        }
    }
}
