//! What an action can be expected to bring at first sight, before anything is looked ahead.

use super::capture::Capture;
use super::evaluator::{Evaluator, WIN};
use crate::action::{Action, Pointing};
use crate::ai::belief::{Weights, certain, is_open};
use crate::card::Card;
use crate::color::Color;
use crate::position::{Clash, Played, Position, clash};
use crate::role::Role;
use crate::square::{Square, SquareSet};
use crate::unit::{Movement, Skills};
use crate::variant::Variant;

/// What an action does, as far as its player can tell.
#[derive(Clone, Copy)]
pub(in crate::ai) enum Effect {
    /// Nothing at once.
    Quiet,
    /// A gain that he knows.
    Sure(i32),
    /// A gain that he can only expect, since it depends on a piece that he does not know.
    Gamble {
        gain: i32,
        target: Square,
        /// What attacks it in earnest, and with which card; none if it is a power from afar.
        attack: Option<(Role, Option<Card>)>,
    },
}

impl Effect {
    /// The gain that promises most comes first.
    pub(in crate::ai) const fn gain(self) -> i32 {
        match self {
            Self::Quiet => 0,
            Self::Sure(gain) | Self::Gamble { gain, .. } => gain,
        }
    }
}

/// The kind of the piece on a square as far as the opponent of its side knows it.
pub(in crate::ai) fn known(position: &Position, color: Color, square: Square) -> Option<Role> {
    let public = position.public().token(square).kinds.single();
    public.or_else(|| position.private(!color).seen(square))
}

impl Evaluator {
    /// What an action does for its player.
    pub(in crate::ai) fn effect(&self, position: &Position, mover: Color, action: Action) -> Effect {
        let deed = Capture::of(position, mover, action);
        let find = |target| known(position, !mover, target);
        match deed {
            Capture::Quiet => Effect::Quiet,
            Capture::Attack { attacker, target, card } => {
                if let Some(defender) = find(target) {
                    return Effect::Sure(self.fight(position, mover, (attacker, card), defender));
                }
                let weights = self.weights(!mover, target);
                let gain = match card {
                    None => self.gamble(mover, attacker, target),
                    Some(_) => self.expected(position.public().variant(), mover, (attacker, card), weights),
                };
                Effect::Gamble { gain, target, attack: Some((attacker, card)).filter(|_| card != Some(Card::Mock)) }
            }
            Capture::Name { from, target, role } => {
                let cost = self.exposure(position, mover, from);
                match find(target) {
                    Some(found) if found != role => Effect::Sure(-self.weights.luck),
                    Some(_) => Effect::Sure(self.catch(position, !mover, role) - cost),
                    None => {
                        Effect::Gamble { gain: self.naming(position, mover, target, role) - cost, target, attack: None }
                    }
                }
            }
            Capture::Point { power, from, target } => {
                let (gain, sure) = self.pointing(position, mover, (power, from), target);
                let gain = gain - self.exposure(position, mover, from);
                if sure { Effect::Sure(gain) } else { Effect::Gamble { gain, target, attack: None } }
            }
            Capture::Rampage { from, to } => self.rampage(position, mover, from, to),
        }
    }

    /// What it costs that the own piece there becomes known: half of its secret, as in an attack.
    fn exposure(&self, position: &Position, mover: Color, from: Square) -> i32 {
        match position.private(mover).own(from) {
            Some(role) if position.public().token(from).kinds.len() > 1 => {
                self.secrecy(mover, role) * self.weights.shown / 100
            }
            _ => 0,
        }
    }

    /// What it is worth to remove an enemy piece of that kind.
    fn catch(&self, position: &Position, enemy: Color, role: Role) -> i32 {
        let prize = position.public().variant().army.unit(role).skills.has(Skills::PRIZE);
        if prize { WIN } else { self.worth(enemy, role) }
    }

    /// An attack on a known piece.
    fn fight(&self, position: &Position, mover: Color, (attacker, card): (Role, Option<Card>), defender: Role) -> i32 {
        let variant = position.public().variant();
        let cards = Played { attack: card, defence: None };
        let result = clash(&variant.rules, variant.army.unit(attacker), variant.army.unit(defender), cards);
        let won = if result.defender_survives { 0 } else { self.catch(position, !mover, defender) };
        let lost = if result.attacker_survives { 0 } else { self.worth(mover, attacker) };
        won - lost - self.cost(mover, card)
    }

