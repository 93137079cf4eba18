//! What games have taught about moves that the search sees no difference in: whether to guard, to hunt, to stay unknown.
//!
//! A net with one hidden layer tells from an action's [traits](super::traits) how much it is to be preferred. It was learned by
//! playing (proximal policy optimization) by `tools/train`; `docs/computer-player/training.md` has the runs.

use super::judge::Judge;
use super::taste::detects;
use super::traits::{Situation, TRAITS};
use crate::action::Action;
use crate::view::View;

/// How many hidden units a net has.
pub const HIDDEN: usize = 64;
/// How many weights: a price for each trait; for each trait one to each hidden unit; a threshold for each of those, and a price.
pub const WEIGHTS: usize = TRAITS * (1 + HIDDEN) + 2 * HIDDEN;
/// So many units of a price make an action e times as likely in training.
pub const UNITS: i32 = 16;
/// So many units of a weight to a hidden unit are one.
pub const HIDDEN_UNITS: i32 = 32;

/// Where the weights to hidden units begin, the thresholds, and the hidden units' prices.
const INNER: usize = TRAITS;
const THRESHOLDS: usize = INNER + TRAITS * HIDDEN;
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
    Net { most: 12, detects: false, worth: 30, weights: include_bytes!("data/instinct12.bin") },
    Net { most: 20, detects: false, worth: 25, weights: include_bytes!("data/instinct20.bin") },
    Net { most: usize::MAX, detects: false, worth: 15, weights: include_bytes!("data/instinct40.bin") },
    Net { most: usize::MAX, detects: true, worth: 15, weights: include_bytes!("data/instinct_powers.bin") },
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
pub(super) struct Instinct<'a> {
    net: &'static Net,
    situation: Situation<'a>,
    /// What the hidden units get from what all actions share.
    scene: [i32; HIDDEN],
}

impl<'a> Instinct<'a> {
    /// None where it was not learned.
    pub(super) fn new(view: &'a View, judge: &'a Judge, balance: i32) -> Option<Self> {
        let variant = view.variant();
        let suits = |net: &&Net| variant.army.total() <= net.most && net.detects == detects(variant);
        let net = NETS.iter().find(suits)?;
        let situation = Situation::new(view, judge, balance);
        let mut scene = core::array::from_fn(|unit| net.weight(THRESHOLDS + unit));
        situation.tell_scene(&mut |index| net.excite(&mut scene, index));
        Some(Self { net, situation, scene })
    }

    /// What an action is worth for being what it is.
    pub(super) fn of(&self, action: Action) -> i32 {
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
