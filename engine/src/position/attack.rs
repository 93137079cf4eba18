//! An attack (R6, R9.6, R12.4, R12.12, R12.15): up to the defender's decision, and what becomes of it.

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
    /// Whether a player's Attack card is laid face down: only if the defender has any card to answer with (R12.15).
    pub(super) fn lays(&self, color: Color) -> bool {
        self.public.lays(color)
    }

    /// Opens or lays the Attack card of an action.
    pub(super) fn put_attack_card(&mut self, color: Color, card: Card, sink: &mut impl FnMut(Told)) {
        if self.lays(color) {
            self.tell(Event::Lay(color, None), Audience::Everyone, sink);
            self.tell(Event::Lay(color, Some(card)), Audience::Only(color), sink);
        } else {
            self.tell(Event::Card(color, card), Audience::Everyone, sink);
        }
    }

    /// The piece on `from` attacks the one on `to`. `far` are the kinds that could have come this way, if not all can.
    pub(super) fn attack(
        &mut self,
        color: Color,
        from: Square,
        to: Square,
        far: Option<crate::role::RoleSet>,
        sink: &mut impl FnMut(Told),
    ) {
        let (Some(attacker), Some(defender)) = (self.private[color].own(from), self.private[!color].own(to)) else {
            return;
        };
        self.tell(Event::Attack { from, to }, Audience::Everyone, sink);
        let (mock, laid) = (self.public.current().is_mock(), self.public.current().laid);
        if !mock && !laid {
            self.tell(Event::Show(from, attacker), Audience::Everyone, sink);
        } else if let Some(kinds) = far {
            self.narrow(from, kinds, sink);
        }
        if mock {
            self.tell(Event::Show(to, defender), Audience::Only(color), sink);
            self.finish(color, None, sink);
        } else if self.public.table().hands[!color] > 0 {
            self.tell(Event::Ask(!color, Question::Defend), Audience::Everyone, sink);
        } else {
            self.resolve(color, from, to, sink);
        }
    }

    /// The defender's answer.
    pub(super) fn defend(&mut self, defender: Color, card: Option<Card>, sink: &mut impl FnMut(Told)) {
        let color = !defender;
        let Some((from, to)) = self.public.current().attack else { return };
        if let Some(card) = card {
            self.tell(Event::Card(defender, card), Audience::Everyone, sink);
        }
        if let Some(card) = self.private[color].laid() {
            self.tell(Event::Card(color, card), Audience::Everyone, sink);
            let (attacker, found) = (self.private[color].own(from), self.private[defender].own(to));
            match (card, attacker, found) {
                (Card::Mock, _, Some(found)) => {
                    self.tell(Event::Show(to, found), Audience::Only(color), sink);
                    return self.finish(color, None, sink);
                }
                (_, Some(attacker), _) => self.tell(Event::Show(from, attacker), Audience::Everyone, sink),
                _ => {}
            }
        }
        self.resolve(color, from, to, sink);
    }

    /// Shows the defender, and who stays.
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
            self.tell(Event::Move { from, to }, Audience::Everyone, sink);
        }
        if captures_prize {
            let won = Outcome { winner: Some(color), reason: Reason::Flag };
            return self.tell(Event::End(won), Audience::Everyone, sink);
        }
        self.finish(color, Some(to).filter(|_| result.attacker_survives), sink);
    }

    /// Shows the defender, or under Silent Defence what the outcome tells (R9.6).
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
            self.tell(Event::Show(to, defender), Audience::Everyone, sink);
        } else {
            self.narrow(to, left, sink);
        }
    }
}

/// Whether an Attack card can go with an attack of such a piece: the Spy card only with a Spy, but for a bluff (R12.14, R12.15).
pub(super) fn goes_with(card: Card, skills: Skills, bluff: bool) -> bool {
    card.kind() == CardKind::Attack && (card != Card::Spy || skills.has(Skills::ASSASSIN) || bluff)
}
