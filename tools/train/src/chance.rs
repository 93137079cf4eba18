//! Choosing by chance.

/// How likely actions are, of which one that appeals by 1 more is e times as likely.
pub(crate) fn chances(appeals: &[f32]) -> Vec<f32> {
    let top = appeals.iter().copied().fold(f32::MIN, f32::max);
    let weights: Vec<f32> = appeals.iter().map(|appeal| (appeal - top).exp()).collect();
    let sum: f32 = weights.iter().sum();
    weights.iter().map(|weight| weight / sum).collect()
}

/// The number of one of some actions that are so likely, drawn at random.
pub(crate) fn drawn(chances: &[f32], rng: &mut fastrand::Rng) -> usize {
    let mut at = rng.f32();
    let falls_here = |chance: &f32| {
        at -= chance;
        at < 0.0
    };
    chances.iter().position(falls_here).unwrap_or(0)
}
