//! What a batch of games teaches: who chooses, and who foresees the result.

use fastrand::Rng;
use rayon::prelude::*;
use vexillum_engine::ByColor;
use vexillum_engine::ai::{FEATURES, HIDDEN, HIDDEN_UNITS, UNITS, WEIGHTS, read_weights, write_weights};

use super::facts::FACTS;
use super::game::{Decision, Sample};
use super::net::Net;

/// How often what was decided is gone through, and in parts of how many decisions.
const ROUNDS: usize = 3;
const PART: usize = 2048;
/// A part is divided into so many pieces of work, however many threads there are.
const SHARES: usize = 4;
/// How fast the critic learns, who goes through a batch once: all decisions of a game have the same result, so whoever goes
/// through them faster or more often learns by heart how those games ended, and foresees others worse than chance.
const CRITIC_RATE: f32 = 0.0005;
/// How much more or less likely an action may become by what one batch says.
const CLIP: f32 = 0.2;
/// What it is worth to stay undecided.
const ENTROPY: f32 = 0.002;
/// What is written is the mean of the weights after about the last so many batches (Polyak averaging): those of any one batch
/// play worse by what chance has just taught them.
const AVERAGED: u32 = 20;
/// The largest weight: of the actor as large as its file can hold.
const MOST: f32 = 127.0 / HIDDEN_UNITS as f32;
const CRITIC_MOST: f32 = 8.0;

/// Who learns from games.
pub(super) struct Trainer {
    /// Tells how much an action is to be preferred: what the engine's move prior is given.
    pub(super) actor: Net,
    /// The mean of the actor's weights after about the last [`AVERAGED`] batches: what is written.
    mean: Vec<f32>,
    /// From how many batches it has learned.
    batches: u32,
    /// Tells how a game will end, as the logarithm of the odds.
    critic: Net,
    rng: Rng,
}

/// A decision and how much better it came out than was foreseen.
struct Outcome<'a> {
    decision: &'a Decision,
    advantage: f32,
    /// How likely a win was foreseen, and what came of it.
    foreseen: f32,
    result: f32,
}

