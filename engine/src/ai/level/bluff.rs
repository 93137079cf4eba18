//! Bluffs: approaching a known enemy piece as if the own piece beat it.
//!
//! If only pieces that beat an enemy came beside it, the opponent could always flee from them and hunt all
//! others.

use crate::action::Action;
use crate::ai::eval::evaluator::Evaluator;
use crate::position::{Clash, plain_clash};
use crate::role::{Role, RoleSet};
use crate::square::Square;
use crate::unit::Unit;
use crate::view::View;

/// The largest value of a piece that is risked for a bluff.
const MAX_PIECE_VALUE: i32 = 150;
/// The smallest probability of losing to a hidden piece that deters an enemy from attacking it.
const DETERRENT_PROBABILITY: f32 = 0.1;

/// True if a cheap hidden piece comes beside known enemies that beat it but risk losing to it.
pub(in crate::ai) fn is_bluff(view: &View, evaluator: &Evaluator, action: Action) -> bool {
    let (public, me, army) = (view.public(), view.me(), &view.variant().army);
    let Action::Move { from, to } = action else { return false };
    let Some(role) = view.known(from) else { return false };
    let enemies = public.occupied(!me);
    if public.token(from).kinds.len() < 2 || enemies.contains(to) || evaluator.piece_value(me, role) > MAX_PIECE_VALUE {
        return false;
    }
    let clash = |hunter: Role, role: Role| plain_clash(&view.variant().rules, army.unit(hunter), army.unit(role));
    let weights = evaluator.weights(me, from);
    let probability = |roles: RoleSet| roles.iter().map(|role| weights[role as usize]).sum::<f32>();
    let is_deterred = |hunter: Role| {
        let stronger = |unit: &Unit| evaluator.walkers.contains(unit.role) && clash(hunter, unit.role) == Clash::LOST;
        probability(army.roles_that(stronger)) >= DETERRENT_PROBABILITY * probability(evaluator.walkers)
    };
    let hunters = |square: Square| {
        let known = (square.neighbors() & enemies).into_iter().filter_map(|enemy| view.known(enemy));
        known.filter(|&hunter| evaluator.walkers.contains(hunter) && clash(hunter, role) == Clash::WON)
    };
    hunters(from).next().is_none() && hunters(to).next().is_some() && hunters(to).all(is_deterred)
}