    /// What an attack on a piece that is so likely of each kind can be expected to change.
    pub(in crate::ai) fn expected(
        &self,
        variant: &Variant,
        color: Color,
        (role, card): (Role, Option<Card>),
        weights: &Weights,
    ) -> i32 {
        let enemy = !color;
        let hidden = is_open(weights);
        let cards = Played { attack: card, defence: None };
        let silent = variant.rules.silent_defence && variant.movement(role) != Movement::Slide;
        let mut sum = 0.0;
        for unit in variant.army.units().filter(|unit| weights[unit.role as usize] > 0.0) {
            let result = clash(&variant.rules, variant.army.unit(role), unit, cards);
            // A silent defender that stays is not shown (R9.6).
            let shown = hidden && !(silent && result.defender_survives);
            let mut gain = if shown { self.secrecy(enemy, unit.role) } else { 0 };
            if !result.defender_survives {
                gain += if unit.skills.has(Skills::PRIZE) { self.weights.luck } else { self.worth(enemy, unit.role) };
            }
            if !result.attacker_survives {
                gain -= if hidden { self.stake(color, role) } else { self.worth(color, role) };
            }
            if result != Clash::NONE {
                gain -= self.secrecy(color, role) * self.weights.shown / 100;
            }
            sum += weights[unit.role as usize] * gain as f32;
        }
        sum as i32 - self.cost(color, card)
    }

    /// What the chance that the name is right is worth.
    pub(in crate::ai) fn naming(&self, position: &Position, mover: Color, target: Square, role: Role) -> i32 {
        let weight = self.weights(!mover, target)[role as usize];
        let gain = self.catch(position, !mover, role).min(self.weights.luck) + self.secrecy(!mover, role);
        (weight * gain as f32) as i32
    }

    /// What the best name for a piece is worth.
    pub(in crate::ai) fn best_naming(&self, variant: &Variant, mover: Color, weights: &Weights) -> i32 {
        let gain = |role: Role| {
            let prize = variant.army.unit(role).skills.has(Skills::PRIZE);
            let gain = if prize { self.weights.luck } else { self.worth(!mover, role) };
            (weights[role as usize] * gain as f32) as i32
        };
        variant.army.roles().iter().map(gain).fold(0, i32::max)
    }

    fn pointing(&self, position: &Position, mover: Color, by: (Pointing, Square), target: Square) -> (i32, bool) {
        let Some(user) = position.private(mover).own(by.1) else { return (0, true) };
        let variant = position.public().variant();
        match known(position, !mover, target) {
            Some(role) => (self.pointed(variant, mover, (by.0, user), &certain(role)), true),
            None => (self.pointed(variant, mover, (by.0, user), self.weights(!mover, target)), false),
        }
    }

    /// How much better somebody fares in a sample who uses a power from afar on what is hidden there than he can expect.
    pub(in crate::ai) fn luck(&self, position: &Position, mover: Color, by: (Pointing, Square), target: Square) -> i32 {
        let (own, enemies) = (position.private(mover), position.private(!mover));
        let (Some(user), Some(found)) = (own.own(by.1), enemies.own(target)) else { return 0 };
        let (variant, weights) = (position.public().variant(), self.weights(!mover, target));
        let by = (by.0, user);
        self.pointed_at(variant, mover, by, found, is_open(weights)) - self.pointed(variant, mover, by, weights)
    }

    /// What a power used from afar can be expected to change.
    pub(in crate::ai) fn pointed(
        &self,
        variant: &Variant,
        mover: Color,
        by: (Pointing, Role),
        weights: &Weights,
    ) -> i32 {
        let hidden = is_open(weights);
        let gain = |role: Role| weights[role as usize] * self.pointed_at(variant, mover, by, role, hidden) as f32;
        variant.army.roles().iter().map(gain).sum::<f32>() as i32
    }

