//! What games have taught about moves that the search sees no difference in: whether to guard, to hunt, to stay unknown.
//!
//! A price for each of an action's [traits](super::traits), learned by playing (REINFORCE) by `tools/train`;
//! `docs/computer-player.md` has the run.

use super::judge::Judge;
use super::traits::{Situation, TRAITS};
use crate::action::Action;
use crate::view::View;

/// What was learned, by the most pieces of an army that it is for.
static PRICES: [(usize, &[u8; TRAITS]); 2] =
    [(12, include_bytes!("data/instinct12.bin")), (20, include_bytes!("data/instinct20.bin"))];
/// So many units of a price make an action e times as likely in training.
pub const UNITS: i32 = 32;

/// What is known by instinct about the actions of a turn.
pub(super) struct Instinct<'a> {
    prices: &'static [u8; TRAITS],
    situation: Situation<'a>,
}

impl<'a> Instinct<'a> {
    /// None where it was not learned.
    pub(super) fn new(view: &'a View, judge: &'a Judge, balance: i32) -> Option<Self> {
        let pieces = view.variant().army.total();
        let (_, prices) = PRICES.into_iter().find(|&(most, _)| pieces <= most)?;
        Some(Self { prices, situation: Situation::new(view, judge, balance) })
    }

    /// How much an action is to be preferred, in `UNITS`.
    pub(super) fn of(&self, action: Action) -> i32 {
        let mut sum = 0;
        self.situation
            .tell(action, &mut |index| sum += self.prices.get(index).map_or(0, |&price| i32::from(price as i8)));
        sum
    }
}
