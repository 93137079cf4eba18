//! A game of the pupil, and what it decided.

use vexillum_engine::ai::{Thinker, choose};
use vexillum_engine::{ByColor, Color, Phase};
use vexillum_tools::opening;

use super::Options;
use super::facts::facts;
use super::net::Net;
use crate::chance;
use crate::options::{self, OPPONENT};

/// What a draw counts: less than half of a win, so that games are won.
const DRAW: f32 = 0.4;

/// A game that was played.
pub(super) struct Sample {
    pub(super) decisions: Vec<Decision>,
    /// What it was worth to either side.
    pub(super) score: ByColor<f32>,
    /// The pupil's score, if it played against the opponent.
    pub(super) versus: Option<f32>,
}

/// A decision of the pupil.
#[cfg_attr(test, derive(Clone))]
pub(super) struct Decision {
    pub(super) color: Color,
    /// The traits of the turn, and of each action; and what the search says for each, in units of the net.
    pub(super) scene: Vec<u16>,
    pub(super) features: Vec<Vec<u16>>,
    pub(super) values: Vec<f32>,
    pub(super) chosen: usize,
    /// How likely it was to choose that.
    pub(super) chance: f32,
    /// What can be told of the position by who sees all.
    pub(super) facts: Vec<u16>,
}

impl Decision {
    /// How likely a net makes each action.
    pub(super) fn chances(&self, outputs: impl Iterator<Item = f32>) -> Vec<f32> {
        let appeals: Vec<f32> = self.values.iter().zip(outputs).map(|(value, output)| value + output).collect();
        chance::chances(&appeals)
    }
}

/// Plays the game of a number; none if its edition gives no opening.
pub(super) fn play(options: &Options, net: &Net, number: u64) -> Option<Sample> {
    let variant = options.edition[number as usize % options.edition.len()];
    let mut rng = fastrand::Rng::with_seed(number);
    let mut position = opening(variant, number).ok()?.true_position()?.clone();
    let stranger = options::stranger(options.versus, &mut rng);
    let mut decisions = Vec::new();
    while let Some(color) = position.to_act() {
        let view = position.view(color);
        let action = if stranger == Some(color) {
            choose(&view, OPPONENT, options.foe, rng.u64(..))?
        } else {
            let mut thinker = Thinker::agent(&view, options.schedule, rng.u64(..));
            thinker.run(options.nodes);
            let (choices, scene) = thinker.choices();
            if choices.len() > 1 && matches!(position.public().phase(), Phase::Turn(_)) {
                let hope = choices.iter().map(|choice| choice.value).fold(f32::MIN, f32::max);
                let mut decision = Decision {
                    color,
                    scene,
                    values: choices.iter().map(|choice| choice.value / options.temperature).collect(),
                    features: choices.iter().map(|choice| choice.features.clone()).collect(),
                    chosen: 0,
                    chance: 1.0,
                    facts: facts(&position, color, hope),
                };
                let shared = net.shared(&decision.scene);
                let chances =
                    decision.chances(decision.features.iter().map(|features| net.output(&shared, features).0));
                decision.chosen = chance::drawn(&chances, &mut rng);
                decision.chance = chances[decision.chosen];
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
    Some(Sample { decisions, score, versus: stranger.map(|stranger| score[!stranger]) })
}
