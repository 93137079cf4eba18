//! What pieces are worth, from what both armies still have.

use super::taste::Taste;
use crate::action::Pointing;
use crate::position::{Played, clash};
use crate::role::{Role, RoleCounts};
use crate::unit::{Movement, Power, Skills, Unit};
use crate::variant::Variant;

/// A value for each kind; the strongest piece of a fresh army has about 1000.
pub(super) type Worth = [i32; Role::COUNT];

/// What each kind of a side is worth against what the other side has left.
pub(super) fn worth(taste: &Taste, variant: &Variant, own: &RoleCounts, enemy: &RoleCounts) -> Worth {
    let army = &variant.army;
    let count = |side: &RoleCounts, skill: Skills| -> i32 {
        army.units().filter(|unit| unit.skills.has(skill)).map(|unit| i32::from(side[unit.role as usize])).sum()
    };
    let (enemy_mines, enemy_victims) = (count(enemy, Skills::EXPLOSIVE), count(enemy, Skills::VICTIM));
    let enemy_assassins = count(enemy, Skills::ASSASSIN);
    let own_defusers = count(own, Skills::DEFUSES);
    let mut worth = [0; Role::COUNT];
    for unit in army.units() {
        let mut value = taste.base + strength_worth(taste, variant, unit, enemy);
        value += match unit.movement {
            Movement::Slide => taste.slider,
            Movement::Double { .. } => taste.double,
            Movement::Fixed | Movement::Step => 0,
        };
        value += unit.power.map_or(0, |power| power_worth(taste, power));
        if unit.skills.has(Skills::DEFUSES) && enemy_mines > 0 {
            value += taste.defuser + taste.defusers / own_defusers.max(1);
        }
        if unit.skills.has(Skills::ASSASSIN) && enemy_victims > 0 {
            value += taste.assassin;
        }
        if unit.skills.has(Skills::VICTIM) && enemy_assassins > 0 {
            value -= 50;
        }
        if unit.skills.has(Skills::EXPLOSIVE) {
            value = taste.explosive;
        }
        if unit.skills.has(Skills::PRIZE) {
            value = 0;
        }
        worth[unit.role as usize] = value;
    }
    worth
}

/// Whether the attacker survives where no card is played, and whether the defender does.
pub(super) fn survivors(variant: &Variant, attacker: &Unit, defender: &Unit) -> (bool, bool) {
    let result = clash(&variant.rules, attacker, defender, Played::default());
    (result.attacker_survives, result.defender_survives)
}

/// How much its strength alone is worth: by the share of the enemy's movable pieces that it beats, and by how many beat it.
fn strength_worth(taste: &Taste, variant: &Variant, unit: &Unit, enemy: &RoleCounts) -> i32 {
    let (mut beats, mut ties, mut loses) = (0, 0, 0);
    for other in variant.army.units().filter(|other| variant.is_movable(other.role)) {
        let count = i32::from(enemy[other.role as usize]);
        match survivors(variant, unit, other) {
            (true, false) => beats += count,
            (false, true) => loses += count,
            _ => ties += count,
        }
    }
    let all = (beats + ties + loses).max(1);
    // In thousandths.
    let share = (2 * beats + ties) * 500 / all;
    let steep = (1000 - taste.steep * (1000 - share) / 1000).max(0);
    share * share / 1000 * steep / 1000 * taste.strength / (1000 + taste.beaten * loses)
}

/// What a power is worth besides.
const fn power_worth(taste: &Taste, power: Power) -> i32 {
    match power {
        Power::Name(_) => taste.namer,
        Power::Flight => taste.flier,
        Power::Rampage => taste.rampager,
        Power::Point(Pointing::Detect, _) => taste.detector,
        Power::Point(Pointing::Enchant, _) => taste.enchanter,
        Power::Point(Pointing::Arrow, _) => taste.archer,
    }
}

/// What it is worth that the other side does not know the piece, of the player's own and of his enemy.
pub(super) fn secrecy(taste: &Taste, own: bool, variant: &Variant, worth: &Worth) -> Worth {
    let (base, share, fixed) = if own {
        (taste.secret, taste.secret_share, taste.secret_fixed)
    } else {
        (taste.veil, taste.veil_share, taste.veil_fixed)
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
