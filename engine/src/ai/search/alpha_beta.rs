//! Search in one sampled position: alpha-beta, then a quiescence search of attacks only.

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

/// A bound beyond every value.
pub(in crate::ai) const INFINITE: i32 = 2 * WIN;
/// The value of a draw to the player whose decision it is, below 0 so that draws are avoided.
const DRAW: i32 = -400;
/// The decrease of a win's value for each ply, more than priors and noise weigh.
const WIN_DELAY: i32 = 1000;
/// The bonus of a rescue now rather than later (R9.5).
const RESCUE_BONUS: i32 = 60;
/// The maximum length of a line, in plies.
const MAX_PLY: usize = 24;

/// A search, with the state that it keeps between positions.
pub(in crate::ai) struct Search {
    pub(in crate::ai) evaluator: Evaluator,
    /// The number of nodes (positions) searched.
    pub(in crate::ai) nodes: u64,
    /// The number of attacks that are followed beyond the depth.
    pub(in crate::ai) attacks: u32,
    /// The number of nodes at which lines are cut short.
    limit: u64,
    history: History,
    lists: Vec<List>,
}

/// Buffers for the actions of a position and their order, kept to save allocations.
#[derive(Default)]
struct List {
    actions: Vec<Action>,
    ranked: Vec<(Rank, Effect)>,
}

/// The key by which actions are ordered; the highest is tried first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    gain: i32,
    /// The history score, or the maximum for a killer move.
    history_score: u32,
    index: Reverse<u16>,
}

/// A position of the search with its accumulator.
pub(in crate::ai) struct Node {
    pub(in crate::ai) position: Position,
    accumulator: Accumulator,
}

/// The remaining depth of a line.
#[derive(Clone, Copy)]
struct Line {
    /// The remaining number of actions of any kind.
    depth: u32,
    /// The number of attacks that may follow after that.
    attacks: u32,
    /// The number of actions from the root.
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

    /// The root node of a position.
    pub(in crate::ai) fn root(&self, position: Position) -> Node {
        Node { accumulator: Accumulator::new(&self.evaluator, &position), position }
    }

    /// The value of an action at the root for its player; exact if it is above `alpha`.
    ///
    /// It searches about `cap` nodes at most.
    pub(in crate::ai) fn action(&mut self, root: &Node, action: Action, depth: u32, alpha: i32, cap: u64) -> i32 {
        self.limit = self.nodes + cap;
        let Node { position, accumulator } = root;
        let me = self.evaluator.me;
        let variant = position.public().variant();
        let effect = self.evaluator.effect(position, me, action);
        let (mut played, mut bonus) = (action, self.evaluator.root_bonus(position, action, effect));
        if let Effect::Gamble { target, attack, .. } = effect {
            let found = position.private(!me).own(target);
            if let (Some((attacker, card)), Some(found)) = (attack, found) {
                if variant.army.unit(found).skills.has(Skills::PRIZE) {
                    // Capturing the prize by luck is no plan.
                    return self.evaluator.evaluate(position, accumulator) + self.evaluator.weights.luck + bonus;
                }
                let cards = Played { attack: card, defence: None };
                if !clash(&variant.rules, variant.army.unit(attacker), variant.army.unit(found), cards)
                    .attacker_survives
                {
                    bonus -= self.evaluator.stake(me, attacker) - self.evaluator.piece_value(me, attacker);
                }
            }
            if let Action::Point { power, from, .. } = action {
                // A control variate removes the luck that a few samples have.
                bonus -= self.evaluator.sampling_luck(position, me, (power, from), target);
            }
            if let (Action::Name { from, step, role, .. }, Some(found)) = (action, found) {
                // The player cannot know in any sample if the name is right. So it is wrong in the sample,
                // and its expected gain is added.
                bonus += self.evaluator.naming_gain(position, me, target, role);
                let wrong = variant.army.roles().iter().find(|&role| role != found);
                played = wrong.map_or(action, |role| Action::Name { from, step, target, role });
            }
        }
        let next = self.successor(root, played);
        if next.position.to_act() == Some(me) {
            bonus += RESCUE_BONUS;
        }
        let line = Line { depth: depth.saturating_sub(1), attacks: self.attacks, ply: 1 };
        self.value_for(me, &next, line, alpha, INFINITE) + bonus
    }

    /// The value of a position for a player, whichever side is to act.
    fn value_for(&mut self, player: Color, node: &Node, line: Line, alpha: i32, beta: i32) -> i32 {
        match node.position.to_act() {
            None => self.final_value(player, &node.position, line),
            Some(mover) if mover == player => self.value(node, mover, line, alpha, beta),
            Some(mover) => -self.value(node, mover, line, -beta, -alpha),
        }
    }

    /// The node after an action.
    fn successor(&self, node: &Node, action: Action) -> Node {
        let mut position = node.position.clone();
        position.play_legal(action, &mut |_| {});
        Node { accumulator: node.accumulator.after(&self.evaluator, action, &node.position, &position), position }
    }

