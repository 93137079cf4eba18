//! Looking ahead in one sampled position: alpha-beta, then attacks only.

use alloc::vec::Vec;
use core::cmp::Reverse;

use super::candidates;
use super::history::History;
use crate::action::Action;
use crate::ai::eval::accumulator::Accumulator;
use crate::ai::eval::evaluator::{Evaluator, WIN};
use crate::ai::eval::exchange::Effect;
use crate::color::Color;
use crate::position::{Phase, Played, Position, clash};
use crate::unit::Skills;

/// No value is as large.
pub(in crate::ai) const INFINITE: i32 = 2 * WIN;
/// What a draw is worth to the player who thinks, so that he avoids it.
const DRAW: i32 = -400;
/// How much less a win is worth an action later: more than instinct and whims weigh.
const DELAY: i32 = 1000;
/// What a rescue is worth now rather than later.
const NOW: i32 = 60;
/// The longest line.
const MAX_PLY: usize = 24;

/// The search and what it keeps between positions.
pub(in crate::ai) struct Search {
    pub(in crate::ai) evaluator: Evaluator,
    /// How many positions have been looked at.
    pub(in crate::ai) nodes: u64,
    /// How many attacks are followed beyond the depth.
    pub(in crate::ai) attacks: u32,
    /// At this many nodes the lines are cut short.
    limit: u64,
    history: History,
    lists: Vec<List>,
}

/// What can be done in a position, and what of that is tried in what order; kept for the next.
#[derive(Default)]
struct List {
    actions: Vec<Action>,
    ranked: Vec<(Rank, Effect)>,
}

/// How soon an action is tried: who has most comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    gain: i32,
    /// What it has cut short before.
    saved: u32,
    index: Reverse<u16>,
}

/// A position that is looked at, and what it counts.
pub(in crate::ai) struct Node {
    pub(in crate::ai) position: Position,
    accumulator: Accumulator,
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
    pub(in crate::ai) fn new(evaluator: Evaluator, attacks: u32) -> Self {
        Self {
            evaluator,
            nodes: 0,
            attacks,
            limit: 0,
            history: History::new(MAX_PLY),
            lists: (0..MAX_PLY).map(|_| List::default()).collect(),
        }
    }

    /// A position where a line begins.
    pub(in crate::ai) fn root(&self, position: Position) -> Node {
        Node { accumulator: Accumulator::new(&self.evaluator, &position), position }
    }

    /// The value of an action for its player, who thinks; exact if above `alpha`. Uses about `cap` nodes at most.
    pub(in crate::ai) fn action(&mut self, root: &Node, action: Action, depth: u32, alpha: i32, cap: u64) -> i32 {
        self.limit = self.nodes + cap;
        let Node { position, accumulator } = root;
        let me = self.evaluator.me;
        let variant = position.public().variant();
        let effect = self.evaluator.effect(position, me, action);
        let (mut played, mut extra) = (action, self.evaluator.eagerness(position, action, effect));
        if let Effect::Gamble { target, attack, .. } = effect {
            let found = position.private(!me).own(target);
            if let (Some((attacker, card)), Some(found)) = (attack, found) {
                if variant.army.unit(found).skills.has(Skills::PRIZE) {
                    // Good luck is no plan.
                    return self.evaluator.evaluate(position, accumulator) + self.evaluator.weights.luck + extra;
                }
                let cards = Played { attack: card, defence: None };
                if !clash(&variant.rules, variant.army.unit(attacker), variant.army.unit(found), cards)
                    .attacker_survives
                {
                    extra -= self.evaluator.stake(me, attacker) - self.evaluator.worth(me, attacker);
                }
            }
            if let Action::Point { power, from, .. } = action {
                // What few samples hold by luck is evened out (a control variate).
                extra -= self.evaluator.luck(position, me, (power, from), target);
            }
            if let (Action::Name { from, step, role, .. }, Some(found)) = (action, found) {
                // Whether the name is right he cannot know in any sample: it counts as wrong there, and by its chance besides.
                extra += self.evaluator.naming(position, me, target, role);
                let wrong = variant.army.roles().iter().find(|&role| role != found);
                played = wrong.map_or(action, |role| Action::Name { from, step, target, role });
            }
        }
        let next = self.next(root, played);
        if next.position.to_act() == Some(me) {
            extra += NOW;
        }
        let line = Line { depth: depth.saturating_sub(1), attacks: self.attacks, ply: 1 };
        self.value_for(me, &next, line, alpha, INFINITE) + extra
    }

    /// The value of a position for a player, whoever is to act.
    fn value_for(&mut self, player: Color, node: &Node, line: Line, alpha: i32, beta: i32) -> i32 {
        match node.position.to_act() {
            None => self.ended(player, &node.position, line),
            Some(mover) if mover == player => self.value(node, mover, line, alpha, beta),
            Some(mover) => -self.value(node, mover, line, -beta, -alpha),
        }
    }

