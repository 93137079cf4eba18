//! What games have taught about moves that the search sees no difference in: whether to guard, to hunt, to stay unknown.
//!
//! A price for each of an action's [traits](super::traits), learned by playing (REINFORCE) by `tools/train`;
//! `docs/computer-player.md` has the run.

use super::habit::FEW;
use super::judge::Judge;
use super::traits::{Situation, TRAITS};
use crate::action::Action;
use crate::view::View;

/// What was learned where most squares are empty.
static PRICES: &[u8; TRAITS] = include_bytes!("data/instinct.bin");
/// So many units of a price make an action e times as likely in training.
pub const UNITS: i32 = 32;

/// What is known by instinct about the actions of a turn.
pub(super) struct Instinct<'a>(Situation<'a>);

impl<'a> Instinct<'a> {
    /// None where it was not learned.
    pub(super) fn new(view: &'a View, judge: &'a Judge, balance: i32) -> Option<Self> {
        (view.variant().army.total() <= FEW).then(|| Self(Situation::new(view, judge, balance)))
    }

    /// How much an action is to be preferred, in `UNITS`.
    pub(super) fn of(&self, action: Action) -> i32 {
        let mut sum = 0;
        self.0.tell(action, &mut |index| sum += PRICES.get(index).map_or(0, |&price| i32::from(price as i8)));
        sum
    }
}
