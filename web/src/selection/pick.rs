//! How an action is spelled: what a person chooses on the way to it, in order.

use vexillum_engine::{Action, Card, Pointing, Role, Square};

/// What a piece does, where it can do several things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Moves and attacks, also by slides and two steps.
    Move,
    /// Flies.
    Flight,
    /// Points at a piece.
    Point(Pointing),
    /// Runs wild.
    Rampage,
    /// Names the kind of a piece, perhaps after a step.
    Name,
}

impl Way {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 7] = [
        Self::Move,
        Self::Flight,
        Self::Point(Pointing::Detect),
        Self::Point(Pointing::Enchant),
        Self::Point(Pointing::Arrow),
        Self::Rampage,
        Self::Name,
    ];

    /// Its place in [`ALL`](Self::ALL).
    pub fn index(self) -> usize {
        Self::ALL.iter().position(|&way| way == self).unwrap_or_default()
    }
}

/// One thing that a person chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pick {
    /// An own piece, to do something with it.
    Piece(Square),
    /// What it does.
    Way(Way),
    /// A card of the hand.
    Card(Card),
    /// Where something goes, lands, attacks, points or comes back.
    Square(Square),
    /// By which square, or from which.
    Via(Square),
    /// A kind of piece, to name it or to bring it back.
    Kind(Role),
    /// Nothing more. Where nothing else is left to choose, it is understood.
    Plain,
    /// Yes: what has been chosen is to be done. It is never understood.
    Confirm,
    /// No to a question. It is never understood, even where nothing else can be said.
    Decline,
}

impl Pick {
    /// The square that is chosen.
    pub const fn square(self) -> Option<Square> {
        match self {
            Self::Piece(square) | Self::Square(square) | Self::Via(square) => Some(square),
            _ => None,
        }
    }
}

/// The most that a person chooses for one action: two pieces swapped, a target, the attacker, a card.
const LONGEST: usize = 6;

/// What is chosen, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Picks([Option<Pick>; LONGEST]);

impl Picks {
    /// Nothing.
    pub const NONE: Self = Self([None; LONGEST]);

    /// These, in order; those that are nothing are left out.
    fn of(picks: impl IntoIterator<Item = Option<Pick>>) -> Self {
        picks.into_iter().flatten().fold(Self::NONE, Self::with)
    }

    /// How many.
    pub fn count(&self) -> usize {
        self.iter().count()
    }

    /// In order.
    pub fn iter(&self) -> impl Iterator<Item = Pick> + '_ {
        self.0.iter().map_while(|pick| *pick)
    }

    /// The last one.
    pub fn last(&self) -> Option<Pick> {
        self.iter().last()
    }

    /// The one at a place.
    pub fn get(&self, place: usize) -> Option<Pick> {
        self.0.get(place).copied().flatten()
    }

    /// These and one more.
    #[must_use]
    pub fn with(mut self, pick: Pick) -> Self {
        if let Some(free) = self.0.iter_mut().find(|place| place.is_none()) {
            *free = Some(pick);
        }
        self
    }

    /// The first ones.
    #[must_use]
    pub fn first(mut self, count: usize) -> Self {
        self.0.iter_mut().skip(count).for_each(|pick| *pick = None);
        self
    }

    /// Whether the other picks begin with these.
    pub fn begin(&self, other: &Self) -> bool {
        self.iter().zip(&other.0).all(|(pick, other)| Some(pick) == *other)
    }
}

/// How an action is spelled; some can be spelled in two ways.
pub fn spellings(action: Action) -> impl Iterator<Item = Picks> {
    use Pick::{Confirm, Decline, Kind, Piece, Plain, Via};
    let turn = |from: Square, way: Way, rest: [Option<Pick>; 3]| {
        (Picks::of([Some(Piece(from)), Some(Pick::Way(way))].into_iter().chain(rest)), None)
    };
    let to = |square: Square| Some(Pick::Square(square));
    let card = |card: Card| Some(Pick::Card(card));
    let (spelling, other) = match action {
        Action::Move { from, to: target } => turn(from, Way::Move, [to(target), Some(Plain), None]),
        Action::Turn { from, via, to: target } => turn(from, Way::Move, [to(target), Some(Via(via)), None]),
        Action::Name { from, step, target, role } => {
            turn(from, Way::Name, [step.and_then(to), to(target), Some(Kind(role))])
        }
        Action::Fly { from, to: landing, attack } => {
            turn(from, Way::Flight, [to(landing), attack.and_then(to).or(Some(Plain)), None])
        }
        Action::Point { power, from, target } => turn(from, Way::Point(power), [to(target), None, None]),
        Action::Rampage { from, to: start } => turn(from, Way::Rampage, [to(start), Some(Confirm), None]),
        Action::Play { move_card: None, from, to: target, attack_card } => {
            let last = attack_card.and_then(card).or(Some(Plain));
            let (spelling, _) = turn(from, Way::Move, [to(target), last, None]);
            // The card may also be chosen first.
            (spelling, attack_card.map(|first| Picks::of([card(first), Some(Piece(from)), to(target)])))
        }
        Action::Play { move_card: Some(Card::Swap), from, to: other, .. } => {
            let swap = |a, b| Picks::of([card(Card::Swap), Some(Piece(a)), to(b), Some(Plain)]);
            (swap(from, other), Some(swap(other, from)))
        }
        Action::Play { move_card: Some(first), from, to: target, attack_card } => {
            let last = attack_card.and_then(card).or(Some(Plain));
            (Picks::of([card(first), Some(Piece(from)), to(target), last]), None)
        }
        Action::SwapAttack { pair: (one, other), from, target, card: last } => {
            let swap =
                |a, b| Picks::of([card(Card::Swap), Some(Piece(a)), to(b), to(target), Some(Via(from)), card(last)]);
            (swap(one, other), Some(swap(other, one)))
        }
        Action::Exchange(away) => (Picks::of([card(away), Some(Confirm)]), None),
        Action::Defend(Some(answer)) => (Picks::of([card(answer)]), None),
        Action::Rescue(Some((role, home))) => (Picks::of([Some(Kind(role)), to(home)]), None),
        Action::Redraw(Some([a, b, c])) => (Picks::of([card(a), card(b), card(c), Some(Confirm)]), None),
        Action::Defend(None) | Action::Rescue(None) | Action::Redraw(None) => (Picks::of([Some(Decline)]), None),
    };
    std::iter::once(spelling).chain(other)
}
