//! Trainer of the move prior (actor) and of the critic, by proximal policy optimization.

use fastrand::Rng;
use rayon::prelude::*;
use vexillum_engine::ByColor;
use vexillum_engine::ai::{FEATURES, HIDDEN, HIDDEN_UNITS, UNITS, WEIGHTS, read_weights, write_weights};

use super::critic_features::CRITIC_FEATURES;
use super::game::{Decision, Sample};
use super::net::Net;

/// Epochs of the actor over a batch.
const EPOCHS: usize = 3;
/// Decisions in a minibatch.
const MINIBATCH: usize = 2048;
/// Pieces of work for a minibatch. The number of threads must not affect the result, so this is fixed.
const SHARES: usize = 4;
/// Learning rate of the critic, which has a single epoch.
///
/// All decisions of a game have the same result. With a higher rate or more epochs the critic memorizes the
/// results of these games, and predicts others worse than a coin toss.
const CRITIC_RATE: f32 = 0.0005;
/// Clipping range of the probability ratios.
const CLIP: f32 = 0.2;
/// Weight of the entropy bonus.
const ENTROPY_BONUS: f32 = 0.002;
/// Batches over which the actor's weights are averaged (Polyak averaging).
///
/// The weights after any one batch play worse, because of the noise in that batch.
const AVERAGED: u32 = 20;
/// Largest weight of the actor, the largest that its file can hold.
const LARGEST_WEIGHT: f32 = 127.0 / HIDDEN_UNITS as f32;
/// Largest weight of the critic.
const CRITIC_LARGEST_WEIGHT: f32 = 8.0;

/// Trainer of an actor and its critic.
pub(super) struct Trainer {
    /// Network that becomes the engine's move prior.
    pub(super) actor: Net,
    /// Mean of the actor's weights over about the last [`AVERAGED`] batches, for the weight file.
    mean: Vec<f32>,
    /// Batches learned from.
    batches: u32,
    /// Network that predicts the result of a game, as a logit.
    critic: Net,
    rng: Rng,
}

/// Decision with its advantage.
struct Estimate<'a> {
    decision: &'a Decision,
    advantage: f32,
    /// Result that the critic predicted before it learned from the batch, from 0 to 1.
    predicted: f32,
    /// Actual result, from 0 to 1.
    result: f32,
}

/// Statistics of the learning.
#[derive(Default)]
pub(super) struct Progress {
    pub(super) critic_loss: f32,
    pub(super) entropy: f32,
    /// Share of the decisions with a clipped ratio.
    pub(super) clipped: f32,
    seen: f32,
}

impl Progress {
    fn add(&mut self, other: &Self) {
        self.critic_loss += other.critic_loss;
        self.entropy += other.entropy;
        self.clipped += other.clipped;
        self.seen += other.seen;
    }
}

impl Trainer {
    /// Trainer that continues from given networks, and begins others at random.
    ///
    /// The actor comes from a [weight file](Self::weight_file), the critic from [its
    /// weights](Self::critic_weights).
    ///
    /// # Errors
    /// If the weight file is not valid, or the number of weights is wrong.
    pub(super) fn new(actor: Option<&[u8]>, critic: Option<&[u8]>, seed: u64) -> Result<Self, String> {
        let mut rng = Rng::with_seed(seed);
        let actor = match actor {
            None => Net::new(FEATURES, &mut rng),
            Some(file) => {
                let weight = |(index, &byte)| f32::from(byte as i8) / unit(index);
                let bytes = read_weights(file).map_err(|error| error.to_string())?;
                Net::of(FEATURES, bytes.iter().enumerate().map(weight).collect())?
            }
        };
        let critic = match critic {
            None => Net::new(CRITIC_FEATURES, &mut rng),
            Some(bytes) => {
                let (weights, _) = bytes.as_chunks();
                Net::of(CRITIC_FEATURES, weights.iter().map(|&weight| f32::from_le_bytes(weight)).collect())?
            }
        };
        Ok(Self { mean: actor.weights().to_vec(), actor, batches: 0, critic, rng })
    }

    /// Weights of the critic, as little-endian floats.
    pub(super) fn critic_weights(&self) -> Vec<u8> {
        self.critic.weights().iter().flat_map(|weight| weight.to_le_bytes()).collect()
    }

    /// Weight file of the move prior, with the averaged weights of the actor.
    pub(super) fn weight_file(&self) -> Vec<u8> {
        let byte = |index: usize| (self.mean[index] * unit(index)).round().clamp(-127.0, 127.0) as i8 as u8;
        write_weights(&std::array::from_fn(byte))
    }

    /// Learns from a batch of games; `rate` is the learning rate of the actor.
    pub(super) fn learn(&mut self, lambda: f32, samples: &[Sample], rate: f32) -> Progress {
        let mut estimates: Vec<Estimate> = samples.iter().flat_map(|sample| self.estimates(lambda, sample)).collect();
        let count = estimates.len().max(1) as f32;
        let mean = estimates.iter().map(|estimate| estimate.advantage).sum::<f32>() / count;
        let spread = estimates.iter().map(|estimate| (estimate.advantage - mean).powi(2)).sum::<f32>() / count;
        for estimate in &mut estimates {
            estimate.advantage /= spread.sqrt() + 1e-6;
        }
        let mut progress = Progress::default();
        for epoch in 0..EPOCHS {
            self.rng.shuffle(&mut estimates);
            for minibatch in estimates.chunks(MINIBATCH) {
                let (actor, part) = mean_gradient(minibatch, |share| self.actor_gradient(share));
                progress.add(&part);
                self.actor.learn(&actor, rate, LARGEST_WEIGHT);
                if epoch == 0 {
                    let (critic, part) = mean_gradient(minibatch, |share| self.critic_gradient(share));
                    progress.add(&part);
                    self.critic.learn(&critic, CRITIC_RATE, CRITIC_LARGEST_WEIGHT);
                }
            }
        }
        self.batches += 1;
        let share = 1.0 / self.batches.min(AVERAGED) as f32;
        self.mean.iter_mut().zip(self.actor.weights()).for_each(|(mean, weight)| *mean += share * (weight - *mean));
        let seen = progress.seen.max(1.0);
        progress.critic_loss /= count;
        progress.entropy /= seen;
        progress.clipped /= seen;
        progress
    }

