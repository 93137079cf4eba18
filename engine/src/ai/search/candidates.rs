//! Candidate moves: the legal actions that are worth a search.

use alloc::vec;
use alloc::vec::Vec;

use crate::action::Action;
use crate::ai::eval::evaluator::Evaluator;
use crate::ai::eval::exchange::{Effect, known};
use crate::color::Color;
use crate::event::Question;
use crate::order::ordered;
use crate::position::{Phase, Position};
use crate::role::Role;

/// The number of actions with powers or cards that are kept, the most promising ones.
const SPECIAL: usize = 24;
/// The number of kinds that are kept for a rescue.
const RESCUE_KINDS: usize = 2;

/// Keeps the candidate actions of the player whose decision it is, always at least one.
pub(in crate::ai) fn keep_candidates(evaluator: &Evaluator, position: &Position, actions: &mut Vec<Action>) {
    if actions.len() < 2 {
        return;
    }
    let me = evaluator.me;
    match position.public().phase() {
        Phase::Answer(_, Question::Redraw) => {
            *actions = vec![evaluator.card_values[me].redraw_answer(position.private(me).hand())];
        }
        Phase::Answer(_, Question::Rescue) => keep_best_rescues(evaluator, me, RESCUE_KINDS, actions),
        Phase::Turn(_) => {
            let (ordinary, special): (Vec<Action>, Vec<Action>) =
                actions.iter().partition(|&&action| is_ordinary(action));
            let special: Vec<(i32, Action)> = special
                .into_iter()
                .filter(|&action| is_card_useful(evaluator, position, me, action))
                .map(|action| (evaluator.estimated_gain(position, me, action), action))
                .filter(|&(estimate, _)| estimate > 0)
                .collect();
            let mut special = ordered(&special, |(estimate, _)| -estimate);
            special.truncate(SPECIAL);
            if !ordinary.is_empty() || !special.is_empty() {
                actions.retain(|&action| is_ordinary(action) || special.iter().any(|&(_, kept)| kept == action));
            }
        }
        Phase::Answer(_, Question::Defend) | Phase::Over(_) => {}
    }
}

/// Keeps the one rescue that a player is expected to choose later in a line.
pub(in crate::ai) fn keep_expected_rescue(
    evaluator: &Evaluator,
    position: &Position,
    mover: Color,
    actions: &mut Vec<Action>,
) {
    if matches!(position.public().phase(), Phase::Answer(_, Question::Rescue)) {
        keep_best_rescues(evaluator, mover, 1, actions);
        actions.truncate(1);
    }
}

/// True if a player is expected to consider an action later in a line.
///
/// Actions whose outcome the player could only guess are not expected.
pub(in crate::ai) fn is_expected(
    evaluator: &Evaluator,
    position: &Position,
    mover: Color,
    action: Action,
    effect: Effect,
) -> bool {
    match action {
        _ if is_ordinary(action) => true,
        Action::Name { target, role, .. } => known(position, !mover, target) == Some(role),
        Action::Play { attack_card: Some(_), .. } => {
            matches!(effect, Effect::Sure(gain) if gain > 0) && is_card_useful(evaluator, position, mover, action)
        }
        Action::Play { .. } | Action::Fly { .. } | Action::Point { .. } | Action::Rampage { .. } => effect.gain() > 0,
        _ => false,
    }
}

/// True if the action is a plain move or attack.
const fn is_ordinary(action: Action) -> bool {
    matches!(action, Action::Move { .. } | Action::Turn { .. })
}

/// True if the action plays no Attack card, or its Attack card improves the expected gain.
fn is_card_useful(evaluator: &Evaluator, position: &Position, mover: Color, action: Action) -> bool {
    let without = match action {
        Action::Play { move_card: None, from, to, attack_card: Some(_) } => Action::Move { from, to },
        Action::Play { move_card, from, to, attack_card: Some(_) } => {
            Action::Play { move_card, from, to, attack_card: None }
        }
        _ => return true,
    };
    evaluator.effect(position, mover, action).gain() > evaluator.effect(position, mover, without).gain()
}

/// Keeps the rescues of the most valuable kinds, or the only answer.
fn keep_best_rescues(evaluator: &Evaluator, color: Color, kinds: usize, actions: &mut Vec<Action>) {
    let roles: Vec<Role> = actions
        .iter()
        .filter_map(|action| match action {
            Action::Rescue(rescued) => rescued.map(|(role, _)| role),
            _ => None,
        })
        .collect();
    let mut roles = ordered(&roles, |role| (-evaluator.piece_value(color, role), role));
    roles.dedup();
    roles.truncate(kinds);
    if !roles.is_empty() {
        actions.retain(|action| matches!(action, Action::Rescue(Some((role, _))) if roles.contains(role)));
    }
}
