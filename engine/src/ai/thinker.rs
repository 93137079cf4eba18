//! Choosing an action: the search of many sampled positions, averaged.

#[cfg(feature = "train")]
mod pupil;

use alloc::vec::Vec;

use super::belief::Belief;
use super::bluff::is_bluff;
use super::foresight::Foresight;
use super::instinct::Instinct;
use super::judge::{Judge, stillness};
use super::memory::remembered;
use super::options;
use super::policy;
use super::sampler::Sampler;
use super::search::{INFINITE, Node, Search};
use super::skill::{Look, MOVES, Skill};
use super::taste::Taste;
#[cfg(feature = "train")]
pub use pupil::Choice;

use crate::action::Action;
use crate::level::Level;
use crate::order;
use crate::view::View;

/// An action that is so much worse than the best of its row need not be valued exactly.
const MARGIN: i32 = 500;
/// No action counts as worse than the best of its row by more than this, which is about what a game is worth: what is lost in
/// one sample of many is a risk like others.
const GAME: i32 = 5000;
/// How much of what looking further changes is believed, in percent: in a sample the enemy acts on what he cannot know.
const BELIEVED: i64 = 60;
/// What it is worth that the [policy network](policy) makes an action e times as likely: where the critic is not believed, and how
/// much more where it is; where it makes it less likely than this (a logarithm) it counts no less.
const ODDS: f32 = 12.0;
const MORE_ODDS: f32 = 6.0;
const UNLIKELY: f32 = -12.0;
/// How much instinct counts where there are cards beside what the policy network says, which is often the same once more.
const BESIDE_ODDS: f32 = 0.5;
/// What games have taught is believed less from this share of the quiet limit on, and from the second on not at all: those who
/// learned it like to go on with what they do, and what has brought nothing for so long, like the hunt for a piece that gets away,
/// hardly will.
const STALE: [f32; 2] = [0.3, 0.5];
/// How finely values are told apart when those of many samples are weighed.
const PRECISION: i64 = 1 << 16;
/// The most nodes that one action in one position may take, so that a slice of a thought ends when it should.
const CAP: u64 = 3000;

/// A thought about one decision: run it in slices as time allows, then take the [best](Self::best) action.
///
/// What it finds depends on view, level, seed and the sum of nodes alone, not on how they were sliced.
pub struct Thinker {
    view: View,
    #[cfg(feature = "train")]
    belief: Belief,
    sampler: Sampler,
    search: Search,
    look: Look,
    rng: fastrand::Rng,
    /// What it thinks of, and what is added to the value of each: by instinct, and a small whim that decides between equals.
    actions: Vec<Action>,
    whims: Vec<i32>,
    /// What it is worth that the policy makes an action e times as likely.
    #[cfg(feature = "train")]
    odds_worth: f32,
    samples: Vec<Sample>,
    /// For each number of moves ahead, from one on, for each sample the value of each action.
    rows: [Vec<Vec<i32>>; MOVES],
    foresight: Option<Foresight>,
    /// The row that is being made, how many moves ahead, and how often it has looked at as many samples as it first wanted.
    row: Vec<i32>,
    depth: usize,
    round: u32,
    /// Up to how many nodes it may think.
    target: u64,
}

/// A completion of what the player knows.
struct Sample {
    root: Node,
    /// The number of the first that is the same: where little is hidden, there are few, and each is looked at once.
    first: usize,
}

impl Thinker {
    /// Starts to think in the place of the player whose view it is.
    pub fn new(view: &View, level: Level, seed: u64) -> Self {
        Self::with(view, level.skill(), Taste::of(view.variant()), seed)
    }

