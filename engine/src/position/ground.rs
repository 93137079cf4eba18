//! Ordinary moves and attacks, without cards and powers (R5, R7, R10.3, R11.3).

use core::ops::ControlFlow;

use crate::action::Action;
use crate::color::Color;
use crate::position::Public;
use crate::square::{Direction, Square, SquareSet};
use crate::unit::{Movement, Unit};
use crate::variant::Variant;

/// Board as the side to move finds it, with the limits of the repetition rules.
pub(super) struct Ground<'a> {
    pub public: &'a Public,
    pub mover: Color,
    /// Squares that a piece can enter without an attack.
    pub free: SquareSet,
    pub enemies: SquareSet,
    /// Limit and piece of the two-square rule, while it restricts a piece.
    worn: Option<(u8, Square)>,
    chasing: bool,
}

impl<'a> Ground<'a> {
    pub(super) fn new(public: &'a Public, mover: Color) -> Self {
        let variant = public.variant();
        let (own, enemies) = (public.occupied(mover), public.occupied(!mover));
        let limit = variant.rules.two_square;
        Self {
            public,
            mover,
            free: variant.board.land() & !(own | enemies),
            enemies,
            worn: limit.and_then(|limit| Some((limit, public.run(mover).worn_piece(limit)?))),
            chasing: variant.rules.chase && public.chase().concerns(mover),
        }
    }

    pub(super) fn variant(&self) -> &'a Variant {
        self.public.variant()
    }

    /// True if a path crosses a border that the piece has worn out (R7.1).
    ///
    /// The path runs from the square of the piece to its destination.
    #[inline]
    pub(super) fn is_worn(&self, path: &[Square]) -> bool {
        self.worn.is_some_and(|(limit, worn)| {
            path.first() == Some(&worn) && self.public.run(self.mover).forbids(path, limit)
        })
    }

    /// True if a move other than an attack would chase and restore an earlier board (R7.4).
    #[inline]
    pub(super) fn chases(&self, from: Square, to: Square) -> bool {
        self.chasing && self.public.chase().forbids(self.mover, from, to, self.enemies)
    }

    /// True if the repetition rules allow a straight or diagonal move to an empty square.
    #[inline]
    pub(super) fn may_go(&self, from: Square, to: Square) -> bool {
        !self.chases(from, to) && !self.is_worn(&[from, to])
    }

    /// Calls back with every ordinary move and attack of a piece.
    #[inline]
    pub(super) fn moves<B>(
        &self,
        from: Square,
        unit: &Unit,
        each: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        match self.variant().movement(unit.role) {
            Movement::Fixed => ControlFlow::Continue(()),
            Movement::Step => self.lines(from, 1, unit, each),
            Movement::Slide => self.lines(from, u8::MAX, unit, each),
            Movement::Double { .. } => {
                self.lines(from, 2, unit, each)?;
                self.turns(from, unit, each)
            }
        }
    }

    /// Calls back with straight moves of up to `reach` squares; an attack ends the line.
    #[inline]
    fn lines<B>(
        &self,
        from: Square,
        reach: u8,
        unit: &Unit,
        each: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        // A switch forbids sliding pieces to slide and attack in one turn (R9.7).
        let charge = reach == 2 || !self.variant().rules.no_scout_charge;
        for direction in Direction::ALL {
            let mut at = from;
            for distance in 1..=reach {
                let Some(to) = at.step(direction) else { break };
                let attack = self.enemies.contains(to);
                if !attack && !self.free.contains(to) {
                    break;
                }
                let allowed = if attack { unit.attacks() && (charge || distance == 1) } else { !self.chases(from, to) };
                if allowed && !self.is_worn(&[from, to]) {
                    each(Action::Move { from, to })?;
                }
                if attack {
                    break;
                }
                at = to;
            }
        }
        ControlFlow::Continue(())
    }

    /// Calls back with moves of two steps and a turn between them.
    fn turns<B>(&self, from: Square, unit: &Unit, each: &mut impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        for via in from.neighbors() & self.free {
            for to in (via.neighbors() & (self.free | self.enemies)).without(from) {
                let attack = self.enemies.contains(to);
                let allowed = if attack { unit.attacks() } else { !self.chases(from, to) };
                if from.line_to(to).is_none() && allowed && !self.is_worn(&[from, via, to]) {
                    each(Action::Turn { from, via, to })?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
