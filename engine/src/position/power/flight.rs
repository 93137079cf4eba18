//! Flight (R11.1).

use core::ops::ControlFlow;

use crate::action::Action;
use crate::color::Color;
use crate::event::{Audience, Event, Told};
use crate::position::Position;
use crate::position::ground::Ground;
use crate::role::Role;
use crate::square::{Direction, Square};

/// Calls back with every flight, with and without an attack after it.
///
/// A flight passes over one or more pieces and ends on the first empty square behind them.
pub(super) fn list<B>(
    ground: &Ground,
    from: Square,
    each: &mut impl FnMut(Action) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for direction in Direction::ALL {
        let Some(to) = landing(ground, from, direction) else { continue };
        if ground.may_go(from, to) {
            each(Action::Fly { from, to, attack: None })?;
        }
        for target in to.neighbors() & ground.enemies {
            if !ground.is_worn(&[from, to, target]) {
                each(Action::Fly { from, to, attack: Some(target) })?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn landing(ground: &Ground, from: Square, direction: Direction) -> Option<Square> {
    let pieces = ground.enemies | ground.public.occupied(ground.mover);
    let mut at = from.step(direction).filter(|&first| pieces.contains(first))?;
    while pieces.contains(at) {
        at = at.step(direction)?;
    }
    ground.free.contains(at).then_some(at)
}

impl Position {
    pub(in crate::position) fn fly(
        &mut self,
        color: Color,
        (from, role): (Square, Role),
        to: Square,
        attack: Option<Square>,
        sink: &mut impl FnMut(Told),
    ) {
        self.emit(Event::Move { from, to }, Audience::Everyone, sink);
        if let Some(target) = attack {
            return self.attack(color, to, target, None, sink);
        }
        self.emit(Event::Show(to, role), Audience::Everyone, sink);
        self.finish(color, Some(to), sink);
    }
}
