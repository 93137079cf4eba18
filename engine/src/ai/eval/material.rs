//! Material values of the pieces, given the pieces that both armies have left.

use super::weights::EvalWeights;
use crate::action::Pointing;
use crate::position::{Clash, plain_clash};
use crate::role::{Role, RoleCounts};
use crate::unit::{Movement, Power, Skills, Unit};
use crate::variant::Variant;

/// A value for each kind; the strongest piece of a fresh army is worth about 1000.
pub(in crate::ai) type MaterialValues = [i32; Role::COUNT];

/// The value of each kind of a side, given the pieces that the other side has left.
pub(in crate::ai) fn material_values(
    weights: &EvalWeights,
    variant: &Variant,
    own: &RoleCounts,
    enemy: &RoleCounts,
) -> MaterialValues {
    let army = &variant.army;
    let count = |side: &RoleCounts, skill: Skills| -> i32 {
        army.units().filter(|unit| unit.skills.has(skill)).map(|unit| i32::from(side[unit.role as usize])).sum()
    };
    let (enemy_mines, enemy_victims) = (count(enemy, Skills::EXPLOSIVE), count(enemy, Skills::VICTIM));
    let enemy_assassins = count(enemy, Skills::ASSASSIN);
    let own_defusers = count(own, Skills::DEFUSES);
    let mut values = [0; Role::COUNT];
    for unit in army.units() {
        let mut value = weights.base + strength_value(weights, variant, unit, enemy);
        value += match unit.movement {
            Movement::Slide => weights.slider,
            Movement::Double { .. } => weights.double,
            Movement::Fixed | Movement::Step => 0,
        };
        value += unit.power.map_or(0, |power| power_value(weights, power));
        if unit.skills.has(Skills::DEFUSES) && enemy_mines > 0 {
            value += weights.defuser + weights.defusers / own_defusers.max(1);
        }
        if unit.skills.has(Skills::ASSASSIN) && enemy_victims > 0 {
            value += weights.assassin;
        }
        if unit.skills.has(Skills::VICTIM) && enemy_assassins > 0 {
            value -= 50;
        }
        if unit.skills.has(Skills::EXPLOSIVE) {
            value = weights.explosive;
        }
        if unit.skills.has(Skills::PRIZE) {
            value = 0;
        }
        values[unit.role as usize] = value;
    }
    values
}

/// The value of strength alone, by the share of enemy pieces that it beats and the number that beat it.
fn strength_value(weights: &EvalWeights, variant: &Variant, unit: &Unit, enemy: &RoleCounts) -> i32 {
    let (mut beats, mut ties, mut loses) = (0, 0, 0);
    for other in variant.army.units().filter(|other| variant.is_movable(other.role)) {
        let count = i32::from(enemy[other.role as usize]);
        match plain_clash(&variant.rules, unit, other) {
            Clash::WON => beats += count,
            Clash::LOST => loses += count,
            _ => ties += count,
        }
    }
    let all = (beats + ties + loses).max(1);
    // The share of enemy pieces that are beaten, in thousandths; ties count half.
    let share = (2 * beats + ties) * 500 / all;
    let steep = (1000 - weights.steep * (1000 - share) / 1000).max(0);
    share * share / 1000 * steep / 1000 * weights.strength / (1000 + weights.beaten * loses)
}

/// The value of a power.
const fn power_value(weights: &EvalWeights, power: Power) -> i32 {
    match power {
        Power::Name(_) => weights.namer,
        Power::Flight => weights.flier,
        Power::Rampage => weights.rampager,
        Power::Point(Pointing::Detect, _) => weights.detector,
        Power::Point(Pointing::Enchant, _) => weights.enchanter,
        Power::Point(Pointing::Arrow, _) => weights.archer,
    }
}

/// The value of concealment: the extra value of each kind while the other side does not know the piece.
///
/// `own` tells if the side is the player's own.
pub(in crate::ai) fn secrecy(
    weights: &EvalWeights,
    own: bool,
    variant: &Variant,
    values: &MaterialValues,
) -> MaterialValues {
    let (base, share, fixed) = if own {
        (weights.secret, weights.secret_share, weights.secret_fixed)
    } else {
        (weights.veil, weights.veil_share, weights.veil_fixed)
    };
    let mut secrecy = [0; Role::COUNT];
    for role in variant.army.roles().iter().map(|role| role as usize) {
        secrecy[role] = base + values[role] * share / 1000;
    }
    for unit in variant.army.units().filter(|unit| unit.movement == Movement::Fixed) {
        secrecy[unit.role as usize] = fixed;
    }
    secrecy
}
