//! Playing an action: it becomes events, and the events change the position.

use crate::action::Action;
use crate::color::Color;
use crate::event::{Audience, Event, Told};
use crate::outcome::{Outcome, Reason};
use crate::position::{Position, clash};
use crate::role::{Role, RoleSet};
use crate::square::Square;
use crate::unit::{Movement, Skills};

impl Position {
    /// Plays an action that is known to be legal and tells each event as it happens. For the computer player and
    /// `playouts`, which take it from the list; an action that is not on the list leaves the position unchanged or makes
    /// no sense on the board, but never panics.
    pub fn play_legal(&mut self, action: Action, sink: &mut impl FnMut(Told)) {
        let (Some(color), Action::Move { from, to }) = (self.to_act(), action) else { return };
        let Some(role) = self.private[color].own(from) else { return };
        match self.private[!color].own(to) {
            None => self.go(from, to, sink),
            Some(defender) => {
                if self.attack(color, (from, role), (to, defender), sink) {
                    let won = Outcome { winner: Some(color), reason: Reason::Flag };
                    return self.tell(Event::End(won), Audience::Everyone, sink);
                }
            }
        }
        self.settle(!color, sink);
    }

    /// A move to an empty square; what its length tells is told behind it (R5.6).
    fn go(&mut self, from: Square, to: Square, sink: &mut impl FnMut(Told)) {
        self.tell(Event::Move { from, to }, Audience::Everyone, sink);
        if !from.is_next_to(to) {
            let far = self.public.variant().army.roles_that(|unit| unit.movement == Movement::Slide);
            self.narrow(to, far, sink);
        }
    }

    /// Tells that a piece is one of these kinds, if that is news.
    fn narrow(&mut self, square: Square, kinds: RoleSet, sink: &mut impl FnMut(Told)) {
        let before = self.public.token(square).kinds;
        let after = before.and(kinds);
        if after != before {
            let event = after.single().map_or(Event::Hint(square, after), |role| Event::Show(square, role));
            self.tell(event, Audience::Everyone, sink);
        }
    }

    /// An attack (R6). True if the game is won by it.
    fn attack(
        &mut self,
        color: Color,
        (from, attacker): (Square, Role),
        (to, defender): (Square, Role),
        sink: &mut impl FnMut(Told),
    ) -> bool {
        self.tell(Event::Attack { from, to }, Audience::Everyone, sink);
        self.tell(Event::Show(from, attacker), Audience::Everyone, sink);
        self.tell(Event::Show(to, defender), Audience::Everyone, sink);
        let variant = self.public.variant();
        let army = &variant.army;
        let wins_game = army.unit(defender).skills.has(Skills::PRIZE);
        let result = clash(&variant.rules, army.unit(attacker), army.unit(defender));
        if !result.defender_survives {
            self.remove(!color, to, defender, sink);
        }
        if !result.attacker_survives {
            self.remove(color, from, attacker, sink);
        } else if !result.defender_survives {
            self.tell(Event::Move { from, to }, Audience::Everyone, sink);
        }
        wins_game
    }

    fn remove(&mut self, color: Color, square: Square, role: Role, sink: &mut impl FnMut(Told)) {
        self.tell(Event::Remove(square), Audience::Everyone, sink);
        self.tell(Event::Taken(color, role), self.tray_audience(color), sink);
    }

    /// Lets an event happen: to what is public if everyone is told, and to what each player told of it knows.
    pub(super) fn tell(&mut self, event: Event, to: Audience, sink: &mut impl FnMut(Told)) {
        if to == Audience::Everyone {
            self.public.apply(event);
        }
        for color in Color::ALL {
            if to.includes(color) {
                self.private[color].apply(event);
            }
        }
        sink(Told { event, to });
    }
}
