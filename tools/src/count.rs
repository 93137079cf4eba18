//! Numbers in the arguments of a program.

use clap::builder::RangedU64ValueParser;

/// Parser of a count from 1 to a million: more games, batches or positions are a slip of the hand.
pub fn count() -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new().range(1..=1_000_000)
}
