//! Looking ahead in one sampled position: alpha-beta, then attacks only.

use alloc::vec::Vec;

use super::judge::{Judge, LUCK, WIN};
use crate::action::Action;
use crate::color::Color;
use crate::position::{Played, Position, clash};
use crate::role::Role;
use crate::square::Square;
use crate::unit::Skills;

/// No value is as large.
pub(super) const INFINITE: i32 = 2 * WIN;
/// What a draw is worth to the player who thinks, so that he avoids it.
const DRAW: i32 = -400;
/// How much less a win is worth an action later: more than any whim.
const DELAY: i32 = 100;
/// The opponent tries attacks on unknown pieces that lose him no more than this.
const DARE: i32 = -60;
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

/// What an action does, as far as its player can tell.
enum Effect {
    Quiet,
    /// An attack by the first kind on the second, which its player knows.
    Known(Role, Role),
    /// An attack on a piece that its player does not know.
    Unknown(Role, Square),
}

impl Search {
    pub(super) fn new(judge: Judge, attacks: u32) -> Self {
        Self { judge, nodes: 0, attacks, limit: 0, lists: (0..MAX_PLY).map(|_| Vec::new()).collect() }
    }

    /// The value of an action for its player, who thinks; exact if above `alpha`. Uses about `cap` nodes at most.
    pub(super) fn action(&mut self, position: &Position, action: Action, depth: u32, alpha: i32, cap: u64) -> i32 {
        self.limit = self.nodes + cap;
        let me = self.judge.me;
        let effect = effect(position, me, action);
        let eager = match effect {
            Effect::Quiet => 0,
            Effect::Unknown(..) => self.judge.impatience,
            // What can be taken now might be taken later as well: better now.
            Effect::Known(..) => self.judge.impatience + self.promise(position, me, action).clamp(0, 2000) / 8,
        };
        let mut next = position.clone();
        next.play_legal(action, &mut |_| {});
        if let (Effect::Unknown(..), Some(_)) = (&effect, next.outcome().and_then(|outcome| outcome.winner)) {
            // Good luck is no plan.
            return self.judge.evaluate(position) + LUCK + eager;
        }
        let regret = match effect {
            Effect::Unknown(role, target) if next.private(me).own(target).is_none() => {
                self.judge.stake(me, role) - self.judge.worth(me, role)
            }
            _ => 0,
        };
        let line = Line { depth: depth.saturating_sub(1), attacks: self.attacks, ply: 1 };
        self.value_for(me, &next, line, alpha, INFINITE) + eager - regret
    }

    /// The value of a position for a player, whoever is to act.
    fn value_for(&mut self, player: Color, position: &Position, line: Line, alpha: i32, beta: i32) -> i32 {
        match position.to_act() {
            None => self.ended(player, position, line),
            Some(mover) if mover == player => self.value(position, mover, line, alpha, beta),
            Some(mover) => -self.value(position, mover, line, -beta, -alpha),
        }
    }

    /// The value of a position for the player to act: of all that he may do or, at the end of the line, of his attacks.
    fn value(&mut self, position: &Position, mover: Color, line: Line, mut alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        let cut = self.nodes >= self.limit || line.ply >= MAX_PLY;
        let attacks_only = line.depth == 0 || cut;
        let mut best = -INFINITE;
        if attacks_only {
            best = self.seen_by(mover, position);
            if cut || line.attacks == 0 || best >= beta {
                return best;
            }
            alpha = alpha.max(best);
        }
        let next = Line {
            depth: line.depth.saturating_sub(1),
            attacks: line.attacks - u32::from(attacks_only),
            ply: line.ply + 1,
        };
        let mut list = self.lists.get_mut(line.ply).map(core::mem::take).unwrap_or_default();
        position.legal_actions_into(&mut list);
        if attacks_only {
            let enemies = position.public().occupied(!mover);
            list.retain(|&action| matches!(action, Action::Move { to, .. } if enemies.contains(to)));
        }
        list.sort_by_cached_key(|&action| -self.promise(position, mover, action));
        for &action in &list {
            if attacks_only && self.promise(position, mover, action) < 0 {
                break;
            }
            let Some(value) = self.child(position, mover, action, next, alpha, beta) else { continue };
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        if let Some(kept) = self.lists.get_mut(line.ply) {
            *kept = list;
        }
        if best == -INFINITE { self.seen_by(mover, position) } else { best }
    }

    /// The value of an action for its player; none if he would not think of it.
    fn child(
        &mut self,
        position: &Position,
        mover: Color,
        action: Action,
        line: Line,
        alpha: i32,
        beta: i32,
    ) -> Option<i32> {
        let mut luck = None;
        if let Effect::Unknown(role, target) = effect(position, mover, action) {
            let gamble = self.judge.gamble(mover, role, target);
            if mover == self.judge.me {
                // What he will find there he cannot know now: he can only expect.
                return Some(self.seen_by(mover, position) + gamble * 9 / 10);
            }
            if gamble < DARE && self.judge.stood(!mover, target) {
                return None;
            }
            luck = Some(self.judge.luck(mover, target));
        }
        let mut next = position.clone();
        next.play_legal(action, &mut |_| {});
        if let (Some(luck), Some(_)) = (luck, next.outcome().and_then(|outcome| outcome.winner)) {
            return Some(self.seen_by(mover, position) + luck);
        }
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

    /// How much an action promises at first sight: the order in which actions are looked at.
    fn promise(&self, position: &Position, mover: Color, action: Action) -> i32 {
        match effect(position, mover, action) {
            Effect::Quiet => 0,
            Effect::Unknown(role, target) => self.judge.gamble(mover, role, target),
            Effect::Known(attacker, defender) => {
                let variant = position.public().variant();
                let result =
                    clash(&variant.rules, variant.army.unit(attacker), variant.army.unit(defender), Played::default());
                let won = match variant.army.unit(defender).skills.has(Skills::PRIZE) {
                    true => WIN,
                    false if result.defender_survives => 0,
                    false => self.judge.worth(!mover, defender),
                };
                won - if result.attacker_survives { 0 } else { self.judge.worth(mover, attacker) }
            }
        }
    }
}

fn effect(position: &Position, mover: Color, action: Action) -> Effect {
    let Action::Move { from, to } = action else { return Effect::Quiet };
    let pair = (position.private(mover).own(from), position.private(!mover).own(to));
    let (Some(attacker), Some(defender)) = pair else { return Effect::Quiet };
    let known = position.public().token(to).kinds.single().or_else(|| position.private(mover).seen(to));
    match known {
        Some(_) => Effect::Known(attacker, defender),
        None => Effect::Unknown(attacker, to),
    }
}
