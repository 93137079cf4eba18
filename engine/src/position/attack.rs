//! Attacks (R6, R9.6, R12.4, R12.12, R12.15): the defender's decision and the result.

use crate::card::{Card, CardKind};
use crate::color::Color;
use crate::event::{Audience, Event, Question, Told};
use crate::outcome::{Outcome, Reason};
use crate::position::Position;
use crate::position::clash::{Played, clash};
use crate::role::Role;
use crate::square::Square;
use crate::unit::{Movement, Skills};

impl Position {
    /// True if an Attack card of the player is laid face down (R12.15).
    ///
    /// This is so only while the opponent holds a card to answer with.
    pub(super) fn lays_face_down(&self, color: Color) -> bool {
        self.public.lays_face_down(color)
    }

    /// Plays the Attack card of an action, face up or face down.
    pub(super) fn put_attack_card(&mut self, color: Color, card: Card, sink: &mut impl FnMut(Told)) {
        if self.lays_face_down(color) {
            self.emit(Event::Lay(color, None), Audience::Everyone, sink);
            self.emit(Event::Lay(color, Some(card)), Audience::Only(color), sink);
        } else {
            self.emit(Event::Card(color, card), Audience::Everyone, sink);
        }
    }

    /// Attacks the piece on `to` with the piece on `from`.
    ///
    /// `path_kinds` is the set of kinds that could make this attack; `None` if every movable kind could.
    pub(super) fn attack(
        &mut self,
        color: Color,
        from: Square,
        to: Square,
        path_kinds: Option<crate::role::RoleSet>,
        sink: &mut impl FnMut(Told),
    ) {
        let (Some(attacker), Some(defender)) = (self.private[color].own(from), self.private[!color].own(to)) else {
            return;
        };
        self.emit(Event::Attack { from, to }, Audience::Everyone, sink);
        let (mock, laid) = (self.public.current().is_mock(), self.public.current().laid);
        if !mock && !laid {
            self.emit(Event::Show(from, attacker), Audience::Everyone, sink);
        } else if let Some(kinds) = path_kinds {
            self.narrow(from, kinds, sink);
        }
        if mock {
            self.emit(Event::Show(to, defender), Audience::Only(color), sink);
            self.finish(color, None, sink);
        } else if self.public.table().hands[!color] > 0 {
            self.emit(Event::Ask(!color, Question::Defend), Audience::Everyone, sink);
        } else {
            self.resolve(color, from, to, sink);
        }
    }

    /// Plays the defender's answer.
    pub(super) fn defend(&mut self, defender: Color, card: Option<Card>, sink: &mut impl FnMut(Told)) {
        let color = !defender;
        let Some((from, to)) = self.public.current().attack else { return };
        if let Some(card) = card {
            self.emit(Event::Card(defender, card), Audience::Everyone, sink);
        }
        if let Some(card) = self.private[color].laid() {
            self.emit(Event::Card(color, card), Audience::Everyone, sink);
            let (attacker, found) = (self.private[color].own(from), self.private[defender].own(to));
            match (card, attacker, found) {
                (Card::Mock, _, Some(found)) => {
                    self.emit(Event::Show(to, found), Audience::Only(color), sink);
                    return self.finish(color, None, sink);
                }
                (_, Some(attacker), _) => self.emit(Event::Show(from, attacker), Audience::Everyone, sink),
                _ => {}
            }
        }
        self.resolve(color, from, to, sink);
    }

    /// Reveals the defender, removes the losers and ends the action.
    fn resolve(&mut self, color: Color, from: Square, to: Square, sink: &mut impl FnMut(Told)) {
        let (Some(attacker), Some(defender)) = (self.private[color].own(from), self.private[!color].own(to)) else {
            return;
        };
        self.show_defender(attacker, (to, defender), sink);
        let variant = self.public.variant();
        let army = &variant.army;
        let current = self.public.current();
        let cards = Played { attack: current.card, defence: current.defence };
        let captures_prize = army.unit(defender).skills.has(Skills::PRIZE);
        let result = clash(&variant.rules, army.unit(attacker), army.unit(defender), cards);
        if !result.defender_survives {
            self.remove(to, sink);
        }
        if !result.attacker_survives {
            self.remove(from, sink);
        } else if !result.defender_survives {
            self.emit(Event::Move { from, to }, Audience::Everyone, sink);
        }
        if captures_prize {
            let won = Outcome { winner: Some(color), reason: Reason::Flag };
            return self.emit(Event::End(won), Audience::Everyone, sink);
        }
        self.finish(color, Some(to).filter(|_| result.attacker_survives), sink);
    }

    /// Reveals the defender; under Silent Defence, reveals only as much as the outcome does (R9.6).
    fn show_defender(&mut self, attacker: Role, (to, defender): (Square, Role), sink: &mut impl FnMut(Told)) {
        let variant = self.public.variant();
        let army = &variant.army;
        let attacker = army.unit(attacker);
        let outcome = |defender: Role| {
            let unit = army.unit(defender);
            (clash(&variant.rules, attacker, unit, Played::default()), unit.skills.has(Skills::PRIZE))
        };
        let alike = army.roles_that(|unit| outcome(unit.role) == outcome(defender));
        let left = self.public.token(to).kinds.and(alike);
        if !variant.rules.silent_defence || attacker.movement == Movement::Slide || left.single().is_some() {
            self.emit(Event::Show(to, defender), Audience::Everyone, sink);
        } else {
            self.narrow(to, left, sink);
        }
    }
}

/// True if an attack by a piece with these skills can use the card (R12.14, R12.15).
///
/// The Spy card needs a Spy, unless it is played as a bluff.
pub(super) fn fits_attack(card: Card, skills: Skills, bluff: bool) -> bool {
    card.kind() == CardKind::Attack && (card != Card::Spy || skills.has(Skills::ASSASSIN) || bluff)
}
