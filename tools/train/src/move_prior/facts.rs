//! What can be told of a whole position, hidden kinds included, to foresee who wins: for training alone.

use vexillum_engine::ai::standing;
use vexillum_engine::{Color, Movement, Position, Role, Skills, Square};

/// How many steps of what the search hopes for are told apart, and of how the game stands.
const HOPES: usize = 25;
const STANDINGS: usize = 21;
const STATUSES: usize = 3;
const DISTANCES: usize = 6;
/// How many facts there are.
pub(super) const FACTS: usize = HOPES + STANDINGS + 2 * Role::COUNT * (STATUSES + 2 * DISTANCES);

/// The facts of a position for the player to act, who hopes for a value.
pub(super) fn facts(position: &Position, me: Color, hope: f32) -> Vec<u16> {
    let public = position.public();
    let variant = public.variant();
    let mut facts = vec![step(hope / 1800.0, HOPES) as u16];
    let stands = standing(position) * if me == Color::Red { 1.0 } else { -1.0 };
    facts.push((HOPES + step(stands, STANDINGS)) as u16);
    let prizes = [me, !me].map(|color| {
        let is_prize = |&(_, role): &(Square, Role)| variant.army.unit(role).skills.has(Skills::PRIZE);
        position.private(color).pieces().find(is_prize).map(|(square, _)| square)
    });
    for (side, color) in [me, !me].into_iter().enumerate() {
        for (square, role) in position.private(color).pieces() {
            let token = public.token(square);
            let known = token.kinds.len() == 1 || position.private(!color).seen(square).is_some();
            let status = if known { 0 } else { 1 + usize::from(token.moved) };
            let first = HOPES + STANDINGS + (side * Role::COUNT + role as usize) * (STATUSES + 2 * DISTANCES);
            facts.push((first + status) as u16);
            if variant.army.unit(role).movement == Movement::Fixed {
                continue;
            }
            for (whose, prize) in prizes.iter().enumerate() {
                let steps = prize.map_or(20, |prize| prize.steps_to(square));
                let distance = [2, 3, 5, 7, 10].iter().filter(|&&limit| steps >= limit).count();
                facts.push((first + STATUSES + (whose ^ side) * DISTANCES + distance) as u16);
            }
        }
    }
    facts
}

/// The step of a value of -1 to 1, of so many.
fn step(value: f32, steps: usize) -> usize {
    let share = 0.5 + value.clamp(-1.0, 1.0) / 2.0;
    (share * (steps - 1) as f32).round() as usize
}
