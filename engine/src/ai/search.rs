//! Looking ahead in one sampled position: alpha-beta, then attacks only.

use alloc::vec::Vec;
use core::cmp::Reverse;

use super::history::History;
use super::judge::{Judge, WIN};
use super::options;
use super::prospect::Effect;
use crate::action::Action;
use crate::color::Color;
use crate::position::{Phase, Played, Position, clash};
use crate::unit::Skills;

/// No value is as large.
pub(super) const INFINITE: i32 = 2 * WIN;
/// What a draw is worth to the player who thinks, so that he avoids it.
const DRAW: i32 = -400;
/// How much less a win is worth an action later: more than instinct and whims weigh.
const DELAY: i32 = 1000;
/// What a rescue is worth now rather than later.
const NOW: i32 = 60;
/// The longest line.
const MAX_PLY: usize = 24;

/// The search and what it keeps between positions.
pub(super) struct Search {
    pub(super) judge: Judge,
    /// How many positions have been looked at.
    pub(super) nodes: u64,
    /// How many attacks are followed beyond the depth.
    pub(super) attacks: u32,
    /// At this many nodes the lines are cut short.
    limit: u64,
    history: History,
    lists: Vec<Vec<Action>>,
}

/// How far a line is still followed.
#[derive(Clone, Copy)]
struct Line {
    /// So many actions of any kind.
    depth: u32,
    /// After that so many attacks.
    attacks: u32,
    /// How many actions it has already.
    ply: usize,
}

impl Search {
    pub(super) fn new(judge: Judge, attacks: u32) -> Self {
        Self {
            judge,
            nodes: 0,
            attacks,
            limit: 0,
            history: History::new(MAX_PLY),
            lists: (0..MAX_PLY).map(|_| Vec::new()).collect(),
        }
    }

    /// The value of an action for its player, who thinks; exact if above `alpha`. Uses about `cap` nodes at most.
    pub(super) fn action(&mut self, position: &Position, action: Action, depth: u32, alpha: i32, cap: u64) -> i32 {
        self.limit = self.nodes + cap;
        let me = self.judge.me;
        let variant = position.public().variant();
        let effect = self.judge.effect(position, me, action);
        let (mut played, mut extra) = (action, self.judge.eagerness(position, action, effect));
        if let Effect::Gamble { target, attack, .. } = effect {
            let found = position.private(!me).own(target);
            if let (Some((attacker, card)), Some(found)) = (attack, found) {
                if variant.army.unit(found).skills.has(Skills::PRIZE) {
                    // Good luck is no plan.
                    return self.judge.evaluate(position) + self.judge.taste.luck + extra;
                }
                let cards = Played { attack: card, defence: None };
                if !clash(&variant.rules, variant.army.unit(attacker), variant.army.unit(found), cards)
                    .attacker_survives
                {
                    extra -= self.judge.stake(me, attacker) - self.judge.worth(me, attacker);
                }
            }
            if let (Action::Name { from, step, role, .. }, Some(found)) = (action, found) {
                // Whether the name is right he cannot know in any sample: it counts as wrong there, and by its chance besides.
                extra += self.judge.naming(position, me, target, role);
                let wrong = variant.army.roles().iter().find(|&role| role != found);
                played = wrong.map_or(action, |role| Action::Name { from, step, target, role });
            }
        }
        let mut next = position.clone();
        next.play_legal(played, &mut |_| {});
        if next.to_act() == Some(me) {
            extra += NOW;
        }
        let line = Line { depth: depth.saturating_sub(1), attacks: self.attacks, ply: 1 };
        self.value_for(me, &next, line, alpha, INFINITE) + extra
    }

    /// The value of a position for a player, whoever is to act.
    fn value_for(&mut self, player: Color, position: &Position, line: Line, alpha: i32, beta: i32) -> i32 {
        match position.to_act() {
            None => self.ended(player, position, line),
            Some(mover) if mover == player => self.value(position, mover, line, alpha, beta),
            Some(mover) => -self.value(position, mover, line, -beta, -alpha),
        }
    }

