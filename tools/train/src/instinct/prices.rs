//! The prices of traits, and how they change.

use vexillum_engine::ai::{TRAITS, UNITS};

use super::game::Lesson;

/// Adam's memory of gradients and of their squares.
const MEMORY: f32 = 0.9;
const MEMORY_OF_SQUARES: f32 = 0.99;
/// Where gradients are no larger there is little to learn from, and little is learned.
const FLOOR: f32 = 0.003;
/// How strongly prices are drawn to zero.
const DECAY: f32 = 0.0002;

/// The prices of all traits: one more makes an action e times as likely.
#[derive(Clone)]
pub(crate) struct Prices {
    now: Vec<f32>,
    gradient: Vec<f32>,
    squares: Vec<f32>,
    steps: i32,
    /// The mean of the prices that were remembered, and of how many.
    mean: Vec<f32>,
    remembered: f32,
}

impl Default for Prices {
    fn default() -> Self {
        let none = vec![0.0; TRAITS];
        Self { now: none.clone(), gradient: none.clone(), squares: none.clone(), steps: 0, mean: none, remembered: 0.0 }
    }
}

impl Prices {
    /// Reads what [`packed`](Self::packed) has written.
    pub(crate) fn read(bytes: &[u8]) -> Result<Self, String> {
        if bytes.len() != TRAITS {
            return Err(format!("{} prices instead of {TRAITS}", bytes.len()));
        }
        let now = bytes.iter().map(|&byte| f32::from(byte as i8) / UNITS as f32).collect();
        Ok(Self { now, ..Self::default() })
    }

    /// The sum of the prices of some traits.
    pub(crate) fn of(&self, traits: &[usize]) -> f32 {
        traits.iter().map(|&index| self.now[index]).sum()
    }

    /// Changes the prices by what a batch of games has taught.
    pub(crate) fn learn(&mut self, lessons: &[Lesson], rate: f32) {
        self.steps += 1;
        let games = lessons.len().max(1) as f32;
        let (first, second) = (1.0 - MEMORY.powi(self.steps), 1.0 - MEMORY_OF_SQUARES.powi(self.steps));
        for index in 0..TRAITS {
            let sum: f32 = lessons.iter().map(|lesson| lesson.gradient[index]).sum();
            let gradient = sum / games - DECAY * self.now[index];
            self.gradient[index] += (1.0 - MEMORY) * (gradient - self.gradient[index]);
            self.squares[index] += (1.0 - MEMORY_OF_SQUARES) * (gradient * gradient - self.squares[index]);
            self.now[index] += rate * self.gradient[index] / first / ((self.squares[index] / second).sqrt() + FLOOR);
        }
    }

    /// Counts the present prices for the mean that is written: it is steadier than any of them.
    pub(crate) fn remember(&mut self) {
        self.remembered += 1.0;
        for (mean, now) in self.mean.iter_mut().zip(&self.now) {
            *mean += (now - *mean) / self.remembered;
        }
    }

    /// The prices, a byte each, in `UNITS` of one.
    pub(crate) fn packed(&self) -> Vec<u8> {
        let prices = if self.remembered > 0.0 { &self.mean } else { &self.now };
        prices.iter().map(|price| (price * UNITS as f32).round().clamp(-127.0, 127.0) as i8 as u8).collect()
    }
}
