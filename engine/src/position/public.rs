//! What both players know, and how it follows from the public events.

use alloc::sync::Arc;
use alloc::vec::Vec;

use crate::color::{ByColor, Color};
use crate::event::{Audience, Event, Question};
use crate::outcome::Outcome;
use crate::position::chase::Chase;
use crate::position::private::count;
use crate::position::two_square::{Borders, Run};
use crate::role::{Role, RoleCounts, RoleSet};
use crate::square::{MAX_SQUARES, Square, SquareSet};
use crate::unit::Movement;
use crate::variant::Variant;

/// Who decides what now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// That player makes his turn.
    Turn(Color),
    /// That player answers a question within a turn or before the first.
    Answer(Color, Question),
    /// The game is over.
    Over(Outcome),
}

impl Phase {
    /// Who decides; nobody once the game is over.
    pub const fn to_act(self) -> Option<Color> {
        match self {
            Self::Turn(color) | Self::Answer(color, _) => Some(color),
            Self::Over(_) => None,
        }
    }

    /// How the game ended, if it has.
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// The name in the text protocol.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Turn(_) => "turn",
            Self::Answer(_, question) => question.name(),
            Self::Over(_) => "over",
        }
    }
}

/// What is known to both of a piece on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Token {
    /// The kinds that it can still be.
    pub kinds: RoleSet,
    /// Whether it has moved.
    pub moved: bool,
}

/// The pieces of a side that have left the board, as both players saw them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fallen {
    /// Those whose kind was publicly known, by kind.
    pub known: RoleCounts,
    /// For each other, the kinds that it could still be.
    pub unknown: Vec<RoleSet>,
}

impl Fallen {
    /// How many pieces have left the board.
    pub fn total(&self) -> usize {
        self.known.iter().map(|&n| usize::from(n)).sum::<usize>() + self.unknown.len()
    }

    fn add(&mut self, kinds: RoleSet) {
        match kinds.single() {
            Some(role) => count(&mut self.known, role),
            None => self.unknown.push(kinds),
        }
    }
}

/// What has happened in the turn that is being played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Current {
    /// From where and to where the piece of this turn went (or attacked).
    path: Option<(Square, Square)>,
    crossed: Borders,
    attacked: bool,
    /// An attack, a removal, a change of owner or a rescue happened (R8.4).
    eventful: bool,
    begun: bool,
}

/// What both players know: the occupied squares and their colors, what is known of each piece, whose turn it is, and
/// all that the rules of repetition and the draw limits count.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Public {
    variant: Arc<Variant>,
    occupied: ByColor<SquareSet>,
    tokens: [Token; MAX_SQUARES],
    fallen: ByColor<Fallen>,
    phase: Phase,
    offer: Option<Color>,
    turns: u32,
    quiet: u32,
    runs: ByColor<Run>,
    chase: Chase,
    current: Current,
}

impl Public {
    pub(crate) fn new(variant: Arc<Variant>) -> Self {
        Self {
            variant,
            occupied: ByColor::default(),
            tokens: [Token::default(); MAX_SQUARES],
            fallen: ByColor::default(),
            phase: Phase::Turn(Color::Red),
            offer: None,
            turns: 0,
            quiet: 0,
            runs: ByColor::default(),
            chase: Chase::default(),
            current: Current::default(),
        }
    }

    /// The edition and switches that are played.
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// Who decides what now.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The squares on which a side has pieces.
    #[inline]
    pub fn occupied(&self, color: Color) -> SquareSet {
        self.occupied[color]
    }

