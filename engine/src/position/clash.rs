//! Who survives an attack (R6, R9.1, R9.9).

use crate::unit::{Skills, Unit};
use crate::variant::Rules;

/// What becomes of the two pieces of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clash {
    /// The attacker stays on the board, and takes the defender's square if that is gone.
    pub attacker_survives: bool,
    /// The defender stays on the board, where it is.
    pub defender_survives: bool,
}

impl Clash {
    /// The defender is removed.
    pub const WON: Self = Self { attacker_survives: true, defender_survives: false };
    /// The attacker is removed.
    pub const LOST: Self = Self { attacker_survives: false, defender_survives: true };
    /// Both are removed.
    pub const BOTH: Self = Self { attacker_survives: false, defender_survives: false };
}

/// Resolves an attack between two kinds of pieces.
pub fn clash(rules: &Rules, attacker: &Unit, defender: &Unit) -> Clash {
    let (attack, defence) = (attacker.skills, defender.skills);
    if defence.has(Skills::PRIZE) || attack.has(Skills::ASSASSIN) && defence.has(Skills::VICTIM) {
        return Clash::WON;
    }
    if defence.has(Skills::EXPLOSIVE) {
        return if attack.has(Skills::DEFUSES) { Clash::WON } else { Clash::LOST };
    }
    if rules.spy_strikes_back && defence.has(Skills::ASSASSIN) && attack.has(Skills::VICTIM) {
        return Clash::LOST;
    }
    match attacker.strength.cmp(&defender.strength) {
        core::cmp::Ordering::Greater => Clash::WON,
        core::cmp::Ordering::Less => Clash::LOST,
        core::cmp::Ordering::Equal if rules.attackers_advantage => Clash::WON,
        core::cmp::Ordering::Equal => Clash::BOTH,
    }
}
