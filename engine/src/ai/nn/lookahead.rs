//! Value lookahead: the value network's estimates of the likeliest actions, sample by sample.
//!
//! It takes a step towards the best response within samples, regularized by the log-priors of the
//! [policy](crate::ai::nn::policy) (as in update-equivalence search, Sokota 2023, in one step).

use alloc::vec::Vec;

use super::value::ValueNetwork;
use crate::action::Action;
use crate::color::Color;
use crate::order;
use crate::position::Position;
use crate::view::View;

/// The value of a win over a draw at the full weight of the value network.
const WIN_VALUE: f32 = 4500.0;
/// The numbers of pieces on the board at which the weight of the value network is 0 and 1.
///
/// With fewer pieces the search tells more.
const PIECE_RANGE: [f32; 2] = [20.0, 40.0];
/// The number of samples of value 0 that are added to the average, so that few samples count less.
const ZERO_SAMPLES: usize = 2;
/// The maximum number of actions that are evaluated.
const MAX_ACTIONS: usize = 8;
/// The cost of one evaluation, in nodes.
const EVALUATION_NODES: u64 = 130;

/// The value network's estimates for the samples of one decision.
pub(in crate::ai) struct ValueLookahead {
    value_network: ValueNetwork,
    /// The weight of the value network, above 0 and at most 1.
    pub(in crate::ai) share: f32,
    /// The value of a win over a draw.
    win_value: f32,
    /// The actions that are evaluated, the likeliest ones.
    evaluated: Vec<Action>,
    /// The values of the actions in each sample.
    pub(in crate::ai) rows: Vec<Vec<i32>>,
}

impl ValueLookahead {
    /// A lookahead without samples, for actions with log-priors and a trust in the networks from 0 to 1.
    ///
    /// `None` where the value network has no weight or was not trained on the variant.
    pub(in crate::ai) fn new(view: &View, actions: &[Action], log_priors: &[f32], trust: f32) -> Option<Self> {
        let pieces: u32 = Color::ALL.into_iter().map(|color| view.public().occupied(color).len()).sum();
        let share = ((pieces as f32 - PIECE_RANGE[0]) / (PIECE_RANGE[1] - PIECE_RANGE[0])).clamp(0.0, 1.0);
        if share <= 0.0 {
            return None;
        }
        let value_network = ValueNetwork::new(view.variant(), view.me())?;
        let order = order::indices(actions.len(), &|a, b| log_priors[b].total_cmp(&log_priors[a]));
        let evaluated = order.iter().take(MAX_ACTIONS).map(|&index| actions[index]).collect();
        Some(Self { value_network, share, win_value: WIN_VALUE * share * trust, evaluated, rows: Vec::new() })
    }

    /// Evaluates another sample and returns the cost in nodes.
    ///
    /// If `first` is an earlier, equal sample, its row is copied at no cost.
    pub(in crate::ai) fn evaluate(&mut self, sample: &Position, first: usize, actions: &[Action]) -> u64 {
        if let Some(row) = self.rows.get(first) {
            self.rows.push(row.clone());
            return 0;
        }
        let value = |action: &Action| {
            let mut position = sample.clone();
            position.play_legal(*action, &mut |_| {});
            (self.value_network.value(&position) * self.win_value) as i32
        };
        let values: Vec<Option<i32>> =
            actions.iter().map(|action| self.evaluated.contains(action).then(|| value(action))).collect();
        let known = || values.iter().flatten().copied();
        // Actions that are not evaluated count as the worst one that is.
        let worst = known().min().unwrap_or_default();
        let nodes = known().count() as u64 * EVALUATION_NODES;
        self.rows.push(values.into_iter().map(|value| value.unwrap_or(worst)).collect());
        nodes
    }

    /// The number of samples by which the sum of the rows is divided.
    pub(in crate::ai) const fn divisor(&self) -> usize {
        self.rows.len() + ZERO_SAMPLES
    }
}
