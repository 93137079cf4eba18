//! Behavior likelihoods: evidence from the way that hidden pieces meet known enemies.
//!
//! The factors were counted in games; see `docs/computer-player/experiments.md`, "Belief".

use super::Weights;
use crate::color::Color;
use crate::position::Public;
use crate::position::{Clash, plain_clash};
use crate::role::{Role, RoleSet};
use crate::square::{Square, SquareSet};
use crate::variant::Variant;

/// The likelihood factor of beating the attacker, for a moved piece that guards a known piece.
///
/// The attacker is a known enemy beside the guarded piece that would capture it.
const GUARDS_KNOWN: f32 = 12.0;
/// The likelihood factor of beating the attacker, for a moved piece that guards a hidden piece.
const GUARDS_HIDDEN: f32 = 5.0;
/// The likelihood factor of beating a known enemy, for a piece that has just come beside it.
const COMES_BESIDE: f32 = 3.0;
/// The likelihood factor of beating a known enemy, for a piece beside it that did not attack.
const STAYS_BESIDE: f32 = 0.1;

/// The likelihood factor of each kind for a side's hidden piece, from the known enemies near it.
pub(in crate::ai) fn factors(public: &Public, color: Color, square: Square) -> Weights {
    let variant = public.variant();
    let beside = square.neighbors();
    let known = |squares: SquareSet| {
        let enemies = (squares & public.occupied(!color)).into_iter();
        enemies.filter_map(|at| public.token(at).kinds.single()).filter(|&enemy| variant.is_movable(enemy))
    };
    let mut factors = [1.0; Role::COUNT];
    // With cards the kinds alone do not decide an attack.
    if variant.cards {
        return factors;
    }
    let mut scale = |enemies: RoleSet, factor: f32| {
        let strikers = variant.army.units().filter(|unit| unit.attacks() && variant.is_movable(unit.role));
        let beaters = strikers.filter(|unit| enemies.iter().any(|enemy| beats(variant, unit.role, enemy)));
        beaters.for_each(|unit| factors[unit.role as usize] *= factor);
    };
    if public.token(square).moved {
        let (mut attackers, mut threats) = (RoleSet::EMPTY, RoleSet::EMPTY);
        for guarded in beside & public.occupied(color) {
            match public.token(guarded).kinds.single() {
                Some(role) => known(guarded.neighbors())
                    .filter(|&enemy| beats(variant, enemy, role))
                    .for_each(|enemy| attackers = attackers.with(enemy)),
                None => {
                    known(guarded.neighbors()).for_each(|enemy| threats = threats.with(enemy));
                }
            }
        }
        scale(attackers, GUARDS_KNOWN);
        scale(threats.iter().filter(|&enemy| !attackers.contains(enemy)).collect(), GUARDS_HIDDEN);
    }
    if public.turn() == Some(!color) {
        let came = public.last_move(color).is_some_and(|(_, to)| to == square);
        scale(known(beside).collect(), if came { COMES_BESIDE } else { STAYS_BESIDE });
    }
    factors
}

/// True if an attacker of one kind captures a defender of another and survives.
fn beats(variant: &Variant, attacker: Role, defender: Role) -> bool {
    plain_clash(&variant.rules, variant.army.unit(attacker), variant.army.unit(defender)) == Clash::WON
}
