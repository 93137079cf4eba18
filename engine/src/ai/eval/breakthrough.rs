//! Breakthrough: a prize that reaches the opponent's back row and can no longer be stopped (R9.4).

use crate::color::Color;
use crate::position::Position;
use crate::square::{Direction, Square};
use crate::unit::{Movement, Skills};

/// The number of moves in which a side's prize breaks through, if nothing can stop it.
///
/// Only paths straight ahead, or straight ahead after steps to one side, are considered.
pub(in crate::ai) fn moves_to_breakthrough(position: &Position, color: Color) -> Option<usize> {
    let variant = position.public().variant();
    let prizes = position
        .private(color)
        .pieces()
        .filter(|&(_, role)| variant.army.unit(role).skills.has(Skills::PRIZE) && variant.is_movable(role));
    prizes.filter_map(|(from, _)| moves_from(position, color, from)).min()
}

fn moves_from(position: &Position, color: Color, from: Square) -> Option<usize> {
    let moves = |aside: Direction, steps: u8| {
        let ahead = position.public().variant().board.rows_ahead(color, from);
        let path = core::iter::repeat_n(aside, steps.into())
            .chain(core::iter::repeat_n(Direction::forward(color), ahead.into()));
        is_free(position, color, from, path).then_some(usize::from(steps + ahead))
    };
    let columns = position.public().variant().board.columns;
    let mut paths = (0..columns).flat_map(|steps| [(Direction::East, steps), (Direction::West, steps)]);
    paths.find_map(|(aside, steps)| moves(aside, steps))
}

/// True if no enemy can reach a square of the path, or the piece on it, in time.
fn is_free(position: &Position, color: Color, from: Square, path: impl Iterator<Item = Direction>) -> bool {
    let public = position.public();
    let taken = public.occupied(color) | public.occupied(!color);
    let land = public.variant().board.land() & !taken;
    // If the enemy is to move, it is one move ahead of the prize.
    let ahead = usize::from(position.to_act() == Some(!color));
    let mut at = from;
    let mut moves = 0;
    let mut path = path.peekable();
    if path.peek().is_none() {
        return false;
    }
    while let Some(direction) = path.next() {
        let Some(next) = at.step(direction).filter(|&next| land.contains(next)) else { return false };
        at = next;
        moves += 1;
        // On the last square the game is won, so the enemy has no answer.
        let enemy_moves = moves + ahead - usize::from(path.peek().is_none());
        if can_reach(position, !color, at, enemy_moves) {
            return false;
        }
    }
    true
}

/// True if a piece of a side could reach a square in a number of moves on an empty board.
fn can_reach(position: &Position, color: Color, square: Square, moves: usize) -> bool {
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
