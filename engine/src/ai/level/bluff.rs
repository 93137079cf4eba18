//! Going at a known enemy as if one beat him: if only those came beside him that do, whoever knows that would always flee in time,
//! and hunt all others.

use crate::action::Action;
use crate::ai::eval::evaluator::Evaluator;
use crate::position::{Clash, plain_clash};
use crate::role::{Role, RoleSet};
use crate::square::Square;
use crate::unit::Unit;
use crate::view::View;

/// What is worth more is not risked for it.
const CHEAP: i32 = 150;
/// Whoever loses to what he does not know less often fears nobody.
const FEARS: f32 = 0.1;

/// Whether a cheap hidden piece comes beside a known enemy that beats it and must fear that it does not.
pub(in crate::ai) fn is_bluff(view: &View, evaluator: &Evaluator, action: Action) -> bool {
    let (public, me, army) = (view.public(), view.me(), &view.variant().army);
    let Action::Move { from, to } = action else { return false };
    let Some(role) = view.known(from) else { return false };
    let enemies = public.occupied(!me);
    if public.token(from).kinds.len() < 2 || enemies.contains(to) || evaluator.worth(me, role) > CHEAP {
        return false;
    }
    let ends = |hunter: Role, role: Role| plain_clash(&view.variant().rules, army.unit(hunter), army.unit(role));
    let weights = evaluator.weights(me, from);
    let likely = |roles: RoleSet| roles.iter().map(|role| weights[role as usize]).sum::<f32>();
    let fears = |hunter: Role| {
        let stronger = |unit: &Unit| evaluator.walkers.contains(unit.role) && ends(hunter, unit.role) == Clash::LOST;
        likely(army.roles_that(stronger)) >= FEARS * likely(evaluator.walkers)
    };
    let hunters = |square: Square| {
        let known = (square.neighbors() & enemies).into_iter().filter_map(|enemy| view.known(enemy));
        known.filter(|&hunter| evaluator.walkers.contains(hunter) && ends(hunter, role) == Clash::WON)
    };
    hunters(from).next().is_none() && hunters(to).next().is_some() && hunters(to).all(fears)
}
