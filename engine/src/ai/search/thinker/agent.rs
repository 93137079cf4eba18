//! A thinker for training and measuring: other numbers than those of its level, and all that it found.

use alloc::vec::Vec;

use super::{PRECISION, Thinker};
use crate::action::Action;
use crate::ai::eval::weights::EvalWeights;
use crate::ai::level::settings::{AGENT, LevelSettings, SearchSchedule};
use crate::ai::nn::features::Situation;
use crate::level::Level;
use crate::view::View;

/// One of the actions that a pupil may choose.
pub struct Choice {
    /// The action.
    pub action: Action,
    /// Value by the search; a thousand is about a Marshal.
    pub value: f32,
    /// Features that set it apart: numbers below [`FEATURES`](crate::ai::TRAITS).
    pub features: Vec<u16>,
}

impl Thinker {
    /// Starts to think in the place of the player whose view it is, without what was learned before.
    pub fn agent(view: &View, schedule: SearchSchedule, seed: u64) -> Self {
        Self::with(view, LevelSettings { schedule, ..AGENT }, EvalWeights::of(view.variant()), seed)
    }

    /// Starts to think at a level with another taste.
    pub fn with_weights(view: &View, level: Level, weights: EvalWeights, seed: u64) -> Self {
        Self::with(view, level.settings(), weights, seed)
    }

    /// Starts to think at a level that looks ahead otherwise.
    pub fn with_schedule(view: &View, level: Level, schedule: SearchSchedule, seed: u64) -> Self {
        Self::with(view, LevelSettings { schedule, ..level.settings() }, EvalWeights::of(view.variant()), seed)
    }

    /// Worth of an action that the policy network makes e times as likely; a thousand is about a Marshal.
    pub const fn log_prior_worth(&self) -> f32 {
        self.log_prior_worth
    }

    /// All that it thinks of, with what it has found so far; and the traits of the turn that all of these share.
    pub fn choices(&self) -> (Vec<Choice>, Vec<u16>) {
        let evaluator = &self.search.evaluator;
        let situation = Situation::new(&self.view, evaluator, evaluator.balance(&self.view, &self.belief));
        let choice = |(&action, total): (&Action, i64)| {
            let mut features = Vec::new();
            situation.tell(action, &mut |index| features.push(index as u16));
            Choice { action, value: total as f32 / PRECISION as f32, features }
        };
        let mut scene = Vec::new();
        situation.tell_scene(&mut |index| scene.push(index as u16));
        (self.actions.iter().zip(self.totals()).map(choice).collect(), scene)
    }
}