/// How the learning goes.
#[derive(Default)]
pub(super) struct Progress {
    pub(super) critic_loss: f32,
    pub(super) entropy: f32,
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
    /// Begins with an actor's [weight file](Self::weight_file) and a [critic's weights](Self::critic_weights), or anew.
    ///
    /// # Errors
    /// Fault of the file, or too few or too many weights.
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
            None => Net::new(FACTS, &mut rng),
            Some(bytes) => {
                let (weights, _) = bytes.as_chunks();
                Net::of(FACTS, weights.iter().map(|&weight| f32::from_le_bytes(weight)).collect())?
            }
        };
        Ok(Self { mean: actor.weights().to_vec(), actor, batches: 0, critic, rng })
    }

    /// The critic's weights, four bytes each.
    pub(super) fn critic_weights(&self) -> Vec<u8> {
        self.critic.weights().iter().flat_map(|weight| weight.to_le_bytes()).collect()
    }

    /// Weight file of the actor: the mean of its weights.
    pub(super) fn weight_file(&self) -> Vec<u8> {
        let byte = |index: usize| (self.mean[index] * unit(index)).round().clamp(-127.0, 127.0) as i8 as u8;
        write_weights(&std::array::from_fn(byte))
    }

    /// Learns from a batch of games, the actor as fast as `rate` says.
    pub(super) fn learn(&mut self, lambda: f32, samples: &[Sample], rate: f32) -> Progress {
        let mut outcomes: Vec<Outcome> = samples.iter().flat_map(|sample| self.outcomes(lambda, sample)).collect();
        let count = outcomes.len().max(1) as f32;
        let mean = outcomes.iter().map(|outcome| outcome.advantage).sum::<f32>() / count;
        let spread = outcomes.iter().map(|outcome| (outcome.advantage - mean).powi(2)).sum::<f32>() / count;
        for outcome in &mut outcomes {
            outcome.advantage /= spread.sqrt() + 1e-6;
        }
        let mut progress = Progress::default();
        for round in 0..ROUNDS {
            self.rng.shuffle(&mut outcomes);
            for part in outcomes.chunks(PART) {
                let (actor, said) = summed(part, |share| self.gradient(share));
                progress.add(&said);
                self.actor.learn(&actor, rate, MOST);
                if round == 0 {
                    let (critic, said) = summed(part, |share| self.critic_gradient(share));
                    progress.add(&said);
                    self.critic.learn(&critic, CRITIC_RATE, CRITIC_MOST);
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

    /// What the decisions of a game came to (generalized advantage estimates, Schulman 2016).
    fn outcomes<'a>(&self, lambda: f32, sample: &'a Sample) -> Vec<Outcome<'a>> {
        let nothing = self.critic.shared(&[]);
        // From the end back: the advantage of the next decision of that side, and what was foreseen there.
        let mut next = ByColor::new(|color| (0.0, sample.score[color]));
        let foresee = |decision: &Decision| chance(self.critic.output(&nothing, &decision.facts).0);
        let outcome = |decision: &'a Decision| {
            let (later, foreseen) = next[decision.color];
            let value = foresee(decision);
            let advantage = foreseen - value + lambda * later;
            next[decision.color] = (advantage, value);
            Outcome { decision, advantage, foreseen: value, result: sample.score[decision.color] }
        };
        sample.decisions.iter().rev().map(outcome).collect()
    }

    /// Which way the critic should change, summed over some decisions; and how wrong it was before it saw any of the batch.
    fn critic_gradient(&self, outcomes: &[Outcome]) -> (Vec<f32>, Progress) {
        let mut gradient = vec![0.0; self.critic.weights().len()];
        let mut progress = Progress::default();
        let nothing = self.critic.shared(&[]);
        for Outcome { decision, foreseen, result, .. } in outcomes {
            let (odds, hidden) = self.critic.output(&nothing, &decision.facts);
            let mut shared = [0.0; HIDDEN];
            self.critic.raise(&mut gradient, &decision.facts, &hidden, result - chance(odds), &mut shared);
            self.critic.raise_shared(&mut gradient, &[], &shared);
            let sure = foreseen.clamp(1e-6, 1.0 - 1e-6);
            progress.critic_loss -= result * sure.ln() + (1.0 - result) * (1.0 - sure).ln();
        }
        (gradient, progress)
    }

    /// Which way the actor should change, summed over some decisions.
    fn gradient(&self, outcomes: &[Outcome]) -> (Vec<f32>, Progress) {
        let mut actor = vec![0.0; self.actor.weights().len()];
        let mut progress = Progress::default();
        for outcome in outcomes {
            let decision = outcome.decision;
            progress.seen += 1.0;
            let scene = self.actor.shared(&decision.scene);
            let outputs: Vec<_> =
                decision.features.iter().map(|features| self.actor.output(&scene, features)).collect();
            let chances = decision.chances(outputs.iter().map(|&(output, _)| output));
            let ratio = chances[decision.chosen] / decision.chance;
            let entropy = -chances.iter().map(|chance| chance * chance.max(1e-9).ln()).sum::<f32>();
            progress.entropy += entropy;
            let enough = if outcome.advantage > 0.0 { ratio > 1.0 + CLIP } else { ratio < 1.0 - CLIP };
            progress.clipped += f32::from(u8::from(enough));
            let push = if enough { 0.0 } else { ratio * outcome.advantage };
            let mut shared = [0.0; HIDDEN];
            for (index, (&chance, (_, hidden))) in chances.iter().zip(&outputs).enumerate() {
                let chosen = f32::from(u8::from(index == decision.chosen));
                let by = push * (chosen - chance) - ENTROPY * chance * (chance.max(1e-9).ln() + entropy);
                if by.abs() > 1e-4 {
                    self.actor.raise(&mut actor, &decision.features[index], hidden, by, &mut shared);
                }
            }
            self.actor.raise_shared(&mut actor, &decision.scene, &shared);
        }
        (actor, progress)
    }
}

/// A gradient of the mean over a part of a batch, and what was seen, worked out in [`SHARES`].
fn summed(
    part: &[Outcome],
    gradient: impl Fn(&[Outcome]) -> (Vec<f32>, Progress) + Sync + Send,
) -> (Vec<f32>, Progress) {
    let parts: Vec<_> = part.par_chunks(part.len().div_ceil(SHARES).max(1)).map(gradient).collect();
    let (mut sum, mut progress) = (Vec::new(), Progress::default());
    for (more, said) in parts {
        sum.resize(more.len(), 0.0);
        sum.iter_mut().zip(more).for_each(|(sum, more): (&mut f32, f32)| *sum += more / part.len() as f32);
        progress.add(&said);
    }
    (sum, progress)
}

/// The chance that has such a logarithm of its odds.
fn chance(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

/// How many units of a weight in the file are one.
pub(super) fn unit(index: usize) -> f32 {
    let inner = FEATURES..WEIGHTS - HIDDEN;
    (if inner.contains(&index) { HIDDEN_UNITS } else { UNITS }) as f32
}
