//! Thinker: the choice of an action by searching many sampled positions and averaging their values.

#[cfg(feature = "train")]
mod agent;

use alloc::vec::Vec;

use super::alpha_beta::{INFINITE, Node, Search};
use super::candidates;
use crate::ai::belief::Belief;
use crate::ai::belief::determinization::Sampler;
use crate::ai::eval::evaluator::{Evaluator, quiet_share};
use crate::ai::eval::weights::EvalWeights;
use crate::ai::level::bluff::is_bluff;
use crate::ai::level::forgetting::with_forgetting;
use crate::ai::level::settings::{LevelSettings, MOVES, SearchSchedule};
use crate::ai::nn::lookahead::ValueLookahead;
use crate::ai::nn::move_prior::MovePrior;
use crate::ai::nn::policy;
#[cfg(feature = "train")]
pub use agent::Choice;

use crate::action::Action;
use crate::level::Level;
use crate::order;
use crate::view::View;

/// The distance from the best value of a row within which values have to be exact.
const EXACT_MARGIN: i32 = 500;
/// The largest difference to the best value of a row, about the value of a game.
///
/// A game lost in one sample of many is a risk like others.
const MAX_LOSS: i32 = 5000;
/// The share of a deeper search's change in value that counts, in percent.
///
/// In a sample the enemy acts on knowledge that it does not have (strategy fusion).
const DEPTH_PERCENT: i64 = 60;
/// The value of being e times as likely by the [policy network](policy), without the value network.
const LOG_PRIOR_VALUE: f32 = 12.0;
/// The further value of being e times as likely, at the full weight of the value network.
const EXTRA_LOG_PRIOR_VALUE: f32 = 6.0;
/// The smallest log-prior that counts; actions that are less likely lose no more.
const MIN_LOG_PRIOR: f32 = -12.0;
/// The weight of the move prior in games with cards, where it largely repeats the policy network.
const MOVE_PRIOR_WITH_CARDS: f32 = 0.5;
/// The shares of the quiet limit at which trust in the networks begins to fade and is gone.
///
/// The networks tend to go on with a plan. One that has brought nothing for so long, such as the hunt for a
/// piece that gets away, will hardly succeed.
const NETWORK_FADE: [f32; 2] = [0.3, 0.5];
/// The fixed-point scale of averaged values.
const PRECISION: i64 = 1 << 16;
/// The maximum number of nodes for one action in one sample, so that slices end on time.
const MAX_ACTION_NODES: u64 = 3000;

/// A search for one decision: run it in slices as time allows, then take the [best](Self::best) action.
///
/// The result depends only on the view, the level, the seed and the total number of nodes, not on the slices.
pub struct Thinker {
    view: View,
    #[cfg(feature = "train")]
    belief: Belief,
    sampler: Sampler,
    search: Search,
    schedule: SearchSchedule,
    rng: fastrand::Rng,
    /// The candidate actions.
    actions: Vec<Action>,
    /// The bonus of each action: its priors, and noise that decides between equal actions.
    bonuses: Vec<i32>,
    /// The value of being e times as likely by the policy network.
    #[cfg(feature = "train")]
    log_prior_worth: f32,
    samples: Vec<Sample>,
    /// The values of the actions, for each depth from one move ahead on, and for each sample.
    rows: [Vec<Vec<i32>>; MOVES],
    lookahead: Option<ValueLookahead>,
    /// The values of the first actions in the row that is being searched.
    row: Vec<i32>,
    /// The depth of that row, in moves.
    depth: usize,
    /// The number of finished rounds of the schedule.
    round: u32,
    /// The number of nodes at which the current slice ends.
    target: u64,
}

/// A sampled position: a completion of the player's knowledge.
struct Sample {
    root: Node,
    /// The index of the first equal sample; where little is hidden, samples repeat and are searched once.
    first: usize,
}

impl Thinker {
    /// A thinker for the player of a view.
    pub fn new(view: &View, level: Level, seed: u64) -> Self {
        Self::with(view, level.settings(), EvalWeights::of(view.variant()), seed)
    }

