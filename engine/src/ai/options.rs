//! Which of the many legal actions are thought of.

use alloc::vec;
use alloc::vec::Vec;

use super::judge::Judge;
use super::prospect::{Effect, known};
use crate::action::Action;
use crate::color::Color;
use crate::event::Question;
use crate::order::ordered;
use crate::position::{Phase, Position};
use crate::role::Role;

/// Of powers and cards so many of the most promising are looked at more closely.
const SPECIAL: usize = 24;
/// So many kinds are thought of for a rescue.
const RESCUED: usize = 2;

/// Leaves of the legal actions those worth a thought of the player who decides now. Never leaves none.
pub(super) fn consider(judge: &Judge, position: &Position, actions: &mut Vec<Action>) {
    if actions.len() < 2 {
        return;
    }
    let me = judge.me;
    match position.public().phase() {
        Phase::Answer(_, Question::Redraw) => *actions = vec![judge.hands[me].redraw(position.private(me).hand())],
        Phase::Answer(_, Question::Rescue) => keep_best_rescues(judge, me, RESCUED, actions),
        Phase::Turn(_) => {
            let (ordinary, special): (Vec<Action>, Vec<Action>) =
                actions.iter().partition(|&&action| is_ordinary(action));
            let special: Vec<(i32, Action)> = special
                .into_iter()
                .filter(|&action| needs_its_card(judge, position, me, action))
                .map(|action| (judge.promise(position, me, action), action))
                .filter(|&(promise, _)| promise > 0)
                .collect();
            let mut special = ordered(&special, |(promise, _)| -promise);
            special.truncate(SPECIAL);
            if !ordinary.is_empty() || !special.is_empty() {
                actions.retain(|&action| is_ordinary(action) || special.iter().any(|&(_, kept)| kept == action));
            }
        }
        Phase::Answer(_, Question::Defend) | Phase::Over(_) => {}
    }
}

/// Leaves of the answers to a question the one rescue that a player is expected to think of further on in a line.
pub(super) fn foresee_answer(judge: &Judge, position: &Position, mover: Color, actions: &mut Vec<Action>) {
    if matches!(position.public().phase(), Phase::Answer(_, Question::Rescue)) {
        keep_best_rescues(judge, mover, 1, actions);
        actions.truncate(1);
    }
}

/// Whether a player is expected to think of what he can do on his turn further on in a line. What he can only guess then, he
/// does not.
pub(super) fn is_foreseen(judge: &Judge, position: &Position, mover: Color, action: Action, effect: Effect) -> bool {
    match action {
        _ if is_ordinary(action) => true,
        Action::Name { target, role, .. } => known(position, !mover, target) == Some(role),
        Action::Play { attack_card: Some(_), .. } => {
            matches!(effect, Effect::Sure(gain) if gain > 0) && needs_its_card(judge, position, mover, action)
        }
        Action::Play { .. } | Action::Fly { .. } | Action::Point { .. } | Action::Rampage { .. } => effect.gain() > 0,
        _ => false,
    }
}

/// Whether it is a move or an attack without anything besides.
const fn is_ordinary(action: Action) -> bool {
    matches!(action, Action::Move { .. } | Action::Turn { .. })
}

/// Whether an Attack card changes what happens, if one is played.
fn needs_its_card(judge: &Judge, position: &Position, mover: Color, action: Action) -> bool {
    let without = match action {
        Action::Play { move_card: None, from, to, attack_card: Some(_) } => Action::Move { from, to },
        Action::Play { move_card, from, to, attack_card: Some(_) } => {
            Action::Play { move_card, from, to, attack_card: None }
        }
        _ => return true,
    };
    judge.effect(position, mover, action).gain() > judge.effect(position, mover, without).gain()
}

/// Leaves the rescues of the kinds that are worth most; or the only answer.
fn keep_best_rescues(judge: &Judge, color: Color, kinds: usize, actions: &mut Vec<Action>) {
    let roles: Vec<Role> = actions
        .iter()
        .filter_map(|action| match action {
            Action::Rescue(rescued) => rescued.map(|(role, _)| role),
            _ => None,
        })
        .collect();
    let mut roles = ordered(&roles, |role| (-judge.worth(color, role), role));
    roles.dedup();
    roles.truncate(kinds);
    if !roles.is_empty() {
        actions.retain(|action| matches!(action, Action::Rescue(Some((role, _))) if roles.contains(role)));
    }
}
