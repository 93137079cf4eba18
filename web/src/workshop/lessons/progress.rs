//! Which lessons have been learned.

use super::course::COURSE;
use crate::storage::{self, Key};

/// Which lessons have been learned, by their numbers from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Progress([bool; COURSE.len()]);

impl Progress {
    /// What a text tells of it: numbers from 1. What is no number of a lesson is passed over.
    fn parse(text: &str) -> Self {
        let mut learned = Self::default();
        text.split_whitespace().filter_map(|word| word.parse::<usize>().ok()?.checked_sub(1)).for_each(|index| {
            learned.learn(index);
        });
        learned
    }

    fn write(self) -> String {
        let numbers = (1..=COURSE.len()).filter(|number| self.has(number - 1));
        numbers.map(|number| number.to_string()).collect::<Vec<_>>().join(" ")
    }

    fn learn(&mut self, index: usize) {
        if let Some(lesson) = self.0.get_mut(index) {
            *lesson = true;
        }
    }

    /// Whether that lesson has been learned.
    pub(super) fn has(self, index: usize) -> bool {
        self.0.get(index).copied().unwrap_or_default()
    }

    /// What is kept of it; nothing if storage is refused.
    pub(super) fn kept() -> Self {
        storage::load(Key::Lessons).map(|text| Self::parse(&text)).unwrap_or_default()
    }

    /// With that lesson, and kept so.
    pub(super) fn with(mut self, index: usize) -> Self {
        self.learn(index);
        storage::save(Key::Lessons, &self.write());
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_survives_damage() {
        for (text, written) in [("", ""), ("1 3", "1 3"), ("6 2 2", "2 6"), ("0 7 x -1 1e3 4", "4"), ("\u{0}", "")] {
            let progress = Progress::parse(text);
            assert_eq!(progress.write(), written, "{text}");
            assert_eq!(Progress::parse(written), progress);
        }
    }
}
