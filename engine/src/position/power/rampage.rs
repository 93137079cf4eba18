//! Rampage (R11.5).

use alloc::vec::Vec;
use core::ops::ControlFlow;

use crate::action::Action;
use crate::color::Color;
use crate::event::{Audience, Event, Told};
use crate::position::Position;
use crate::position::ground::Ground;
use crate::role::Role;
use crate::square::{Square, SquareSet};
use crate::view::View;

/// Effect on a piece, as far as a player can tell beforehand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// Certain removal.
    Falls,
    /// Possible removal.
    MayFall,
    /// Certain survival.
    Stands,
}

/// Calls back with every step to an empty square.
pub(super) fn list<B>(
    ground: &Ground,
    from: Square,
    each: &mut impl FnMut(Action) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for to in from.neighbors() & ground.free {
        if ground.may_go(from, to) {
            each(Action::Rampage { from, to })?;
        }
    }
    ControlFlow::Continue(())
}

impl Position {
    pub(in crate::position) fn rampage(
        &mut self,
        color: Color,
        (from, role): (Square, Role),
        to: Square,
        sink: &mut impl FnMut(Told),
    ) {
        self.emit(Event::Move { from, to }, Audience::Everyone, sink);
        self.emit(Event::Show(to, role), Audience::Everyone, sink);
        let army = self.public.variant().army;
        // Pieces without a rank are neither hit nor shown.
        let unhit = army.roles_that(|unit| unit.strength.is_none());
        let own_strength = army.unit(role).strength;
        let mut fallen: Vec<Square> = Vec::new();
        let mut met_higher = false;
        for square in SquareSet::around(to, 1) {
            let Some((_, found)) = self.piece(square) else { continue };
            let strength = army.unit(found).strength;
            if strength.is_none() {
                self.narrow(square, unhit, sink);
                continue;
            }
            self.emit(Event::Show(square, found), Audience::Everyone, sink);
            if strength <= own_strength {
                fallen.push(square);
            } else {
                met_higher = true;
            }
        }
        if met_higher {
            fallen.push(to);
        }
        for square in fallen {
            self.remove(square, sink);
        }
        self.finish(color, Some(to).filter(|_| !met_higher), sink);
    }
}

impl View {
    /// Effect of a Rampage by the piece on `from`: on each piece around `to`, and on itself.
    pub fn rampage(&self, from: Square, to: Square) -> (Vec<(Square, Fate)>, Fate) {
        let army = &self.variant().army;
        let own_strength = self.known(from).and_then(|role| army.unit(role).strength);
        let occupied = self.public().occupied(Color::Red) | self.public().occupied(Color::Blue);
        let mut itself = Fate::Stands;
        let mut others = Vec::new();
        for square in (SquareSet::around(to, 1) & occupied).without(from) {
            let strengths = || self.kinds(square).iter().filter_map(|role| army.unit(role).strength);
            let (kinds, low) = (self.kinds(square).len(), strengths().filter(|&s| Some(s) <= own_strength).count());
            let high = strengths().count() - low;
            let fate = |hit: usize| match hit {
                0 => Fate::Stands,
                _ if hit == kinds as usize => Fate::Falls,
                _ => Fate::MayFall,
            };
            others.push((square, fate(low)));
            itself = match (itself, fate(high)) {
                (Fate::Falls, _) | (_, Fate::Falls) => Fate::Falls,
                (Fate::Stands, fate) => fate,
                _ => Fate::MayFall,
            };
        }
        (others, itself)
    }
}
