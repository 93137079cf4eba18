//! What a hidden piece tells by how it meets known enemies (counts in `docs/computer-player/experiments.md`, "Belief").

use super::Weights;
use crate::color::Color;
use crate::position::Public;
use crate::position::{Clash, plain_clash};
use crate::role::{Role, RoleSet};
use crate::square::{Square, SquareSet};
use crate::variant::Variant;

/// How many times as likely it is that a piece which has moved and stands beside one of its own beats the known enemy beside that
/// one: if that enemy would take it for sure, and if it is hidden.
const BAIT: f32 = 12.0;
const GUARD: f32 = 5.0;
/// How many times as likely it is that a piece beats the known enemy beside it: if it has just come there, and if it has stood there
/// and did not strike.
const COMES: f32 = 3.0;
const STAYS: f32 = 0.1;

/// How many times as likely each kind is for a hidden piece of a side, by the known enemies near it.
pub(in crate::ai) fn factors(public: &Public, color: Color, square: Square) -> Weights {
    let variant = public.variant();
    let beside = square.neighbors();
    let known = |squares: SquareSet| {
        let enemies = (squares & public.occupied(!color)).into_iter();
        enemies.filter_map(|at| public.token(at).kinds.single()).filter(|&enemy| variant.is_movable(enemy))
    };
    let mut factors = [1.0; Role::COUNT];
    // With cards kinds alone do not tell who beats whom.
    if variant.cards {
        return factors;
    }
    let mut scale = |enemies: RoleSet, factor: f32| {
        let strikers = variant.army.units().filter(|unit| unit.attacks() && variant.is_movable(unit.role));
        let beaters = strikers.filter(|unit| enemies.iter().any(|enemy| beats(variant, unit.role, enemy)));
        beaters.for_each(|unit| factors[unit.role as usize] *= factor);
    };
    if public.token(square).moved {
        let (mut baited, mut met) = (RoleSet::EMPTY, RoleSet::EMPTY);
        for guarded in beside & public.occupied(color) {
            match public.token(guarded).kinds.single() {
                Some(role) => known(guarded.neighbors())
                    .filter(|&enemy| beats(variant, enemy, role))
                    .for_each(|enemy| baited = baited.with(enemy)),
                None => known(guarded.neighbors()).for_each(|enemy| met = met.with(enemy)),
            }
        }
        scale(baited, BAIT);
        scale(met.iter().filter(|&enemy| !baited.contains(enemy)).collect(), GUARD);
    }
    if public.turn() == Some(!color) {
        let came = public.last_move(color).is_some_and(|(_, to)| to == square);
        scale(known(beside).collect(), if came { COMES } else { STAYS });
    }
    factors
}

/// Whether a kind that attacks another takes it and stays.
fn beats(variant: &Variant, attacker: Role, defender: Role) -> bool {
    plain_clash(&variant.rules, variant.army.unit(attacker), variant.army.unit(defender)) == Clash::WON
}
