//! Evaluation weights of the computer player, tuned with `tools/train`.

use crate::action::Pointing;
use crate::ai::setup::prior::SMALL_ARMY;
use crate::unit::Power;
use crate::variant::Variant;

macro_rules! eval_weights {
    ($($(#[doc = $doc:literal])* $name:ident = $small:literal, $large:literal, $powers:literal;)*) => {
        /// Evaluation weights, none below 0; the strongest piece of a fresh army is worth about 1000.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct EvalWeights {
            $($(#[doc = $doc])* pub(in crate::ai) $name: i32,)*
        }

        impl EvalWeights {
            /// The weights for small armies.
            const SMALL: Self = Self { $($name: $small,)* };
            /// The weights for large armies.
            const LARGE: Self = Self { $($name: $large,)* };
            /// The weights for armies that detect from a distance and have other fantasy powers.
            const POWERS: Self = Self { $($name: $powers,)* };
        }

        #[cfg(feature = "train")]
        impl EvalWeights {
            /// The names of the weights.
            pub const NAMES: &[&str] = &[$(stringify!($name),)*];

            /// The weights in the order of their names.
            pub fn numbers(&self) -> alloc::vec::Vec<i32> {
                alloc::vec![$(self.$name,)*]
            }

            /// These weights with the first ones replaced by `numbers`.
            #[must_use]
            pub fn with(mut self, numbers: &[i32]) -> Self {
                let mut numbers = numbers.iter();
                $(self.$name = numbers.next().map_or(self.$name, |&number| number);)*
                self
            }
        }
    };
}

// The three numbers of a weight are for small armies, for large armies and for armies that detect from a
// distance. The last two were tuned by games. In large armies gambles are cheap: a player who attacks only
// when it is safe never finds out the enemy's kinds. Armies that detect find them out from a distance.
eval_weights! {
    /// The value of any piece.
    base = 100, 47, 30;
    /// The value of strength, most of which goes to the strongest piece of a fresh army.
    strength = 900, 1065, 931;
    /// The reduction of the value of strength for the share of the enemy that a piece does not beat.
    ///
    /// It is given in thousandths for a piece that beats nothing.
    steep = 0, 944, 0;
    /// The reduction of the value of strength for each enemy piece that beats the piece, in thousandths.
    beaten = 120, 50, 136;
    /// The value of sliding any number of squares.
    slider = 80, 11, 28;
    /// The value of defusing mines.
    defuser = 80, 91, 29;
    /// The value of moving two squares a turn.
    double = 100, 100, 35;
    /// The value of naming a piece.
    ///
    /// Like all values of powers it is less than a good use wins, or the piece would never be risked.
    namer = 80, 80, 80;
    /// The value of flying.
    flier = 60, 60, 41;
    /// The value of detecting a piece.
    detector = 120, 120, 74;
    /// The value of enchanting a piece.
    enchanter = 300, 300, 179;
    /// The value of shooting an arrow.
    archer = 220, 220, 90;
    /// The value of a rampage.
    rampager = 100, 100, 23;
    /// The value that is shared by all pieces of a side that can defuse mines.
    defusers = 240, 358, 78;
    /// The value of an assassin while the enemy has a victim for it.
    assassin = 300, 345, 96;
    /// The total value of a piece that explodes.
    explosive = 180, 210, 124;
    /// The secrecy of an own piece: its extra value while it is unknown.
    secret = 20, 21, 11;
    /// The further secrecy of an own piece, in thousandths of its value.
    secret_share = 167, 79, 97;
    /// The whole secrecy of an own piece that is fixed.
    secret_fixed = 60, 58, 37;
    /// The further secrecy of an own piece that has not moved.
    secret_still = 5, 0, 2;
    /// The secrecy of an enemy piece: its extra value while it is unknown.
    veil = 20, 39, 9;
    /// The further secrecy of an enemy piece, in thousandths of its value.
    veil_share = 167, 140, 345;
    /// The whole secrecy of an enemy piece that is fixed.
    veil_fixed = 60, 225, 25;
    /// The further secrecy of an enemy piece that has not moved.
    veil_still = 5, 13, 5;
    /// The cost of an own piece that is lost in a gamble, in percent of its value.
    risk = 300, 112, 352;
    /// The cost that the opponent is assumed to give a piece lost in a gamble, in percent of its value.
    enemy_risk = 300, 87, 261;
    /// The share of a gamble's expected gain that counts later in a line, in percent.
    hope = 90, 75, 89;
    /// The secrecy that a piece gives up by attacking, in percent.
    shown = 50, 15, 37;
    /// The gain of capturing a prize that the player could not know: a fair price for a gamble.
    luck = 4000, 1778, 800;
    /// The cost of an own prize that the enemy can capture, if its square were known.
    fear = 10000, 10000, 5819;
    /// The value of standing beside the own prize, for the flag guard that has to stop an enemy there.
    keep = 2000, 2000, 804;
    /// The weight of the influence maps, in percent.
    place = 33, 57, 46;
    /// The gain by exchanges for the side that is ahead, in percent.
    exchange = 100, 94, 106;
    /// The attraction of a known piece that has moved and may move away, in percent of one that has not.
    elusive = 50, 59, 96;
    /// The loss of influence with each step of a piece that goes one square, in thousandths.
    far = 120, 163, 202;
    /// The loss of influence with each step of a piece that slides, in thousandths.
    far_slide = 50, 60, 53;
    /// The loss of influence with each step of a piece that goes two squares, in thousandths.
    far_double = 80, 61, 110;
    /// The further loss of influence on a square where an own piece has to make way, in thousandths.
    crowded = 200, 226, 310;
    /// The part of the quiet limit that can pass without an attack before impatience grows, in percent.
    patience = 15, 20, 15;
    /// The bonus for attacks beyond that part, for each whole quiet limit.
    impatience = 1200, 1142, 896;
    /// The bonus of a certain gain that is available at once, in thousandths of the gain.
    eager = 125, 101, 125;
    /// The largest expected loss at which the opponent is assumed to attack an unknown piece.
    dare = 60, 79, 30;
    /// The value of a guard two steps from the prize, and half the value of one beside it.
    guard = 0, 42, 1;
}

impl EvalWeights {
    /// The weights for a variant.
    pub fn of(variant: &Variant) -> Self {
        if detects(variant) {
            Self::POWERS
        } else if variant.army.total() <= SMALL_ARMY {
            Self::SMALL
        } else {
            Self::LARGE
        }
    }

    /// These weights for an observer who knows all pieces.
    ///
    /// Secrecy counts nothing, and both sides gamble alike.
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

/// True if pieces can detect an enemy piece from a distance (R11.2).
///
/// A player who has them need not risk other pieces to find out its kind.
pub(in crate::ai) fn detects(variant: &Variant) -> bool {
    variant.army.units().any(|unit| matches!(unit.power, Some(Power::Point(Pointing::Detect, _))))
}
