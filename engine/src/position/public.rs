//! Public state of a game, and the events that change it.

use alloc::sync::Arc;

use crate::color::{ByColor, Color};
use crate::event::{Audience, Event, Question};
use crate::position::chase::Chase;
use crate::position::current::Current;
use crate::position::fallen::Fallen;
use crate::position::phase::Phase;
use crate::position::table::Table;
use crate::position::token::Token;
use crate::position::two_square::Run;
use crate::role::{Role, RoleSet};
use crate::square::{MAX_SQUARES, Square, SquareSet};
use crate::variant::{Rules, Variant};

/// Knowledge that both players share: pieces, side to move, counters of repetition and draw limits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Public {
    variant: Arc<Variant>,
    occupied: ByColor<SquareSet>,
    tokens: [Token; MAX_SQUARES],
    fallen: ByColor<Fallen>,
    /// Number of rescues of each side.
    rescues: ByColor<u8>,
    table: Table,
    phase: Phase,
    /// Side whose turn is in progress; `None` before the first turn.
    turn: Option<Color>,
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
            table: if variant.cards { Table::whole() } else { Table::default() },
            variant,
            occupied: ByColor::default(),
            tokens: [Token::default(); MAX_SQUARES],
            fallen: ByColor::default(),
            rescues: ByColor::default(),
            phase: Phase::Turn(Color::Red),
            turn: None,
            offer: None,
            turns: 0,
            quiet: 0,
            runs: ByColor::default(),
            chase: Chase::default(),
            current: Current::default(),
        }
    }

    /// Variant in play: edition and switches.
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// Phase of the game.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Squares occupied by a side.
    #[inline]
    pub fn occupied(&self, color: Color) -> SquareSet {
        self.occupied[color]
    }

    /// Side of the piece on a square.
    pub fn color_at(&self, square: Square) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| self.occupied[color].contains(square))
    }

    /// Publicly known facts of the piece on a square; meaningless on an empty square.
    #[inline]
    pub const fn token(&self, square: Square) -> Token {
        self.tokens[square.index()]
    }

    /// Captured pieces of a side.
    pub fn fallen(&self, color: Color) -> &Fallen {
        &self.fallen[color]
    }

    /// Number of pieces that a side has rescued (R9.5).
    pub fn rescues(&self, color: Color) -> u8 {
        self.rescues[color]
    }

    /// Cards as both players see them; empty in editions without cards.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Squares of the attacker and the defender while the defender decides (R12.4).
    pub fn pending_attack(&self) -> Option<(Square, Square)> {
        self.current.attack.filter(|_| matches!(self.phase, Phase::Answer(_, Question::Defend)))
    }

    /// True if the player's Attack card lies face down (R12.15).
    pub fn has_laid(&self, color: Color) -> bool {
        self.current.laid && self.turn == Some(color) && self.current.card.is_none()
    }

    /// Side whose turn is in progress; `None` before the first turn.
    pub const fn turn(&self) -> Option<Color> {
        self.turn
    }

    /// Side that offers a draw.
    pub const fn offer(&self) -> Option<Color> {
        self.offer
    }

    /// Number of turns played by both sides together.
    pub const fn turns(&self) -> u32 {
        self.turns
    }

    /// Number of turns in a row that count toward the quiet limit (R8.4).
    pub const fn quiet_turns(&self) -> u32 {
        self.quiet
    }

    /// Start and end of the player's last turn if it was a move and the piece is still there.
    pub fn last_move(&self, color: Color) -> Option<(Square, Square)> {
        self.runs[color].path().filter(|&(_, to)| self.occupied[color].contains(to))
    }

    pub(super) fn run(&self, color: Color) -> &Run {
        &self.runs[color]
    }

    pub(super) const fn chase(&self) -> &Chase {
        &self.chase
    }

    pub(super) const fn current(&self) -> &Current {
        &self.current
    }

    pub(super) const fn table_mut(&mut self) -> &mut Table {
        &mut self.table
    }

    /// Squares of a side's home rows.
    pub(super) fn home(&self, color: Color) -> SquareSet {
        self.variant.board.home(color).collect()
    }

    /// Public state under changed rules.
    pub(super) fn under(&self, change: impl FnOnce(&mut Rules)) -> Self {
        let mut variant = *self.variant;
        change(&mut variant.rules);
        Self { variant: Arc::new(variant), ..self.clone() }
    }

    pub(crate) fn put(&mut self, color: Color, square: Square) {
        self.occupied[color].insert(square);
        self.tokens[square.index()] = Token { kinds: self.variant.army.roles(), ..Token::default() };
    }

    /// Puts a piece that has changed sides before the start; both players know its kind.
    pub(super) fn put_enchanted(&mut self, color: Color, square: Square, role: Role) {
        self.occupied[color].insert(square);
        self.tokens[square.index()] = Token { kinds: RoleSet::only(role), enchanted: true, ..Token::default() };
    }

    /// Counts a piece missing from the start; its kind is public if both players are told.
    pub(super) fn count_captured(&mut self, color: Color, role: Role, to: Audience) {
        let kinds = if to == Audience::Everyone { RoleSet::only(role) } else { self.variant.army.roles() };
        self.fallen[color].add(kinds);
    }

    /// Follows a public event.
    #[inline]
    pub(crate) fn apply(&mut self, event: Event) {
        self.current.apply(event);
        // Any other event that follows a question is the answer to it.
        if let (Phase::Answer(color, _), false) = (self.phase, matches!(event, Event::Offer(_))) {
            self.withdraw_offer(!color);
        }
        match event {
            Event::Move { from, to } => self.relocate(from, to),
            Event::Attack { from, .. } => self.narrow_to_movable(from),
            Event::Show(square, role) => self.tokens[square.index()].kinds = RoleSet::only(role),
            Event::Hint(square, kinds) => self.tokens[square.index()].kinds = kinds,
            Event::Guess(square, role, right) => {
                let token = &mut self.tokens[square.index()];
                token.kinds = if right { RoleSet::only(role) } else { token.kinds.without(role) };
            }
            Event::Remove(square) => self.lift(square),
            Event::Taken(color, role) => self.fallen[color].reveal_last(role),
            Event::Swap(a, b) => self.swap(a, b),
            Event::Owner(square, color) => {
                self.occupied[!color].remove(square);
                self.occupied[color].insert(square);
                self.tokens[square.index()].enchanted = true;
            }
            Event::Place(square, role) => self.place(square, role),
            Event::Card(color, card) if self.current.laid && self.turn == Some(color) => {
                self.table.turn_over(color, card);
            }
            Event::Card(..) | Event::Lay(..) | Event::Draw(..) | Event::Under(..) => self.table.apply(event),
            Event::Ask(color, question) => self.phase = Phase::Answer(color, question),
            Event::Turn(color) => {
                self.close_turn();
                self.phase = Phase::Turn(color);
                self.turn = Some(color);
            }
            Event::End(outcome) => {
                self.close_turn();
                self.offer = None;
                self.phase = Phase::Over(outcome);
            }
            Event::Offer(color) => self.offer = Some(color),
            Event::Target { .. } => {}
        }
    }

    fn relocate(&mut self, from: Square, to: Square) {
        let Some(color) = self.color_at(from) else { return };
        self.narrow_to_movable(from);
        self.occupied[color] = self.occupied[color].without(from).with(to);
        let token = core::mem::take(&mut self.tokens[from.index()]);
        self.tokens[to.index()] = Token { moved: true, ..token };
    }

    fn swap(&mut self, a: Square, b: Square) {
        self.tokens.swap(a.index(), b.index());
        for square in [a, b] {
            self.narrow_to_movable(square);
            self.tokens[square.index()].moved = true;
        }
        // Both pieces start a new count (R12.18).
        if let Some(mover) = self.turn {
            self.runs[mover] = Run::default();
        }
    }

    fn lift(&mut self, square: Square) {
        let Some(color) = self.color_at(square) else { return };
        self.occupied[color].remove(square);
        let token = core::mem::take(&mut self.tokens[square.index()]);
        self.fallen[token.printed(color)].receive(token);
    }

    /// Puts back a rescued piece (R9.5). If its kind is not announced, it can be any that may be rescued.
    fn place(&mut self, square: Square, role: Option<Role>) {
        let Some(color) = self.turn else { return };
        if let Some((_, rescuer)) = self.current.path {
            self.tokens[rescuer.index()].rescued = true;
        }
        self.rescues[color] = self.rescues[color].saturating_add(1);
        self.fallen[color].give_back(role);
        self.occupied[color].insert(square);
        let kinds = role.map_or_else(|| self.variant.rescuable(), RoleSet::only);
        self.tokens[square.index()] = Token { kinds, ..Token::default() };
    }

    /// Rules out unmovable kinds for a piece that moves or attacks (R5.6).
    fn narrow_to_movable(&mut self, square: Square) {
        let token = &mut self.tokens[square.index()];
        if !token.moved && token.kinds.len() > 1 {
            token.kinds = token.kinds.and(self.variant.movable());
        }
    }

    /// Withdraws a side's draw offer: it lapses with the opponent's next action (R8.3, N4).
    fn withdraw_offer(&mut self, color: Color) {
        if self.offer == Some(color) {
            self.offer = None;
        }
    }

    /// Counts the turn just played, once.
    pub(super) fn close_turn(&mut self) {
        let (Some(mover), true) = (self.turn, self.current.begun) else {
            self.current = Current::default();
            return;
        };
        let turn = core::mem::take(&mut self.current);
        self.turns += 1;
        self.quiet = if turn.is_quiet() { self.quiet + 1 } else { 0 };
        self.withdraw_offer(!mover);
        self.table.exchanged[mover] = turn.exchanged;
        let own = self.occupied[mover];
        self.runs[mover].record(turn.worn_path(), own, turn.crossed, self.variant.rules.two_square);
        if self.variant.rules.chase {
            self.chase.record(mover, turn.chasing_path(), turn.attacked(), turn.changed, self.occupied[!mover]);
        }
    }
}