    /// Whose piece stands there.
    pub fn color_at(&self, square: Square) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| self.occupied[color].contains(square))
    }

    /// What is known of the piece there; meaningless on an empty square.
    #[inline]
    pub const fn token(&self, square: Square) -> Token {
        self.tokens[square.index()]
    }

    /// The pieces of a side that have left the board.
    pub fn fallen(&self, color: Color) -> &Fallen {
        &self.fallen[color]
    }

    /// Who offers a draw, if anybody.
    pub const fn offer(&self) -> Option<Color> {
        self.offer
    }

    /// How many turns have been played, both sides together.
    pub const fn turns(&self) -> u32 {
        self.turns
    }

    /// How many turns running nothing happened that counts for the quiet limit (R8.4).
    pub const fn quiet_turns(&self) -> u32 {
        self.quiet
    }

    pub(super) fn run(&self, color: Color) -> &Run {
        &self.runs[color]
    }

    pub(super) const fn chase(&self) -> &Chase {
        &self.chase
    }

    pub(crate) fn put(&mut self, color: Color, square: Square) {
        self.occupied[color].insert(square);
        self.tokens[square.index()] = Token { kinds: self.variant.army.roles(), moved: false };
    }

    /// A piece that was missing from the start: its kind is known if both players are told.
    pub(super) fn count_captured(&mut self, color: Color, role: Role, to: Audience) {
        let kinds = if to == Audience::Everyone { RoleSet::only(role) } else { self.variant.army.roles() };
        self.fallen[color].add(kinds);
    }

    /// Follows a public event.
    #[inline]
    pub(crate) fn apply(&mut self, event: Event) {
        self.current.begun |= !matches!(event, Event::Turn(_) | Event::End(_) | Event::Offer(_) | Event::Ask(..));
        match event {
            Event::Move { from, to } => self.relocate(from, to),
            Event::Attack { from, to } => {
                self.current.attacked = true;
                self.current.eventful = true;
                self.extend_path(from, to);
                self.narrow_to_movable(from);
            }
            Event::Show(square, role) => self.tokens[square.index()].kinds = RoleSet::only(role),
            Event::Hint(square, kinds) => self.tokens[square.index()].kinds = kinds,
            Event::Guess(square, role, right) => {
                let token = &mut self.tokens[square.index()];
                token.kinds = if right { RoleSet::only(role) } else { token.kinds.without(role) };
            }
            Event::Remove(square) => self.lift(square),
            Event::Swap(a, b) => {
                self.tokens.swap(a.index(), b.index());
                for square in [a, b] {
                    self.narrow_to_movable(square);
                    self.tokens[square.index()].moved = true;
                }
            }
            Event::Owner(square, color) => {
                self.current.eventful = true;
                self.occupied[!color].remove(square);
                self.occupied[color].insert(square);
            }
            Event::Place(square, role) => {
                self.current.eventful = true;
                if let Some(color) = self.phase.to_act() {
                    self.put(color, square);
                }
                if let Some(role) = role {
                    self.tokens[square.index()].kinds = RoleSet::only(role);
                }
            }
            Event::Ask(color, question) => self.phase = Phase::Answer(color, question),
            Event::Turn(color) => {
                self.close_turn();
                self.phase = Phase::Turn(color);
            }
            Event::End(outcome) => {
                self.close_turn();
                self.offer = None;
                self.phase = Phase::Over(outcome);
            }
            Event::Offer(color) => self.offer = Some(color),
            Event::Target { .. }
            | Event::Taken(..)
            | Event::Card(..)
            | Event::Lay(..)
            | Event::Draw(..)
            | Event::Under(..) => {}
        }
    }

    fn relocate(&mut self, from: Square, to: Square) {
        let Some(color) = self.color_at(from) else { return };
        self.extend_path(from, to);
        self.narrow_to_movable(from);
        self.occupied[color] = self.occupied[color].without(from).with(to);
        let token = core::mem::take(&mut self.tokens[from.index()]);
        self.tokens[to.index()] = Token { moved: true, ..token };
    }

    fn lift(&mut self, square: Square) {
        let Some(color) = self.color_at(square) else { return };
        self.current.eventful = true;
        self.occupied[color].remove(square);
        let token = core::mem::take(&mut self.tokens[square.index()]);
        self.fallen[color].add(token.kinds);
    }

    fn extend_path(&mut self, from: Square, to: Square) {
        let start = self.current.path.map_or(from, |(start, _)| start);
        self.current.path = Some((start, to));
        self.current.crossed.cross(from, to);
    }

    /// What moves or attacks can move (R5.6).
    fn narrow_to_movable(&mut self, square: Square) {
        let army = &self.variant.army;
        let token = &mut self.tokens[square.index()];
        if !token.moved && token.kinds.len() > 1 {
            token.kinds = token.kinds.and(army.roles_that(|unit| unit.movement != Movement::Fixed));
        }
    }

    /// Counts the turn that has been played, once.
    pub(super) fn close_turn(&mut self) {
        let (Some(mover), true) = (self.phase.to_act(), self.current.begun) else { return };
        let turn = core::mem::take(&mut self.current);
        self.turns += 1;
        self.quiet = if turn.eventful { 0 } else { self.quiet + 1 };
        if self.offer == Some(!mover) {
            self.offer = None;
        }
        let own = self.occupied[mover];
        self.runs[mover].record(turn.path, own, &turn.crossed);
        if self.variant.rules.chase {
            self.chase.record(mover, turn.path, turn.attacked, self.occupied[!mover]);
        }
    }
}
