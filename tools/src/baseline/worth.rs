//! What pieces are worth, from what both armies still have.

use vexillum_engine::Pointing;
use vexillum_engine::Variant;
use vexillum_engine::{Movement, Power, Skills, Unit};
use vexillum_engine::{Played, clash};
use vexillum_engine::{Role, RoleCounts};

/// A value for each kind; the strongest piece of a fresh army has about 1000.
pub(super) type Worth = [i32; Role::COUNT];

/// What each kind of a side is worth against what the other side has left.
pub(super) fn worth(variant: &Variant, own: &RoleCounts, enemy: &RoleCounts) -> Worth {
    let army = &variant.army;
    let count = |side: &RoleCounts, skill: Skills| -> i32 {
        army.units().filter(|unit| unit.skills.has(skill)).map(|unit| i32::from(side[unit.role as usize])).sum()
    };
    let (enemy_mines, enemy_victims) = (count(enemy, Skills::EXPLOSIVE), count(enemy, Skills::VICTIM));
    let enemy_assassins = count(enemy, Skills::ASSASSIN);
    let own_defusers = count(own, Skills::DEFUSES);
    let mut worth = [0; Role::COUNT];
    for unit in army.units() {
        let mut value = 100 + strength_worth(variant, *unit, enemy);
        value += match unit.movement {
            Movement::Slide => 80,
            Movement::Double { .. } => 100,
            Movement::Fixed | Movement::Step => 0,
        };
        value += unit.power.map_or(0, power_worth);
        if unit.skills.has(Skills::DEFUSES) && enemy_mines > 0 {
            value += 80 + 240 / own_defusers.max(1);
        }
        if unit.skills.has(Skills::ASSASSIN) && enemy_victims > 0 {
            value += 300;
        }
        if unit.skills.has(Skills::VICTIM) && enemy_assassins > 0 {
            value -= 50;
        }
        if unit.skills.has(Skills::EXPLOSIVE) {
            value = 180;
        }
        if unit.skills.has(Skills::PRIZE) {
            value = 0;
        }
        worth[unit.role as usize] = value;
    }
    worth
}

/// How much its strength alone is worth: by the share of the enemy's movable pieces that it beats, and by how many beat it.
fn strength_worth(variant: &Variant, unit: Unit, enemy: &RoleCounts) -> i32 {
    let (mut beats, mut ties, mut loses) = (0, 0, 0);
    for other in variant.army.units().filter(|other| variant.is_movable(other.role)) {
        let count = i32::from(enemy[other.role as usize]);
        let result = clash(&variant.rules, &unit, other, Played::default());
        match (result.attacker_survives, result.defender_survives) {
            (true, false) => beats += count,
            (false, true) => loses += count,
            _ => ties += count,
        }
    }
    let all = (beats + ties + loses).max(1);
    // In thousandths.
    let share = (2 * beats + ties) * 500 / all;
    share * share / 1000 * 900 / (1000 + 120 * loses)
}

/// What a power is worth besides: less than it wins in a good moment, or it would never be risked.
const fn power_worth(power: Power) -> i32 {
    match power {
        Power::Name(_) => 80,
        Power::Flight => 60,
        Power::Rampage => 100,
        Power::Point(Pointing::Detect, _) => 120,
        Power::Point(Pointing::Enchant, _) => 300,
        Power::Point(Pointing::Arrow, _) => 220,
    }
}

/// What it is worth that the enemy does not know the piece.
pub(super) fn secrecy(variant: &Variant, worth: &Worth) -> Worth {
    let mut secrecy = [0; Role::COUNT];
    for role in variant.army.roles().iter().map(|role| role as usize) {
        secrecy[role] = 20 + worth[role] / 6;
    }
    for unit in variant.army.units().filter(|unit| unit.movement == Movement::Fixed) {
        secrecy[unit.role as usize] = 60;
    }
    secrecy
}