    /// Generalized advantage estimates (Schulman 2016) of the decisions of a game.
    fn estimates<'a>(&self, lambda: f32, sample: &'a Sample) -> Vec<Estimate<'a>> {
        let biases = self.critic.shared(&[]);
        // Decisions are visited from the last to the first. For each side this is the advantage of its next
        // decision, and the result that the critic predicts there.
        let mut next = ByColor::new(|color| (0.0, sample.score[color]));
        let predict = |decision: &Decision| sigmoid(self.critic.output(&biases, &decision.critic_features).0);
        let estimate = |decision: &'a Decision| {
            let (next_advantage, next_value) = next[decision.color];
            let predicted = predict(decision);
            let advantage = next_value - predicted + lambda * next_advantage;
            next[decision.color] = (advantage, predicted);
            Estimate { decision, advantage, predicted, result: sample.score[decision.color] }
        };
        sample.decisions.iter().rev().map(estimate).collect()
    }

    /// Gradient of the critic, summed over decisions, and the loss of its predictions before the batch.
    fn critic_gradient(&self, estimates: &[Estimate]) -> (Vec<f32>, Progress) {
        let mut gradient = vec![0.0; self.critic.weights().len()];
        let mut progress = Progress::default();
        let biases = self.critic.shared(&[]);
        for Estimate { decision, predicted, result, .. } in estimates {
            let (logit, hidden) = self.critic.output(&biases, &decision.critic_features);
            let mut shared = [0.0; HIDDEN];
            let error = result - sigmoid(logit);
            self.critic.add_gradient(&mut gradient, &decision.critic_features, &hidden, error, &mut shared);
            self.critic.add_shared_gradient(&mut gradient, &[], &shared);
            let predicted = predicted.clamp(1e-6, 1.0 - 1e-6);
            progress.critic_loss -= result * predicted.ln() + (1.0 - result) * (1.0 - predicted).ln();
        }
        (gradient, progress)
    }

    /// Gradient of the actor, summed over decisions.
    fn actor_gradient(&self, estimates: &[Estimate]) -> (Vec<f32>, Progress) {
        let mut actor = vec![0.0; self.actor.weights().len()];
        let mut progress = Progress::default();
        for estimate in estimates {
            let decision = estimate.decision;
            progress.seen += 1.0;
            let turn = self.actor.shared(&decision.shared_features);
            let outputs: Vec<_> = decision.features.iter().map(|features| self.actor.output(&turn, features)).collect();
            let probabilities = decision.probabilities(outputs.iter().map(|&(output, _)| output));
            let ratio = probabilities[decision.chosen] / decision.probability;
            let entropy = -probabilities.iter().map(|p| p * p.max(1e-9).ln()).sum::<f32>();
            progress.entropy += entropy;
            let is_clipped = if estimate.advantage > 0.0 { ratio > 1.0 + CLIP } else { ratio < 1.0 - CLIP };
            progress.clipped += f32::from(u8::from(is_clipped));
            let weight = if is_clipped { 0.0 } else { ratio * estimate.advantage };
            let mut shared = [0.0; HIDDEN];
            for (index, (&p, (_, hidden))) in probabilities.iter().zip(&outputs).enumerate() {
                let chosen = f32::from(u8::from(index == decision.chosen));
                let slope = weight * (chosen - p) - ENTROPY_BONUS * p * (p.max(1e-9).ln() + entropy);
                if slope.abs() > 1e-4 {
                    self.actor.add_gradient(&mut actor, &decision.features[index], hidden, slope, &mut shared);
                }
            }
            self.actor.add_shared_gradient(&mut actor, &decision.shared_features, &shared);
        }
        (actor, progress)
    }
}

/// Mean gradient over a minibatch, and its statistics, computed in [`SHARES`] pieces.
fn mean_gradient(
    minibatch: &[Estimate],
    gradient: impl Fn(&[Estimate]) -> (Vec<f32>, Progress) + Sync + Send,
) -> (Vec<f32>, Progress) {
    let parts: Vec<_> = minibatch.par_chunks(minibatch.len().div_ceil(SHARES).max(1)).map(gradient).collect();
    let (mut mean, mut progress) = (Vec::new(), Progress::default());
    for (sums, part) in parts {
        mean.resize(sums.len(), 0.0);
        mean.iter_mut().zip(sums).for_each(|(mean, sum): (&mut f32, f32)| *mean += sum / minibatch.len() as f32);
        progress.add(&part);
    }
    (mean, progress)
}

/// Logistic function of a logit.
fn sigmoid(logit: f32) -> f32 {
    1.0 / (1.0 + (-logit).exp())
}

/// Units in the weight file of a weight of 1.
pub(super) fn unit(index: usize) -> f32 {
    let inner = FEATURES..WEIGHTS - HIDDEN;
    (if inner.contains(&index) { HIDDEN_UNITS } else { UNITS }) as f32
}
