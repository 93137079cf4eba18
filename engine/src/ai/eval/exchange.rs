//! Expected gain of an action at first sight, before any search (compare static exchange evaluation).

use super::capture::Capture;
use super::evaluator::{Evaluator, WIN};
use crate::action::{Action, Pointing};
use crate::ai::belief::{Weights, certain, is_uncertain};
use crate::card::Card;
use crate::color::Color;
use crate::position::{Clash, Played, Position, clash};
use crate::role::Role;
use crate::square::{Square, SquareSet};
use crate::unit::{Movement, Skills};
use crate::variant::Variant;

/// The effect of an action, as far as its player can tell.
#[derive(Clone, Copy)]
pub(in crate::ai) enum Effect {
    /// No immediate effect.
    Quiet,
    /// A certain gain.
    Sure(i32),
    /// An expected gain, which depends on a piece that the player does not know.
    Gamble {
        gain: i32,
        target: Square,
        /// The attacker and its card; `None` for a power from a distance and for a mock attack (R12.12).
        attack: Option<(Role, Option<Card>)>,
    },
}

impl Effect {
    /// The certain or expected gain, by which actions are ordered.
    pub(in crate::ai) const fn gain(self) -> i32 {
        match self {
            Self::Quiet => 0,
            Self::Sure(gain) | Self::Gamble { gain, .. } => gain,
        }
    }
}

/// The kind of a side's piece on a square, as far as the opponent knows it.
pub(in crate::ai) fn known(position: &Position, color: Color, square: Square) -> Option<Role> {
    let public = position.public().token(square).kinds.single();
    public.or_else(|| position.private(!color).seen(square))
}

impl Evaluator {
    /// The effect of an action for its player.
    pub(in crate::ai) fn effect(&self, position: &Position, mover: Color, action: Action) -> Effect {
        let capture = Capture::of(position, mover, action);
        let find = |target| known(position, !mover, target);
        match capture {
            Capture::Quiet => Effect::Quiet,
            Capture::Attack { attacker, target, card } => {
                if let Some(defender) = find(target) {
                    return Effect::Sure(self.attack_gain(position, mover, (attacker, card), defender));
                }
                let weights = self.weights(!mover, target);
                let gain = match card {
                    None => self.gamble(mover, attacker, target),
                    Some(_) => self.expected_gain(position.public().variant(), mover, (attacker, card), weights),
                };
                Effect::Gamble { gain, target, attack: Some((attacker, card)).filter(|_| card != Some(Card::Mock)) }
            }
            Capture::Name { from, target, role } => {
                let cost = self.exposure_cost(position, mover, from);
                match find(target) {
                    Some(found) if found != role => Effect::Sure(-self.weights.luck),
                    Some(_) => Effect::Sure(self.capture_value(position, !mover, role) - cost),
                    None => Effect::Gamble {
                        gain: self.naming_gain(position, mover, target, role) - cost,
                        target,
                        attack: None,
                    },
                }
            }
            Capture::Point { power, from, target } => {
                let (gain, sure) = self.pointing_gain(position, mover, (power, from), target);
                let gain = gain - self.exposure_cost(position, mover, from);
                if sure { Effect::Sure(gain) } else { Effect::Gamble { gain, target, attack: None } }
            }
            Capture::Rampage { from, to } => self.rampage_effect(position, mover, from, to),
        }
    }

    /// The cost of revealing an own piece by a power: the same share of its secrecy as in an attack.
    fn exposure_cost(&self, position: &Position, mover: Color, from: Square) -> i32 {
        match position.private(mover).own(from) {
            Some(role) if position.public().token(from).kinds.len() > 1 => {
                self.secrecy(mover, role) * self.weights.shown / 100
            }
            _ => 0,
        }
    }

    /// The value of removing an enemy piece of a kind.
    fn capture_value(&self, position: &Position, enemy: Color, role: Role) -> i32 {
        let prize = position.public().variant().army.unit(role).skills.has(Skills::PRIZE);
        if prize { WIN } else { self.piece_value(enemy, role) }
    }

