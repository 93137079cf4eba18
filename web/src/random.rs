//! Random numbers from the browser's cryptographic source: seeds, and choices by chance.

/// A seed for shuffles, set-ups and the computer player.
///
/// Every browser that runs WebAssembly has the source. Without it the seed is 0, so that games can still be played.
pub fn seed() -> u64 {
    getrandom::u64().unwrap_or_else(|error| {
        gloo::console::warn!("no random numbers:", error.to_string());
        0
    })
}

/// A number below `count`; 0 if that is 0.
pub fn below(count: usize) -> usize {
    share(seed(), count)
}

/// One of the choices.
pub fn one_of<T: Copy, const N: usize>(choices: [T; N]) -> T {
    const { assert!(N > 0, "a choice of nothing") }
    choices[below(N)]
}

/// The place of a seed among all seeds, as a number below `count`.
fn share(seed: u64, count: usize) -> usize {
    ((u128::from(seed) * count as u128) >> u64::BITS) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_spread_evenly_over_the_choices() {
        for (seed, count, chosen) in [
            (0, 0, 0),
            (u64::MAX, 0, 0),
            (u64::MAX, 1, 0),
            (u64::MAX / 2, 2, 0),
            (u64::MAX / 2 + 1, 2, 1),
            (u64::MAX, 7, 6),
        ] {
            assert_eq!(share(seed, count), chosen, "{seed} of {count}");
        }
    }

    #[test]
    fn seeds_differ() {
        assert_ne!(seed(), seed());
        assert_eq!((below(0), below(1), one_of([7])), (0, 0, 7));
    }
}
