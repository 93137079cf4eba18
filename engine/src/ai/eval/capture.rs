//! Captures: the ways in which an action affects other pieces.

use crate::action::{Action, Pointing};
use crate::card::Card;
use crate::color::Color;
use crate::position::Position;
use crate::role::Role;
use crate::square::Square;

/// The effect of an action on other pieces, whatever their kinds are.
#[derive(Clone, Copy)]
pub(in crate::ai) enum Capture {
    /// No effect.
    Quiet,
    /// An attack, with or without a card.
    Attack { attacker: Role, target: Square, card: Option<Card> },
    /// A guess at the kind of a piece (R10.1, R10.2).
    Name { from: Square, target: Square, role: Role },
    /// A power used on one piece from a distance (R11.2, R11.4, R11.6).
    Point { power: Pointing, from: Square, target: Square },
    /// An attack on all pieces around a square (R11.5).
    Rampage { from: Square, to: Square },
}

impl Capture {
    pub(in crate::ai) fn of(position: &Position, mover: Color, action: Action) -> Self {
        let attack = |from: Square, target: Square, card: Option<Card>| {
            let attacker = position.private(mover).own(from);
            let enemy = position.public().occupied(!mover).contains(target);
            attacker.filter(|_| enemy).map_or(Self::Quiet, |attacker| Self::Attack { attacker, target, card })
        };
        match action {
            Action::Move { from, to } | Action::Turn { from, to, .. } => attack(from, to, None),
            Action::Fly { from, attack: Some(target), .. } => attack(from, target, None),
            Action::Play { from, to, attack_card, .. } => attack(from, to, attack_card),
            // The attacker comes from the other square of the pair.
            Action::SwapAttack { pair, from, target, card } => {
                attack(if from == pair.0 { pair.1 } else { pair.0 }, target, Some(card))
            }
            Action::Name { from, target, role, .. } => Self::Name { from, target, role },
            Action::Point { power, from, target } => Self::Point { power, from, target },
            Action::Rampage { from, to } => Self::Rampage { from, to },
            Action::Fly { attack: None, .. }
            | Action::Exchange(_)
            | Action::Defend(_)
            | Action::Rescue(_)
            | Action::Redraw(_) => Self::Quiet,
        }
    }
}
