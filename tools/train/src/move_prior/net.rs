//! Multilayer perceptron (MLP) with one hidden layer on sparse binary features, trained by Adam.

use fastrand::Rng;
use vexillum_engine::ai::HIDDEN;

/// Adam's decay rate of the mean gradient.
const BETA_1: f32 = 0.9;
/// Adam's decay rate of the mean squared gradient.
const BETA_2: f32 = 0.999;
/// Adam's term for stability. It is large, so that weights with tiny gradients hardly change.
const EPSILON: f32 = 1e-5;
/// Learning rate of the direct weights from features to the output, relative to that of the others.
const DIRECT_RATE: f32 = 3.0;

/// Values of the hidden units before the rectifier.
pub(super) type Hidden = [f32; HIDDEN];

/// Network with one hidden layer, and direct weights from the features to the output.
#[derive(Clone)]
pub(super) struct Net {
    /// Number of features.
    features: usize,
    /// All weights, in the order of the engine's weight file.
    ///
    /// Direct weights, weights to the hidden units by feature, biases, weights from the hidden units.
    weights: Vec<f32>,
    /// Mean gradient.
    mean: Vec<f32>,
    /// Mean squared gradient.
    squares: Vec<f32>,
    /// Steps of the optimizer.
    steps: i32,
}

impl Net {
    /// Untrained network, with random weights.
    pub(super) fn new(features: usize, rng: &mut Rng) -> Self {
        let first = features..features * (1 + HIDDEN);
        let last = features * (1 + HIDDEN) + HIDDEN..features * (1 + HIDDEN) + 2 * HIDDEN;
        let mut around = |spread: f32| (rng.f32() - 0.5) * spread;
        let weight = |index| {
            if first.contains(&index) {
                around(0.4)
            } else if last.contains(&index) {
                around(0.1)
            } else {
                0.0
            }
        };
        Self::with(features, (0..last.end).map(weight).collect())
    }

    /// Network with these weights.
    ///
    /// # Errors
    /// If the number of weights is wrong.
    pub(super) fn of(features: usize, weights: Vec<f32>) -> Result<Self, String> {
        let count = features * (1 + HIDDEN) + 2 * HIDDEN;
        if weights.len() != count {
            return Err(format!("{} weights instead of {count}", weights.len()));
        }
        Ok(Self::with(features, weights))
    }

    fn with(features: usize, weights: Vec<f32>) -> Self {
        let none = vec![0.0; weights.len()];
        Self { features, weights, mean: none.clone(), squares: none, steps: 0 }
    }

    /// All weights, in the order of the engine's weight file.
    pub(super) fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// Hidden units for features that several inputs share, biases included.
    pub(super) fn shared(&self, features: &[u16]) -> Hidden {
        let mut hidden = [0.0; HIDDEN];
        let biases = self.features * (1 + HIDDEN);
        hidden.copy_from_slice(&self.weights[biases..biases + HIDDEN]);
        self.accumulate(&mut hidden, features);
        hidden
    }

    fn accumulate(&self, hidden: &mut Hidden, features: &[u16]) {
        for &index in features {
            let first = self.features + usize::from(index) * HIDDEN;
            let weights = &self.weights[first..first + HIDDEN];
            hidden.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += weight);
        }
    }

    /// Output for an input with these features and shared ones, and its hidden units.
    pub(super) fn output(&self, shared: &Hidden, features: &[u16]) -> (f32, Hidden) {
        let mut hidden = *shared;
        self.accumulate(&mut hidden, features);
        let direct: f32 = features.iter().map(|&index| self.weights[usize::from(index)]).sum();
        let last = &self.weights[self.features * (1 + HIDDEN) + HIDDEN..];
        (direct + hidden.iter().zip(last).map(|(sum, weight)| sum.max(0.0) * weight).sum::<f32>(), hidden)
    }

    /// Adds the gradient of an input to `gradient`, and the gradient of its hidden units to `shared`.
    ///
    /// `slope` is the derivative of the objective with respect to the output.
    pub(super) fn add_gradient(
        &self,
        gradient: &mut [f32],
        features: &[u16],
        hidden: &Hidden,
        slope: f32,
        shared: &mut Hidden,
    ) {
        let last = self.features * (1 + HIDDEN) + HIDDEN;
        let mut back = [0.0; HIDDEN];
        for unit in 0..HIDDEN {
            if hidden[unit] > 0.0 {
                gradient[last + unit] += slope * hidden[unit];
                back[unit] = slope * self.weights[last + unit];
                shared[unit] += back[unit];
            }
        }
        for &index in features {
            gradient[usize::from(index)] += slope;
            self.add_hidden_gradient(gradient, index, &back);
        }
    }

    /// Adds the gradient of shared features and of the biases, by the gradient of the hidden units.
    pub(super) fn add_shared_gradient(&self, gradient: &mut [f32], features: &[u16], back: &Hidden) {
        let biases = self.features * (1 + HIDDEN);
        gradient[biases..biases + HIDDEN].iter_mut().zip(back).for_each(|(sum, part)| *sum += part);
        for &index in features {
            self.add_hidden_gradient(gradient, index, back);
        }
    }

    fn add_hidden_gradient(&self, gradient: &mut [f32], index: u16, back: &Hidden) {
        let first = self.features + usize::from(index) * HIDDEN;
        gradient[first..first + HIDDEN].iter_mut().zip(back).for_each(|(sum, part)| *sum += part);
    }

    /// Takes a step of Adam up a gradient and clamps the weights to `most`, the direct ones to twice that.
    pub(super) fn learn(&mut self, gradient: &[f32], rate: f32, most: f32) {
        self.steps += 1;
        let (first, second) = (1.0 - BETA_1.powi(self.steps), 1.0 - BETA_2.powi(self.steps));
        for (index, &part) in gradient.iter().enumerate() {
            let (mean, square) = (&mut self.mean[index], &mut self.squares[index]);
            *mean += (1.0 - BETA_1) * (part - *mean);
            *square += (1.0 - BETA_2) * (part * part - *square);
            let (rate, most) = if index < self.features { (rate * DIRECT_RATE, 2.0 * most) } else { (rate, most) };
            let step = rate * *mean / first / ((*square / second).sqrt() + EPSILON);
            self.weights[index] = (self.weights[index] + step).clamp(-most, most);
        }
    }
}