    fn with(view: &View, skill: Skill, taste: Taste, seed: u64) -> Self {
        let mut rng = fastrand::Rng::with_seed(seed);
        let recalled = remembered(view, skill.forgotten);
        let mut actions = recalled.legal_actions();
        actions.retain(|&action| view.check(action).is_ok());
        // Where what is forgotten is all that it could use, it comes to mind.
        let view = if actions.is_empty() { view } else { &recalled };
        if actions.is_empty() {
            actions = view.legal_actions();
        }
        let belief = Belief::new(view);
        let search = Search::new(Judge::new(view, &belief, taste), skill.attacks);
        let mut sampler = Sampler::new(view.variant(), &belief);
        let first = sampler.draw_by(view, &mut rng);
        if let Some(position) = &first {
            options::consider(&search.judge, position, &mut actions);
        }
        rng.shuffle(&mut actions);
        actions.truncate((actions.len() * (100 - skill.overlooked)).div_ceil(100));
        let mut whims: Vec<i32> = actions.iter().map(|_| rng.i32(0..=skill.whim)).collect();
        let learned = skill.instinct as f32 / 100.0 * freshness(view);
        let odds = (learned > 0.0 && actions.len() > 1).then(|| policy::odds_of(view, &actions)).flatten();
        let foresight = odds.as_ref().and_then(|odds| Foresight::new(view, &actions, odds, learned));
        let believed = foresight.as_ref().map_or(0.0, |foresight| foresight.share);
        // The more it goes by the networks, the less by instinct.
        let beside_odds = if view.variant().cards && odds.is_some() { BESIDE_ODDS } else { 1.0 };
        let by_instinct = learned * (1.0 - believed) * beside_odds;
        let instinct =
            (by_instinct > 0.0).then(|| Instinct::new(view, &search.judge, search.judge.balance(view, &belief)));
        if let Some(instinct) = instinct.flatten() {
            let added = |&action: &Action| (instinct.of(action) as f32 * by_instinct) as i32;
            whims.iter_mut().zip(&actions).for_each(|(whim, action)| *whim += added(action));
        }
        let odds_worth = if odds.is_some() { (ODDS + MORE_ODDS * believed) * learned } else { 0.0 };
        if let Some(odds) = odds {
            let worth = |odds: f32| (odds.max(UNLIKELY) * odds_worth) as i32;
            whims.iter_mut().zip(odds).for_each(|(whim, odds)| *whim += worth(odds));
        }
        if skill.bluff > 0 {
            let added = rng.i32(0..=skill.bluff);
            let bluffs = whims.iter_mut().zip(&actions).filter(|&(_, &action)| is_bluff(view, &search.judge, action));
            bluffs.for_each(|(whim, _)| *whim += added);
        }
        Self {
            view: view.clone(),
            #[cfg(feature = "train")]
            belief,
            sampler,
            samples: first.map(|position| Sample { root: search.root(position), first: 0 }).into_iter().collect(),
            search,
            look: skill.look,
            rng,
            actions,
            whims,
            #[cfg(feature = "train")]
            odds_worth,
            rows: Default::default(),
            foresight,
            row: Vec::new(),
            depth: 1,
            round: 0,
            target: 0,
        }
    }

    /// Thinks on for about so many nodes (positions looked at). True when there is nothing left to think about.
    pub fn run(&mut self, nodes: u64) -> bool {
        self.target = self.target.saturating_add(nodes);
        while self.search.nodes < self.target {
            if !self.step() {
                return true;
            }
        }
        false
    }

