//! Argument parser for counts.

use clap::builder::RangedU64ValueParser;

/// Argument parser for a count of games, batches or positions, from 1 to a million.
///
/// Larger counts are taken for typing mistakes.
pub fn count() -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new().range(1..=1_000_000)
}
