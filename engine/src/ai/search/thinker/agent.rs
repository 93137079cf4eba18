//! Thinkers for training and measuring, with their own settings and access to all values found.

use alloc::vec::Vec;

use super::{PRECISION, Thinker};
use crate::action::Action;
use crate::ai::eval::weights::EvalWeights;
use crate::ai::level::settings::{AGENT, LevelSettings, SearchSchedule};
use crate::ai::nn::features::Situation;
use crate::level::Level;
use crate::view::View;

/// One of the actions among which an agent chooses.
pub struct Choice {
    /// The action.
    pub action: Action,
    /// The value by search; the strongest piece of a fresh army is worth about 1000.
    pub value: f32,
    /// The indices of its features, below [`FEATURES`](crate::ai::FEATURES).
    pub features: Vec<u16>,
}

impl Thinker {
    /// A thinker for the player of a view, without the networks' priors.
    pub fn agent(view: &View, schedule: SearchSchedule, seed: u64) -> Self {
        Self::with(view, LevelSettings { schedule, ..AGENT }, EvalWeights::of(view.variant()), seed)
    }

    /// A thinker of a level with other evaluation weights.
    pub fn with_weights(view: &View, level: Level, weights: EvalWeights, seed: u64) -> Self {
        Self::with(view, level.settings(), weights, seed)
    }

    /// A thinker of a level with another search schedule.
    pub fn with_schedule(view: &View, level: Level, schedule: SearchSchedule, seed: u64) -> Self {
        Self::with(view, LevelSettings { schedule, ..level.settings() }, EvalWeights::of(view.variant()), seed)
    }

    /// The value of being e times as likely by the policy network, in units of [`Choice::value`].
    pub const fn log_prior_worth(&self) -> f32 {
        self.log_prior_worth
    }

    /// All candidate actions with their values so far, and the indices of the features that they share.
    pub fn choices(&self) -> (Vec<Choice>, Vec<u16>) {
        let evaluator = &self.search.evaluator;
        let situation = Situation::new(&self.view, evaluator, evaluator.balance(&self.view, &self.belief));
        let choice = |(&action, total): (&Action, i64)| {
            let mut features = Vec::new();
            situation.action_features(action, &mut |index| features.push(index as u16));
            Choice { action, value: total as f32 / PRECISION as f32, features }
        };
        let mut shared = Vec::new();
        situation.turn_features(&mut |index| shared.push(index as u16));
        (self.actions.iter().zip(self.totals()).map(choice).collect(), shared)
    }
}