    /// The value of a position for the side to act, by negamax.
    ///
    /// At the end of the line only actions that affect other pieces are searched (quiescence search).
    /// Questions are always answered.
    fn value(&mut self, node: &Node, mover: Color, line: Line, mut alpha: i32, beta: i32) -> i32 {
        let Node { position, accumulator } = node;
        self.nodes += 1;
        let cut = self.nodes >= self.limit || line.ply >= MAX_PLY;
        let answering = matches!(position.public().phase(), Phase::Answer(..)) && line.ply < MAX_PLY;
        let captures_only = !answering && (line.depth == 0 || cut);
        let mut best = -INFINITE;
        let mut stand_pat = None;
        let mine = mover == self.evaluator.me;
        let checks_threat = !answering && (!mine || captures_only && !cut);
        let threat = if checks_threat { self.evaluator.threat(position, accumulator) } else { 0 };
        if captures_only || !mine && threat > 0 {
            let value = self.static_value(mover, node);
            stand_pat = Some(if mine { value - threat } else { value });
            // The enemy may capture the prize even if it expects little there.
            best = if mine { value - threat } else { value + threat };
            if cut || captures_only && line.attacks == 0 || best >= beta {
                return best;
            }
            alpha = alpha.max(best);
        }
        let next = Line {
            depth: line.depth.saturating_sub((!answering).into()),
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
        if answering {
            candidates::keep_expected_rescue(&self.evaluator, position, mover, actions);
        }
        ranked.clear();
        for (index, &action) in (0..).zip(actions.iter()) {
            let effect = self.evaluator.effect(position, mover, action);
            let expected = answering || candidates::is_expected(&self.evaluator, position, mover, action, effect);
            if !expected || captures_only && (matches!(effect, Effect::Quiet) || effect.gain() < 0) {
                continue;
            }
            let killer = self.history.is_killer(line.ply, action);
            let history_score = if killer { u32::MAX } else { self.history.score(mover, action) };
            ranked.push((Rank { gain: effect.gain(), history_score, index: Reverse(index) }, effect));
        }
        ranked.sort_unstable_by_key(|&(rank, _)| Reverse(rank));
        for &(Rank { index: Reverse(index), .. }, effect) in ranked.iter() {
            let Some(&action) = actions.get(usize::from(index)) else { continue };
            let Some(value) = self.child(node, mover, (action, effect, stand_pat), next, (alpha, beta)) else {
                continue;
            };
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                if matches!(effect, Effect::Quiet) {
                    self.history.record_cutoff(mover, line.ply, line.depth, action);
                }
                break;
            }
        }
        if let Some(kept) = self.lists.get_mut(line.ply) {
            *kept = list;
        }
        if best == -INFINITE { self.static_value(mover, node) } else { best }
    }

    /// The value of an action for its side; `None` if the side is not expected to consider it.
    ///
    /// `stand_pat` is the static value of the position, if it is known already.
    fn child(
        &mut self,
        node: &Node,
        mover: Color,
        (action, effect, stand_pat): (Action, Effect, Option<i32>),
        line: Line,
        (alpha, beta): (i32, i32),
    ) -> Option<i32> {
        let position = &node.position;
        if let Effect::Gamble { gain, target, attack } = effect {
            let stand_pat = stand_pat.unwrap_or_else(|| self.static_value(mover, node));
            if mover == self.evaluator.me {
                // The player cannot know now which piece is there, so only the expected gain counts.
                return Some(stand_pat + gain * self.evaluator.weights.hope / 100);
            }
            if gain < -self.evaluator.weights.dare && self.evaluator.stood_at_root(!mover, target) {
                return None;
            }
            let army = &position.public().variant().army;
            let found = position.private(!mover).own(target).filter(|_| attack.is_some());
            if found.is_some_and(|role| army.unit(role).skills.has(Skills::PRIZE)) {
                return Some(stand_pat + self.evaluator.prize_threat_cost(target));
            }
        }
        let next = self.successor(node, action);
        Some(self.value_for(mover, &next, line, alpha, beta))
    }

    /// The value of a finished game for a player.
    fn final_value(&self, player: Color, position: &Position, line: Line) -> i32 {
        let winner = position.outcome().and_then(|outcome| outcome.winner);
        match winner {
            Some(winner) if winner == player => WIN - WIN_DELAY * line.ply as i32,
            Some(_) => WIN_DELAY * line.ply as i32 - WIN,
            None if player == self.evaluator.me => DRAW,
            None => -DRAW,
        }
    }

    /// The static value of a position for the side to act.
    fn static_value(&self, mover: Color, node: &Node) -> i32 {
        let value = self.evaluator.evaluate(&node.position, &node.accumulator);
        if mover == self.evaluator.me { value } else { -value }
    }
}