    /// Values one action in one sample, or all in one that is like an earlier one. False if there is nothing left to do.
    fn step(&mut self) -> bool {
        if self.actions.len() < 2 || self.round == self.look.rounds {
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
        let best = self.row.iter().max().map_or(-INFINITE, |best| best - MARGIN);
        let value = self.search.action(root, action, self.depth as u32, best, CAP);
        self.row.push(value);
        if self.row.len() == self.actions.len() {
            self.finish_row();
        }
        true
    }

    /// Goes on to the next sample; from the last that it wants to look at to those further ahead, which are fewer; and at last
    /// to twice as many of all.
    fn finish_row(&mut self) {
        let mut row = core::mem::take(&mut self.row);
        let least = row.iter().max().map_or(-INFINITE, |best| best - GAME);
        for value in &mut row {
            *value = least.max(*value);
        }
        let rows = &mut self.rows[self.depth - 1];
        rows.push(row);
        let count = rows.len();
        if let (Some(foresight), 1, Some(sample)) = (&mut self.foresight, self.depth, self.samples.get(count - 1)) {
            self.search.nodes += foresight.look(&sample.root.position, sample.first, &self.actions);
        }
        if count < self.look.samples(self.depth) << self.round {
            return;
        }
        self.sort();
        self.depth += 1;
        if self.look.samples(self.depth) == 0 {
            self.depth = 1;
            self.round += 1;
        }
    }

    /// Puts the best actions first, so that the next depth finds good bounds early, and leaves out those that are not worth a
    /// look as far ahead.
    fn sort(&mut self) {
        let totals = self.totals();
        let mut order = order::indices(self.actions.len(), &|a, b| totals[b].cmp(&totals[a]));
        order.truncate(self.look.kept(self.depth + 1));
        self.actions = order.iter().map(|&index| self.actions[index]).collect();
        self.whims = order.iter().map(|&index| self.whims[index]).collect();
        let foreseen = self.foresight.iter_mut().flat_map(|foresight| &mut foresight.rows);
        for row in self.rows.iter_mut().flatten().chain(foreseen) {
            *row = order.iter().map(|&index| row[index]).collect();
        }
    }

    /// For each action what it is worth, times [`PRECISION`]: as it looks one move ahead in many samples, and by how much more
    /// or less it looks in fewer of them two moves ahead, in still fewer three (multilevel Monte Carlo, Giles 2008), as far as
    /// that is [believed](BELIEVED).
    fn totals(&self) -> Vec<i64> {
        let mut totals: Vec<i64> = self.whims.iter().map(|&whim| i64::from(whim) * PRECISION).collect();
        let mut add = |rows: &[Vec<i32>], share: i64| {
            for row in rows {
                totals.iter_mut().zip(row).for_each(|(total, &value)| *total += i64::from(value) * share);
            }
        };
        if let Some(foresight) = &self.foresight {
            add(&foresight.rows, PRECISION / foresight.divisor() as i64);
        }
        let mut before: &[Vec<i32>] = &[];
        for (depth, rows) in (1..).zip(&self.rows) {
            // What is not known yet of the samples further ahead counts as no change.
            let (all, believed) =
                if depth == 1 { (rows.len(), 100) } else { (rows.len().max(self.look.samples(depth)), BELIEVED) };
            let share = PRECISION * believed / 100 / all.max(1) as i64;
            add(rows, share);
            add(&before[..rows.len().min(before.len())], -share);
            before = rows;
        }
        totals
    }

    /// The best action found so far; none if it is not this player's to decide.
    pub fn best(&self) -> Option<Action> {
        let mut totals = self.totals();
        // Before the first row is finished, what there is of it must do.
        if self.rows[0].is_empty() && !self.row.is_empty() {
            totals.truncate(self.row.len());
            totals.iter_mut().zip(&self.row).for_each(|(total, &value)| *total += i64::from(value) * PRECISION);
        }
        let best = totals.iter().enumerate().max_by_key(|&(index, &total)| (total, core::cmp::Reverse(index)));
        self.actions.get(best.map_or(0, |(index, _)| index)).copied()
    }

    /// How many nodes have been looked at.
    pub const fn nodes(&self) -> u64 {
        self.search.nodes
    }
}

/// How far what games have taught is believed: the less, the longer nothing has [happened](STALE).
fn freshness(view: &View) -> f32 {
    let [stale, dead] = STALE;
    ((dead - stillness(view.public())) / (dead - stale)).clamp(0.0, 1.0)
}

/// The action for a budget of nodes; none if it is not this player's to decide.
pub fn choose(view: &View, level: Level, nodes: u64, seed: u64) -> Option<Action> {
    let mut thinker = Thinker::new(view, level, seed);
    thinker.run(nodes);
    thinker.best()
}

/// Whether the player in whose place it thinks should accept a draw: only if he has clearly less left than the opponent,
/// or the game is about to be drawn anyway and he has no more.
pub fn accepts_draw(view: &View) -> bool {
    let belief = Belief::new(view);
    let balance = Judge::new(view, &belief, Taste::of(view.variant())).balance(view, &belief);
    let quiet = view.public().quiet_turns();
    let near_limit = view.variant().rules.quiet_limit.is_some_and(|limit| quiet * 10 >= limit * 9);
    balance < -400 || near_limit && balance <= 0
}