    fn with(view: &View, settings: LevelSettings, weights: EvalWeights, seed: u64) -> Self {
        let mut rng = fastrand::Rng::with_seed(seed);
        let recalled = with_forgetting(view, settings.forgotten);
        let mut actions = recalled.legal_actions();
        actions.retain(|&action| view.check(action).is_ok());
        // If all legal actions depend on forgotten pieces, nothing is forgotten.
        let view = if actions.is_empty() { view } else { &recalled };
        if actions.is_empty() {
            actions = view.legal_actions();
        }
        let belief = Belief::new(view);
        let search = Search::new(Evaluator::new(view, &belief, weights), settings.attacks);
        let mut sampler = Sampler::new(view.variant(), &belief);
        let first = sampler.draw_by(view, &mut rng);
        if let Some(position) = &first {
            candidates::keep_candidates(&search.evaluator, position, &mut actions);
        }
        rng.shuffle(&mut actions);
        actions.truncate((actions.len() * (100 - settings.overlooked)).div_ceil(100));
        let mut bonuses: Vec<i32> = actions.iter().map(|_| rng.i32(0..=settings.noise)).collect();
        let trust = settings.move_prior as f32 / 100.0 * network_trust(view);
        let log_priors = (trust > 0.0 && actions.len() > 1).then(|| policy::log_priors_of(view, &actions)).flatten();
        let lookahead =
            log_priors.as_ref().and_then(|log_priors| ValueLookahead::new(view, &actions, log_priors, trust));
        let value_share = lookahead.as_ref().map_or(0.0, |lookahead| lookahead.share);
        // The weight of the move prior decreases with that of the value network.
        let by_cards = if view.variant().cards && log_priors.is_some() { MOVE_PRIOR_WITH_CARDS } else { 1.0 };
        let move_prior_weight = trust * (1.0 - value_share) * by_cards;
        let move_prior = (move_prior_weight > 0.0)
            .then(|| MovePrior::new(view, &search.evaluator, search.evaluator.balance(view, &belief)));
        if let Some(move_prior) = move_prior.flatten() {
            let added = |&action: &Action| (move_prior.of(action) as f32 * move_prior_weight) as i32;
            bonuses.iter_mut().zip(&actions).for_each(|(bonus, action)| *bonus += added(action));
        }
        let log_prior_worth =
            if log_priors.is_some() { (LOG_PRIOR_VALUE + EXTRA_LOG_PRIOR_VALUE * value_share) * trust } else { 0.0 };
        if let Some(log_priors) = log_priors {
            let value = |log_prior: f32| (log_prior.max(MIN_LOG_PRIOR) * log_prior_worth) as i32;
            bonuses.iter_mut().zip(log_priors).for_each(|(bonus, log_prior)| *bonus += value(log_prior));
        }
        if settings.bluff > 0 {
            let added = rng.i32(0..=settings.bluff);
            let bluffs =
                bonuses.iter_mut().zip(&actions).filter(|&(_, &action)| is_bluff(view, &search.evaluator, action));
            bluffs.for_each(|(bonus, _)| *bonus += added);
        }
        Self {
            view: view.clone(),
            #[cfg(feature = "train")]
            belief,
            sampler,
            samples: first.map(|position| Sample { root: search.root(position), first: 0 }).into_iter().collect(),
            search,
            schedule: settings.schedule,
            rng,
            actions,
            bonuses,
            #[cfg(feature = "train")]
            log_prior_worth,
            rows: Default::default(),
            lookahead,
            row: Vec::new(),
            depth: 1,
            round: 0,
            target: 0,
        }
    }

    /// Searches for about `nodes` more nodes; returns true if there is nothing left to search.
    pub fn run(&mut self, nodes: u64) -> bool {
        self.target = self.target.saturating_add(nodes);
        while self.search.nodes < self.target {
            if !self.step() {
                return true;
            }
        }
        false
    }

    /// Searches one action in one sample, or copies the row of an equal sample.
    ///
    /// Returns false if there is nothing left to search.
    fn step(&mut self) -> bool {
        if self.actions.len() < 2 || self.round == self.schedule.rounds {
            return false;
        }
        let rows = &self.rows[self.depth - 1];
        if rows.len() == self.samples.len() {
            let Some(position) = self.sampler.draw_by(&self.view, &mut self.rng) else { return false };
            let same = self.samples.iter().position(|sample| sample.root.position == position);
            let first = same.unwrap_or(self.samples.len());
            self.samples.push(Sample { root: self.search.root(position), first });
        }
        let Some(Sample { root, first }) = self.samples.get(rows.len()) else { return false };
        if let Some(row) = rows.get(*first) {
            self.row.clone_from(row);
            self.finish_row();
            return true;
        }
        let Some(&action) = self.actions.get(self.row.len()) else { return false };
        let best = self.row.iter().max().map_or(-INFINITE, |best| best - EXACT_MARGIN);
        let value = self.search.action(root, action, self.depth as u32, best, MAX_ACTION_NODES);
        self.row.push(value);
        if self.row.len() == self.actions.len() {
            self.finish_row();
        }
        true
    }