    /// What an action makes of a position.
    fn next(&self, node: &Node, action: Action) -> Node {
        let mut position = node.position.clone();
        position.play_legal(action, &mut |_| {});
        Node { accumulator: node.accumulator.after(&self.evaluator, action, &node.position, &position), position }
    }

    /// The value of a position for the player to act: of all that he may do or, at the end of the line, of what he may do to
    /// other pieces. A question is always answered.
    fn value(&mut self, node: &Node, mover: Color, line: Line, mut alpha: i32, beta: i32) -> i32 {
        let Node { position, accumulator } = node;
        self.nodes += 1;
        let cut = self.nodes >= self.limit || line.ply >= MAX_PLY;
        let asked = matches!(position.public().phase(), Phase::Answer(..)) && line.ply < MAX_PLY;
        let captures_only = !asked && (line.depth == 0 || cut);
        let mut best = -INFINITE;
        let mut still = None;
        let mine = mover == self.evaluator.me;
        let looks = !asked && (!mine || captures_only && !cut);
        let threat = if looks { self.evaluator.threat(position, accumulator) } else { 0 };
        if captures_only || !mine && threat > 0 {
            let value = self.seen_by(mover, node);
            still = Some(if mine { value - threat } else { value });
            // The enemy may hit the prize, however little he expects to find there.
            best = if mine { value - threat } else { value + threat };
            if cut || captures_only && line.attacks == 0 || best >= beta {
                return best;
            }
            alpha = alpha.max(best);
        }
        let next = Line {
            depth: line.depth.saturating_sub((!asked).into()),
            attacks: line.attacks - u32::from(captures_only),
            ply: line.ply + 1,
        };
        let mut list = self.lists.get_mut(line.ply).map(core::mem::take).unwrap_or_default();
        let List { actions, ranked } = &mut list;
        if captures_only {
            position.captures_into(actions);
        } else {
            position.legal_actions_into(actions);
        }
        if asked {
            candidates::foresee_answer(&self.evaluator, position, mover, actions);
        }
        ranked.clear();
        for (index, &action) in (0..).zip(actions.iter()) {
            let effect = self.evaluator.effect(position, mover, action);
            let foreseen = asked || candidates::is_foreseen(&self.evaluator, position, mover, action, effect);
            if !foreseen || captures_only && (matches!(effect, Effect::Quiet) || effect.gain() < 0) {
                continue;
            }
            let killer = self.history.is_killer(line.ply, action);
            let saved = if killer { u32::MAX } else { self.history.saved(mover, action) };
            ranked.push((Rank { gain: effect.gain(), saved, index: Reverse(index) }, effect));
        }
        ranked.sort_unstable_by_key(|&(rank, _)| Reverse(rank));
        for &(Rank { index: Reverse(index), .. }, effect) in ranked.iter() {
            let Some(&action) = actions.get(usize::from(index)) else { continue };
            let Some(value) = self.child(node, mover, (action, effect, still), next, (alpha, beta)) else {
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
        if best == -INFINITE { self.seen_by(mover, node) } else { best }
    }

    /// The value of an action for its player; none if he would not think of it. `still` is the value if nothing happens, if
    /// that is known already.
    fn child(
        &mut self,
        node: &Node,
        mover: Color,
        (action, effect, still): (Action, Effect, Option<i32>),
        line: Line,
        (alpha, beta): (i32, i32),
    ) -> Option<i32> {
        let position = &node.position;
        if let Effect::Gamble { gain, target, attack } = effect {
            let still = still.unwrap_or_else(|| self.seen_by(mover, node));
            if mover == self.evaluator.me {
                // What he will find there he cannot know now: he can only expect.
                return Some(still + gain * self.evaluator.weights.hope / 100);
            }
            if gain < -self.evaluator.weights.dare && self.evaluator.stood(!mover, target) {
                return None;
            }
            let army = &position.public().variant().army;
            let found = position.private(!mover).own(target).filter(|_| attack.is_some());
            if found.is_some_and(|role| army.unit(role).skills.has(Skills::PRIZE)) {
                return Some(still + self.evaluator.fear(target));
            }
        }
        let next = self.next(node, action);
        Some(self.value_for(mover, &next, line, alpha, beta))
    }

    /// The value for a player of a game that is over.
    fn ended(&self, player: Color, position: &Position, line: Line) -> i32 {
        let winner = position.outcome().and_then(|outcome| outcome.winner);
        match winner {
            Some(winner) if winner == player => WIN - DELAY * line.ply as i32,
            Some(_) => DELAY * line.ply as i32 - WIN,
            None if player == self.evaluator.me => DRAW,
            None => -DRAW,
        }
    }

    fn seen_by(&self, mover: Color, node: &Node) -> i32 {
        let value = self.evaluator.evaluate(&node.position, &node.accumulator);
        if mover == self.evaluator.me { value } else { -value }
    }
}
