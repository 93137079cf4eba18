//! A game of the pupil, and what it teaches.

use vexillum_engine::ai::{Choice, TRAITS, Thinker};
use vexillum_engine::{ByColor, Color, Phase};
use vexillum_tools::{baseline, opening};

use super::prices::Prices;
use crate::options::Options;

/// How far the pupil may look, in nodes; it ends by itself long before.
const NODES: u64 = 20_000;
/// How far the frozen player looks.
const BASELINE: u64 = 800;
/// What a draw counts: less than half of a win, so that games are won.
const DRAW: f32 = 0.4;
/// The advantage that makes a win e times as likely as a loss, and the most that counts.
const SCALE: f32 = 900.0;
const MOST: f32 = 3000.0;

/// What a game has taught.
pub(crate) struct Lesson {
    /// By how much each price should rise.
    pub(crate) gradient: Vec<f32>,
    /// The pupil's score, if it played against the frozen player.
    pub(crate) score: Option<f32>,
}

/// A decision of the pupil.
struct Decision {
    color: Color,
    choices: Vec<Choice>,
    /// How likely it was to choose each.
    chances: Vec<f32>,
    chosen: usize,
    /// The chance to win that it saw.
    hope: f32,
}

/// Plays the game of a number; none if its edition gives no opening.
pub(crate) fn play(options: &Options, prices: &Prices, number: u64) -> Option<Lesson> {
    let variant = options.editions[number as usize % options.editions.len()];
    let mut rng = fastrand::Rng::with_seed(number);
    let mut position = opening(variant, number).ok()?.true_position()?.clone();
    let stranger = (rng.f32() < options.versus).then(|| if rng.bool() { Color::Red } else { Color::Blue });
    let mut decisions = Vec::new();
    while let Some(color) = position.to_act() {
        let view = position.view(color);
        let action = if stranger == Some(color) {
            let mut thinker = baseline::Thinker::new(&view, rng.u64(..));
            thinker.run(BASELINE);
            thinker.best()?
        } else {
            let mut thinker = Thinker::pupil(&view, rng.u64(..));
            thinker.run(NODES);
            let choices = thinker.choices();
            if choices.len() > 1 && matches!(position.public().phase(), Phase::Turn(_)) {
                let decision = decide(options, prices, color, choices, &mut rng);
                let action = decision.choices[decision.chosen].action;
                decisions.push(decision);
                action
            } else {
                thinker.best()?
            }
        };
        position.play_legal(action, &mut |_| {});
    }
    let winner = position.outcome()?.winner;
    let score = |color: Color| winner.map_or(DRAW, |winner| f32::from(u8::from(winner == color)));
    let gradient = gradient(&decisions, options.lambda, ByColor::new(score));
    Some(Lesson { gradient, score: stranger.map(|stranger| score(!stranger)) })
}

fn decide(options: &Options, prices: &Prices, color: Color, choices: Vec<Choice>, rng: &mut fastrand::Rng) -> Decision {
    let appeal = |choice: &Choice| choice.value / options.temperature + prices.of(&choice.traits);
    let appeals: Vec<f32> = choices.iter().map(appeal).collect();
    let top = appeals.iter().copied().fold(f32::MIN, f32::max);
    let weights: Vec<f32> = appeals.iter().map(|appeal| (appeal - top).exp()).collect();
    let sum: f32 = weights.iter().sum();
    let chances: Vec<f32> = weights.iter().map(|weight| weight / sum).collect();
    let mut at = rng.f32();
    let falls_here = |chance: &f32| {
        at -= chance;
        at < 0.0
    };
    let chosen = chances.iter().position(falls_here).unwrap_or(0);
    let value = choices.iter().map(|choice| choice.value).fold(f32::MIN, f32::max).clamp(-MOST, MOST);
    Decision { color, choices, chances, chosen, hope: 1.0 / (1.0 + (-value / SCALE).exp()) }
}

/// What the decisions of a game say: more of what came out better than hoped, less of the rest.
fn gradient(decisions: &[Decision], lambda: f32, score: ByColor<f32>) -> Vec<f32> {
    let mut gradient = vec![0.0; TRAITS];
    // From the end back: the advantage of the next decision of that side, and what it hoped for.
    let mut next = ByColor::new(|color| (0.0, score[color]));
    for decision in decisions.iter().rev() {
        let (later, hope) = next[decision.color];
        let advantage = hope - decision.hope + lambda * later;
        next[decision.color] = (advantage, decision.hope);
        decision.choices[decision.chosen].traits.iter().for_each(|&index| gradient[index] += advantage);
        for (choice, chance) in decision.choices.iter().zip(&decision.chances) {
            choice.traits.iter().for_each(|&index| gradient[index] -= advantage * chance);
        }
    }
    gradient
}
