//! Progress in the lessons.

use serde::{Deserialize, Serialize};

use super::course::COURSE;
use crate::storage::{self, Key, Stored};

/// Flags of the lessons that have been learned, by their numbers from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Numbers", into = "Numbers")]
pub(super) struct Progress([bool; COURSE.len()]);

/// The lessons that have been learned, by their numbers from 1.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Numbers {
    learned: Vec<usize>,
}

impl From<Numbers> for Progress {
    /// Numbers of no lesson are passed over.
    fn from(Numbers { learned }: Numbers) -> Self {
        let mut progress = Self::default();
        for number in learned {
            progress.learn(number.wrapping_sub(1));
        }
        progress
    }
}

impl From<Progress> for Numbers {
    fn from(progress: Progress) -> Self {
        Self { learned: (1..=COURSE.len()).filter(|number| progress.has(number - 1)).collect() }
    }
}

impl Stored for Progress {
    const KEY: Key = Key::Lessons;
}

impl Progress {
    fn learn(&mut self, index: usize) {
        if let Some(lesson) = self.0.get_mut(index) {
            *lesson = true;
        }
    }

    /// Tells whether a lesson has been learned.
    pub(super) fn has(self, index: usize) -> bool {
        self.0.get(index).copied().unwrap_or_default()
    }

    /// The stored progress; none if storage is refused.
    pub(super) fn kept() -> Self {
        storage::load::<Self>().value()
    }

    /// Keeps that a lesson has been learned, beside what other windows have learned.
    pub(super) fn keep(index: usize) {
        let _ = storage::update(|progress: &mut Self| progress.learn(index));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::{Loaded, tests as stored};

    #[test]
    fn progress_is_stored() {
        let check = |text: &str, numbers: &[usize], loaded: fn(Progress) -> Loaded<Progress>| {
            let progress = Progress::from(Numbers { learned: numbers.to_vec() });
            stored::check(text, progress, loaded);
            assert_eq!(Numbers::from(progress).learned, numbers);
        };
        check("{}", &[], Loaded::Whole);
        check(r#"{"learned": [1, 3]}"#, &[1, 3], Loaded::Whole);
        check(r#"{"learned": [6, 2, 2, 0, 7, 18446744073709551615]}"#, &[2, 6], Loaded::Whole);
        check(r#"{"learned": [1, -1, "3", 4]}"#, &[1, 4], Loaded::Damaged);
        check(r#"{"learned": "1 3"}"#, &[], Loaded::Damaged);
    }
}
