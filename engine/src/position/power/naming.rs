//! Naming the kind of an enemy piece (R10.1, R10.2).

use core::ops::ControlFlow;

use crate::action::Action;
use crate::color::Color;
use crate::event::{Audience, Event, Told};
use crate::outcome::{Outcome, Reason};
use crate::position::Position;
use crate::position::ground::Ground;
use crate::role::Role;
use crate::square::{Square, SquareSet};
use crate::unit::{FirstStep, Naming, Skills};

/// Calls back with every enemy piece in reach named as every kind, with or without a step first.
pub(super) fn list<B>(
    ground: &Ground,
    from: Square,
    how: Naming,
    each: &mut impl FnMut(Action) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let away = ground.public.home(!ground.mover);
    let staying = (how.step != FirstStep::Required).then_some(None);
    let steps = if how.step == FirstStep::None { SquareSet::EMPTY } else { from.neighbors() & ground.free };
    let steps = steps.into_iter().filter(|&step| ground.may_go(from, step)).map(Some);
    let roles = ground.variant().army.roles();
    for step in staying.into_iter().chain(steps) {
        let at = step.unwrap_or(from);
        if how.away && !away.contains(at) {
            continue;
        }
        for target in how.reach.squares(ground.mover, at) & ground.enemies {
            for role in roles.iter() {
                each(Action::Name { from, step, target, role })?;
            }
        }
    }
    ControlFlow::Continue(())
}

impl Position {
    /// Steps, if the action includes a step, and names the kind of an enemy piece.
    pub(in crate::position) fn name(
        &mut self,
        color: Color,
        (from, role): (Square, Role),
        step: Option<Square>,
        (target, guess): (Square, Role),
        how: Naming,
        sink: &mut impl FnMut(Told),
    ) {
        let Some(named) = self.private[!color].own(target) else { return };
        if let Some(to) = step {
            self.emit(Event::Move { from, to }, Audience::Everyone, sink);
        }
        let at = step.unwrap_or(from);
        self.emit(Event::Target { from: at, to: target }, Audience::Everyone, sink);
        self.emit(Event::Show(at, role), Audience::Everyone, sink);
        let right = named == guess;
        // A kind revealed by a wrong guess is announced before the guess (N3).
        if !right && self.public.token(target).kinds.without(guess).single().is_some() {
            self.emit(Event::Show(target, named), Audience::Everyone, sink);
        } else if !right && how.shows {
            self.emit(Event::Show(target, named), Audience::Only(color), sink);
        }
        self.emit(Event::Guess(target, guess, right), Audience::Everyone, sink);
        if right {
            self.remove(target, sink);
            if self.public.variant().army.unit(named).skills.has(Skills::PRIZE) {
                let won = Outcome { winner: Some(color), reason: Reason::Flag };
                return self.emit(Event::End(won), Audience::Everyone, sink);
            }
        }
        self.finish(color, step, sink);
    }
}