    /// Stores a finished row, then goes on to the next sample, depth or round of the schedule.
    fn finish_row(&mut self) {
        let mut row = core::mem::take(&mut self.row);
        let least = row.iter().max().map_or(-INFINITE, |best| best - MAX_LOSS);
        for value in &mut row {
            *value = least.max(*value);
        }
        let rows = &mut self.rows[self.depth - 1];
        rows.push(row);
        let count = rows.len();
        if let (Some(lookahead), 1, Some(sample)) = (&mut self.lookahead, self.depth, self.samples.get(count - 1)) {
            self.search.nodes += lookahead.evaluate(&sample.root.position, sample.first, &self.actions);
        }
        if count < self.schedule.samples(self.depth) << self.round {
            return;
        }
        self.sort();
        self.depth += 1;
        if self.schedule.samples(self.depth) == 0 {
            self.depth = 1;
            self.round += 1;
        }
    }

    /// Sorts the actions by value and drops those that the schedule does not search to the next depth.
    ///
    /// Good actions first give the alpha-beta search good bounds early.
    fn sort(&mut self) {
        let totals = self.totals();
        let mut order = order::indices(self.actions.len(), &|a, b| totals[b].cmp(&totals[a]));
        order.truncate(self.schedule.kept(self.depth + 1));
        self.actions = order.iter().map(|&index| self.actions[index]).collect();
        self.bonuses = order.iter().map(|&index| self.bonuses[index]).collect();
        let lookahead_rows = self.lookahead.iter_mut().flat_map(|lookahead| &mut lookahead.rows);
        for row in self.rows.iter_mut().flatten().chain(lookahead_rows) {
            *row = order.iter().map(|&index| row[index]).collect();
        }
    }

    /// The value of each action, times [`PRECISION`].
    ///
    /// Its main part is the average over many samples at depth one. To it are added the bonus, the value
    /// lookahead and the average changes by deeper searches of fewer samples (multilevel Monte Carlo, Giles
    /// 2008), of which [`DEPTH_PERCENT`] counts.
    fn totals(&self) -> Vec<i64> {
        let mut totals: Vec<i64> = self.bonuses.iter().map(|&bonus| i64::from(bonus) * PRECISION).collect();
        let mut add = |rows: &[Vec<i32>], share: i64| {
            for row in rows {
                totals.iter_mut().zip(row).for_each(|(total, &value)| *total += i64::from(value) * share);
            }
        };
        if let Some(lookahead) = &self.lookahead {
            add(&lookahead.rows, PRECISION / lookahead.divisor() as i64);
        }
        let mut before: &[Vec<i32>] = &[];
        for (depth, rows) in (1..).zip(&self.rows) {
            // Deeper rows that are not searched yet count as no change.
            let (all, percent) = if depth == 1 {
                (rows.len(), 100)
            } else {
                (rows.len().max(self.schedule.samples(depth)), DEPTH_PERCENT)
            };
            let share = PRECISION * percent / 100 / all.max(1) as i64;
            add(rows, share);
            add(&before[..rows.len().min(before.len())], -share);
            before = rows;
        }
        totals
    }

    /// The best action found so far; `None` if the decision is not this player's.
    pub fn best(&self) -> Option<Action> {
        let mut totals = self.totals();
        // Before the first row is finished, its partial values are used.
        if self.rows[0].is_empty() && !self.row.is_empty() {
            totals.truncate(self.row.len());
            totals.iter_mut().zip(&self.row).for_each(|(total, &value)| *total += i64::from(value) * PRECISION);
        }
        let best = totals.iter().enumerate().max_by_key(|&(index, &total)| (total, core::cmp::Reverse(index)));
        self.actions.get(best.map_or(0, |(index, _)| index)).copied()
    }

    /// The number of nodes searched so far.
    pub const fn nodes(&self) -> u64 {
        self.search.nodes
    }
}

/// The trust in the networks, from 1 to 0; it [fades](NETWORK_FADE) while nothing is attacked.
fn network_trust(view: &View) -> f32 {
    let [fade_start, fade_end] = NETWORK_FADE;
    ((fade_end - quiet_share(view.public())) / (fade_end - fade_start)).clamp(0.0, 1.0)
}

/// The action for a budget of nodes; `None` if the decision is not this player's.
pub fn choose(view: &View, level: Level, nodes: u64, seed: u64) -> Option<Action> {
    let mut thinker = Thinker::new(view, level, seed);
    thinker.run(nodes);
    thinker.best()
}

/// True if the player of a view should accept a draw.
///
/// That is so if the player is clearly behind in material, or not ahead while the quiet limit is near.
pub fn accepts_draw(view: &View) -> bool {
    let belief = Belief::new(view);
    let balance = Evaluator::new(view, &belief, EvalWeights::of(view.variant())).balance(view, &belief);
    let quiet = view.public().quiet_turns();
    let near_limit = view.variant().rules.quiet_limit.is_some_and(|limit| quiet * 10 >= limit * 9);
    balance < -400 || near_limit && balance <= 0
}
