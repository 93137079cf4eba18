//! Argument parser for search schedules.

use vexillum_engine::ai::{MOVES, SearchSchedule};

/// Argument parser for a search schedule, `SAMPLES[:KEPT[:ROUNDS]]`, like `48,16,8:255,12,8:4`.
///
/// `SAMPLES` lists the samples for a search of one move, of two moves and so on, `KEPT` the number of best
/// actions that each of these searches looks at. `ROUNDS` is the number of times that all this is done, each
/// time with twice the samples.
///
/// # Errors
/// If a list is too long, a number is above 255, a deeper search has more samples, or `ROUNDS` is above 8.
pub fn schedule(text: &str) -> Result<SearchSchedule, String> {
    let mut parts = text.split(':');
    let samples = numbers(parts.next().unwrap_or_default(), 0)?;
    if !samples.is_sorted_by(|more, fewer| more >= fewer) {
        return Err(format!("{text}: further ahead there are no more samples"));
    }
    let kept = parts.next().map_or(Ok([u8::MAX; MOVES]), |list| numbers(list, u8::MAX))?;
    let rounds = parts.next().map_or(Ok([1; MOVES]), |list| numbers(list, 1))?[0];
    if rounds > 8 || parts.next().is_some() {
        return Err(format!("{text}: at most 8 rounds, and nothing after them"));
    }
    Ok(SearchSchedule { samples, kept, rounds: rounds.into() })
}

fn numbers(list: &str, others: u8) -> Result<[u8; MOVES], String> {
    let mut numbers = [others; MOVES];
    let texts: Vec<&str> = list.split(',').collect();
    if texts.len() > MOVES {
        return Err(format!("{list}: at most {MOVES} numbers"));
    }
    for (number, text) in numbers.iter_mut().zip(texts) {
        *number = text.parse().map_err(|_| format!("{text:?} is no number of at most 255"))?;
    }
    Ok(numbers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn schedules_are_read_or_refused() {
        assert_eq!(schedule("4"), Ok(SearchSchedule::ahead(4)));
        let far = SearchSchedule { samples: [48, 16, 8, 0, 0, 0], kept: [255, 12, 255, 255, 255, 255], rounds: 4 };
        assert_eq!(schedule("48,16,8:255,12:4"), Ok(far));
        for text in ["", "x", "300", "8,16", "9,8,7,6,5,4,3", "8:x", "8:8:9", "8:8:1:1"] {
            assert!(schedule(text).is_err(), "{text}");
        }
    }
}
