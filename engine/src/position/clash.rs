//! Result of an attack (R6, R9.1-R9.3, R9.9, R12.11-R12.14).

use crate::card::Card;
use crate::unit::{Skills, Unit};
use crate::variant::Rules;

/// Result of an attack for the two pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clash {
    /// True if the attacker stays on the board. It takes the defender's square if the defender falls.
    pub attacker_survives: bool,
    /// True if the defender stays on the board, on its own square.
    pub defender_survives: bool,
}

impl Clash {
    /// Win of the attacker: the defender is removed.
    pub const WON: Self = Self { attacker_survives: true, defender_survives: false };
    /// Win of the defender: the attacker is removed.
    pub const LOST: Self = Self { attacker_survives: false, defender_survives: true };
    /// Equal pieces: both are removed.
    pub const BOTH: Self = Self { attacker_survives: false, defender_survives: false };
    /// Mock attack: both pieces stay (R12.12).
    pub const NONE: Self = Self { attacker_survives: true, defender_survives: true };
}

/// Cards played in an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Played {
    /// Attack card.
    pub attack: Option<Card>,
    /// Defence card.
    pub defence: Option<Card>,
}

/// Resolves an attack without cards.
#[cfg(feature = "ai")]
pub(crate) fn plain_clash(rules: &Rules, attacker: &Unit, defender: &Unit) -> Clash {
    clash(rules, attacker, defender, Played::default())
}

/// Resolves an attack between two kinds of pieces.
pub fn clash(rules: &Rules, attacker: &Unit, defender: &Unit, cards: Played) -> Clash {
    let (attack, defence) = (attacker.skills, defender.skills);
    if cards.attack == Some(Card::Mock) {
        return Clash::NONE;
    }
    if defence.has(Skills::PRIZE) {
        return Clash::WON;
    }
    if defence.has(Skills::EXPLOSIVE) {
        return match (attack.has(Skills::DEFUSES) || cards.attack == Some(Card::Armour), rules.exploding_bombs) {
            (true, _) => Clash::WON,
            (false, true) => Clash::BOTH,
            (false, false) => Clash::LOST,
        };
    }
    if attack.has(Skills::ASSASSIN) && (defence.has(Skills::VICTIM) || cards.attack == Some(Card::Spy)) {
        return Clash::WON;
    }
    if rules.spy_strikes_back && defence.has(Skills::ASSASSIN) && attack.has(Skills::VICTIM) {
        return Clash::LOST;
    }
    let sum =
        |unit: &Unit, card: Option<Card>| unit.strength.map(|strength| strength + 2 * card.map_or(0, Card::bonus));
    match sum(attacker, cards.attack).cmp(&sum(defender, cards.defence)) {
        core::cmp::Ordering::Greater => Clash::WON,
        core::cmp::Ordering::Less => Clash::LOST,
        core::cmp::Ordering::Equal if rules.attackers_advantage => Clash::WON,
        core::cmp::Ordering::Equal => Clash::BOTH,
    }
}