    /// The gain of an attack on a known piece.
    fn attack_gain(
        &self,
        position: &Position,
        mover: Color,
        (attacker, card): (Role, Option<Card>),
        defender: Role,
    ) -> i32 {
        let variant = position.public().variant();
        let cards = Played { attack: card, defence: None };
        let result = clash(&variant.rules, variant.army.unit(attacker), variant.army.unit(defender), cards);
        let won = if result.defender_survives { 0 } else { self.capture_value(position, !mover, defender) };
        let lost = if result.attacker_survives { 0 } else { self.piece_value(mover, attacker) };
        won - lost - self.card_cost(mover, card)
    }

    /// The expected gain of an attack on a piece with given probabilities of each kind.
    pub(in crate::ai) fn expected_gain(
        &self,
        variant: &Variant,
        color: Color,
        (role, card): (Role, Option<Card>),
        weights: &Weights,
    ) -> i32 {
        let enemy = !color;
        let hidden = is_uncertain(weights);
        let cards = Played { attack: card, defence: None };
        let silent = variant.rules.silent_defence && variant.movement(role) != Movement::Slide;
        let mut sum = 0.0;
        for unit in variant.army.units().filter(|unit| weights[unit.role as usize] > 0.0) {
            let result = clash(&variant.rules, variant.army.unit(role), unit, cards);
            // A silent defender that stays is not shown (R9.6).
            let shown = hidden && !(silent && result.defender_survives);
            let mut gain = if shown { self.secrecy(enemy, unit.role) } else { 0 };
            if !result.defender_survives {
                gain +=
                    if unit.skills.has(Skills::PRIZE) { self.weights.luck } else { self.piece_value(enemy, unit.role) };
            }
            if !result.attacker_survives {
                gain -= if hidden { self.stake(color, role) } else { self.piece_value(color, role) };
            }
            if result != Clash::NONE {
                gain -= self.secrecy(color, role) * self.weights.shown / 100;
            }
            sum += weights[unit.role as usize] * gain as f32;
        }
        sum as i32 - self.card_cost(color, card)
    }

    /// The expected gain of naming a kind for a piece.
    pub(in crate::ai) fn naming_gain(&self, position: &Position, mover: Color, target: Square, role: Role) -> i32 {
        let weight = self.weights(!mover, target)[role as usize];
        let gain = self.capture_value(position, !mover, role).min(self.weights.luck) + self.secrecy(!mover, role);
        (weight * gain as f32) as i32
    }

    /// The expected gain of the best name for a piece.
    pub(in crate::ai) fn best_naming_gain(&self, variant: &Variant, mover: Color, weights: &Weights) -> i32 {
        let gain = |role: Role| {
            let prize = variant.army.unit(role).skills.has(Skills::PRIZE);
            let gain = if prize { self.weights.luck } else { self.piece_value(!mover, role) };
            (weights[role as usize] * gain as f32) as i32
        };
        variant.army.roles().iter().map(gain).fold(0, i32::max)
    }

    /// The expected gain of a power on a piece, and true if that gain is certain.
    fn pointing_gain(&self, position: &Position, mover: Color, by: (Pointing, Square), target: Square) -> (i32, bool) {
        let Some(user) = position.private(mover).own(by.1) else { return (0, true) };
        let variant = position.public().variant();
        match known(position, !mover, target) {
            Some(role) => (self.expected_pointing_gain(variant, mover, (by.0, user), &certain(role)), true),
            None => (self.expected_pointing_gain(variant, mover, (by.0, user), self.weights(!mover, target)), false),
        }
    }

    /// The sampling luck of a power on a hidden piece: its gain in a sample minus its expected gain.
    pub(in crate::ai) fn sampling_luck(
        &self,
        position: &Position,
        mover: Color,
        by: (Pointing, Square),
        target: Square,
    ) -> i32 {
        let (own, enemies) = (position.private(mover), position.private(!mover));
        let (Some(user), Some(found)) = (own.own(by.1), enemies.own(target)) else { return 0 };
        let (variant, weights) = (position.public().variant(), self.weights(!mover, target));
        let by = (by.0, user);
        self.pointing_gain_on(variant, mover, by, found, is_uncertain(weights))
            - self.expected_pointing_gain(variant, mover, by, weights)
    }

