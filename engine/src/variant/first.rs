//! Rules of versions up to 0.2, under which games from that time continue.

use super::Variant;
use crate::action::Pointing;
use crate::unit::{Naming, Power, Reach};

/// Titles of the changed editions, which become custom variants.
const TITLES: [(&str, &str); 2] =
    [("spotter2011", "Spotter 2011 (0.2)"), ("fantasy-powers", "Fantasy with powers (0.2)")];

impl Variant {
    /// Variant that the same edition and switches meant in versions up to 0.2.
    ///
    /// In those versions a game without moves for either side was drawn, no edition let the Spy strike back,
    /// and some pieces had wider powers.
    pub(crate) fn as_in_0_2(&self) -> Self {
        let mut old = *self;
        old.rules.both_stuck_draws = true;
        let Some(edition) = Self::find(self.id) else { return old };
        old.rules.spy_strikes_back &= !edition.rules.spy_strikes_back;
        old.army = self.army.with_powers(|power| match power {
            Power::Name(Naming::AFTER_STEP) => Power::Name(Naming::ALL_ROUND),
            Power::Point(Pointing::Detect, Reach::Lines2) => Power::Point(Pointing::Detect, Reach::Around2),
            power => power,
        });
        if old.army == self.army {
            return old;
        }
        let title = TITLES.iter().find(|(id, _)| *id == self.id);
        old.as_own(title.map_or(self.id, |(_, title)| title))
    }
}
