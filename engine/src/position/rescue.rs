//! Rescue (R9.5).

use core::ops::ControlFlow;

use crate::action::Action;
use crate::color::Color;
use crate::event::{Audience, Event, Told};
use crate::position::{Position, Private, Public};
use crate::role::{Role, RoleSet};
use crate::square::{Square, SquareSet};
use crate::unit::Movement;
use crate::variant::{Captured, Variant};

/// Number of rescues that a player has in one game.
pub(crate) const RESCUES: u8 = 2;

/// True if a player whose piece has arrived on a square is asked to rescue. Uses public facts only.
pub(super) fn is_due(public: &Public, color: Color, at: Square) -> bool {
    let token = public.token(at);
    public.variant().rules.rescue
        && public.variant().board.is_far_row(color, at)
        && !token.rescued
        && public.rescues(color) < RESCUES
        && public.fallen(color).total() > 0
        && !all_slide(public.variant(), token.kinds)
        && !empty_home(public, color).is_empty()
}

/// True if all these kinds slide, so that none of them can rescue.
fn all_slide(variant: &Variant, kinds: RoleSet) -> bool {
    kinds.iter().all(|role| variant.army.unit(role).movement == Movement::Slide)
}

fn empty_home(public: &Public, color: Color) -> SquareSet {
    public.home(color) & !(public.occupied(Color::Red) | public.occupied(Color::Blue))
}

/// Calls back with the answers: no rescue, or a captured piece on an empty home square.
pub(super) fn answers<B>(
    public: &Public,
    mine: &Private,
    each: &mut impl FnMut(Action) -> ControlFlow<B>,
) -> ControlFlow<B> {
    each(Action::Rescue(None))?;
    let rescuer = public.current().path.and_then(|(_, at)| mine.own(at));
    if rescuer.is_none_or(|role| all_slide(public.variant(), RoleSet::only(role))) {
        return ControlFlow::Continue(());
    }
    for role in public.variant().rescuable().iter().filter(|&role| mine.lost()[role as usize] > 0) {
        for square in empty_home(public, mine.color()) {
            each(Action::Rescue(Some((role, square))))?;
        }
    }
    ControlFlow::Continue(())
}

impl Position {
    pub(super) fn rescue(&mut self, color: Color, rescued: Option<(Role, Square)>, sink: &mut impl FnMut(Told)) {
        if let Some((role, square)) = rescued {
            match self.public.variant().rules.captured {
                Captured::Both | Captured::Captor => {
                    self.emit(Event::Place(square, Some(role)), Audience::Everyone, sink);
                }
                Captured::Owner | Captured::Nobody => {
                    self.emit(Event::Place(square, None), Audience::Everyone, sink);
                    self.emit(Event::Place(square, Some(role)), Audience::Only(color), sink);
                }
            }
        }
        self.settle(!color, sink);
    }
}
