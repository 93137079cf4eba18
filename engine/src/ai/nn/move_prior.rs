//! Move prior: a network that ranks moves by their [features](crate::ai::nn::features).
//!
//! It decides where the search sees no difference, as between guarding, hunting and staying unknown. It is an
//! MLP with one hidden layer, trained by self-play (proximal policy optimization) with `tools/train`;
//! `docs/computer-player/training.md` has the runs.

use super::features::{FEATURES, Situation};
use super::weight_file::{self, built_in};
use crate::action::Action;
use crate::ai::eval::evaluator::Evaluator;
use crate::ai::eval::weights::detects;
use crate::view::View;

/// The number of hidden units of a network.
pub const HIDDEN: usize = 64;
/// The number of weights of a network.
///
/// Each feature has a weight to the output and one to each hidden unit. Each hidden unit has a bias and a
/// weight to the output.
pub const WEIGHTS: usize = FEATURES * (1 + HIDDEN) + 2 * HIDDEN;
/// The weight to the output that stands for a logit of 1.
pub const UNITS: i32 = 16;
/// The weight to a hidden unit that stands for 1.
pub const HIDDEN_UNITS: i32 = 32;

/// The hash of the architecture, as weight files have it.
const ARCHITECTURE: u32 = weight_file::architecture("move prior", &[&[FEATURES as u32, HIDDEN as u32]]);

/// The index of the first weight to the hidden units.
const HIDDEN_WEIGHTS: usize = FEATURES;
/// The index of the hidden units' biases.
const BIASES: usize = HIDDEN_WEIGHTS + FEATURES * HIDDEN;
/// The index of the hidden units' weights to the output.
const OUTPUT_WEIGHTS: usize = BIASES + HIDDEN;

/// A network with the variants that it was trained for.
struct Net {
    /// The largest number of pieces of an army.
    max_pieces: usize,
    /// True if the armies can [detect from a distance](detects).
    detects: bool,
    /// The value of being e times as likely in training.
    log_prior_value: i32,
    weights: &'static [u8; WEIGHTS],
}

static NETS: [Net; 4] = [
    Net {
        max_pieces: 12,
        detects: false,
        log_prior_value: 30,
        weights: built_in(include_bytes!("../data/move_prior_12.bin"), ARCHITECTURE),
    },
    Net {
        max_pieces: 20,
        detects: false,
        log_prior_value: 25,
        weights: built_in(include_bytes!("../data/move_prior_20.bin"), ARCHITECTURE),
    },
    Net {
        max_pieces: usize::MAX,
        detects: false,
        log_prior_value: 15,
        weights: built_in(include_bytes!("../data/move_prior_40.bin"), ARCHITECTURE),
    },
    Net {
        max_pieces: usize::MAX,
        detects: true,
        log_prior_value: 15,
        weights: built_in(include_bytes!("../data/move_prior_powers.bin"), ARCHITECTURE),
    },
];

impl Net {
    fn weight(&self, index: usize) -> i32 {
        self.weights.get(index).map_or(0, |&weight| i32::from(weight as i8))
    }

    /// Adds the weights of a feature to the hidden units.
    fn add_to_hidden(&self, hidden: &mut [i32; HIDDEN], index: usize) {
        let first = HIDDEN_WEIGHTS + index * HIDDEN;
        let weights = self.weights.get(first..first + HIDDEN).unwrap_or_default();
        hidden.iter_mut().zip(weights).for_each(|(sum, &weight)| *sum += i32::from(weight as i8));
    }
}

/// The move prior for the actions of one turn.
pub(in crate::ai) struct MovePrior<'a> {
    net: &'static Net,
    situation: Situation<'a>,
    /// The sums of the hidden units over the features that all actions of the turn share.
    shared: [i32; HIDDEN],
}

impl<'a> MovePrior<'a> {
    /// The move prior for a view; `None` where no network was trained for the variant.
    pub(in crate::ai) fn new(view: &'a View, evaluator: &'a Evaluator, balance: i32) -> Option<Self> {
        let variant = view.variant();
        let suits = |net: &&Net| variant.army.total() <= net.max_pieces && net.detects == detects(variant);
        let net = NETS.iter().find(suits)?;
        let situation = Situation::new(view, evaluator, balance);
        let mut shared = core::array::from_fn(|unit| net.weight(BIASES + unit));
        situation.turn_features(&mut |index| net.add_to_hidden(&mut shared, index));
        Some(Self { net, situation, shared })
    }

    /// The value that the move prior adds to an action.
    pub(in crate::ai) fn of(&self, action: Action) -> i32 {
        let (mut direct, mut hidden) = (0, self.shared);
        self.situation.action_features(action, &mut |index| {
            direct += self.net.weight(index);
            self.net.add_to_hidden(&mut hidden, index);
        });
        let weighted = |(sum, index): (i32, usize)| sum.max(0) * self.net.weight(index);
        let by_hidden: i32 = hidden.into_iter().zip(OUTPUT_WEIGHTS..).map(weighted).sum();
        let sum = i64::from(direct * HIDDEN_UNITS + by_hidden);
        (sum * i64::from(self.net.log_prior_value) / i64::from(UNITS * HIDDEN_UNITS)) as i32
    }
}

/// A weight file in the format of those that are built in.
#[cfg(feature = "train")]
pub fn write_weights(weights: &[u8; WEIGHTS]) -> alloc::vec::Vec<u8> {
    [&weight_file::header(ARCHITECTURE)[..], weights].concat()
}

/// The weights of a weight file.
///
/// # Errors
/// If it is no weight file, or one for another architecture.
#[cfg(feature = "train")]
pub fn read_weights(file: &[u8]) -> Result<&[u8; WEIGHTS], weight_file::WeightFileError> {
    weight_file::read(file, ARCHITECTURE)
}
