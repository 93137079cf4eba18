//! Playing an action: the action becomes events, and the events change the position.

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
    /// Plays an action that is known to be legal and passes its events to `sink`.
    ///
    /// It is for callers that take actions from the list of legal ones, such as the computer player and
    /// `playouts`. An illegal action leaves the position unchanged or senseless, but never panics.
    pub fn play_legal(&mut self, action: Action, sink: &mut impl FnMut(Told)) {
        let Some(color) = self.to_act() else { return };
        match action {
            Action::Move { from, to } => self.play_straight(color, None, from, to, None, sink),
            Action::Play { move_card: Some(Card::Swap), from, to, .. } => {
                self.emit(Event::Card(color, Card::Swap), Audience::Everyone, sink);
                self.emit(Event::Swap(from, to), Audience::Everyone, sink);
                self.finish(color, None, sink);
            }
            Action::Play { move_card, from, to, attack_card } => {
                self.play_straight(color, move_card, from, to, attack_card, sink);
            }
            Action::SwapAttack { pair, from, target, card } => {
                self.emit(Event::Card(color, Card::Swap), Audience::Everyone, sink);
                self.put_attack_card(color, card, sink);
                self.emit(Event::Swap(pair.0, pair.1), Audience::Everyone, sink);
                self.attack(color, from, target, None, sink);
            }
            Action::Turn { from, via, to } => self.play_two_steps(color, from, via, to, sink),
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

    /// Plays a straight move or attack, with or without cards.
    fn play_straight(
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
            self.emit(Event::Card(color, card), Audience::Everyone, sink);
        }
        if let Some(card) = attack_card {
            self.put_attack_card(color, card, sink);
        }
        let path_kinds = self.kinds_for_path(move_card, from, to);
        if self.public.occupied(!color).contains(to) {
            return self.attack(color, from, to, path_kinds, sink);
        }
        self.emit(Event::Move { from, to }, Audience::Everyone, sink);
        if let Some(kinds) = path_kinds {
            self.reveal_by_path(to, role, kinds, sink);
        }
        self.finish(color, Some(to), sink);
    }

    /// Plays a move of two steps with a turn between them.
    fn play_two_steps(&mut self, color: Color, from: Square, via: Square, to: Square, sink: &mut impl FnMut(Told)) {
        let Some(role) = self.private[color].own(from) else { return };
        self.emit(Event::Move { from, to: via }, Audience::Everyone, sink);
        if self.public.occupied(!color).contains(to) {
            return self.attack(color, via, to, None, sink);
        }
        self.emit(Event::Move { from: via, to }, Audience::Everyone, sink);
        let army = &self.public.variant().army;
        let kinds = army.roles_that(|unit| unit.movement == Movement::Double { shown: false });
        self.reveal_by_path(to, role, kinds, sink);
        self.finish(color, Some(to), sink);
    }

    /// Kinds that could make this move, or `None` if every movable kind could (R5.6).
    ///
    /// With cards, only a Feint of several squares reveals anything (R12.9).
    fn kinds_for_path(&self, move_card: Option<Card>, from: Square, to: Square) -> Option<RoleSet> {
        let distance = from.column().abs_diff(to.column()).max(from.row().abs_diff(to.row()));
        if distance < 2 || move_card.is_some_and(|card| card != Card::Feint) {
            return None;
        }
        let doubles = distance == 2 && move_card.is_none();
        let goes = |movement| match movement {
            Movement::Slide => true,
            // A power would have revealed the piece.
            Movement::Double { shown } => doubles && !shown,
            _ => false,
        };
        Some(self.public.variant().army.roles_that(|unit| goes(unit.movement)))
    }

    /// Reveals as much of a piece as its path does.
    ///
    /// This is its kind if it used a power, else the set of `kinds` that can take the path.
    fn reveal_by_path(&mut self, square: Square, role: Role, kinds: RoleSet, sink: &mut impl FnMut(Told)) {
        if kinds.contains(role) {
            self.narrow(square, kinds, sink);
        } else {
            self.emit(Event::Show(square, role), Audience::Everyone, sink);
        }
    }

    /// Announces that a piece is one of these kinds, unless both players know that already.
    pub(super) fn narrow(&mut self, square: Square, kinds: RoleSet, sink: &mut impl FnMut(Told)) {
        let before = self.public.token(square).kinds;
        let after = before.and(kinds);
        if after != before {
            let event = after.single().map_or(Event::Hint(square, after), |role| Event::Show(square, role));
            self.emit(event, Audience::Everyone, sink);
        }
    }

    /// Removes a piece from the board, into the tray of its printed color (R9.8, R11.4).
    pub(super) fn remove(&mut self, square: Square, sink: &mut impl FnMut(Told)) {
        let Some((color, role)) = self.piece(square) else { return };
        let printed = self.public.token(square).printed(color);
        self.emit(Event::Remove(square), Audience::Everyone, sink);
        self.emit(Event::Taken(printed, role), self.tray_audience(color), sink);
    }

    /// Ends an action: by a Flag that has come home, the question of a rescue, or the next turn.
    ///
    /// `at` is the square on which a piece of the player arrived, if any did.
    pub(super) fn finish(&mut self, color: Color, at: Option<Square>, sink: &mut impl FnMut(Told)) {
        if let Some(at) = at {
            let piece = self.private[color].own(at);
            let prize = piece.is_some_and(|role| self.public.variant().army.unit(role).skills.has(Skills::PRIZE));
            if prize && self.public.variant().rules.moving_flag && self.public.variant().board.is_far_row(color, at) {
                let won = Outcome { winner: Some(color), reason: Reason::FlagHome };
                return self.emit(Event::End(won), Audience::Everyone, sink);
            }
            if rescue::is_due(&self.public, color, at) {
                return self.emit(Event::Ask(color, Question::Rescue), Audience::Everyone, sink);
            }
        }
        self.settle(!color, sink);
    }

    /// Emits an event: updates the knowledge of its audience, and passes it to `sink`.
    pub(super) fn emit(&mut self, event: Event, to: Audience, sink: &mut impl FnMut(Told)) {
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
