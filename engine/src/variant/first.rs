//! Editions as versions up to 0.2 had them: a game that began then goes on under the rules with which it began.

use super::Variant;
use crate::action::Pointing;
use crate::unit::{Naming, Power, Reach};

/// Names for the editions whose pieces have changed: as they were, they are own variants.
const TITLES: [(&str, &str); 2] =
    [("spotter2011", "Spotter 2011 (0.2)"), ("fantasy-powers", "Fantasy with powers (0.2)")];

impl Variant {
    /// The variant that the same name and switches stood for in versions up to 0.2: a draw where neither side could move, no
    /// edition in which the Spy strikes back by itself, and pieces that could do more.
    pub(crate) fn as_first(&self) -> Self {
        let mut first = *self;
        first.rules.both_stuck_draws = true;
        let Some(edition) = Self::find(self.id) else { return first };
        first.rules.spy_strikes_back &= !edition.rules.spy_strikes_back;
        first.army = self.army.with_powers(|power| match power {
            Power::Name(Naming::AFTER_STEP) => Power::Name(Naming::ALL_ROUND),
            Power::Point(Pointing::Detect, Reach::Lines2) => Power::Point(Pointing::Detect, Reach::Around2),
            power => power,
        });
        if first.army == self.army {
            return first;
        }
        let title = TITLES.iter().find(|(id, _)| *id == self.id);
        first.as_own(title.map_or(self.id, |(_, title)| title))
    }
}
