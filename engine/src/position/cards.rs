//! Battle Cards (R12): what can be done with them in a turn, and how they are dealt.

mod deal;
mod landing;

use core::ops::ControlFlow;

pub(super) use deal::HAND;
pub use deal::{BadDeal, Deal, Deck, shuffled_decks};

use crate::action::Action;
use crate::card::{Card, CardKind};
use crate::position::attack::goes_with;
use crate::position::ground::Ground;
use crate::position::{Private, Public};
use crate::square::Square;
use crate::unit::Unit;

/// Calls back with everything that cards add to a turn.
pub(super) fn list<B>(
    ground: &Ground,
    mine: &Private,
    each: &mut impl FnMut(Action) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let army = &ground.variant().army;
    let movable = || mine.pieces().filter(|&(_, role)| ground.variant().is_movable(role));
    for (from, role) in movable() {
        let unit = army.unit(role);
        // An ordinary attack with an Attack card.
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

/// Whether two squares lie in one row or column and in the order in which a Swap is written (N2).
fn is_pair(a: Square, b: Square) -> bool {
    (a.column() == b.column() || a.row() == b.row()) && (a.column(), a.row()) < (b.column(), b.row())
}

/// An attack with each Attack card that goes with it.
fn attacks<B>(
    ground: &Ground,
    mine: &Private,
    unit: &Unit,
    (move_card, from, to): (Option<Card>, Square, Square),
    each: &mut impl FnMut(Action) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let bluff = ground.public.lays(ground.mover);
    for card in mine.hand().iter().filter(|&card| goes_with(card, unit.skills, bluff)) {
        each(Action::Play { move_card, from, to, attack_card: Some(card) })?;
    }
    ControlFlow::Continue(())
}

/// The attacks that a piece can make from where a Swap has put it.
fn swap_attacks<B>(
    ground: &Ground,
    mine: &Private,
    pair: (Square, Square),
    (from, unit): (Square, &Unit),
    each: &mut impl FnMut(Action) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let bluff = ground.public.lays(ground.mover);
    let attacks = unit.attacks();
    for target in (from.neighbors() & ground.enemies).into_iter().filter(|_| attacks) {
        for card in mine.hand().iter().filter(|&card| goes_with(card, unit.skills, bluff)) {
            each(Action::SwapAttack { pair, from, target, card })?;
        }
    }
    ControlFlow::Continue(())
}

/// Keeping the first hand, or putting it under the pile in any order (R12.2).
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
    /// Whether a player's Attack card is laid face down now: only if the opponent has any card to answer with (R12.15).
    pub(super) fn lays(&self, color: crate::color::Color) -> bool {
        self.variant().rules.tactical_reveal && self.table().hands[!color] > 0
    }
}
