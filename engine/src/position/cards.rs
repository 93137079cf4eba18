//! Battle Cards (R12): their use in a turn, and the deal.

mod deal;
mod landing;

use core::ops::ControlFlow;

pub(super) use deal::HAND;
pub use deal::{BadDeal, Deal, Deck, shuffled_decks};

use crate::action::Action;
use crate::card::{Card, CardKind};
use crate::position::attack::fits_attack;
use crate::position::ground::Ground;
use crate::position::{Private, Public};
use crate::square::Square;
use crate::unit::Unit;

/// Calls back with every action that uses cards in a turn.
pub(super) fn list<B>(
    ground: &Ground,
    mine: &Private,
    each: &mut impl FnMut(Action) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let army = &ground.variant().army;
    let movable = || mine.pieces().filter(|&(_, role)| ground.variant().is_movable(role));
    for (from, role) in movable() {
        let unit = army.unit(role);
        // Ordinary attacks with an Attack card.
        ground.moves(from, unit, &mut |action| match action {
            Action::Move { from, to } if ground.enemies.contains(to) => {
                attacks(ground, mine, unit, (None, from, to), each)
            }
            _ => ControlFlow::Continue(()),
        })?;
        for card in mine.hand().of_kind(CardKind::Move) {
            landing::each(ground, card, from, unit, &mut |to| {
                let attack = ground.enemies.contains(to);
                if ground.is_worn(&[from, to]) || if attack { !unit.attacks() } else { ground.chases(from, to) } {
                    return ControlFlow::Continue(());
                }
                each(Action::Play { move_card: Some(card), from, to, attack_card: None })?;
                if attack {
                    attacks(ground, mine, unit, (Some(card), from, to), each)
                } else {
                    ControlFlow::Continue(())
                }
            })?;
        }
    }
    if mine.hand().contains(Card::Swap) {
        for (a, one) in movable() {
            for (b, other) in movable().filter(|&(b, _)| is_pair(a, b)) {
                each(Action::Play { move_card: Some(Card::Swap), from: a, to: b, attack_card: None })?;
                if ground.variant().rules.swap_then_attack {
                    swap_attacks(ground, mine, (a, b), (b, army.unit(one)), each)?;
                    swap_attacks(ground, mine, (a, b), (a, army.unit(other)), each)?;
                }
            }
        }
    }
    let table = ground.public.table();
    if table.piles[ground.mover] > 0 && !table.exchanged[ground.mover] {
        for card in mine.hand().iter() {
            each(Action::Exchange(card))?;
        }
    }
    ControlFlow::Continue(())
}

/// True if two squares share a row or column and stand in the order of the Swap notation (N2).
fn is_pair(a: Square, b: Square) -> bool {
    (a.column() == b.column() || a.row() == b.row()) && (a.column(), a.row()) < (b.column(), b.row())
}

/// Calls back with the attack once for each Attack card that fits it.
fn attacks<B>(
    ground: &Ground,
    mine: &Private,
    unit: &Unit,
    (move_card, from, to): (Option<Card>, Square, Square),
    each: &mut impl FnMut(Action) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let bluff = ground.public.lays_face_down(ground.mover);
    for card in mine.hand().iter().filter(|&card| fits_attack(card, unit.skills, bluff)) {
        each(Action::Play { move_card, from, to, attack_card: Some(card) })?;
    }
    ControlFlow::Continue(())
}

/// Calls back with every attack that a piece can make right after a Swap.
fn swap_attacks<B>(
    ground: &Ground,
    mine: &Private,
    pair: (Square, Square),
    (from, unit): (Square, &Unit),
    each: &mut impl FnMut(Action) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let bluff = ground.public.lays_face_down(ground.mover);
    let attacks = unit.attacks();
    for target in (from.neighbors() & ground.enemies).into_iter().filter(|_| attacks) {
        for card in mine.hand().iter().filter(|&card| fits_attack(card, unit.skills, bluff)) {
            each(Action::SwapAttack { pair, from, target, card })?;
        }
    }
    ControlFlow::Continue(())
}

/// Calls back with every answer to the first deal (R12.2).
///
/// The player keeps the hand, or puts it under the pile in any order.
pub(super) fn redraws<B>(mine: &Private, each: &mut impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
    each(Action::Redraw(None))?;
    let hand = mine.hand();
    for a in hand.iter() {
        for b in hand.iter().filter(|&b| b != a) {
            for c in hand.iter().filter(|&c| c != a && c != b) {
                each(Action::Redraw(Some([a, b, c])))?;
            }
        }
    }
    ControlFlow::Continue(())
}

impl Public {
    /// True if an Attack card of the player is laid face down now (R12.15).
    ///
    /// This is so only while the opponent holds a card to answer with.
    pub(super) fn lays_face_down(&self, color: crate::color::Color) -> bool {
        self.variant().rules.tactical_reveal && self.table().hands[!color] > 0
    }
}
