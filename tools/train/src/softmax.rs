//! Softmax distributions, and random choices by them.

/// Softmax of logits.
pub(crate) fn softmax(logits: &[f32]) -> Vec<f32> {
    let top = logits.iter().copied().fold(f32::MIN, f32::max);
    let weights: Vec<f32> = logits.iter().map(|logit| (logit - top).exp()).collect();
    let sum: f32 = weights.iter().sum();
    weights.iter().map(|weight| weight / sum).collect()
}

/// Random index by these probabilities.
pub(crate) fn sample(probabilities: &[f32], rng: &mut fastrand::Rng) -> usize {
    let mut left = rng.f32();
    let is_drawn = |probability: &f32| {
        left -= probability;
        left < 0.0
    };
    probabilities.iter().position(is_drawn).unwrap_or(0)
}
