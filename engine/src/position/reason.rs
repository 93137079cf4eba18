//! Reasons why actions are illegal.

use crate::action::Action;
use crate::card::CardKind;
use crate::position::ground::Ground;
use crate::position::legal::is_listed;
use crate::position::{Illegal, Phase, Private, Public};
use crate::square::Square;
use crate::unit::{Movement, Power, Unit};
use crate::variant::Rules;

/// Reason why an action is not on the list of legal ones.
pub(super) fn explain(public: &Public, mine: &Private, action: Action) -> Illegal {
    let answer = matches!(action, Action::Defend(_) | Action::Rescue(_) | Action::Redraw(_));
    if answer || public.phase() != Phase::Turn(mine.color()) {
        return Illegal::Unavailable;
    }
    if let Some(rule) = forbidding_rule(public, mine, action) {
        return rule;
    }
    let (from, power): (Square, fn(&Unit) -> bool) = match action {
        Action::Move { from, to } => return explain_move(public, mine, from, to),
        Action::Turn { from, .. } => (from, |unit| unit.movement.is_double()),
        Action::Name { from, .. } => (from, |unit| matches!(unit.power, Some(Power::Name(_)))),
        Action::Fly { from, .. } => (from, |unit| unit.power == Some(Power::Flight)),
        Action::Point { from, .. } => (from, |unit| matches!(unit.power, Some(Power::Point(..)))),
        Action::Rampage { from, .. } => (from, |unit| unit.power == Some(Power::Rampage)),
        _ => return explain_cards(public, mine, action),
    };
    let Some(role) = mine.own(from) else { return Illegal::NoPiece { at: from } };
    if power(public.variant().army.unit(role)) { Illegal::OutOfReach } else { Illegal::NoPower { at: from } }
}

fn explain_cards(public: &Public, mine: &Private, action: Action) -> Illegal {
    if !public.variant().cards {
        return Illegal::Unavailable;
    }
    let (cards, from) = match action {
        Action::Play { move_card, from, attack_card, .. } => ([move_card, attack_card], from),
        Action::SwapAttack { pair, card, .. } => ([Some(crate::card::Card::Swap), Some(card)], pair.0),
        Action::Exchange(card) if mine.hand().contains(card) => return Illegal::NoExchange,
        Action::Exchange(card) => return Illegal::NoCard { card },
        _ => return Illegal::Unavailable,
    };
    if let Some(card) = cards.into_iter().flatten().find(|&card| !mine.hand().contains(card)) {
        return Illegal::NoCard { card };
    }
    match mine.own(from) {
        None => Illegal::NoPiece { at: from },
        Some(role) if !public.variant().is_movable(role) => Illegal::Immovable { at: from },
        Some(_) if cards.iter().flatten().any(|card| card.kind() == CardKind::Defence) => Illegal::Unavailable,
        Some(_) => Illegal::OutOfReach,
    }
}

type Change = fn(&mut Rules);

/// Repetition rule or switch without which the action would be legal.
fn forbidding_rule(public: &Public, mine: &Private, action: Action) -> Option<Illegal> {
    let changes: [(Change, Illegal); 4] = [
        (|rules| rules.no_scout_charge = false, Illegal::NoCharge),
        (|rules| rules.two_square = None, Illegal::TwoSquare),
        (|rules| rules.chase = false, Illegal::Chase),
        (|rules| (rules.two_square, rules.chase) = (None, false), Illegal::TwoSquare),
    ];
    let rule = changes.into_iter().find(|&(change, _)| is_listed(&public.under(change), mine, action));
    rule.map(|(_, rule)| rule)
}

/// Reason why an ordinary move is illegal, apart from switches and the repetition rules.
fn explain_move(public: &Public, mine: &Private, from: Square, to: Square) -> Illegal {
    let variant = public.variant();
    let Some(role) = mine.own(from) else { return Illegal::NoPiece { at: from } };
    let reach = match variant.movement(role) {
        Movement::Fixed => return Illegal::Immovable { at: from },
        Movement::Step => 1,
        Movement::Double { .. } => 2,
        Movement::Slide => u8::MAX,
    };
    if !variant.board.squares().contains(to) {
        return Illegal::OffBoard { at: to };
    }
    if variant.board.lakes.contains(to) {
        return Illegal::Lake { at: to };
    }
    let (direction, distance) = match from.line_to(to) {
        Some(line) if line.1 <= reach => line,
        _ => return Illegal::OutOfReach,
    };
    let ground = Ground::new(public, mine.color());
    let mut at = from;
    for _ in 1..distance {
        match at.step(direction) {
            Some(next) if ground.free.contains(next) => at = next,
            Some(next) => return Illegal::Blocked { at: next },
            None => return Illegal::OutOfReach,
        }
    }
    if public.occupied(mine.color()).contains(to) {
        Illegal::OwnPiece { at: to }
    } else {
        Illegal::NoAttacker { at: from }
    }
}
