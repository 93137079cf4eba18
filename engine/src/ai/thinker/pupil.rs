//! A thinker for training and measuring: other numbers than those of its level, and all that it found.

use alloc::vec::Vec;

use super::{PRECISION, Thinker};
use crate::action::Action;
use crate::ai::skill::{Look, PUPIL, Skill};
use crate::ai::taste::Taste;
use crate::ai::traits::Situation;
use crate::level::Level;
use crate::view::View;

/// One of the actions that a pupil may choose.
pub struct Choice {
    /// The action.
    pub action: Action,
    /// Value by the search; a thousand is about a Marshal.
    pub value: f32,
    /// Features that set it apart: numbers below [`TRAITS`](crate::ai::TRAITS).
    pub traits: Vec<u16>,
}

impl Thinker {
    /// Starts to think in the place of the player whose view it is, without what was learned before.
    pub fn pupil(view: &View, look: Look, seed: u64) -> Self {
        Self::with(view, Skill { look, ..PUPIL }, Taste::of(view.variant()), seed)
    }

    /// Starts to think at a level with another taste.
    pub fn with_taste(view: &View, level: Level, taste: Taste, seed: u64) -> Self {
        Self::with(view, level.skill(), taste, seed)
    }

    /// Starts to think at a level that looks ahead otherwise.
    pub fn with_look(view: &View, level: Level, look: Look, seed: u64) -> Self {
        Self::with(view, Skill { look, ..level.skill() }, Taste::of(view.variant()), seed)
    }

    /// Worth of an action that the policy network makes e times as likely; a thousand is about a Marshal.
    pub const fn odds_worth(&self) -> f32 {
        self.odds_worth
    }

    /// All that it thinks of, with what it has found so far; and the traits of the turn that all of these share.
    pub fn choices(&self) -> (Vec<Choice>, Vec<u16>) {
        let judge = &self.search.judge;
        let situation = Situation::new(&self.view, judge, judge.balance(&self.view, &self.belief));
        let choice = |(&action, total): (&Action, i64)| {
            let mut traits = Vec::new();
            situation.tell(action, &mut |index| traits.push(index as u16));
            Choice { action, value: total as f32 / PRECISION as f32, traits }
        };
        let mut scene = Vec::new();
        situation.tell_scene(&mut |index| scene.push(index as u16));
        (self.actions.iter().zip(self.totals()).map(choice).collect(), scene)
    }
}