    /// The value of a position for the player to act: of all that he may do or, at the end of the line, of what he may do to
    /// other pieces. A question is always answered.
    fn value(&mut self, position: &Position, mover: Color, line: Line, mut alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        let cut = self.nodes >= self.limit || line.ply >= MAX_PLY;
        let asked = matches!(position.public().phase(), Phase::Answer(..)) && line.ply < MAX_PLY;
        let deeds_only = !asked && (line.depth == 0 || cut);
        let mut best = -INFINITE;
        let mut still = None;
        let mine = mover == self.judge.me;
        let looks = !asked && (!mine || deeds_only && !cut);
        let threat = if looks { self.judge.threat(position) } else { 0 };
        if deeds_only || !mine && threat > 0 {
            let value = self.seen_by(mover, position);
            still = Some(if mine { value - threat } else { value });
            // The enemy may hit the prize, however little he expects to find there.
            best = if mine { value - threat } else { value + threat };
            if cut || deeds_only && line.attacks == 0 || best >= beta {
                return best;
            }
            alpha = alpha.max(best);
        }
        let next = Line {
            depth: line.depth.saturating_sub((!asked).into()),
            attacks: line.attacks - u32::from(deeds_only),
            ply: line.ply + 1,
        };
        let mut list = self.lists.get_mut(line.ply).map(core::mem::take).unwrap_or_default();
        if deeds_only {
            position.deeds_into(&mut list);
        } else {
            position.legal_actions_into(&mut list);
        }
        options::foresee(&self.judge, position, mover, deeds_only, &mut list);
        list.sort_by_cached_key(|&action| self.order(position, mover, line.ply, action));
        for &action in &list {
            let effect = self.judge.effect(position, mover, action);
            if deeds_only && effect.gain() < 0 {
                break;
            }
            let Some(value) = self.child(position, mover, (action, effect, still), next, (alpha, beta)) else {
                continue;
            };
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                if matches!(effect, Effect::Quiet) {
                    self.history.cut(mover, line.ply, line.depth, action);
                }
                break;
            }
        }
        if let Some(kept) = self.lists.get_mut(line.ply) {
            *kept = list;
        }
        if best == -INFINITE { self.seen_by(mover, position) } else { best }
    }

    /// What is tried first has the least: what gains, the most first; then what cut other lines short.
    fn order(&self, position: &Position, mover: Color, ply: usize, action: Action) -> (i32, bool, Reverse<u32>) {
        let gain = self.judge.effect(position, mover, action).gain();
        (-gain, !self.history.is_killer(ply, action), Reverse(self.history.saved(mover, action)))
    }

    /// The value of an action for its player; none if he would not think of it. `still` is the value if nothing happens, if
    /// that is known already.
    fn child(
        &mut self,
        position: &Position,
        mover: Color,
        (action, effect, still): (Action, Effect, Option<i32>),
        line: Line,
        (alpha, beta): (i32, i32),
    ) -> Option<i32> {
        if let Effect::Gamble { gain, target, attack } = effect {
            let still = still.unwrap_or_else(|| self.seen_by(mover, position));
            if mover == self.judge.me {
                // What he will find there he cannot know now: he can only expect.
                return Some(still + gain * self.judge.taste.hope / 100);
            }
            if gain < -self.judge.taste.dare && self.judge.stood(!mover, target) {
                return None;
            }
            let army = &position.public().variant().army;
            let found = position.private(!mover).own(target).filter(|_| attack.is_some());
            if found.is_some_and(|role| army.unit(role).skills.has(Skills::PRIZE)) {
                return Some(still + self.judge.fear(target));
            }
        }
        let mut next = position.clone();
        next.play_legal(action, &mut |_| {});
        Some(self.value_for(mover, &next, line, alpha, beta))
    }

    /// The value for a player of a game that is over.
    fn ended(&self, player: Color, position: &Position, line: Line) -> i32 {
        let winner = position.outcome().and_then(|outcome| outcome.winner);
        match winner {
            Some(winner) if winner == player => WIN - DELAY * line.ply as i32,
            Some(_) => DELAY * line.ply as i32 - WIN,
            None if player == self.judge.me => DRAW,
            None => -DRAW,
        }
    }

    fn seen_by(&self, mover: Color, position: &Position) -> i32 {
        let value = self.judge.evaluate(position);
        if mover == self.judge.me { value } else { -value }
    }
}
