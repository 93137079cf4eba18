//! Playing an action: it becomes events, and the events change the position.

use crate::action::Action;
use crate::card::Card;
use crate::color::Color;
use crate::event::{Audience, Event, Question, Told};
use crate::outcome::{Outcome, Reason};
use crate::position::{Position, rescue};
use crate::role::{Role, RoleSet};
use crate::square::Square;
use crate::unit::{Movement, Power, Skills};

impl Position {
    /// Plays an action that is known to be legal and tells each event as it happens. For the computer player and
    /// `playouts`, which take it from the list; an action that is not on the list leaves the position unchanged or makes
    /// no sense on the board, but never panics.
    pub fn play_legal(&mut self, action: Action, sink: &mut impl FnMut(Told)) {
        let Some(color) = self.to_act() else { return };
        match action {
            Action::Move { from, to } => self.go(color, None, from, to, None, sink),
            Action::Play { move_card: Some(Card::Swap), from, to, .. } => {
                self.tell(Event::Card(color, Card::Swap), Audience::Everyone, sink);
                self.tell(Event::Swap(from, to), Audience::Everyone, sink);
                self.finish(color, None, sink);
            }
            Action::Play { move_card, from, to, attack_card } => self.go(color, move_card, from, to, attack_card, sink),
            Action::SwapAttack { pair, from, target, card } => {
                self.tell(Event::Card(color, Card::Swap), Audience::Everyone, sink);
                self.put_attack_card(color, card, sink);
                self.tell(Event::Swap(pair.0, pair.1), Audience::Everyone, sink);
                self.attack(color, from, target, None, sink);
            }
            Action::Turn { from, via, to } => self.turn(color, from, via, to, sink),
            Action::Name { from, .. }
            | Action::Fly { from, .. }
            | Action::Point { from, .. }
            | Action::Rampage { from, .. } => {
                self.use_power(color, from, action, sink);
            }
            Action::Exchange(card) => self.exchange(color, card, sink),
            Action::Defend(card) => self.defend(color, card, sink),
            Action::Rescue(rescued) => self.rescue(color, rescued, sink),
            Action::Redraw(cards) => self.redraw(color, cards, sink),
        }
    }

    fn use_power(&mut self, color: Color, from: Square, action: Action, sink: &mut impl FnMut(Told)) {
        let Some(role) = self.private[color].own(from) else { return };
        let piece = (from, role);
        match (action, self.public.variant().army.unit(role).power) {
            (Action::Name { step, target, role, .. }, Some(Power::Name(how))) => {
                self.name(color, piece, step, (target, role), how, sink);
            }
            (Action::Fly { to, attack, .. }, _) => self.fly(color, piece, to, attack, sink),
            (Action::Point { power, target, .. }, _) => self.point(color, power, piece, target, sink),
            (Action::Rampage { to, .. }, _) => self.rampage(color, piece, to, sink),
            _ => {}
        }
    }

    /// A move or an attack in one line, with cards or without.
    fn go(
        &mut self,
        color: Color,
        move_card: Option<Card>,
        from: Square,
        to: Square,
        attack_card: Option<Card>,
        sink: &mut impl FnMut(Told),
    ) {
        let Some(role) = self.private[color].own(from) else { return };
        if let Some(card) = move_card {
            self.tell(Event::Card(color, card), Audience::Everyone, sink);
        }
        if let Some(card) = attack_card {
            self.put_attack_card(color, card, sink);
        }
        let far = self.far(move_card, from, to);
        if self.public.occupied(!color).contains(to) {
            return self.attack(color, from, to, far, sink);
        }
        self.tell(Event::Move { from, to }, Audience::Everyone, sink);
        if let Some(kinds) = far {
            self.tell_way(to, role, kinds, sink);
        }
        self.finish(color, Some(to), sink);
    }