    /// What a power used from afar changes on a piece of such a kind, which may be hidden before.
    fn pointed_at(
        &self,
        variant: &Variant,
        mover: Color,
        (power, user): (Pointing, Role),
        role: Role,
        hidden: bool,
    ) -> i32 {
        let army = &variant.army;
        let strength = army.unit(role).strength;
        let lower = strength.is_some() && strength < army.unit(user).strength;
        let shown = if hidden { self.secrecy(!mover, role) } else { 0 };
        match power {
            Pointing::Enchant if lower => self.worth(!mover, role) + self.worth(mover, role),
            Pointing::Arrow if lower => shown + self.worth(!mover, role),
            _ => shown,
        }
    }

    fn rampage(&self, position: &Position, mover: Color, from: Square, to: Square) -> Effect {
        let variant = position.public().variant();
        let Some(user) = position.private(mover).own(from) else { return Effect::Quiet };
        let strength = variant.army.unit(user).strength;
        let (mut sum, mut survives, mut unknown) = (0.0, 1.0, None);
        for square in SquareSet::around(to, 1).without(from) {
            let Some(color) = position.public().color_at(square) else { continue };
            let found =
                if color == mover { position.private(mover).own(square) } else { known(position, color, square) };
            let sure = found.map(certain);
            let weights = sure.as_ref().unwrap_or_else(|| {
                unknown = Some(square);
                self.weights(color, square)
            });
            let sign = if color == mover { -1.0 } else { 1.0 };
            let hidden = position.public().token(square).kinds.len() > 1;
            let mut higher = 0.0;
            for unit in variant.army.units().filter(|unit| unit.strength.is_some()) {
                let weight = weights[unit.role as usize];
                let shown = if hidden { self.secrecy(color, unit.role) } else { 0 };
                let fallen = if unit.strength <= strength { self.worth(color, unit.role) } else { 0 };
                higher += if unit.strength <= strength { 0.0 } else { weight };
                sum += sign * weight * (shown + fallen) as f32;
            }
            survives *= 1.0 - higher;
        }
        let lost = (1.0 - survives) * self.worth(mover, user) as f32;
        let gain = (sum - lost) as i32 - self.exposure(position, mover, from);
        unknown.map_or(Effect::Sure(gain), |target| Effect::Gamble { gain, target, attack: None })
    }

    /// What an action is worth besides what it leads to: to bring the game on, and since what can be taken now may be gone later.
    pub(in crate::ai) fn eagerness(&self, position: &Position, action: Action, effect: Effect) -> i32 {
        match effect {
            Effect::Quiet if matches!(action, Action::Exchange(_)) => self.promise(position, self.me, action),
            Effect::Quiet => 0,
            Effect::Gamble { .. } => self.impatience,
            Effect::Sure(gain) => self.impatience + gain.clamp(0, 2000) * self.weights.eager / 1000,
        }
    }

    /// What it costs to play a card.
    pub(in crate::ai) fn cost(&self, color: Color, card: Option<Card>) -> i32 {
        card.map_or(0, |card| self.hands[color].worth(card))
    }

    /// What an action promises that does not only walk: its effect, what its cards cost, and how much better its piece stands.
    pub(in crate::ai) fn promise(&self, position: &Position, mover: Color, action: Action) -> i32 {
        let stands = |role: Option<Role>, from: Square, to: Square| {
            role.map_or(0, |role| (self.field(mover, role, to) - self.field(mover, role, from)) / 3)
        };
        let own = |square: Square| position.private(mover).own(square);
        let gain = self.effect(position, mover, action).gain();
        match action {
            Action::Play { move_card: Some(Card::Swap), from, to, .. } => {
                stands(own(from), from, to) + stands(own(to), to, from) - self.cost(mover, Some(Card::Swap))
            }
            Action::Play { move_card, from, to, .. } => {
                gain + stands(own(from), from, to) - self.cost(mover, move_card)
            }
            Action::SwapAttack { .. } => gain - self.cost(mover, Some(Card::Swap)),
            Action::Fly { from, to, .. } => gain + stands(own(from), from, to) - self.exposure(position, mover, from),
            Action::Exchange(card) => {
                self.hands[mover].exchange(position.public(), mover, position.private(mover).hand(), card)
            }
            _ => gain,
        }
    }
}
