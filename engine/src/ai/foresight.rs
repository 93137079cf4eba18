//! What the critic foresees of the likeliest actions, sample by sample.
//!
//! A step towards the best response within samples, held to what the [policy](super::policy) says before it by what both are worth
//! (as in update-equivalence search, Sokota 2023, in one step).

use alloc::vec::Vec;

use super::critic::Critic;
use crate::action::Action;
use crate::color::Color;
use crate::order;
use crate::position::Position;
use crate::view::View;

/// What a win is worth more than a draw to who believes the critic.
const WORTH: f32 = 4500.0;
/// It is not believed while not more than the first number of pieces stand on the board, where looking ahead tells more, and all from
/// the second on.
const CROWD: [f32; 2] = [20.0, 40.0];
/// What few samples tell is believed less, as if so many told nothing.
const DOUBTED: usize = 2;
/// The critic is asked about so many actions; to ask about one takes as long as so many nodes.
const ASKED: usize = 8;
const ASKING: u64 = 130;

/// What the critic says of samples.
pub(super) struct Foresight {
    critic: Critic,
    /// How far the critic is believed: above 0, at most 1.
    pub(super) share: f32,
    /// What a win is worth more than a draw.
    worth: f32,
    /// What it is asked about.
    asked: Vec<Action>,
    /// For each sample what it adds to the value of each action.
    pub(super) rows: Vec<Vec<i32>>,
}

impl Foresight {
    /// Nothing foreseen yet by who goes for such a share by what games have taught, of actions whose odds are known; none where the
    /// critic tells nothing.
    pub(super) fn new(view: &View, actions: &[Action], odds: &[f32], learned: f32) -> Option<Self> {
        let crowd: u32 = Color::ALL.into_iter().map(|color| view.public().occupied(color).len()).sum();
        let share = ((crowd as f32 - CROWD[0]) / (CROWD[1] - CROWD[0])).clamp(0.0, 1.0);
        if share <= 0.0 {
            return None;
        }
        let critic = Critic::new(view.variant(), view.me())?;
        let order = order::indices(actions.len(), &|a, b| odds[b].total_cmp(&odds[a]));
        let asked = order.iter().take(ASKED).map(|&index| actions[index]).collect();
        Some(Self { critic, share, worth: WORTH * share * learned, asked, rows: Vec::new() })
    }

    /// Asks the critic about another sample, unless that is like the `first`, an earlier one; returns as how many nodes that counts.
    pub(super) fn look(&mut self, sample: &Position, first: usize, actions: &[Action]) -> u64 {
        if let Some(row) = self.rows.get(first) {
            self.rows.push(row.clone());
            return 0;
        }
        let value = |action: &Action| {
            let mut position = sample.clone();
            position.play_legal(*action, &mut |_| {});
            (self.critic.value(&position) * self.worth) as i32
        };
        let said: Vec<Option<i32>> =
            actions.iter().map(|action| self.asked.contains(action).then(|| value(action))).collect();
        let known = || said.iter().flatten().copied();
        // What is not asked about counts as the worst that is.
        let least = known().min().unwrap_or_default();
        let nodes = known().count() as u64 * ASKING;
        self.rows.push(said.into_iter().map(|value| value.unwrap_or(least)).collect());
        nodes
    }

    /// Over how many samples the sum of these counts.
    pub(super) const fn divisor(&self) -> usize {
        self.rows.len() + DOUBTED
    }
}