    /// Two steps with a turn.
    fn turn(&mut self, color: Color, from: Square, via: Square, to: Square, sink: &mut impl FnMut(Told)) {
        let Some(role) = self.private[color].own(from) else { return };
        self.tell(Event::Move { from, to: via }, Audience::Everyone, sink);
        if self.public.occupied(!color).contains(to) {
            return self.attack(color, via, to, None, sink);
        }
        self.tell(Event::Move { from: via, to }, Audience::Everyone, sink);
        let army = &self.public.variant().army;
        let kinds = army.roles_that(|unit| unit.movement == Movement::Double { shown: false });
        self.tell_way(to, role, kinds, sink);
        self.finish(color, Some(to), sink);
    }

    /// The kinds that could have come this way, if not all that move can (R5.6): with cards only a Feint of several squares
    /// tells anything (R12.9).
    fn far(&self, move_card: Option<Card>, from: Square, to: Square) -> Option<RoleSet> {
        let distance = from.column().abs_diff(to.column()).max(from.row().abs_diff(to.row()));
        if distance < 2 || move_card.is_some_and(|card| card != Card::Feint) {
            return None;
        }
        let doubles = distance == 2 && move_card.is_none();
        let goes = |movement| match movement {
            Movement::Slide => true,
            // A power would have been shown.
            Movement::Double { shown } => doubles && !shown,
            _ => false,
        };
        Some(self.public.variant().army.roles_that(|unit| goes(unit.movement)))
    }

    /// Tells what the way of a piece tells: that it used a power, or that it is one of these kinds.
    fn tell_way(&mut self, square: Square, role: Role, kinds: RoleSet, sink: &mut impl FnMut(Told)) {
        if kinds.contains(role) {
            self.narrow(square, kinds, sink);
        } else {
            self.tell(Event::Show(square, role), Audience::Everyone, sink);
        }
    }

    /// Tells that a piece is one of these kinds, if that is news.
    pub(super) fn narrow(&mut self, square: Square, kinds: RoleSet, sink: &mut impl FnMut(Told)) {
        let before = self.public.token(square).kinds;
        let after = before.and(kinds);
        if after != before {
            let event = after.single().map_or(Event::Hint(square, after), |role| Event::Show(square, role));
            self.tell(event, Audience::Everyone, sink);
        }
    }

    /// A piece leaves the board, into the tray of its printed color (R9.8, R11.4).
    pub(super) fn remove(&mut self, square: Square, sink: &mut impl FnMut(Told)) {
        let Some((color, role)) = self.piece(square) else { return };
        let printed = self.public.token(square).printed(color);
        self.tell(Event::Remove(square), Audience::Everyone, sink);
        self.tell(Event::Taken(printed, role), self.tray_audience(color), sink);
    }

    /// Ends an action after which a player's piece has come to stand on a square, if any has: the Flag may be home, a rescue
    /// due; else the turn passes.
    pub(super) fn finish(&mut self, color: Color, at: Option<Square>, sink: &mut impl FnMut(Told)) {
        if let Some(at) = at {
            let piece = self.private[color].own(at);
            let prize = piece.is_some_and(|role| self.public.variant().army.unit(role).skills.has(Skills::PRIZE));
            if prize && self.public.variant().rules.moving_flag && self.public.variant().board.is_far_row(color, at) {
                let won = Outcome { winner: Some(color), reason: Reason::FlagHome };
                return self.tell(Event::End(won), Audience::Everyone, sink);
            }
            if rescue::is_due(&self.public, color, at) {
                return self.tell(Event::Ask(color, Question::Rescue), Audience::Everyone, sink);
            }
        }
        self.settle(!color, sink);
    }

    /// Lets an event happen: to what each player told of it knows, and to what is public if everyone is told.
    pub(super) fn tell(&mut self, event: Event, to: Audience, sink: &mut impl FnMut(Told)) {
        let told = Told { event, to };
        for color in Color::ALL {
            self.private[color].follow(told, &self.public);
        }
        if to == Audience::Everyone {
            self.public.apply(event);
        }
        sink(told);
    }
}
