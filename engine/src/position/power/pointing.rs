//! Detect, Enchant and Arrow (R11.2, R11.4, R11.6).

use core::ops::ControlFlow;

use crate::action::{Action, Pointing};
use crate::color::Color;
use crate::event::{Audience, Event, Told};
use crate::position::Position;
use crate::position::ground::Ground;
use crate::role::Role;
use crate::square::Square;
use crate::unit::Reach;

/// Calls back with every enemy piece in reach. Enchanted pieces cannot be enchanted again.
pub(super) fn list<B>(
    ground: &Ground,
    from: Square,
    (power, reach): (Pointing, Reach),
    each: &mut impl FnMut(Action) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for target in reach.squares(ground.mover, from) & ground.enemies {
        if power != Pointing::Enchant || !ground.public.token(target).enchanted {
            each(Action::Point { power, from, target })?;
        }
    }
    ControlFlow::Continue(())
}

impl Position {
    pub(in crate::position) fn point(
        &mut self,
        color: Color,
        power: Pointing,
        (from, role): (Square, Role),
        target: Square,
        sink: &mut impl FnMut(Told),
    ) {
        let Some(found) = self.private[!color].own(target) else { return };
        self.emit(Event::Target { from, to: target }, Audience::Everyone, sink);
        self.emit(Event::Show(from, role), Audience::Everyone, sink);
        let told = if power == Pointing::Detect { Audience::Only(color) } else { Audience::Everyone };
        self.emit(Event::Show(target, found), told, sink);
        if self.is_lower(found, role) {
            match power {
                Pointing::Detect => {}
                Pointing::Enchant => self.emit(Event::Owner(target, color), Audience::Everyone, sink),
                Pointing::Arrow => self.remove(target, sink),
            }
        }
        self.finish(color, None, sink);
    }

    /// True if `role` has a rank and `than` has a higher one.
    fn is_lower(&self, role: Role, than: Role) -> bool {
        let army = &self.public.variant().army;
        army.unit(role).strength.is_some_and(|strength| Some(strength) < army.unit(than).strength)
    }
}
