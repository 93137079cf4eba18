//! What pieces are worth, from what both armies still have.

use super::weights::EvalWeights;
use crate::action::Pointing;
use crate::position::{Clash, plain_clash};
use crate::role::{Role, RoleCounts};
use crate::unit::{Movement, Power, Skills, Unit};
use crate::variant::Variant;

/// A value for each kind; the strongest piece of a fresh army has about 1000.
pub(in crate::ai) type MaterialValues = [i32; Role::COUNT];

/// What each kind of a side is worth against what the other side has left.
pub(in crate::ai) fn worth(
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
    let mut worth = [0; Role::COUNT];
    for unit in army.units() {
        let mut value = weights.base + strength_worth(weights, variant, *unit, enemy);
        value += match unit.movement {
            Movement::Slide => weights.slider,
            Movement::Double { .. } => weights.double,
            Movement::Fixed | Movement::Step => 0,
        };
        value += unit.power.map_or(0, |power| power_worth(weights, power));
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
        worth[unit.role as usize] = value;
    }
    worth
}

/// How much its strength alone is worth: by the share of the enemy's movable pieces that it beats, and by how many beat it.
fn strength_worth(weights: &EvalWeights, variant: &Variant, unit: Unit, enemy: &RoleCounts) -> i32 {
    let (mut beats, mut ties, mut loses) = (0, 0, 0);
    for other in variant.army.units().filter(|other| variant.is_movable(other.role)) {
        let count = i32::from(enemy[other.role as usize]);
        match plain_clash(&variant.rules, &unit, other) {
            Clash::WON => beats += count,
            Clash::LOST => loses += count,
            _ => ties += count,
        }
    }
    let all = (beats + ties + loses).max(1);
    // In thousandths.
    let share = (2 * beats + ties) * 500 / all;
    let steep = (1000 - weights.steep * (1000 - share) / 1000).max(0);
    share * share / 1000 * steep / 1000 * weights.strength / (1000 + weights.beaten * loses)
}

/// What a power is worth besides.
const fn power_worth(weights: &EvalWeights, power: Power) -> i32 {
    match power {
        Power::Name(_) => weights.namer,
        Power::Flight => weights.flier,
        Power::Rampage => weights.rampager,
        Power::Point(Pointing::Detect, _) => weights.detector,
        Power::Point(Pointing::Enchant, _) => weights.enchanter,
        Power::Point(Pointing::Arrow, _) => weights.archer,
    }
}

/// What it is worth that the other side does not know the piece, of the player's own and of his enemy.
pub(in crate::ai) fn secrecy(
    weights: &EvalWeights,
    own: bool,
    variant: &Variant,
    worth: &MaterialValues,
) -> MaterialValues {
    let (base, share, fixed) = if own {
        (weights.secret, weights.secret_share, weights.secret_fixed)
    } else {
        (weights.veil, weights.veil_share, weights.veil_fixed)
    };
    let mut secrecy = [0; Role::COUNT];
    for role in variant.army.roles().iter().map(|role| role as usize) {
        secrecy[role] = base + worth[role] * share / 1000;
    }
    for unit in variant.army.units().filter(|unit| unit.movement == Movement::Fixed) {
        secrecy[unit.role as usize] = fixed;
    }
    secrecy
}
