//! A net with one hidden layer on numbered traits, and how it learns.

use fastrand::Rng;
use vexillum_engine::ai::HIDDEN;

/// Adam's memory of gradients and of their squares.
const MEMORY: f32 = 0.9;
const MEMORY_OF_SQUARES: f32 = 0.999;
/// Where gradients are no larger there is little to learn from, and little is learned.
const FLOOR: f32 = 1e-5;
/// How much faster than the others the weights of traits themselves change.
const DIRECT: f32 = 3.0;

/// What the hidden units are given, before what is below zero is cut off.
pub(super) type Hidden = [f32; HIDDEN];

/// The weights: one of each trait; of each trait one to each hidden unit; a threshold of each hidden unit; one of each.
#[derive(Clone)]
pub(super) struct Net {
    features: usize,
    weights: Vec<f32>,
    mean: Vec<f32>,
    squares: Vec<f32>,
    steps: i32,
}

impl Net {
    /// A net that has learned nothing.
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

    /// A net with those weights.
    ///
    /// # Errors
    /// If they are too many or too few.
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

    /// All weights, in the order of the engine's file.
    pub(super) fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// What the hidden units are given by those traits that many inputs share.
    pub(super) fn shared(&self, features: &[u16]) -> Hidden {
        let mut hidden = [0.0; HIDDEN];
        let thresholds = self.features * (1 + HIDDEN);
        hidden.copy_from_slice(&self.weights[thresholds..thresholds + HIDDEN]);
        self.excite(&mut hidden, features);
        hidden
    }

    fn excite(&self, hidden: &mut Hidden, features: &[u16]) {
        for &index in features {
            let first = self.features + usize::from(index) * HIDDEN;
            let weights = &self.weights[first..first + HIDDEN];
            hidden.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += weight);
        }
    }

    /// The output for an input with those traits besides the shared ones, and what the hidden units are given.
    pub(super) fn output(&self, shared: &Hidden, features: &[u16]) -> (f32, Hidden) {
        let mut hidden = *shared;
        self.excite(&mut hidden, features);
        let direct: f32 = features.iter().map(|&index| self.weights[usize::from(index)]).sum();
        let last = &self.weights[self.features * (1 + HIDDEN) + HIDDEN..];
        (direct + hidden.iter().zip(last).map(|(sum, weight)| sum.max(0.0) * weight).sum::<f32>(), hidden)
    }

    /// Adds to a gradient what raises the output of such an input, so many times; and to that of the shared traits' units.
    pub(super) fn raise(&self, gradient: &mut [f32], features: &[u16], hidden: &Hidden, by: f32, shared: &mut Hidden) {
        let last = self.features * (1 + HIDDEN) + HIDDEN;
        let mut back = [0.0; HIDDEN];
        for unit in 0..HIDDEN {
            if hidden[unit] > 0.0 {
                gradient[last + unit] += by * hidden[unit];
                back[unit] = by * self.weights[last + unit];
                shared[unit] += back[unit];
            }
        }
        for &index in features {
            gradient[usize::from(index)] += by;
            self.raise_units(gradient, index, &back);
        }
    }

    /// Adds to a gradient what the shared traits have to do with what their units ask for.
    pub(super) fn raise_shared(&self, gradient: &mut [f32], features: &[u16], back: &Hidden) {
        let thresholds = self.features * (1 + HIDDEN);
        gradient[thresholds..thresholds + HIDDEN].iter_mut().zip(back).for_each(|(sum, part)| *sum += part);
        for &index in features {
            self.raise_units(gradient, index, back);
        }
    }

    fn raise_units(&self, gradient: &mut [f32], index: u16, back: &Hidden) {
        let first = self.features + usize::from(index) * HIDDEN;
        gradient[first..first + HIDDEN].iter_mut().zip(back).for_each(|(sum, part)| *sum += part);
    }

    /// Changes the weights the way of a gradient (Adam), none beyond `most`.
    pub(super) fn learn(&mut self, gradient: &[f32], rate: f32, most: f32) {
        self.steps += 1;
        let (first, second) = (1.0 - MEMORY.powi(self.steps), 1.0 - MEMORY_OF_SQUARES.powi(self.steps));
        for (index, &part) in gradient.iter().enumerate() {
            let (mean, square) = (&mut self.mean[index], &mut self.squares[index]);
            *mean += (1.0 - MEMORY) * (part - *mean);
            *square += (1.0 - MEMORY_OF_SQUARES) * (part * part - *square);
            let (rate, most) = if index < self.features { (rate * DIRECT, 2.0 * most) } else { (rate, most) };
            let step = rate * *mean / first / ((*square / second).sqrt() + FLOOR);
            self.weights[index] = (self.weights[index] + step).clamp(-most, most);
        }
    }
}
