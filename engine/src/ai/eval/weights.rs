//! What a player holds dear: the numbers by which it judges. `tools/train` shows which way games would change them.

use crate::action::Pointing;
use crate::ai::setup::prior::FEW;
use crate::unit::Power;
use crate::variant::Variant;

macro_rules! tastes {
    ($($(#[doc = $doc:literal])* $name:ident = $small:literal, $large:literal, $powers:literal;)*) => {
        /// The numbers by which a position is judged, none below 0; a fresh army's strongest piece is worth about 1000.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct EvalWeights {
            $($(#[doc = $doc])* pub(in crate::ai) $name: i32,)*
        }

        impl EvalWeights {
            /// What suits small armies.
            const SMALL: Self = Self { $($name: $small,)* };
            /// What suits large ones.
            const LARGE: Self = Self { $($name: $large,)* };
            /// What suits those that can detect from afar, and other fantasy powers.
            const POWERS: Self = Self { $($name: $powers,)* };
        }

        #[cfg(feature = "train")]
        impl EvalWeights {
            /// The names of the numbers.
            pub const NAMES: &[&str] = &[$(stringify!($name),)*];

            /// The numbers in the order of their names.
            pub fn numbers(&self) -> alloc::vec::Vec<i32> {
                alloc::vec![$(self.$name,)*]
            }

            /// The same with other numbers, as far as there are any.
            #[must_use]
            pub fn with(mut self, numbers: &[i32]) -> Self {
                let mut numbers = numbers.iter();
                $(self.$name = numbers.next().map_or(self.$name, |&number| number);)*
                self
            }
        }
    };
}

// Of each the first number is for small armies, the second, found by games, for large ones: who attacks there only when it is
// safe never finds out what stands where. The third, found by games, too, is for those that can detect that from afar.
tastes! {
    /// What any piece is worth.
    base = 100, 47, 30;
    /// What strength is worth besides: of a fresh army the strongest gets most of it.
    strength = 900, 1065, 931;
    /// How much less of that a piece has, in thousandths of the share of the enemy that it does not beat.
    steep = 0, 944, 0;
    /// How much less of that in thousandths for each enemy piece that beats it.
    beaten = 120, 50, 136;
    /// What it is worth that a piece slides, and that it defuses.
    slider = 80, 11, 28;
    defuser = 80, 91, 29;
    /// What it is worth that a piece goes two squares a turn.
    double = 100, 100, 35;
    /// What its power is worth besides: less than it wins in a good moment, or it would never be risked.
    namer = 80, 80, 80;
    flier = 60, 60, 41;
    detector = 120, 120, 74;
    enchanter = 300, 300, 179;
    archer = 220, 220, 90;
    rampager = 100, 100, 23;
    /// Shared by all that can still defuse.
    defusers = 240, 358, 78;
    assassin = 300, 345, 96;
    /// What a fixed piece that explodes is worth in all.
    explosive = 180, 210, 124;
    /// What it is worth that an own piece is unknown: any, so much of its worth in thousandths, any that cannot move, and
    /// besides any that has not moved.
    secret = 20, 21, 11;
    secret_share = 167, 79, 97;
    secret_fixed = 60, 58, 37;
    secret_still = 5, 0, 2;
    /// The same of the enemy's pieces.
    veil = 20, 39, 9;
    veil_share = 167, 140, 345;
    veil_fixed = 60, 225, 25;
    veil_still = 5, 13, 5;
    /// How much of its worth an own piece counts that may be lost in a gamble, in percent; and what the enemy is believed to
    /// think of his.
    risk = 300, 112, 352;
    enemy_risk = 300, 87, 261;
    /// How much of what a gamble promises later in a line is believed, in percent.
    hope = 90, 75, 89;
    /// How much of its secret a piece gives up by attacking, in percent.
    shown = 50, 15, 37;
    /// What it is worth to catch a prize that the player could not know for sure: a fair price for a gamble.
    luck = 4000, 1778, 800;
    /// What it costs that the enemy can hit the own prize, if he knew where it stands.
    fear = 10000, 10000, 5819;
    /// What it is worth to stand beside the own prize for whoever is to stop an enemy that is there next.
    keep = 2000, 2000, 804;
    /// What a piece's place counts, in percent.
    place = 33, 57, 46;
    /// How much whoever has more gains by exchanges, in percent.
    exchange = 100, 94, 106;
    /// How much a piece draws others that has moved, and will not wait, in percent of one that has not.
    elusive = 50, 59, 96;
    /// How much of what draws a piece is lost with each step, in thousandths, by how it moves.
    far = 120, 163, 202;
    far_slide = 50, 60, 53;
    far_double = 80, 61, 110;
    /// And how much besides where an own piece must make way.
    crowded = 200, 226, 310;
    /// Beyond this many turns without an attack of a hundred of the limit a player becomes impatient, by so much until it.
    patience = 15, 20, 15;
    impatience = 1200, 1142, 896;
    /// What a sure gain counts besides, for being at hand, in thousandths.
    eager = 125, 101, 125;
    /// The opponent tries attacks on unknown pieces that lose him no more than this.
    dare = 60, 79, 30;
    /// What it is worth to stand two steps from the own prize, and half of what it is worth to stand beside it.
    guard = 0, 42, 1;
}

impl EvalWeights {
    /// What suits a variant.
    pub fn of(variant: &Variant) -> Self {
        if detects(variant) {
            Self::POWERS
        } else if variant.army.total() <= FEW {
            Self::SMALL
        } else {
            Self::LARGE
        }
    }

    /// The same for whoever sees all and is of neither side: no secret is worth anything, and both dare as much.
    #[must_use]
    pub(in crate::ai) const fn without_secrets(self) -> Self {
        Self {
            secret: 0,
            secret_share: 0,
            secret_fixed: 0,
            secret_still: 0,
            veil: 0,
            veil_share: 0,
            veil_fixed: 0,
            veil_still: 0,
            enemy_risk: self.risk,
            keep: 0,
            ..self
        }
    }
}

/// Whether pieces can detect from afar what stands there (R11.2): who plays with them need not stake others on it.
pub(in crate::ai) fn detects(variant: &Variant) -> bool {
    variant.army.units().any(|unit| matches!(unit.power, Some(Power::Point(Pointing::Detect, _))))
}
