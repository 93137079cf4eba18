//! Features of the critic, which sees the whole position, hidden kinds included.

use vexillum_engine::ai::standing;
use vexillum_engine::{Color, Movement, Position, Role, Skills, Square};

/// Bins of the search value.
const SEARCH_VALUES: usize = 25;
/// Bins of the static evaluation.
const EVALUATIONS: usize = 21;
/// States of a piece: known to the other side, hidden and unmoved, hidden and moved.
const STATUSES: usize = 3;
/// Bins of the distance to a prize.
const DISTANCES: usize = 6;
/// Number of features.
pub(super) const CRITIC_FEATURES: usize = SEARCH_VALUES + EVALUATIONS + 2 * Role::COUNT * (STATUSES + 2 * DISTANCES);

/// Indices of the features of a position for the player to act.
///
/// `search_value` is the search value of the best action.
pub(super) fn critic_features(position: &Position, me: Color, search_value: f32) -> Vec<u16> {
    let public = position.public();
    let variant = public.variant();
    let mut features = vec![bin(search_value / 1800.0, SEARCH_VALUES) as u16];
    let evaluation = standing(position) * if me == Color::Red { 1.0 } else { -1.0 };
    features.push((SEARCH_VALUES + bin(evaluation, EVALUATIONS)) as u16);
    let prizes = [me, !me].map(|color| {
        let is_prize = |&(_, role): &(Square, Role)| variant.army.unit(role).skills.has(Skills::PRIZE);
        position.private(color).pieces().find(is_prize).map(|(square, _)| square)
    });
    for (side, color) in [me, !me].into_iter().enumerate() {
        for (square, role) in position.private(color).pieces() {
            let token = public.token(square);
            let known = token.kinds.len() == 1 || position.private(!color).seen(square).is_some();
            let status = if known { 0 } else { 1 + usize::from(token.moved) };
            let first = SEARCH_VALUES + EVALUATIONS + (side * Role::COUNT + role as usize) * (STATUSES + 2 * DISTANCES);
            features.push((first + status) as u16);
            if variant.army.unit(role).movement == Movement::Fixed {
                continue;
            }
            for (whose, prize) in prizes.iter().enumerate() {
                let steps = prize.map_or(20, |prize| prize.steps_to(square));
                let distance = [2, 3, 5, 7, 10].iter().filter(|&&limit| steps >= limit).count();
                features.push((first + STATUSES + (whose ^ side) * DISTANCES + distance) as u16);
            }
        }
    }
    features
}

/// Bin of a value from -1 to 1.
fn bin(value: f32, bins: usize) -> usize {
    let share = 0.5 + value.clamp(-1.0, 1.0) / 2.0;
    (share * (bins - 1) as f32).round() as usize
}
