//! What games have taught about moves that the search sees no difference in: whether to guard, to hunt, to stay unknown.
//!
//! A net with one hidden layer tells from an action's [traits](crate::ai::nn::features) how much it is to be preferred. It was learned by
//! playing (proximal policy optimization) by `tools/train`; `docs/computer-player/training.md` has the runs.

use super::features::{FEATURES, Situation};
use super::weight_file::{self, built_in};
use crate::action::Action;
use crate::ai::eval::evaluator::Evaluator;
use crate::ai::eval::weights::detects;
use crate::view::View;

/// How many hidden units a net has.
pub const HIDDEN: usize = 64;
/// How many weights: a price for each trait; for each trait one to each hidden unit; a threshold for each of those, and a price.
pub const WEIGHTS: usize = FEATURES * (1 + HIDDEN) + 2 * HIDDEN;
/// So many units of a price make an action e times as likely in training.
pub const UNITS: i32 = 16;
/// So many units of a weight to a hidden unit are one.
pub const HIDDEN_UNITS: i32 = 32;

/// Hash of the architecture, as weight files name it.
const ARCHITECTURE: u32 = weight_file::architecture("move prior", &[&[FEATURES as u32, HIDDEN as u32]]);

/// Where the weights to hidden units begin, the thresholds, and the hidden units' prices.
const INNER: usize = FEATURES;
const THRESHOLDS: usize = INNER + FEATURES * HIDDEN;
const OUTER: usize = THRESHOLDS + HIDDEN;

/// What was learned.
struct Net {
    /// For armies of so many pieces at most, and whether they can detect from afar.
    most: usize,
    detects: bool,
    /// What it is worth to be e times as likely in training.
    worth: i32,
    weights: &'static [u8; WEIGHTS],
}

static NETS: [Net; 4] = [
    Net {
        most: 12,
        detects: false,
        worth: 30,
        weights: built_in(include_bytes!("../data/move_prior_12.bin"), ARCHITECTURE),
    },
    Net {
        most: 20,
        detects: false,
        worth: 25,
        weights: built_in(include_bytes!("../data/move_prior_20.bin"), ARCHITECTURE),
    },
    Net {
        most: usize::MAX,
        detects: false,
        worth: 15,
        weights: built_in(include_bytes!("../data/move_prior_40.bin"), ARCHITECTURE),
    },
    Net {
        most: usize::MAX,
        detects: true,
        worth: 15,
        weights: built_in(include_bytes!("../data/move_prior_powers.bin"), ARCHITECTURE),
    },
];

impl Net {
    fn weight(&self, index: usize) -> i32 {
        self.weights.get(index).map_or(0, |&weight| i32::from(weight as i8))
    }

    /// What a trait gives to the hidden units.
    fn excite(&self, hidden: &mut [i32; HIDDEN], index: usize) {
        let first = INNER + index * HIDDEN;
        let weights = self.weights.get(first..first + HIDDEN).unwrap_or_default();
        hidden.iter_mut().zip(weights).for_each(|(sum, &weight)| *sum += i32::from(weight as i8));
    }
}

/// What is known by instinct about the actions of a turn.
pub(in crate::ai) struct MovePrior<'a> {
    net: &'static Net,
    situation: Situation<'a>,
    /// What the hidden units get from what all actions share.
    scene: [i32; HIDDEN],
}

impl<'a> MovePrior<'a> {
    /// None where it was not learned.
    pub(in crate::ai) fn new(view: &'a View, evaluator: &'a Evaluator, balance: i32) -> Option<Self> {
        let variant = view.variant();
        let suits = |net: &&Net| variant.army.total() <= net.most && net.detects == detects(variant);
        let net = NETS.iter().find(suits)?;
        let situation = Situation::new(view, evaluator, balance);
        let mut scene = core::array::from_fn(|unit| net.weight(THRESHOLDS + unit));
        situation.tell_scene(&mut |index| net.excite(&mut scene, index));
        Some(Self { net, situation, scene })
    }

    /// What an action is worth for being what it is.
    pub(in crate::ai) fn of(&self, action: Action) -> i32 {
        let (mut price, mut hidden) = (0, self.scene);
        self.situation.tell(action, &mut |index| {
            price += self.net.weight(index);
            self.net.excite(&mut hidden, index);
        });
        let priced = |(excited, index): (i32, usize)| excited.max(0) * self.net.weight(index);
        let inner: i32 = hidden.into_iter().zip(OUTER..).map(priced).sum();
        let sum = i64::from(price * HIDDEN_UNITS + inner);
        (sum * i64::from(self.net.worth) / i64::from(UNITS * HIDDEN_UNITS)) as i32
    }
}

/// A weight file, as the engine has it built in.
#[cfg(feature = "train")]
pub fn write_weights(weights: &[u8; WEIGHTS]) -> alloc::vec::Vec<u8> {
    [&weight_file::header(ARCHITECTURE)[..], weights].concat()
}

/// Weights of a weight file.
///
/// # Errors
/// If it is none, or one of another network.
#[cfg(feature = "train")]
pub fn read_weights(file: &[u8]) -> Result<&[u8; WEIGHTS], weight_file::WeightFileError> {
    weight_file::read(file, ARCHITECTURE)
}
