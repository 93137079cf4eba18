//! Games of the agent, with its decisions.

use vexillum_engine::ai::{Thinker, choose};
use vexillum_engine::{ByColor, Color, Phase};
use vexillum_tools::opening;

use super::Options;
use super::critic_features::critic_features;
use super::net::Net;
use crate::options::{self, OPPONENT};
use crate::softmax;

/// Score of a draw: less than half a win, to encourage wins.
const DRAW: f32 = 0.4;

/// Game sample for the trainer.
pub(super) struct Sample {
    pub(super) decisions: Vec<Decision>,
    /// Score of either side, from 0 to 1.
    pub(super) score: ByColor<f32>,
    /// Score of the agent against the opponent; `None` for self-play.
    pub(super) versus: Option<f32>,
}

/// Decision of the agent.
#[cfg_attr(test, derive(Clone))]
pub(super) struct Decision {
    pub(super) color: Color,
    /// Features of the turn, which all actions share.
    pub(super) shared_features: Vec<u16>,
    /// Features of each action.
    pub(super) features: Vec<Vec<u16>>,
    /// Search value of each action, divided by the temperature.
    pub(super) values: Vec<f32>,
    /// Index of the chosen action.
    pub(super) chosen: usize,
    /// Probability with which the action was chosen.
    pub(super) probability: f32,
    /// Features of the whole position, for the critic.
    pub(super) critic_features: Vec<u16>,
}

impl Decision {
    /// Probability of each action, by the outputs of the actor.
    pub(super) fn probabilities(&self, outputs: impl Iterator<Item = f32>) -> Vec<f32> {
        let logits: Vec<f32> = self.values.iter().zip(outputs).map(|(value, output)| value + output).collect();
        softmax::softmax(&logits)
    }
}

/// Plays the game with this number; `None` if the edition has no playable set-ups.
pub(super) fn play(options: &Options, net: &Net, number: u64) -> Option<Sample> {
    let variant = options.edition[number as usize % options.edition.len()];
    let mut rng = fastrand::Rng::with_seed(number);
    let mut position = opening(variant, number).ok()?.true_position()?.clone();
    let opponent = options::opponent_side(options.versus, &mut rng);
    let mut decisions = Vec::new();
    while let Some(color) = position.to_act() {
        let view = position.view(color);
        let action = if opponent == Some(color) {
            choose(&view, OPPONENT, options.opponent_nodes, rng.u64(..))?
        } else {
            let mut thinker = Thinker::agent(&view, options.schedule, rng.u64(..));
            thinker.run(options.nodes);
            let (choices, shared_features) = thinker.choices();
            if choices.len() > 1 && matches!(position.public().phase(), Phase::Turn(_)) {
                let search_value = choices.iter().map(|choice| choice.value).fold(f32::MIN, f32::max);
                let mut decision = Decision {
                    color,
                    shared_features,
                    values: choices.iter().map(|choice| choice.value / options.temperature).collect(),
                    features: choices.iter().map(|choice| choice.features.clone()).collect(),
                    chosen: 0,
                    probability: 1.0,
                    critic_features: critic_features(&position, color, search_value),
                };
                let shared = net.shared(&decision.shared_features);
                let probabilities =
                    decision.probabilities(decision.features.iter().map(|features| net.output(&shared, features).0));
                decision.chosen = softmax::sample(&probabilities, &mut rng);
                decision.probability = probabilities[decision.chosen];
                let action = choices[decision.chosen].action;
                decisions.push(decision);
                action
            } else {
                thinker.best()?
            }
        };
        position.play_legal(action, &mut |_| {});
    }
    let winner = position.outcome()?.winner;
    let score = ByColor::new(|color| winner.map_or(DRAW, |winner| f32::from(u8::from(winner == color))));
    Some(Sample { decisions, score, versus: opponent.map(|opponent| score[!opponent]) })
}
