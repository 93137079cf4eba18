//! Destinations of the Move cards (R12.6-R12.9).

use core::ops::ControlFlow;

use crate::card::Card;
use crate::position::ground::Ground;
use crate::square::{Direction, Square};
use crate::unit::{Movement, Unit};

/// Calls back with every empty or enemy square that the piece can reach with the card.
pub(super) fn each<B>(
    ground: &Ground,
    card: Card,
    from: Square,
    unit: &Unit,
    each: &mut impl FnMut(Square) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let open = ground.free | ground.enemies;
    if card == Card::Feint {
        return feint(ground, from, unit, each);
    }
    for direction in Direction::ALL {
        if let Some(to) = straight(ground, card, from, direction).filter(|&to| open.contains(to)) {
            each(to)?;
        }
    }
    ControlFlow::Continue(())
}

fn straight(ground: &Ground, card: Card, from: Square, direction: Direction) -> Option<Square> {
    match card {
        Card::Boat => boat(ground, from, direction),
        Card::Jump => jump(ground, from, direction),
        card => charge(ground, card.charge()?, from, direction),
    }
}

fn boat(ground: &Ground, from: Square, direction: Direction) -> Option<Square> {
    let lakes = ground.variant().board.lakes;
    let mut at = from.step(direction).filter(|&first| lakes.contains(first))?;
    while lakes.contains(at) {
        at = at.step(direction)?;
    }
    Some(at)
}

fn jump(ground: &Ground, from: Square, direction: Direction) -> Option<Square> {
    let over = from.step(direction)?;
    ground.public.color_at(over)?;
    over.step(direction)
}

fn charge(ground: &Ground, squares: u8, from: Square, direction: Direction) -> Option<Square> {
    let mut at = from;
    for left in (0..squares).rev() {
        at = at.step(direction)?;
        if left > 0 && !ground.free.contains(at) {
            return None;
        }
    }
    Some(at)
}

/// Calls back with one diagonal step; sliding pieces go on over empty squares.
fn feint<B>(
    ground: &Ground,
    from: Square,
    unit: &Unit,
    each: &mut impl FnMut(Square) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let slides = ground.variant().movement(unit.role) == Movement::Slide;
    let charge = !ground.variant().rules.no_scout_charge;
    for (columns, rows) in [(1, 1), (1, -1), (-1, -1), (-1, 1)] {
        let mut at = from;
        while let Some(to) = at.offset(columns, rows) {
            let attack = ground.enemies.contains(to);
            if attack && (charge || at == from) || ground.free.contains(to) {
                each(to)?;
            }
            if !slides || !ground.free.contains(to) {
                break;
            }
            at = to;
        }
    }
    ControlFlow::Continue(())
}
