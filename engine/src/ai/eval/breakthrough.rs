//! A prize that may walk home (R9.4): whether anything can still stop it.

use crate::color::Color;
use crate::position::Position;
use crate::square::{Direction, Square};
use crate::unit::{Movement, Skills};

/// In how many moves the prize of a side comes home whatever the enemy does, if it does: straight ahead, or after some steps
/// to one side.
pub(in crate::ai) fn free_run(position: &Position, color: Color) -> Option<usize> {
    let variant = position.public().variant();
    let prizes = position
        .private(color)
        .pieces()
        .filter(|&(_, role)| variant.army.unit(role).skills.has(Skills::PRIZE) && variant.is_movable(role));
    prizes.filter_map(|(from, _)| from_here(position, color, from)).min()
}

fn from_here(position: &Position, color: Color, from: Square) -> Option<usize> {
    let run = |aside: Direction, steps: u8| {
        let ahead = position.public().variant().board.rows_ahead(color, from);
        let way = core::iter::repeat_n(aside, steps.into())
            .chain(core::iter::repeat_n(Direction::forward(color), ahead.into()));
        is_free(position, color, from, way).then_some(usize::from(steps + ahead))
    };
    let columns = position.public().variant().board.columns;
    let mut ways = (0..columns).flat_map(|steps| [(Direction::East, steps), (Direction::West, steps)]);
    ways.find_map(|(aside, steps)| run(aside, steps))
}

/// Whether nobody can step on the way, or onto the piece, in time.
fn is_free(position: &Position, color: Color, from: Square, way: impl Iterator<Item = Direction>) -> bool {
    let public = position.public();
    let taken = public.occupied(color) | public.occupied(!color);
    let land = public.variant().board.land() & !taken;
    // The enemy moves once more than the prize has if it is his turn.
    let ahead = usize::from(position.to_act() == Some(!color));
    let mut at = from;
    let mut moves = 0;
    let mut way = way.peekable();
    if way.peek().is_none() {
        return false;
    }
    while let Some(direction) = way.next() {
        let Some(next) = at.step(direction).filter(|&next| land.contains(next)) else { return false };
        at = next;
        moves += 1;
        // On the last square it is safe.
        let enemy_moves = moves + ahead - usize::from(way.peek().is_none());
        if reaches(position, !color, at, enemy_moves) {
            return false;
        }
    }
    true
}

/// Whether a piece of a side could stand on a square after so many moves, were nothing in its way.
fn reaches(position: &Position, color: Color, square: Square, moves: usize) -> bool {
    let variant = position.public().variant();
    position.private(color).pieces().any(|(from, role)| {
        let distance = usize::from(from.steps_to(square));
        match variant.movement(role) {
            Movement::Fixed => false,
            Movement::Step => distance <= moves,
            Movement::Double { .. } => distance <= 2 * moves,
            Movement::Slide => moves > 1 || moves == 1 && from.line_to(square).is_some(),
        }
    })
}