    /// The expected gain of a power that is used from a distance.
    pub(in crate::ai) fn expected_pointing_gain(
        &self,
        variant: &Variant,
        mover: Color,
        by: (Pointing, Role),
        weights: &Weights,
    ) -> i32 {
        let hidden = is_uncertain(weights);
        let gain = |role: Role| weights[role as usize] * self.pointing_gain_on(variant, mover, by, role, hidden) as f32;
        variant.army.roles().iter().map(gain).sum::<f32>() as i32
    }

    /// The gain of a power that is used from a distance on a piece of a kind, which may be hidden before.
    fn pointing_gain_on(
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
            Pointing::Enchant if lower => self.piece_value(!mover, role) + self.piece_value(mover, role),
            Pointing::Arrow if lower => shown + self.piece_value(!mover, role),
            _ => shown,
        }
    }

    /// The effect of a rampage, an attack on all pieces around a square (R11.5).
    fn rampage_effect(&self, position: &Position, mover: Color, from: Square, to: Square) -> Effect {
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
                let fallen = if unit.strength <= strength { self.piece_value(color, unit.role) } else { 0 };
                higher += if unit.strength <= strength { 0.0 } else { weight };
                sum += sign * weight * (shown + fallen) as f32;
            }
            survives *= 1.0 - higher;
        }
        let lost = (1.0 - survives) * self.piece_value(mover, user) as f32;
        let gain = (sum - lost) as i32 - self.exposure_cost(position, mover, from);
        unknown.map_or(Effect::Sure(gain), |target| Effect::Gamble { gain, target, attack: None })
    }

    /// The bonus of an action at the root, besides the value of its line.
    ///
    /// Attacks bring the game on, and a piece that can be captured now may be gone later.
    pub(in crate::ai) fn root_bonus(&self, position: &Position, action: Action, effect: Effect) -> i32 {
        match effect {
            Effect::Quiet if matches!(action, Action::Exchange(_)) => self.estimated_gain(position, self.me, action),
            Effect::Quiet => 0,
            Effect::Gamble { .. } => self.impatience,
            Effect::Sure(gain) => self.impatience + gain.clamp(0, 2000) * self.weights.eager / 1000,
        }
    }

    /// The cost of playing a card.
    pub(in crate::ai) fn card_cost(&self, color: Color, card: Option<Card>) -> i32 {
        card.map_or(0, |card| self.card_values[color].value(card))
    }

    /// The estimated gain of a special action.
    ///
    /// It is made of the effect, the cost of the cards and the change of influence.
    pub(in crate::ai) fn estimated_gain(&self, position: &Position, mover: Color, action: Action) -> i32 {
        let influence_gain = |role: Option<Role>, from: Square, to: Square| {
            role.map_or(0, |role| (self.influence(mover, role, to) - self.influence(mover, role, from)) / 3)
        };
        let own = |square: Square| position.private(mover).own(square);
        let gain = self.effect(position, mover, action).gain();
        match action {
            Action::Play { move_card: Some(Card::Swap), from, to, .. } => {
                influence_gain(own(from), from, to) + influence_gain(own(to), to, from)
                    - self.card_cost(mover, Some(Card::Swap))
            }
            Action::Play { move_card, from, to, .. } => {
                gain + influence_gain(own(from), from, to) - self.card_cost(mover, move_card)
            }
            Action::SwapAttack { .. } => gain - self.card_cost(mover, Some(Card::Swap)),
            Action::Fly { from, to, .. } => {
                gain + influence_gain(own(from), from, to) - self.exposure_cost(position, mover, from)
            }
            Action::Exchange(card) => {
                self.card_values[mover].exchange_gain(position.public(), mover, position.private(mover).hand(), card)
            }
            _ => gain,
        }
    }
}
